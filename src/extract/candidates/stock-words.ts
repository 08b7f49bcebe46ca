/** What is said before a state of stock: of what, since when, how many. */
const beforeState =
  "(?:(?:this|este) (?:product|item|producto|art[íi]culo) (?:is|est[áa]|se encuentra) (?:actualmente |y )?|(?:currently|temporarily|actualmente|temporalmente|por el momento|actuellement|momentan|derzeit|zurzeit|attualmente|atualmente|momenteel|tijdelijk),? |(?:only|s[óo]lo|solamente|(?:s[óo]lo )?quedan?(?: s[óo]lo)?|nur noch|plus que|il ne reste plus que|solo|ne)? ?\\d{1,4} (?:left |items? |unidades |piezas |st[üu]ck |exemplaires? )?)?";
const states =
  "(?:no longer )?(?:in stock|out of stock|sold out|available|unavailable|discontinued|pre-?order|back-?order(?:ed)?)|(?:no |ya no )?(?:en stock|disponible|agotad[oa]|sin (?:stock|existencias)|hay existencias|fuera de stock|descatalogad[oa])|(?:nicht |sofort )?(?:auf lager|verfügbar|lieferbar|vorrätig)|ausverkauft|vergriffen|(?:non |in)?disponib(?:le|ile|ili)|(?:en|rupture de) stock|épuisée?|esaurito|(?:in)?dispon[íi]vel|esgotado|em estoque|op voorraad|uitverkocht|(?:nie)?dostępn[ya]|(?:нет )?в (?:наличии|продаже)";
const stateOfStock = new RegExp(`^[¡!(\\s]*${beforeState}(?:${states})(?![\\p{L}])`, "iu");

/** Whether a text says that a thing is to be had or not, whatever it says behind that: `Derzeit nicht verfügbar`, `Solo quedan 3 en stock`. */
export const isStateOfStock = (text: string): boolean => stateOfStock.test(text);

const invitation =
  /^(?:check|see|view|find|choose|select|ver|mira|consulta\p{L}*|comprueba|comprobar|elige|selecciona|voir|vérifier|consulter|prüfen|vedi|verifica)(?!\p{L})/iu;
const question = /availability|disponibilidad|disponibilit[ée]|verf[üu]gbarkeit|\?$/iu;

/** Whether a text only invites to look up whether a thing is to be had, or is what that is called. */
export const asksForStock = (text: string): boolean => invitation.test(text) || question.test(text);

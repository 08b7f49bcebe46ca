import type { KindOfValues } from "./usual-values.ts";

/** What things for sale or for rent are like: colours, states, materials, formats, parts of homes and vehicles. */
export const kindsOfGoods: readonly KindOfValues[] = [
  {
    asked:
      "color, colour, exterior color, farbe, couleur, cor, colore, kleur, kolor, цвет, farg, farge, farve, renk, barva",
    values:
      "blanco, blanca, negro, negra, gris, plata, plateado, dorado, oro, rojo, roja, azul, verde, amarillo, amarilla, naranja, marron, beige, rosa, morado, violeta, turquesa, granate, burdeos, celeste, crema, antracita, multicolor, transparente, " +
      "white, black, grey, gray, silver, gold, golden, red, blue, green, yellow, orange, brown, pink, purple, violet, turquoise, burgundy, navy, ivory, cream, khaki, teal, charcoal, bronze, copper, anthracite, multicolour, transparent, clear, " +
      "weiss, weiß, schwarz, grau, silber, rot, blau, grun, gelb, braun, lila, anthrazit, turkis, bunt, blanc, blanche, noir, noire, argent, rouge, bleu, bleue, vert, verte, jaune, marron, violet, dore, " +
      "branco, branca, preto, preta, cinza, cinzento, prata, dourado, vermelho, vermelha, amarelo, laranja, castanho, marrom, roxo, bianco, bianca, nero, nera, grigio, argento, rosso, rossa, blu, verde, giallo, arancione, marrone, viola, " +
      "wit, zwart, grijs, zilver, rood, blauw, groen, geel, oranje, bruin, paars, bialy, czarny, szary, srebrny, czerwony, niebieski, zielony, zolty, brazowy, granatowy, " +
      "белый, черный, серый, серебристый, красный, синий, голубой, зеленый, желтый, оранжевый, коричневый, бежевый, розовый, фиолетовый, золотой, " +
      "vit, svart, gra, grå, silver, rod, röd, bla, blå, gron, grön, gul, brun, hvit, hvid, sort, sølv, rød, grønn, grøn, beyaz, siyah, gri, kirmizi, mavi, yesil, sari, bila, cerna, seda, stribrna, cervena, modra, zelena, zluta, hneda, " +
      "白, 黒, 赤, 青, 緑, ホワイト, ブラック, シルバー, グレー, レッド, ブルー, 白色, 黑色, 灰色, 银色, 红色, 蓝色, 绿色, 흰색, 검정, 검정색, 회색, 은색, 빨강, 파랑",
    fillers:
      "metallic, metalizado, metallise, metalik, metallik, matt, mat, mate, matte, gloss, dark, light, claro, oscuro, hell, dunkel, clair, fonce, pearl, perlado",
  },
  {
    asked:
      "condition, condicion, estado del producto, estado del articulo, zustand, etat, condicao, condizione, condizioni, staat, stan, skick, tilstand, stand, состояние, durum, stav, 状態, 상태",
    concepts: "status",
    values:
      "new, brand new, used, pre owned, preowned, refurbished, certified refurbished, renewed, open box, like new, second hand, secondhand, for parts, for parts or not working, excellent, very good, good, acceptable, " +
      "nuevo, nueva, nuevos, nuevas, usado, usada, usados, usadas, seminuevo, seminueva, reacondicionado, reacondicionada, segunda mano, de segunda mano, para piezas, como nuevo, como nueva, de ocasion, a estrenar, " +
      "novo, nova, recondicionado, seminovo, seminova, neuf, neuve, occasion, d occasion, reconditionne, comme neuf, bon etat, tres bon etat, neu, neuwertig, gebraucht, generaluberholt, wie neu, " +
      "nuovo, usato, ricondizionato, come nuovo, nieuw, gebruikt, tweedehands, zo goed als nieuw, nowy, uzywany, jak nowy, новый, новое, б у, подержанный, ny, nytt, begagnad, begagnat, brukt, brugt, sifir, ikinci el, novy, novy, pouzity, pouzite, " +
      "新品, 中古, 中古品, 未使用, 全新, 二手, 새상품, 중고",
    fillers: "certified, manufacturer, seller, open, box, comme, wie, casi, very, muy",
  },
  {
    asked:
      "availability, disponibilidad, existencias, stock, disponibilidade, disponibilite, disponibilita, verfugbarkeit, lieferbarkeit, beschikbaarheid, dostepnosc, наличие, stock status, 在庫",
    concepts: "status",
    values:
      "in stock, out of stock, available, unavailable, not available, sold, sold out, pre order, preorder, backorder, on backorder, limited stock, low stock, low in stock, almost gone, left, left in stock, reserved, under offer, on request, " +
      "disponible, no disponible, agotado, agotada, en stock, sin stock, con stock, hay stock, vendido, vendida, reservado, reservada, bajo pedido, preventa, ultimas unidades, ultima unidad, quedan, solo quedan, solo queda, queda, pocas unidades, " +
      "disponivel, indisponivel, esgotado, em estoque, em stock, sob encomenda, indisponible, epuise, rupture de stock, en rupture, sur commande, vendu, " +
      "auf lager, nicht auf lager, lieferbar, sofort lieferbar, nicht lieferbar, ausverkauft, verfugbar, vergriffen, disponibile, non disponibile, esaurito, op voorraad, niet op voorraad, uitverkocht, leverbaar, verkocht, beschikbaar, " +
      "dostepny, niedostepny, w magazynie, brak, в наличии, нет в наличии, под заказ, i lager, slut i lager, pa lager, udsolgt, stokta, stokta yok, tukendi, skladem, neni skladem, vyprodano, 在庫あり, 在庫なし, 売り切れ, 有货, 缺货, 품절, 재고 있음",
    fillers: "only, solo, unidades, unidad, units, unit, items, item, ud, uds, pieces, more, mas",
  },
  {
    asked:
      "interior, furnishing, furnished, furniture, amueblado, mobiliario, muebles, inrichting, moblierung, ausstattung, meuble, ameublement, mobilia, mobilado, arredamento, arredato, umeblowanie",
    values:
      "furnished, unfurnished, part furnished, partly furnished, semi furnished, fully furnished, furnished or unfurnished, amueblado, amueblada, sin amueblar, semiamueblado, semi amueblado, parcialmente amueblado, no amueblado, " +
      "gemeubileerd, gestoffeerd, kaal, mobliert, unmobliert, teilmobliert, vollmobliert, meuble, meublee, non meuble, non meublee, semi meuble, vide, mobilado, mobiliado, sem mobilia, semi mobiliado, arredato, non arredato, parzialmente arredato, " +
      "umeblowane, nieumeblowane, mobleret, umobleret, moblert, umoblert, delvis moblert, moblerad, omoblerad, esyali, esyasiz, zarizeny, nezarizeny, с мебелью, без мебели, 家具付き",
  },
  {
    asked:
      "fuel, fuel type, combustible, combustivel, kraftstoff, kraftstoffart, treibstoff, carburant, energie, alimentazione, carburante, brandstof, paliwo, rodzaj paliwa, топливо, тип топлива, drivmedel, drivstoff, drivmiddel, yakit, yakit tipi, palivo, engine type, powertrain, 燃料, 연료",
    values:
      "petrol, gasoline, gas, diesel, electric, hybrid, plug in hybrid, mild hybrid, full hybrid, phev, hev, bev, lpg, cng, ethanol, flex fuel, flex, hydrogen, gasolina, nafta, electrico, electrica, hibrido, hibrida, hibrido enchufable, glp, gnc, gnv, gas natural, " +
      "bencina, benzin, elektro, elektrisch, erdgas, autogas, essence, electrique, hybride, hybride rechargeable, gpl, ethanol, benzina, elettrica, elettrico, ibrida, ibrido, metano, alcool, etanol, eletrico, benzine, benzyna, elektryczny, hybryda, hybrydowy, " +
      "бензин, дизель, электро, гибрид, газ, bensin, el, elbil, elhybrid, laddhybrid, plugin hybrid, hybrid el bensin, hybrid bensin, hybrid diesel, dizel, elektrik, elektrikli, hibrit, benzin lpg, nafta, elektro, hybridni, ガソリン, ディーゼル, 電気, ハイブリッド, 汽油, 柴油, 纯电动, 混合动力, 휘발유, 가솔린, 디젤, 경유, 전기, 하이브리드",
    fillers: "motor, engine, e10, e85, super",
  },
  {
    asked:
      "transmission, gearbox, gear, transmision, caja, caja de cambios, cambio, cambios, getriebe, getriebeart, boite, boite de vitesse, boite de vitesses, transmissao, caixa, trasmissione, transmissie, versnellingsbak, skrzynia biegow, skrzynia, коробка, коробка передач, кпп, vaxellada, girkasse, girtype, gearkasse, vites, vites tipi, prevodovka",
    values:
      "automatic, manual, semi automatic, semiautomatic, cvt, dct, dsg, tiptronic, automatico, automatica, semiautomatico, semiautomatica, secuencial, automatik, automatikgetriebe, schaltgetriebe, schaltung, halbautomatik, automatique, manuelle, manuel, semi automatique, " +
      "manuale, automat, automaat, handgeschakeld, schakel, semi automaat, automatyczna, manualna, автомат, механика, вариатор, робот, акпп, мкпп, automatgear, manuelt, manuell, automatisk, otomatik, yari otomatik, duz, manualni, automaticka, " +
      "オートマ, マニュアル, 自动, 手动, 自動, 手動, 자동, 수동",
    fillers: "transmission, gearbox, speed, gear, gears, velocidades, marchas, vitesses, gang",
  },
  {
    asked:
      "body, body type, body style, vehicle type, carroceria, tipo de carroceria, tipo de vehiculo, karosserie, karosserieform, fahrzeugtyp, carrosserie, carrozzeria, nadwozie, typ nadwozia, кузов, karosseri, kasa tipi, karoserie",
    values:
      "suv, sedan, saloon, hatchback, coupe, convertible, cabriolet, cabrio, wagon, station wagon, estate, estate car, touring, minivan, van, pickup, pick up, truck, crossover, roadster, mpv, limousine, kombi, kompakt, kleinwagen, gelandewagen, transporter, " +
      "berlina, familiar, todoterreno, 4x4, descapotable, monovolumen, furgoneta, camioneta, compacto, utilitario, berline, break, monospace, citadine, utilitaire, fourgon, perua, sedã, hatch, picape, station wagon, fuoristrada, monovolume, city car, utilitaria, " +
      "stationwagon, bestelauto, terreinwagen, седан, хэтчбек, универсал, внедорожник, кроссовер, купе, минивэн, пикап, кабриолет, фургон, stasjonsvogn, kasse, kombi 5 dors, halvkombi, flerbruksbil, motorcycle, motorbike, scooter, moto, motocicleta, motorrad",
    fillers: "doors, puertas, dr, d, turig",
  },
  {
    asked:
      "drive, drivetrain, drive type, wheel drive, traccion, antrieb, transmission type, hjuldrift, drivning, trazione, привод",
    values:
      "awd, fwd, rwd, 4wd, 2wd, 4x4, 4x2, xdrive, quattro, 4matic, all wheel drive, front wheel drive, rear wheel drive, four wheel drive, delantera, trasera, total, integral, traccion delantera, traccion trasera, traccion total, allrad, allradantrieb, frontantrieb, heckantrieb, " +
      "avant, arriere, integrale, anteriore, posteriore, firehjulsdrift, forhjulsdrift, framhjulsdrift, bakhjulsdrift, полный, передний, задний",
  },
  {
    asked:
      "material, materials, materiales, material principal, matiere, materiau, materiale, materiaal, werkstoff, материал, malzeme, materiał, 素材, 材质",
    values:
      "wood, solid wood, oak, pine, walnut, metal, steel, stainless steel, iron, aluminium, aluminum, brass, copper, plastic, glass, ceramic, porcelain, cotton, wool, silk, linen, polyester, nylon, viscose, elastane, leather, rubber, silicone, paper, cardboard, stone, marble, concrete, bamboo, velvet, denim, gold, silver, sterling silver, acrylic, " +
      "madera, madera maciza, roble, pino, nogal, acero, acero inoxidable, hierro, aluminio, laton, cobre, plastico, vidrio, cristal, ceramica, porcelana, algodon, lana, seda, lino, poliester, cuero, piel, caucho, goma, silicona, papel, carton, piedra, marmol, hormigon, bambu, " +
      "holz, eiche, kiefer, nussbaum, stahl, edelstahl, eisen, messing, kupfer, kunststoff, glas, keramik, porzellan, baumwolle, wolle, seide, leinen, leder, gummi, papier, stein, marmor, beton, bois, chene, acier, acier inoxydable, fer, laiton, cuivre, plastique, verre, ceramique, coton, laine, soie, lin, cuir, pierre, marbre, " +
      "madeira, carvalho, aco, aco inox, ferro, plastico, vidro, algodao, la, couro, pedra, legno, acciaio, vetro, cotone, seta, pelle, gomma, pietra, marmo, hout, staal, rvs, kunststof, katoen, leer, drewno, stal, bawelna, skora, дерево, металл, сталь, пластик, стекло, хлопок, шерсть, кожа",
    fillers: "recycled, organic, organico, reciclado, 100",
  },
  {
    asked:
      "format, formato, binding, encuadernacion, edicion, einband, medium, media, support, formaat, bindwijze, oprawa, формат, переплет, media format, tipo de archivo, file type, file format, dateityp, dateiformat",
    values:
      "hardcover, hardback, paperback, softcover, mass market paperback, ebook, e book, kindle, kindle edition, audiobook, audio cd, board book, spiral bound, pdf, epub, mobi, docx, doc, xls, xlsx, csv, json, xml, zip, mp3, mp4, html, geojson, kml, shp, wms, api, rdf, ods, odt, txt, ppt, pptx, vinyl, lp, cd, dvd, blu ray, bluray, 4k, cassette, digital, print, " +
      "tapa dura, tapa blanda, bolsillo, rustica, cartone, libro electronico, audiolibro, gebunden, gebundenes buch, taschenbuch, broschiert, horbuch, broche, relie, poche, livre audio, capa dura, capa comum, capa mole, brochura, copertina rigida, copertina flessibile, brossura, gebonden, paperback pocket, twarda, miekka, твердый, мягкий, inbunden, haftad, pocket, ljudbok, 単行本, 文庫, 新書",
  },
  {
    asked:
      "size, talla, sizes, tallas, taille, grosse, tamanho, taglia, maat, rozmiar, размер, storlek, storrelse, beden, velikost, サイズ, 尺码",
    values:
      "xxs, xs, s, m, l, xl, xxl, xxxl, 2xl, 3xl, 4xl, 5xl, one size, talla unica, unica, unique, unitalla, small, medium, large, extra large, pequeno, mediano, grande, chico, klein, mittel, gross, petit, moyen, grand, pequeno, medio",
  },
  {
    asked:
      "property type, type of property, tipo de inmueble, tipo de propiedad, tipo de vivienda, tipo de imovel, home type, building type, immobilientyp, objekttyp, haustyp, wohnungstyp, type de bien, tipologia, woningtype, soort woning, typ nieruchomosci, rodzaj zabudowy, тип жилья, тип недвижимости, bostadstyp, boligtype, emlak tipi, accommodation type, tipo de alojamiento",
    concepts: "kind",
    values:
      "house, apartment, flat, condo, condominium, townhouse, town house, studio, villa, bungalow, cottage, duplex, penthouse, loft, detached, semi detached, detached house, terraced house, end of terrace, land, plot, office, commercial, warehouse, garage, parking, multi family, single family, single family home, manufactured, co op, farm, hotel, hostel, guest house, bed and breakfast, homestay, " +
      "casa, piso, departamento, apartamento, atico, estudio, chalet, adosado, pareado, terreno, parcela, solar, oficina, local, local comercial, nave, garaje, finca, finca rustica, quinta, ph, cabana, galpon, bodega, hostal, pension, " +
      "haus, wohnung, einfamilienhaus, doppelhaushalfte, reihenhaus, mehrfamilienhaus, grundstuck, dachgeschosswohnung, etagenwohnung, maisonette, erdgeschosswohnung, maison, appartement, terrain, immeuble, bureau, bureaux, local commercial, fonds de commerce, " +
      "sobrado, cobertura, kitnet, quitinete, moradia, apartamento t2, loja, sala comercial, galpao, appartamento, villetta, attico, monolocale, bilocale, trilocale, quadrilocale, rustico, ufficio, negozio, capannone, huis, woonhuis, tussenwoning, hoekwoning, bovenwoning, benedenwoning, kamer, " +
      "mieszkanie, dom, dzialka, kawalerka, квартира, дом, комната, участок, офис, таунхаус, студия, lagenhet, villa, radhus, fritidshus, leilighet, enebolig, rekkehus, tomannsbolig, hytte, lejlighed, raekkehus, daire, ev, arsa, byt, rodinny dum, pozemek, マンション, 一戸建て, 土地, アパート, 公寓, 别墅, 아파트, 오피스텔, 빌라, 단독주택",
    fillers: "for, sale, rent, en, venta, alquiler, te, huur, koop, a, vendre, louer, zu, verkaufen, mieten",
  },
  {
    asked:
      "energy class, energy rating, energy label, energy efficiency, epc, epc rating, clase energetica, certificado energetico, eficiencia energetica, calificacion energetica, etiqueta energetica, energieklasse, energieeffizienzklasse, energielabel, dpe, classe energetique, classe energetica, klasa energetyczna, energimarking, energiklass, energimaerke",
    values: "a, b, c, d, e, f, g, h, a+, a++, a+++, a1, a2, a3, a4, a2010, a2015, a2020",
    fillers: "en, tramite, class, clase, klasse, label, rating, epc",
  },
  {
    asked:
      "gear type, listing type, transaction, operacion, tipo de operacion, tipo de oferta, offer type, angebotsart, transacao, contratto, tipo de anuncio, vermarktungsart",
    values:
      "for sale, for rent, to let, sale, rent, rental, lease, auction, venta, en venta, alquiler, en alquiler, traspaso, permuta, arriendo, renta, en renta, subasta, kauf, zu verkaufen, miete, zu vermieten, vente, location, a vendre, a louer, venda, a venda, aluguel, arrendamento, vendita, affitto, in vendita, in affitto, koop, te koop, huur, te huur, sprzedaz, wynajem, na sprzedaz, na wynajem, продажа, аренда, till salu, til salgs, til leie, satilik, kiralik, prodej, pronajem",
  },
  {
    asked:
      "seller type, type of seller, tipo de vendedor, vendedor, anunciante, anbieter, type de vendeur, tipo di venditore, verkoper, sprzedawca, продавец, selger, saljare, saelger",
    values:
      "private, private seller, dealer, trade, business, agency, particular, profesional, concesionario, concesionaria, tienda, inmobiliaria, privat, gewerblich, handler, privatanbieter, particulier, professionnel, profissional, privato, concessionario, concessionaria, particulier, bedrijf, prywatny, firma, osoba prywatna, частное лицо, дилер, собственник, агентство, privat, forhandler, foretag, bedrift, sahibinden, galeriden",
    fillers: "seller, person, service, garanti",
  },
];

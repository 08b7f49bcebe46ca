/** What stands behind a value on which both sides do not agree. */
export const contradiction = {
  note: "El exportador y sus compradores se contradicen: declaró haber vendido {exported} USD a los países que también declaran este producto, y ellos, haberle comprado {imported} USD con flete y seguro. El valor es, en cada destino, la media de ambas cifras sin flete, o la única que haya. Suele pasar cuando la mercancía va por un tercer país o cada aduana la clasifica de otro modo.",
};

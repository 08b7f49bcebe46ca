/** What sources are, beside the names they have, and the terms they are used under. */
export const sources = {
  kinds: {
    "fao-trade": "comercio agrícola entre países",
    "fao-trade-totals": "comercio agrícola de cada país",
    "faostat-production": "producción agrícola y ganadera; gcamfaostat completa los años que faltan",
    baci: "comercio mundial por producto, conciliado entre comprador y vendedor",
    bgs: "producción de minerales",
    usgs: "producción de las minas",
    factbook: "qué exporta cada país, sin cifras",
    comtrade: "comercio que cada país declara a la ONU",
    "comtrade-file": "comercio que cada país declara a la ONU",
    gdelt: "titulares de prensa de todo el mundo",
    "news-feeds": "titulares de los medios que eligió esta instalación",
  },
  licences: {
    "CC-BY-4.0": "CC BY 4.0",
    "Etalab-2.0": "Licencia abierta Etalab 2.0",
    "OGL-UK-3.0": "Open Government Licence 3.0 (Reino Unido)",
    "public-domain": "dominio público",
    "UN-Comtrade-terms": "condiciones de UN Comtrade",
    "operators-own": "con la licencia de quien administra esta instalación",
    "open-with-citation": "uso libre citando la fuente",
    "headlines-and-links": "solo titular y enlace de cada medio",
  },
  versions: { live: "consulta en directo", unknown: "versión sin indicar" },
};

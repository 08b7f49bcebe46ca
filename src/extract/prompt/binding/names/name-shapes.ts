const word = "\\p{Lu}[\\p{L}.'’-]*";
const small = "(?:de|del|la|van|von|der|da|di|y|and|et)\\s";
/** A person's name, with what may stand before and after it: `por Ana Ruiz, Valencia`, `Ana Ruiz (ABC), Eva Sanz (ABC)`. Words end where their letters do, so that capitals are tried once. */
const personName = new RegExp(
  `^(?:(?:by|por|de)\\s)?(?=(?:${word}?\\s?|${small})(?:\\p{Lu}|${small}))(?:${word}(?:\\s|(?![\\p{L}.'’-]))|${small}){1,6}(?:\\s?\\([^()]+\\))?(?:[,;&]\\s?.*|\\.{3}|…)?$`,
  "u",
);

/** As catalogues write it: `Vargas Llosa, Mario`. */
const invertedName = /^\p{Lu}[\p{L}.'’ -]{1,30},\s\p{Lu}[\p{L}.'’ -]{0,30}$/u;

/** A name or a kind: words, no figures, not the beginning of a sentence that goes on elsewhere ("Buy on"). */
export const isWording = (sample: string): boolean =>
  /\p{L}{2}/u.test(sample) &&
  !/\d/.test(sample) &&
  !/\s(?:on|of|by|in|at|from|for|to|de|del|por|en|para|con)$/iu.test(sample);

const placeName =
  /^\p{Lu}[\p{L}.'’-]*,?(?:\s(?:\(?\p{Lu}[\p{L}.'’-]*\)?,?|del|la|las|los|el|y|d[aeo]s?|of|the|and|am|an|der|sur|sous|[-/]))*$/u;

/** `Ruiz, S.L.` */
const legalForm = /[,\s](?:S\.?\s?[ALC]\.?(?:\s?[UCS]\.?)?|Inc\.?|Ltda?\.?|Lda\.?|LLC|GmbH|SpA|SAS)$/u;
const placePart =
  "\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:\\p{Lu}[\\p{L}.'’-]*|del?|la|las|los|el|y|d[aeo]s?|of|the|and|am|an|der|sur|sous|\\p{Ll}{0,4}(?:\\.{3}|…))){0,5}";
/** A town with what it lies in, and how many there are: `Miraflores, Lima`, `Nižbor, okres Beroun`, `Campinas - SP (2)`. */
const placeInPlace = new RegExp(
  `^(?:\\d{1,3}\\.\\s)?${placePart}(?:\\s\\d{1,4})?(?:(?:,\\s|\\s[-–]\\s|\\s?/\\s?)(?:\\p{Ll}{3,10}\\s)?${placePart}(?:\\s\\d{1,4})?){1,4}(?:\\s\\(\\d{1,4}\\))?$`,
  "u",
);

/** A prefecture or province and what lies in it, the larger first: `東京都 港区`, `경기도 양주시 회천남로`, `인천 연수구`, `台北市-大同區`. */
const placeAroundPlace =
  /^(?:\p{sc=Hangul}{2}(?=\s)|\p{sc=Han}{2,3}[都道府県省]|\p{sc=Han}{2,7}(?:自治区|市)|\p{sc=Hangul}{2,7}[시도])[\s-]?(?:\p{sc=Han}{1,6}[市区町村郡县縣區州]|\p{sc=Hangul}{1,6}[시군구])/u;

/** Whether a value is written like the name of a person. */
export const isPersonName = (sample: string): boolean => personName.test(sample) || invertedName.test(sample);

/** Whether a value is written like a place and what it lies in. */
export const isPlaceInPlace = (sample: string): boolean =>
  (placeInPlace.test(sample) && !legalForm.test(sample)) || placeAroundPlace.test(sample);

/** Whether a value is written like the name of a place. */
export const isPlaceName = (sample: string): boolean => placeName.test(sample) || isPlaceInPlace(sample);

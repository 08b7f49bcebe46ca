import { findAddress } from "./find-address.ts";
import { findDate } from "./date.ts";
import { oncePerPage } from "./once-per-page.ts";
import { findPrice } from "./price.ts";

/** The first date, price and address in a text: the types of columns, their pieces and their names ask the same of it. */
export const dateIn = oncePerPage(findDate);
export const priceIn = oncePerPage((text, { decimalMark }) => findPrice(text, decimalMark));
export const addressIn = oncePerPage((text) => findAddress(text));

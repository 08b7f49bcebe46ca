import { remember } from "../remember.ts";

/** A property's name as one step of a JSON pointer (RFC 6901). */
export const pointerStep = remember((name) => name.replaceAll("~", "~0").replaceAll("/", "~1"));

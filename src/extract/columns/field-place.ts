import { remember } from "../remember.ts";

/** The place by its elements alone: cards of one list differ in how they are styled. */
export const withoutClasses = remember((key) => key.replace(/\.[^>@:#=|~[\]]+/g, ""));

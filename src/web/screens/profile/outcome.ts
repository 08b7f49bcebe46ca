/** What came of an attempt to change something, shown above the page. */
export type Outcome = { readonly tone: "success" | "error"; readonly text: string; readonly msg: string };

import { countEach } from "../counts.ts";
import type { Tree } from "../page/tree.ts";
import type { ObjectList } from "./object-list.ts";
import { isObject, parseJson } from "./parse-json.ts";
import { pointerStep } from "./json-pointer.ts";

const minObjects = 3;
const minSharedKeys = 0.6;
/** Of all keys, those that so many objects share. */
const minUsualKeys = 0.4;
const maxDepth = 14;
/** Entries of a list that are looked into for further lists. */
const maxEntered = 50;
const maxScriptLength = 4_000_000;
/** Shorter ones hold no three objects. */
const minScriptLength = 40;
/** Within so many characters from its start a script that carries state assigns it. */
const maxLead = 500;
const assignment = /(?:window\.|self\.|var\s+|const\s+|let\s+)[\w$.]+\s*=\s*(?=[{[])/;

/** Arrays of at least three objects of one shape in the state that a page's own scripts carry (`__NEXT_DATA__`, `application/json`, `window.x = {…}`). */
export function findEmbeddedState(tree: Tree): ObjectList[] {
  const lists: ObjectList[] = [];
  for (const [node, text] of tree.scripts) {
    const attributes = tree.attributes[node];
    const type = attributes?.type ?? "";
    if (/ld\+json/i.test(type) || text.length > maxScriptLength || text.length < minScriptLength) continue;
    const data = readScript(tree, node);
    if (data === null) continue;
    walk(data, "", 0, (pointer, items) => {
      lists.push({
        kind: "state",
        name: pointer.split("/").findLast((part) => part !== "" && !/^\d+$/.test(part)) ?? null,
        node,
        objects: items.map((value, i) => ({ pointer: `${pointer}/${i}`, value })),
        places: null,
        things: new Map(),
        subject: null,
      });
    });
  }
  return lists;
}

/** The data of a script element: JSON, or what the script assigns; a cell's JSON pointer points into it. Null when there is none. */
export function readScript(tree: Tree, node: number): unknown {
  const text = tree.scripts.get(node) ?? "";
  return /json/i.test(tree.attributes[node]?.type ?? "") ? parseJson(text) : readAssignment(text);
}

function readAssignment(text: string): unknown {
  const start = assignment.exec(text.slice(0, maxLead));
  if (!start) return null;
  const body = text.slice(start.index + start[0].length);
  const end = endOfValue(body);
  return end > 0 ? parseJson(body.slice(0, end)) : null;
}

/** Where the object or array that `text` begins with ends. */
function endOfValue(text: string): number {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === "\\") i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return i + 1;
  }
  return -1;
}

function walk(
  value: unknown,
  pointer: string,
  depth: number,
  report: (pointer: string, items: Record<string, unknown>[]) => void,
): void {
  if (depth > maxDepth || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (value.length >= minObjects && value.every(isObject) && sharesKeys(value)) report(pointer, value);
    value.slice(0, maxEntered).forEach((item, i) => walk(item, `${pointer}/${i}`, depth + 1, report));
    return;
  }
  for (const [key, item] of Object.entries(value)) walk(item, `${pointer}/${pointerStep(key)}`, depth + 1, report);
}

function sharesKeys(items: readonly Record<string, unknown>[]): boolean {
  const counts = countEach(items.flatMap((item) => Object.keys(item)));
  if (counts.size < 2) return false;
  const shared = [...counts.values()].filter((count) => count >= items.length * minSharedKeys).length;
  return shared >= counts.size * minUsualKeys && shared >= 2;
}

/** Joins the parts of field paths. Equal paths are one string, so that a map finds them without reading them again. */
export function createPathJoiner(): (path: string, step: string) => string {
  const paths = new Map<string, Map<string, string>>();
  const own = new Map<string, string>();
  return (path, step) => {
    let below = paths.get(path);
    if (!below) paths.set(path, (below = new Map()));
    let joined = below.get(step);
    if (joined === undefined) {
      const text = `${path}${step}`;
      joined = own.get(text);
      if (joined === undefined) own.set(text, (joined = text));
      below.set(step, joined);
    }
    return joined;
  };
}

/** One rule of a robots.txt group: the longest that fits a path decides. */
type Rule = { readonly allows: boolean; readonly pattern: string };

const maxLines = 20_000;

function readGroups(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/, maxLines)) {
    const [, field = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") {
      if (!isNaming) agents = [];
      isNaming = true;
      const agent = value.trim().toLowerCase();
      agents.push(agent);
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === "allow" || name === "disallow") {
      isNaming = false;
      const rule = { allows: name === "allow", pattern: value.trim() };
      if (rule.pattern !== "") for (const agent of agents) groups.get(agent)?.push(rule);
    }
  }
  return groups;
}

/** Percent-encoded as addresses are, so that a rule and a path written in two ways are equal. */
const normalise = (path: string): string => {
  try {
    return encodeURI(decodeURI(path)).replaceAll("%25", "%");
  } catch {
    return path;
  }
};

function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const parts = normalise(isWhole ? pattern.slice(0, -1) : pattern).split("*");
  let at = 0;
  for (const [i, part] of parts.entries()) {
    const isLast = i === parts.length - 1;
    const found = isLast && isWhole && i > 0 ? path.length - part.length : path.indexOf(part, at);
    if (found < at || (i === 0 && found !== 0) || !path.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}

/**
 * Whether a robots.txt lets `agent` (a product token) read `path` (with its query): the group that names the agent, else
 * the one for all; the longest fitting rule, and allowing on a tie.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsAllow(robotsTxt: string, agent: string, path: string): boolean {
  const groups = readGroups(robotsTxt);
  const rules = groups.get(agent.toLowerCase()) ?? groups.get("*") ?? [];
  const normal = normalise(path);
  let decisive: Rule | null = null;
  for (const rule of rules) {
    if (!fits(rule.pattern, normal)) continue;
    const longer = rule.pattern.length - (decisive?.pattern.length ?? -1);
    if (longer > 0 || (longer === 0 && rule.allows)) decisive = rule;
  }
  return decisive?.allows ?? true;
}

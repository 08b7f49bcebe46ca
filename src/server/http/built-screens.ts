import { z } from "zod";

const Route = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()),
});
type Route = z.infer<typeof Route>;
const Manifest = z.object({ routes: z.record(z.string(), Route) });

/** The scripts that the screen at an address begins with; null where there is no such screen. */
export type BuiltScreens = (address: string) => readonly string[] | null;

/** Reads which screens there are from what the router's build says of itself. */
export function readBuiltScreens(manifest: string): BuiltScreens {
  const { routes } = Manifest.parse(JSON.parse(manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1)));
  const screens = Object.values(routes)
    .flatMap((route) => (route.path && route.path !== "*" ? [{ route, path: route.path }] : []))
    // A word of the address says more than a place for any.
    .toSorted((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")))
    .map(({ route, path }) => ({
      pattern: new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`),
      scripts: [...new Set(withParents(route, routes).flatMap(({ module, imports }) => [module, ...imports]))],
    }));
  return (address) => screens.find(({ pattern }) => pattern.test(address))?.scripts ?? null;
}

function withParents(route: Route, routes: Readonly<Record<string, Route>>): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...withParents(parent, routes), route] : [route];
}

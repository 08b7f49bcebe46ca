import { expect, test } from "vitest";
import { readBuiltScreens } from "./built-screens.ts";

const route = (id: string, parentId: string | undefined, path: string | undefined, ...imports: string[]) => ({
  id,
  parentId,
  path,
  module: `/assets/${id}.js`,
  imports,
});
const routes = [
  route("root", undefined, ""),
  route("frame", "root", undefined, "/assets/menu.js"),
  route("research", "frame", "research/:id", "/assets/form.js"),
  route("compare", "frame", "research/compare", "/assets/menu.js", "/assets/table.js"),
  route("lost", "root", "*"),
];
const manifest = `window.__reactRouterManifest=${JSON.stringify({
  routes: Object.fromEntries(routes.map((each) => [each.id, each])),
})};`;
const screens = readBuiltScreens(manifest);

test("a screen begins with its own scripts and those of what stands around it, each once", () => {
  const around = ["/assets/root.js", "/assets/frame.js", "/assets/menu.js"];
  expect(screens("/research/compare")).toEqual([...around, "/assets/compare.js", "/assets/table.js"]);
  expect(screens("/research/mango")).toEqual([...around, "/assets/research.js", "/assets/form.js"]);
});

test.each(["/", "/research", "/research/mango/more", "/researching/mango", "/lost"])("%s is no screen", (address) => {
  expect(screens(address)).toBeNull();
});

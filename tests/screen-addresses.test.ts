import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isUnbuiltScreen } from "../src/server/http/is-unbuilt-screen.ts";
import routes from "../src/web/routes.ts";

const addressesOf = ({ path, children }: RouteConfigEntry): string[] => [
  ...(path === undefined ? [] : [`/${path.replace(/:\w+/g, "some-id")}`]),
  ...(children ?? []).flatMap(addressesOf),
];

test("the server knows the address of each screen for which no page is built", () => {
  const accountScreens = routes.find(({ file }) => file === "components/account-frame.tsx")!;
  const addresses = addressesOf(accountScreens).filter((address) => address !== "/__components");
  expect(addresses).toContain("/figures");
  expect(addresses.filter((address) => !isUnbuiltScreen(address))).toEqual([]);
  expect(isUnbuiltScreen("/some-other-address")).toBe(false);
});

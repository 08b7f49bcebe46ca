import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

const screens = [
  "/dashboard",
  "/product-research/world",
  "/product-research/results/any",
  "/product-research/compare",
  "/custom-url-scrape",
  "/custom-url/ai-prompt/any",
  "/profile",
];
const restMs = 1_500;

/**
 * Fetches the scripts of the screens that may come next, once this one is at rest. A screen whose script cannot be
 * fetched makes the router load the page anew, which without a connection leaves nothing of it.
 */
export function NextScreens() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest ? screens.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}

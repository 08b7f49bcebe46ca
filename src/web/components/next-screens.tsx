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
const againMs = 10_000;

type BuiltRoute = { readonly parentId?: string; readonly module: string; readonly imports?: readonly string[] };

/**
 * Fetches the scripts of the screens that may come next, once this one is at rest. A screen whose script cannot be
 * fetched makes the router load the page anew, which without a connection leaves nothing of it: so it is told of them
 * only when they are in the browser's cache.
 */
export function NextScreens() {
  const [areCached, setCached] = useState(false);
  useEffect(() => {
    let isOver = false;
    let timer = setTimeout(() => void fetchAll(), restMs);
    async function fetchAll(): Promise<void> {
      const areThere = await cacheScripts();
      if (isOver) return;
      if (areThere) setCached(true);
      else timer = setTimeout(() => void fetchAll(), againMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return areCached ? screens.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}

/** Whether all scripts of the screens behind the log-in could be had. */
async function cacheScripts(): Promise<boolean> {
  // safe because the router's build writes it into the page
  const { __reactRouterManifest: built } = window as {
    __reactRouterManifest?: { routes: Readonly<Record<string, BuiltRoute>> };
  };
  const routes = Object.values(built?.routes ?? {});
  const signedIn = routes.filter(({ parentId }) => parentId === "components/login-required");
  const scripts = new Set(signedIn.flatMap(({ module, imports = [] }) => [module, ...imports]));
  const had = await Promise.all(Array.from(scripts, cacheScript));
  return had.every(Boolean);
}

async function cacheScript(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { priority: "low" });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

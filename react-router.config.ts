import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./src/web/public-paths.ts";

export default {
  ssr: false,
  appDirectory: "src/web",
  buildDirectory: "build",
  prerender: [...publicPaths.flatMap(({ es, en }) => [es, en]), "/login", "/signup", "/forgot-password"],
} satisfies Config;

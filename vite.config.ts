import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

// The build folder also holds tsc's incremental state, so only the browser's part is emptied.
const emptyClientFolder: Plugin = {
  name: "empty-client-folder",
  apply: "build",
  async buildStart() {
    if (this.environment.name === "client") await rm("build/client", { recursive: true, force: true });
  },
};

// Scripts are compressed once and well, beside the file; what a server compresses by the way is a fifth larger.
const compressScripts: Plugin = {
  name: "compress-scripts",
  apply: "build",
  async closeBundle() {
    if (this.environment.name !== "client") return;
    const folder = "build/client/assets";
    const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
    for (const script of scripts) {
      await writeFile(join(folder, `${script}.br`), brotliCompressSync(await readFile(join(folder, script))));
    }
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), emptyClientFolder, compressScripts],
  build: {
    emptyOutDir: false,
    // Schemas that a page does not use stay out of it: building one has no effect of its own.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z", "endpoint"] } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
});

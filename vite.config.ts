import { rm } from "node:fs/promises";
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), emptyClientFolder],
  build: {
    emptyOutDir: false,
    // Schemas that a page does not use stay out of it: building one has no effect of its own.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z", "endpoint"] } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
});

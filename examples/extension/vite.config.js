import { cohabit } from "cohabit/vite";
import { defineConfig } from "vite";

// Relative, because the extension's pages have an origin that only the browser knows. Its files are on the disk
// already: no file is stored for offline use.
export default defineConfig({
  base: "./",
  build: { target: "es2022" },
  plugins: [cohabit({ precache: false })],
});

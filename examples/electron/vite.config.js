import { cohabit } from "cohabit/vite";
import { defineConfig } from "vite";

// The files are on the disk already, so none is stored for offline use.
export default defineConfig({ build: { target: "es2022" }, plugins: [cohabit({ models: ["starter-chat"], precache: false })] });

import { cohabit } from "cohabit/vite";
import { defineConfig } from "vite";

// Relative: the same build works at any path of any host. The target allows await at the top level, unlike the default
// target of Vite 6.
export default defineConfig({ base: "./", build: { target: "es2022" }, plugins: [cohabit()] });

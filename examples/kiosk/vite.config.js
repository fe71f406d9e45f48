import { cohabit } from "cohabit/vite";
import { defineConfig } from "vite";

export default defineConfig({ build: { target: "es2022" }, plugins: [cohabit({ models: ["starter-chat"] })] });

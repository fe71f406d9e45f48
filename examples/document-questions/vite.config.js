import { cohabit } from "cohabit/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [cohabit()] });

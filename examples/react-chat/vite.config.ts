import react from "@vitejs/plugin-react";
import { cohabit } from "cohabit/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [react(), cohabit()] });

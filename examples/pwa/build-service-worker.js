import { generateSW } from "workbox-build";

await generateSW({
  globDirectory: "dist",
  // The app's own files. Cohabit stores its own files.
  globPatterns: ["**/*.{html,js,css,svg,webmanifest}"],
  globIgnores: ["cohabit-sw.js", "cohabit/**", "models/**"],
  swDest: "dist/sw.js",
  // The one line that adds cohabit to a service worker that an app already has.
  importScripts: ["cohabit-sw.js"],
  clientsClaim: true,
  skipWaiting: true,
});

/** Arguments with which tests start Chromium. */

/** Each window has two hidden pages for the suggestions of its address bar, which cost more processor time than a short test. */
export const withoutAddressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** The features that Playwright 1.65 disables: Chromium takes the last `--disable-features` alone. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** For a browser that Playwright starts. */
export const chromiumArguments = [
  "--no-sandbox",
  "--headless=new",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  // By default a quarter of the processor time of a test with a tiny model is the optimising compiler for WebAssembly. Loops of larger models are
  // still optimised.
  "--js-flags=--wasm-tiering-budget=200000000",
  `--disable-features=${[...disabledByPlaywright, ...withoutAddressBarPages].join(",")}`,
];

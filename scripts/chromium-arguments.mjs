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
  `--disable-features=${[...disabledByPlaywright, ...withoutAddressBarPages].join(",")}`,
];

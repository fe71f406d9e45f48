/** The types know the folder, Node its file. */
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}

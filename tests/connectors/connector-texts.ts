/** The replies of the test connector and the credentials that it expects; this file uses no API of Node. */
export const serviceToken = "service-token-that-stays-secret";
export const oauthClient = { id: "cohabit", secret: "client-secret-that-stays-secret" };
export const kitesDocument = {
  id: "own",
  title: "Birds of Wales",
  text: "Red kites nest in the oak woods of central Wales.",
  hidden: "never shown",
};

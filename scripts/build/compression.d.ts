/** The package's own types are of Express; Vite's servers are of Connect. */
declare module "compression" {
  import type { Connect } from "vite";
  export default function compression(): Connect.NextHandleFunction;
}

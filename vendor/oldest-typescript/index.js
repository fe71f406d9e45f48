export { default } from "typescript";

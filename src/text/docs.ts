export { docsText } from "./texts";

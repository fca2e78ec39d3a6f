export { dateText } from "./texts";

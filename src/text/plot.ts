export { plotText } from "./texts";

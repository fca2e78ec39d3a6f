export { blogText, feedsText } from "./texts";

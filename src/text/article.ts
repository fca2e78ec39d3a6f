export { articleText, controlsText, readingText } from "./texts";

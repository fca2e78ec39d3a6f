export { searchText } from "./texts";

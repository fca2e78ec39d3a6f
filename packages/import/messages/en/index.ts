/** All import messages in English. */
export * from "./compare";
export * from "./docusaurus";
export * from "./fetch";
export * from "./foreign";
export * from "./import";
export * from "./obsidian";

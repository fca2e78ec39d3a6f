/** All messages for authors in Chinese. */
export * from "./article";
export * from "./content";
export * from "./descriptions";
export * from "./lint";
export * from "./settings";

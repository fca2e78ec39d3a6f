/** All messages for authors in Chinese. */
export * from "./article";
export * from "./content";
export * from "./data-descriptions";
export * from "./descriptions";
export * from "./lint";
export * from "./settings";

/** All messages for authors in English. */
export * from "./article";
export * from "./content";
export * from "./data-descriptions";
export * from "./descriptions";
export * from "./lint";
export * from "./settings";

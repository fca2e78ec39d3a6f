/** All messages for authors in English. */
export * from "./article";
export * from "./content";
export * from "./descriptions";
export * from "./lint";
export * from "./settings";

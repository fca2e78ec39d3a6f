/** The hooks of the data layer, each from the file that has the work. */

export { onCreateWebpackConfig } from "./src/data/hooks/adapt-webpack";
export { onPostBuild } from "./src/data/hooks/after-build";
export { onPreBuild } from "./src/data/hooks/before-build";
export { onPreBootstrap } from "./src/data/hooks/before-reading";
export { onPreInit } from "./src/data/hooks/before-start";
export { onCreateNode, shouldOnCreateNode, sourceNodes } from "./src/data/hooks/create-nodes";
export { createPages } from "./src/data/hooks/create-pages";
export { createResolvers } from "./src/data/hooks/create-resolvers";
export { createSchemaCustomization } from "./src/data/hooks/create-schema";
export { preprocessSource } from "./src/data/hooks/preprocess-source";

/** The hooks of the data layer, each from the file that has the work. */
export { createPages } from "./src/data/hooks/create-pages";
export { createResolvers } from "./src/data/hooks/create-resolvers";
export { createSchemaCustomization } from "./src/data/hooks/create-schema";
export { onCreateNode, shouldOnCreateNode, sourceNodes } from "./src/data/hooks/create-nodes";
export { onPostBuild } from "./src/data/hooks/after-build";

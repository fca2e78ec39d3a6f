/** Gatsby's Node APIs. Each is implemented in its own file. */

export { createPages } from "./src/gatsby/hooks/create-pages";
export { createResolvers } from "./src/gatsby/hooks/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/hooks/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/hooks/on-create-dev-server";
export { onCreateNode, shouldOnCreateNode } from "./src/gatsby/hooks/on-create-node";
export { onCreatePage } from "./src/gatsby/hooks/on-create-page";
export { onCreateWebpackConfig } from "./src/gatsby/hooks/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/hooks/on-post-build";
export { onPreBootstrap } from "./src/gatsby/hooks/on-pre-bootstrap";
export { onPreInit } from "./src/gatsby/hooks/on-pre-init";
export { sourceNodes } from "./src/gatsby/hooks/source-nodes";
export { removeUnusedTemplates as onPostBootstrap } from "./src/gatsby/patches/register-unused-templates";
export { skipQueryParsing as preprocessSource } from "./src/gatsby/patches/skip-query-parsing";

/**
 * Which folder may import which: `shared, text ← config ← data ← gatsby-node` and
 * `shared, text, config ← browser ← ui ← features ← site, templates, pages ← gatsby-browser, gatsby-ssr`.
 * Each rule names what a folder must not see.
 */
const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: to },
});

/** The folders of src, lowest first; nothing imports from a folder above it. */
const browserSide = ["browser", "ui", "features", "site", "templates", "pages"];
const above = (layer) => browserSide.slice(browserSide.indexOf(layer) + 1).join("|");

module.exports = {
  forbidden: [
    forbid(
      "shared-is-pure",
      "^src/(shared|text)/",
      "^src/(?!shared/|text/)",
      "shared and text know nothing of the rest",
    ),
    forbid("shared-has-no-node", "^src/(shared|text)/", "^(node:|fs$|path$|react|gatsby)", "shared runs on both sides"),
    forbid("config-is-data", "^src/config/", "^src/(?!config/|shared/|text/)", "config is data without logic"),
    forbid(
      "data-meets-the-browser-in-graphql",
      "^src/data/",
      `^src/(${browserSide.join("|")})/`,
      "ask GraphQL instead",
    ),
    forbid("browser-side-has-no-data", `^src/(${browserSide.join("|")})/`, "^src/data/", "ask GraphQL instead"),
    {
      name: "site-config-is-for-node",
      comment: "Read site.siteMetadata; only what runs while building may know the environment",
      severity: "error",
      from: { path: `^src/(${browserSide.join("|")})/`, pathNot: "^src/site/document-parts\\.tsx$" },
      to: { path: "^src/config/site\\.ts$" },
    },
    ...["browser", "ui", "features"].map((layer) =>
      forbid(`${layer}-looks-down`, `^src/${layer}/`, `^src/(${above(layer)})/`, "imports run one way"),
    ),
    {
      name: "features-stand-alone",
      comment: "A feature imports no other feature but article",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/($1|article)/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};

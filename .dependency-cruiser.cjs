/**
 * The rooms of src that the Node side and the browser side share. Apart from these rooms, the two
 * sides meet only in GraphQL. Each room may import only itself and the rooms before it in its list.
 * site.yml may need the text of each language, so `config` may import `text/languages`.
 * docs/architecture.md describes each room.
 */
const common = ["lib", "shared", "text/(?:diagnostics|languages)", "config", "text"];
/**
 * The rooms of search that run in Node. Related pages use the search's words, and the code that
 * reads the index in browsers also builds it.
 */
const indexing = "search/(?:model|engine|build)";
const nodeSide = [
  ...common,
  "content",
  "markdown",
  "assets",
  indexing,
  "graphql",
  "site-files",
  "bundle",
  "deploy",
  "gatsby",
];
const browserSide = [
  ...common,
  "styles",
  "head-scripts",
  "browser",
  "search",
  "components",
  "islands",
  "templates",
  "pages",
];

const tests = "\\.test\\.tsx?$|/testing/|/__fixtures__/";

const forbid = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: tests },
  to: { path: to },
});

/** Creates the rule that a room imports only itself and the rooms before it. */
const looksDown = (side, room) => {
  const visible = side.slice(0, side.indexOf(room) + 1).join("|");
  const comment = `imports run one way, ${side.join(" ← ")}: move what both need to a room before ${room}`;
  return forbid(`${room}-looks-down`, `^src/${room}/`, `^src/(?!(?:${visible})/)`, comment);
};

const upperRooms = [...new Set([...nodeSide, ...browserSide])].filter((room) => !common.includes(room));

module.exports = {
  forbidden: [
    ...common.map((room) => looksDown(common, room)),
    ...upperRooms.map((room) => looksDown(nodeSide.includes(room) ? nodeSide : browserSide, room)),
    forbid(
      "lib-runs-everywhere",
      "^src/(?:lib/(?!node/)|shared/|text/)",
      "^(?:node:|fs$|path$|react|gatsby)|^src/lib/node/",
      "lib, shared and text run in Node and in browsers; what needs Node belongs in lib/node",
    ),
    forbid(
      "content-knows-no-gatsby",
      "^src/(?:lib|shared|text|config|content|markdown)/",
      "^node_modules/gatsby",
      "what an author writes is read without Gatsby: nodes and queries are the business of src/graphql",
    ),
    forbid(
      "browser-is-without-react",
      "^src/browser/",
      "^node_modules/react",
      "what every reader loads works on the document alone; what needs React in the browser is an island, src/islands",
    ),
    forbid(
      "src-stands-alone",
      "^src/",
      "^(?:scripts|packages|e2e|bench)/",
      "commands and packages import the site; the site imports none of them",
    ),
    forbid(
      "packages-import-src-alone",
      "^packages/",
      "^(?:scripts|e2e|bench)/",
      "a package is a guest of the site: what it shares with the scripts belongs in src",
    ),
    {
      name: "site-config-is-for-node",
      comment: "read site.siteMetadata: only what runs while building may know the environment",
      severity: "error",
      from: {
        path: `^src/(?:${browserSide.slice(common.length).join("|")})/`,
      },
      to: { path: "^src/config/site\\.ts$" },
    },
    {
      name: "components-stand-alone",
      comment:
        "the components of one kind of page import none of another's: what both need belongs in ui, head or article",
      severity: "error",
      from: { path: "^src/components/(blog|docs|home|pages)/" },
      to: { path: "^src/components/(?:blog|docs|home|pages)/", pathNot: "^src/components/$1/" },
    },
    {
      name: "no-circle-of-files",
      comment: "files import each other in a circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circle-of-folders",
      comment: "two folders import each other, straight or through others: move the file that ties them",
      severity: "error",
      scope: "folder",
      from: { path: "^src/" },
      to: { path: "^src/", circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: tests },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};

/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/**
 * Packages that are published as ES modules only, such as unified's and Shiki's.
 * Jest runs CommonJS, so it transforms them like our own code. It leaves the rest of node_modules
 * alone.
 */
const esModulePackages = [
  "@giscus",
  "@hpcc-js",
  "@lit.*",
  "@mdx-js",
  "@observablehq",
  "@shikijs",
  "@ungap",
  "@vueuse",
  "@waline",
  "bail",
  "ccount",
  "character-.*",
  "collapse-white-space",
  "comma-separated-tokens",
  "d3.*",
  "decode-named-character-reference",
  "delaunator",
  "devlop",
  "entities",
  "esast-util-.*",
  "escape-string-regexp",
  "estree-.*",
  "gemoji",
  "get-east-asian-width",
  "github-slugger",
  "giscus",
  "hast.*",
  "html-void-elements",
  "internmap",
  "is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)",
  "isoformat",
  "lit.*",
  "longest-streak",
  "lucide",
  "markdown-.*",
  "marked.*",
  "mdast-util-.*",
  "micromark.*",
  "oniguruma-.*",
  "opencc-js",
  "parse-entities",
  "parse5",
  "property-information",
  "recma-.*",
  "regex.*",
  "rehype-.*",
  "remark-.*",
  "robust-predicates",
  "shiki",
  "smol-toml",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trough",
  "unified",
  "unist-util-.*",
  "vfile.*",
  "web-namespaces",
  "zwitch",
];

const config: Config = {
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/packages", "<rootDir>/bench"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  testEnvironment: "node",
  // The limit is high, because tests take many times as long on a shared machine.
  testTimeout: 60_000,
  // SWC is the fastest transform that we measured, cold and warm. esbuild leaves `import()` in
  // CommonJS, which Jest cannot run without --experimental-vm-modules.
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2023",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join("|")})/)`],
  moduleNameMapper: {
    "^client-components$": "<rootDir>/scripts/testing/client-components-stub.ts",
    "\\.css$": "<rootDir>/scripts/testing/css-module-stub.ts",
    // Tests use the text of the default language, zh-Hans, whatever site.yml says.
    "/text/texts$|^\\./texts$": "<rootDir>/src/text/languages/zh-Hans.ts",
    "/in-site-language$": "<rootDir>/scripts/testing/in-chinese.ts",
    // estree-walker's package.json lists the ES module only in `exports.import`, which a CommonJS
    // resolver ignores.
    "^estree-walker$": "<rootDir>/node_modules/estree-walker/src/index.js",
  },
  // The constants that webpack defines in the bundles.
  globals: {
    BROWSER_SETTINGS: { baseUrl: "/", offline: false },
    TRAILING_SLASH: "ignore",
    AREA_DRAWINGS: ["mathSidebar"],
    SEARCH_SETTINGS: { provider: "embedded", searchPagePath: "search", contextualSearch: true, algolia: null },
  },
  globalSetup: "<rootDir>/scripts/testing/global-setup.ts",
  globalTeardown: "<rootDir>/scripts/testing/remove-temporary-folder.ts",
  clearMocks: true,
  coverageDirectory: "coverage",
  collectCoverageFrom: ["src/**/*.ts", "!src/**/*.d.ts", "!src/**/types.ts"],
};

export default config;

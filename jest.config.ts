/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

/**
 * The unified, Shiki and KaTeX families publish ES modules only; Jest runs CommonJS, so these packages are transformed
 * like our own code. Everything else in node_modules is left alone.
 */
const esModulePackages = [
  "@mdx-js",
  "@shikijs",
  "@hpcc-js",
  "bail",
  "ccount",
  "character-entities.*",
  "character-reference-invalid",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "estree-util-.*",
  "estree-walker",
  "escape-string-regexp",
  "github-slugger",
  "hast.*",
  "hastscript",
  "html-void-elements",
  "is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj|reference)",
  "longest-streak",
  "lucide",
  "markdown-table",
  "mdast-util-.*",
  "micromark.*",
  "oniguruma-.*",
  "parse-entities",
  "periscopic",
  "property-information",
  "regex.*",
  "rehype-.*",
  "remark-.*",
  "shiki",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trough",
  "unified",
  "unist-util-.*",
  "uvu",
  "vfile.*",
  "web-namespaces",
  "zwitch",
];

const config: Config = {
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/bench"],
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  testEnvironment: "node",
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
    "\\.css$": "<rootDir>/scripts/testing/css-module-stub.ts",
    // Their package.json names the ES module by `exports.import` alone, which a CommonJS resolver cannot see.
    "^(estree-walker|periscopic|is-reference)$": "<rootDir>/node_modules/$1/src/index.js",
  },
  globalSetup: "<rootDir>/scripts/testing/global-setup.ts",
  globalTeardown: "<rootDir>/scripts/testing/remove-temporary-folder.ts",
  clearMocks: true,
  coverageDirectory: "coverage",
  collectCoverageFrom: ["src/**/*.ts", "!src/**/*.d.ts", "!src/**/types.ts"],
};

export default config;

import { readFileSync } from "node:fs";
import path from "node:path";
import type { RuleSetRule } from "webpack";
import { expectOne } from "../patch";
import { anchorIn, removeFromConfig, rulesOf, type WebpackPatch } from "./webpack-patch";

/** What runs the bundle: the browsers that package.json names, or the Node.js that renders pages. */
export type Target = "browsers" | "node";

/** Compiles modules with SWC, all but those for which Gatsby has Babel plugins. */
export function compileWithSwc(target: Target): WebpackPatch {
  const patch: WebpackPatch = {
    name: "webpack/compile-with-swc",
    leansOn:
      "gatsby 5.16, webpack.config.js: one rule with babel-loader for all of the site's modules; babel-plugin-remove-graphql-queries, gatsby-plugin-image and the plugins for pages: what they look for in a file",
    gain: "Babel took a third of the time in which both bundles are made, SWC takes next to none",
    remove: `${removeFromConfig}, and swc-loader from package.json`,
    apply: (config) => {
      const rules = rulesOf(config);
      // Plugins have rules with babel-loader too, for TypeScript and MDX only.
      const isGatsbyRule = (rule: RuleSetRule) =>
        isCompiledByBabel(rule) &&
        [".mjs", ".tsx"].every((file) => rule.test instanceof RegExp && rule.test.test(file));
      expectOne(rules, isGatsbyRule, anchorIn(config, patch, "a rule with babel-loader for .mjs and .tsx"));
      const split = rules.flatMap((rule) => (isCompiledByBabel(rule) ? splitRule(rule, target) : [rule]));
      return { ...config, module: { ...config.module, rules: split } };
    },
  };
  return patch;
}

function isCompiledByBabel({ use }: RuleSetRule): boolean {
  const module = { resource: "", realResource: "", resourceQuery: "", issuer: "", compiler: "" };
  const loaders = typeof use === "function" ? use(module) : use;
  return [loaders].flat().some((entry) => isBabel(typeof entry === "object" && entry ? entry.loader : entry));
}

function isBabel(loader: unknown): boolean {
  return typeof loader === "string" && /[\\/]babel-loader[\\/.]/.test(loader);
}

/** Splits a rule in two: Babel keeps the modules that need it. */
function splitRule(rule: RuleSetRule, target: Target): RuleSetRule[] {
  const { exclude, include = () => true } = rule;
  return [
    { ...rule, exclude: exclude === undefined ? isPlain : { or: [exclude, isPlain] } },
    {
      ...rule,
      include: { and: [include, isPlain] },
      use: ({ resource }: { readonly resource: string }) => [swc(resource, target)],
    },
  ];
}

function swc(file: string, target: Target) {
  const parser = /\.tsx?$/.test(file)
    ? { syntax: "typescript", tsx: file.endsWith("x") }
    : { syntax: "ecmascript", jsx: true };
  return {
    loader: "swc-loader",
    options: {
      swcrc: false,
      // A package may be CommonJS.
      isModule: "unknown",
      // Without targets they are those of package.json.
      env: target === "node" ? { targets: { node: process.versions.node } } : {},
      jsc: { parser, transform: { react: { runtime: "automatic" } } },
    },
  };
}

const known = new Map<string, boolean>();

/** Whether Gatsby's Babel plugins leave a file as it is: not a page, and without a query, static image or propTypes. */
export function isPlain(file: string): boolean {
  // webpack asks for the empty path too.
  if (file === "") return false;
  const answer = known.get(file) ?? !(isPage(file) || needsBabel.test(readFileSync(file, "utf8")));
  known.set(file, answer);
  return answer;
}

/** Gatsby splits the component of a page from its `Head`. */
function isPage(file: string): boolean {
  return ["src/pages", "src/templates"].some((folder) => file.startsWith(path.resolve(folder) + path.sep));
}

/** Gatsby removes queries and propTypes, and replaces static images. */
const needsBabel = /graphql|StaticImage|propTypes/;

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Configuration, RuleSetRule } from "webpack";

/** What runs the bundle: browsers that package.json names, or the Node that renders pages while building. */
export type Target = "browsers" | "node";

/**
 * Compiles modules with SWC, all but those for which Gatsby has plugins of Babel. Babel took a third of the time in which
 * both bundles are made; SWC needs next to none of it, and leaves the processor to webpack.
 */
export function compileWithSwc(config: Configuration, target: Target): Configuration {
  const rules = (config.module?.rules ?? []) as readonly RuleSetRule[];
  return {
    ...config,
    module: {
      ...config.module,
      rules: rules.flatMap((rule) => (isCompiledByBabel(rule) ? shared(rule, target) : [rule])),
    },
  };
}

function isCompiledByBabel({ use }: RuleSetRule): boolean {
  const module = { resource: "", realResource: "", resourceQuery: "", issuer: "", compiler: "" };
  const loaders = typeof use === "function" ? use(module) : use;
  return [loaders].flat().some((entry) => isBabel(typeof entry === "object" && entry ? entry.loader : entry));
}

function isBabel(loader: unknown): boolean {
  return typeof loader === "string" && /[\\/]babel-loader[\\/.]/.test(loader);
}

/** Splits a rule in two: Babel keeps what it is needed for. */
function shared(rule: RuleSetRule, target: Target): RuleSetRule[] {
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

/** Whether none of Gatsby's plugins has anything to do in a file: it is no page, and holds no query, picture or types. */
export function isPlain(file: string): boolean {
  // webpack asks for the empty path too.
  if (file === "") return false;
  const answer = known.get(file) ?? !(isPage(file) || needsBabel.test(readFileSync(file, "utf8")));
  known.set(file, answer);
  return answer;
}

/** Of a page Gatsby takes the component and its `Head` apart. */
function isPage(file: string): boolean {
  return ["src/pages", "src/templates"].some((folder) => file.startsWith(path.resolve(folder) + path.sep));
}

/** Queries are taken out, static pictures are made, and types are left out of packages that check them while running. */
const needsBabel = /graphql|StaticImage|propTypes/;

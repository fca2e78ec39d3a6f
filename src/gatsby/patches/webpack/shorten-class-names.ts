import type { RuleSetRule } from "webpack";
import { expectOne } from "../patch";
import { shortClassName } from "./class-names";
import { anchorIn, removeFromConfig, rulesOf, type WebpackPatch } from "./webpack-patch";

/** Gives classes of CSS modules short names. Both bundles of a build need them, the browser's and the one that renders. */
export const shortenClassNames: WebpackPatch = {
  name: "webpack/shorten-class-names",
  leansOn: "gatsby 5.16, webpack.config.js: one rule with css-loader 5.2 and options.modules, inside a oneOf",
  gain: "pages, styles and scripts are smaller: a class name has four characters instead of thirty",
  remove: removeFromConfig,
  apply: (config) => {
    const rules = rulesOf(config);
    const anchor = anchorIn(config, shortenClassNames, "css-loader with options.modules");
    expectOne(rules.flatMap(loadersOf), isCssModules, anchor);
    return { ...config, module: { ...config.module, rules: rules.map(withShortNames) } };
  },
};

function loadersOf(rule: RuleSetRule): unknown[] {
  if (rule.oneOf) return (rule.oneOf as RuleSetRule[]).flatMap(loadersOf);
  return Array.isArray(rule.use) ? rule.use : [];
}

function withShortNames(rule: RuleSetRule): RuleSetRule {
  if (rule.oneOf) return { ...rule, oneOf: (rule.oneOf as RuleSetRule[]).map(withShortNames) };
  if (!Array.isArray(rule.use)) return rule;
  return { ...rule, use: rule.use.map((entry) => (isCssModules(entry) ? withNames(entry) : entry)) };
}

interface CssModules {
  readonly loader: string;
  readonly options: { readonly modules: object };
}

function isCssModules(entry: unknown): entry is CssModules {
  const { loader, options } = (entry ?? {}) as Partial<CssModules>;
  return /[\\/]css-loader[\\/]/.test(loader ?? "") && typeof options?.modules === "object";
}

function withNames({ options, ...entry }: CssModules): CssModules {
  return { ...entry, options: { ...options, modules: { ...options.modules, getLocalIdent: shortClassName } } };
}

import type { Configuration, RuleSetRule } from "webpack";
import { shortClassName } from "./class-names";

/** Names the classes of CSS modules shortly. Both halves of a build need it: the one that writes HTML, and the other. */
export function shortenClassNames(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []) as readonly RuleSetRule[];
  return { ...config, module: { ...config.module, rules: rules.map(withShortNames) } };
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

import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as React from "react";
import { parse as parseYaml } from "yaml";
import { mdxMessages } from "../../config/messages";
import { site } from "../../config/site";
import { misspelt, nearestPath } from "../../lib/nearest";
import { filesBelow, nearestFile } from "../../lib/node/files";
import { dirname, relativePath } from "../../lib/paths";
import { contentPath, encodeFile } from "../files/named-files";
import { type ArticleContext, reportError, reportUnknown, reportWarning } from "../model/article-context";
import type { Module } from "../model/types";
import { contentComponents } from "./content-components";
import { Children, IdealImage, mdxComponents, Nothing } from "./mdx-components";

/**
 * Compiles a partial.
 * @param file an existing file, relative to the content folder
 */
export type Load = (file: string, importer: ArticleContext) => Module;

/** A stand-in for an unknown module. Its components render their children. */
const unknownModule: Module = new Proxy({}, { get: () => Children });
/** A stand-in for an ignored stylesheet. Each class name that it exports is "". */
const noStyles: Module = new Proxy({}, { get: (_, name) => (name === "default" ? noStyles : "") });

/**
 * Returns the module for an import in an .mdx file: a replacement for a Docusaurus module, a
 * partial as a component, the address of a picture or attachment, data, text from `!!raw-loader!`,
 * or React components. An unknown module or a stylesheet gets a stand-in.
 */
export function importModule(specifier: string, line: number | undefined, context: ArticleContext, load: Load): Module {
  const theme = themeModule(specifier);
  if (theme) return theme;
  const [, raw] = /^!*raw-loader!(.*)$/.exec(specifier) ?? /^(.*)\?raw$/.exec(specifier) ?? [];
  const path = raw ?? specifier;
  const file = /^(?:\.{1,2}\/|@site\/)/.test(path) ? contentPath(dirname(context.source.file), path) : null;
  const ending = /\.([a-z\d]+)$/i.exec(file ?? "")?.[1]?.toLowerCase() ?? "";
  const isCode = raw === undefined && /^(?:[jt]sx?|)$/.test(ending);
  const component = file !== null && isCode ? componentFile(file, context) : undefined;
  if (component !== undefined) return contentComponents(component, line, context) ?? unknownModule;
  if (file === null || isCode) {
    reportUnknown(context, line, mdxMessages.unknownImport(specifier, meantImport(specifier, file, context)));
    return unknownModule;
  }
  if (/^(?:css|scss|sass|less)$/.test(ending) && raw === undefined) {
    reportWarning(context, line, mdxMessages.noStyles(specifier));
    return noStyles;
  }
  const isRead = raw !== undefined || /^(?:json|ya?ml|mdx?)$/.test(ending);
  if (!isRead) return addressModule(file, ending);
  const absolutePath = join(context.source.contentDir, file);
  context.includes.add(file);
  if (!existsSync(absolutePath)) {
    // The content of a Docusaurus project may come without the project's other files, such as
    // `@site/src/x.json`, so a missing file outside these folders counts as an unknown import.
    const report = /^(?:docs|blog|pages|static|components)\//.test(file) ? reportError : reportUnknown;
    report(context, line, mdxMessages.missingImport(specifier, nearestFile(absolutePath, specifier)));
    return raw === undefined ? { default: Nothing } : { default: "" };
  }
  if (raw === undefined && ending.startsWith("md")) {
    for (let above: ArticleContext | undefined = context; above; above = above.importer) {
      if (above.source.file !== file) continue;
      reportError(context, line, mdxMessages.partialLoop(specifier));
      return { default: Nothing };
    }
    return load(file, context);
  }
  const text = readFileSync(absolutePath, "utf8");
  if (raw !== undefined) return { default: text };
  // JSON is a subset of YAML, so the YAML parser reads both.
  const data: unknown = parseYaml(text);
  return { ...(typeof data === "object" && !Array.isArray(data) ? data : {}), default: data };
}

/**
 * Returns the code file that an import means, with or without an extension, or undefined if there
 * is none.
 */
function componentFile(file: string, { source }: ArticleContext): string | undefined {
  const names = ["", ".tsx", ".jsx", ".ts", ".js"].map((ending) => file + ending);
  return names.find((name) => /\.[jt]sx?$/.test(name) && existsSync(join(source.contentDir, name)));
}

/**
 * Returns the specifier that an import most likely means: a known module, or a file of components.
 * Returns undefined if none is similar.
 */
function meantImport(specifier: string, file: string | null, { source }: ArticleContext): string | undefined {
  const module = misspelt(specifier, Object.keys(modules));
  if (module !== undefined) return module;
  const components = filesBelow(join(source.contentDir, "components"))
    .filter((name) => /\.[jt]sx?$/.test(name) && !/\.(?:test|d)\.[jt]sx?$/.test(name))
    .map((name) => `components/${name}`);
  const meant = nearestPath(file ?? specifier.replace(/^@?\//, ""), components);
  return meant && relativePath(source.file, meant);
}

/**
 * Returns a module that exports the address of a file. For an SVG, the export is also a component,
 * as in Docusaurus.
 */
function addressModule(file: string, ending: string): Module {
  const address = `@site/${encodeFile(file)}`;
  const module = { default: address, toString: () => address };
  if (ending !== "svg") return module;
  const Drawing = ({ title, ...rest }: Record<string, string>) =>
    IdealImage({ alt: title ?? basename(file, ".svg"), ...rest, src: address });
  return { ...module, default: Object.assign(Drawing, { toString: () => address }), ReactComponent: Drawing };
}

const withBaseUrl = (address: string) => (/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(address) ? address : `/${address}`);
const translate = ({ message, id }: { message?: string; id?: string }) => message ?? id ?? "";
const siteConfig = { title: site.title, tagline: site.tagline, url: site.url, baseUrl: site.baseUrl, customFields: {} };
const ofDocusaurus = new Set(["Link", "Head", "BrowserOnly", "Translate"]);

/**
 * Replacements for Docusaurus' modules and React, by specifier. Values that Docusaurus reads in the
 * browser have their build-time value.
 */
const modules: Readonly<Record<string, Module>> = {
  ...Object.fromEntries(
    Object.entries(mdxComponents).map(([name, component]) => {
      const scope = ofDocusaurus.has(name) ? "@docusaurus" : "@theme";
      return [`${scope}/${name}`, { default: component, translate }];
    }),
  ),
  react: { ...React, default: React },
  "@docusaurus/useBaseUrl": { default: withBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl }) },
  "@docusaurus/useIsBrowser": { default: () => false },
  "@docusaurus/ExecutionEnvironment": { default: { canUseDOM: false, canUseEventListeners: false } },
  "@docusaurus/useDocusaurusContext": {
    default: () => ({ siteConfig, i18n: { currentLocale: site.locale.defaultLocale } }),
  },
  "@docusaurus/theme-common": { useColorMode: () => ({ colorMode: site.colorMode.defaultMode }) },
};

/** Returns the replacement for a Docusaurus module or React, or undefined for other modules. */
export function themeModule(specifier: string): Module | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  return Object.hasOwn(modules, name) ? modules[name] : undefined;
}

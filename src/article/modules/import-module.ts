import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createElement } from "react";
import { parse as parseYaml } from "yaml";
import { nearest } from "../../lib/nearest";
import { nearestFile } from "../../lib/node/nearest-file";
import { dirname } from "../../lib/paths";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { Children } from "../components/theme-components";
import { encodeFile } from "../files/content-href";
import { contentPath } from "../files/content-path";
import { type ArticleContext, reportError, reportUnknown, reportWarning } from "../model/article-context";
import { type Module, themeModule, themeModuleNames } from "./theme-modules";

/** What stands in for a module that is not known, where the site says to go on: components that show what they hold. */
const unknownModule: Module = new Proxy({}, { get: () => Children });
/** Class names of a style sheet, which is not taken. */
const noStyles: Module = new Proxy({}, { get: (_, name) => (name === "default" ? noStyles : "") });

/**
 * What an import of an .mdx file gives: a counterpart of Docusaurus' theme, or something of a file of the content folder: the
 * address of a picture or an attachment, the data of JSON or YAML, the text of a file by `!!raw-loader!`. Code is not run.
 * @param from the file with the import, relative to the content folder
 */
export function importModule(
  specifier: string,
  from: string,
  line: number | undefined,
  context: ArticleContext,
): Module {
  const theme = themeModule(specifier);
  if (theme) return theme;
  const [, raw] = /^!*raw-loader!(.*)$/.exec(specifier) ?? /^(.*)\?raw$/.exec(specifier) ?? [];
  const path = raw ?? specifier;
  const file = /^(?:\.{1,2}\/|@site\/)/.test(path) ? contentPath(dirname(from), path) : null;
  if (raw !== undefined)
    return { default: file === null ? outside(specifier, line, context) : rawText(file, specifier, line, context) };
  if (file === null) return unknown(specifier, line, context);
  const ending = /\.([a-z\d]+)$/i.exec(file)?.[1]?.toLowerCase();
  switch (ending) {
    case undefined:
    case "js":
    case "jsx":
    case "ts":
    case "tsx":
    case "mjs":
    case "cjs":
      return unknown(specifier, line, context);
    case "css":
    case "scss":
    case "sass":
    case "less":
      reportWarning(context, line, mdxMessages.noStyles(specifier));
      return noStyles;
    case "json":
    case "yml":
    case "yaml":
      return dataOf(textOf(file, specifier, line, context));
    default:
      return addressModule(file, ending);
  }
}

function unknown(specifier: string, line: number | undefined, context: ArticleContext): Module {
  reportUnknown(context, line, mdxMessages.unknownImport(specifier, nearest(specifier, themeModuleNames)));
  return unknownModule;
}

/** The text of a listing. A project's other files (`@site/src/x.js`) do not come along with its content. */
function rawText(file: string, specifier: string, line: number | undefined, context: ArticleContext): string {
  const isContent = /^(?:docs|blog|pages|static|components)\//.test(file);
  const exists = existsSync(join(context.source.contentDir, file));
  return isContent || exists ? textOf(file, specifier, line, context) : outside(specifier, line, context);
}

function outside(specifier: string, line: number | undefined, context: ArticleContext): string {
  reportUnknown(context, line, mdxMessages.missingImport(specifier, undefined));
  return "";
}

/** JSON is YAML too. */
function dataOf(text: string): Module {
  const data: unknown = parseYaml(text);
  return { ...(typeof data === "object" && !Array.isArray(data) ? data : {}), default: data };
}

/** A file by its address in the content folder. A drawing is a component too, as in Docusaurus. */
function addressModule(file: string, ending: string): Module {
  const address = `@site/${encodeFile(file)}`;
  const module = { default: address, toString: () => address };
  if (ending !== "svg") return module;
  const Drawing = ({ title, width, ...rest }: Record<string, string>) =>
    createElement("img", {
      src: address,
      alt: title ?? basename(file, ".svg"),
      width,
      loading: "lazy",
      "data-line": rest["data-line"],
    });
  return { ...module, default: Object.assign(Drawing, { toString: () => address }), ReactComponent: Drawing };
}

function textOf(file: string, specifier: string, line: number | undefined, context: ArticleContext): string {
  context.includes.add(file);
  const absolutePath = join(context.source.contentDir, file);
  try {
    return readFileSync(absolutePath, "utf8");
  } catch {
    reportError(context, line, mdxMessages.missingImport(specifier, nearestFile(absolutePath, specifier)));
    return "";
  }
}

/** `require("./x.png")` of an expression, as `import` gives it, a drawing by its address. */
export function requireModule(
  specifier: string,
  from: string,
  line: number | undefined,
  context: ArticleContext,
): Module {
  const module = importModule(specifier, from, line, context);
  return typeof module["default"] === "function" && module["ReactComponent"]
    ? { ...module, default: String(module["default"]) }
    : module;
}

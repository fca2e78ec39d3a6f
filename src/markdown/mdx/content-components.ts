import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type BuildFailure, buildSync } from "esbuild";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { componentMessages } from "../../config/messages";
import { errorMessage } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { clientLoads, contentIsland, type IslandLoad, islandAttributes } from "../../shared/island";
import { type ArticleContext, reportError } from "../model/article-context";
import { placeSlot } from "../model/slots";
import type { Module } from "../model/types";
import { bundleOptions, filesToMend, inContentFolder } from "./component-bundle";

type Props = Readonly<Record<string, unknown>>;

/** Modules that components share with the site, because hooks need the same React. */
const shared: Module = { react: React, "react/jsx-runtime": jsxRuntime };

/**
 * Returns the exports of a file of React components. Components are rendered at build time. With
 * `client="…"`, they are also islands in the browser. Returns null, with a diagnostic, if the file
 * cannot be bundled or run.
 */
export function contentComponents(file: string, line: number | undefined, context: ArticleContext): Module | null {
  const { contentDir } = context.source;
  try {
    const code = bundle(file, line, context);
    if (code === null) return null;
    const exports = Object.entries(run(code)).map(([name, value]) => {
      const isComponent = typeof value === "function" && (name === "default" || /^\p{Lu}/u.test(name));
      return [name, isComponent ? placed(value as React.ComponentType<Props>, file, name, context) : value];
    });
    return Object.fromEntries(exports);
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    for (const failure of errors) for (const cause of filesToMend(failure, contentDir)) context.includes.add(cause);
    const [first] = errors;
    const place = first?.location;
    if (first && place) {
      const wording = componentMessages.invalid(place.lineText.trim(), first.text);
      const inContent = inContentFolder(place.file, contentDir);
      context.diagnostics.push({ severity: "error", file: inContent, line: place.line, ...wording });
    } else reportError(context, line, componentMessages.failed(file, errorMessage(error)));
    return null;
  }
}

/** Returns the bundled code of a file, or null, with a diagnostic, if it imports a CSS module. */
function bundle(file: string, line: number | undefined, context: ArticleContext): string | null {
  const { includes, components, source } = context;
  const { contentDir } = source;
  // The article depends on the file even if bundling fails, so that the article is rendered again
  // after a fix.
  includes.add(file);
  const { outputFiles, metafile } = buildSync({ ...bundleOptions(join(contentDir, file)), metafile: true });
  for (const input of Object.keys(metafile.inputs)) {
    const inContent = inContentFolder(input, contentDir);
    if (inContent.startsWith("../") || inContent.includes("node_modules/")) continue;
    includes.add(inContent);
    if (inContent.endsWith(".css")) components.add(inContent);
  }
  const cssModules = [...components].filter((name) => name.endsWith(".module.css"));
  for (const cssModule of cssModules) {
    components.delete(cssModule);
    reportError(context, line, componentMessages.cssModule(cssModule));
  }
  return cssModules.length === 0 ? (outputFiles[0]?.text ?? "") : null;
}

function run(code: string): Module {
  const require = createRequire(join(process.cwd(), "package.json"));
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, (name: string) =>
    Object.hasOwn(shared, name) ? shared[name] : require(name),
  );
  return module.exports;
}

/**
 * Wraps a component for use in an article. Reports an error that the component throws, with the
 * line of its tag. The `client` prop makes it an island.
 */
function placed(Component: React.ComponentType<Props>, file: string, exported: string, context: ArticleContext) {
  return function Placed({ "data-line": at, client, ...props }: Props): React.ReactNode {
    const line = typeof at === "number" ? at : undefined;
    const name = exported === "default" ? file : `${exported}（${file}）`;
    const element = React.createElement(Component, props);
    try {
      if (client === undefined) {
        renderToStaticMarkup(element);
        return element;
      }
      const load = clientLoads.find((known) => known === client);
      const [unknown] = Object.entries(props).find(([, value]) => !isPlain(value)) ?? [];
      if (load === undefined) reportError(context, line, componentMessages.client(String(client), clientLoads));
      else if (unknown !== undefined) reportError(context, line, componentMessages.props(name, unknown));
      else {
        context.components.add(file);
        const html = islandHtml(contentIsland(file, exported), props, load, renderToString(element));
        return React.createElement("div", { "data-slot": placeSlot({ kind: "component", html }, context) });
      }
    } catch (error) {
      reportError(context, line, componentMessages.failed(name, errorMessage(error)));
    }
    return null;
  };
}

/** Returns whether a value survives JSON unchanged. */
function isPlain(value: unknown): boolean {
  return value === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? "null"), value);
}

function islandHtml(name: string, props: Props, load: IslandLoad, html: string): string {
  const values = { name, props: JSON.stringify(props), load };
  const attributes = (["name", "props", "load"] as const).map(
    (key) => `${islandAttributes[key]}="${escapeHtml(values[key])}"`,
  );
  return `<div class="component" ${attributes.join(" ")}>${html}</div>`;
}

import { type ElementType, Fragment, isValidElement } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { errorMessage } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { dirname } from "../../lib/paths";
import { elementMessages, mdxMessages } from "../../text/diagnostics/article-messages";
import { contentPath, encodeFile } from "../files/content-path";
import { type ArticleContext, reportError, reportUnknown, reportWarning } from "../model/article-context";
import { Children, mdxComponents, Nothing } from "./mdx-components";

type Props = Record<string, unknown>;

/** HTML's spelling to React's. */
const reactNames = new Map(
  Object.entries({ class: "className", for: "htmlFor", colspan: "colSpan", rowspan: "rowSpan", srcset: "srcSet" }),
).set("tabindex", "tabIndex");

const addresses = /^(?:href|to|src|poster)$/;

/** What a compiled document needs to run: React's functions, with the checks of this site, and names it may call. */
export function mdxRuntime(context: ArticleContext) {
  const from = context.importer && dirname(context.source.file);

  /** An element's props as React takes them, with its line as `data-line`. */
  function propsOf(type: unknown, written: Props, line: number | undefined): Props {
    const isTag = typeof type === "string";
    const props: Props = {};
    for (const [name, value] of Object.entries(written)) {
      // React prints no handler, so what comes after it could not warn of one.
      if (isTag ? /^on/i.test(name) : name === "style") {
        const holder = isTag ? type : ((type as { name?: string }).name ?? "");
        reportWarning(context, line, elementMessages.blockedAttribute(name.toLowerCase(), holder));
        // An imported drawing, which is a component, has its address as its text.
      } else if (isTag && addresses.test(name) && typeof value === "function") props[name] = String(value);
      else if (name === "style" && typeof value === "string") props["data-style"] = value;
      else if (from !== undefined && addresses.test(name)) props[name] = rebased(value, from);
      else props[reactNames.get(name) ?? name] = value;
    }
    // React asks the browser to preload an image that is not lazy, by a tag of its own.
    if (type === "img") props["loading"] = "lazy";
    if (line !== undefined) props["data-line"] = context.shownAt ?? line;
    return props;
  }

  function jsxDEV(
    named: unknown,
    written: Props,
    key: string | undefined,
    isStatic: boolean,
    source?: { readonly lineNumber?: number },
  ) {
    // Metadata of a page, in either spelling; and a component that is not known, which shows what it holds.
    const type = named === "head" ? Nothing : (named ?? Children);
    const props = type === Fragment ? written : propsOf(type, written, source?.lineNumber);
    return (isStatic ? jsxs : jsx)(type as ElementType, props, key);
  }

  const helpers = {
    /** In the place of MDX's own, which throws. @param place `4:1-4:6` */
    _missingMdxReference(name: string, _isComponent: boolean, place = "") {
      const known = Object.keys(mdxComponents);
      const line = Number.parseInt(place, 10) || undefined;
      reportUnknown(context, line, mdxMessages.unknownComponent(name, known, nearest(name, known)));
    },
    /** The value of `{source}`. What it throws, or what React could not print, is an error of its line. */
    _located(line: number, source: string, isPrinted: boolean, evaluate: () => unknown): unknown {
      try {
        const value = evaluate();
        if (isPrinted && !isPrintable(value)) throw new Error(mdxMessages.object);
        return value;
      } catch (error) {
        reportError(context, line, mdxMessages.failed(source, errorMessage(error)));
        return null;
      }
    },
  };
  // Nothing is fetched from the base that MDX asks for: imports are looked up.
  return { runtime: { Fragment, jsxDEV, baseUrl: "file:///" }, helpers };
}

function isPrintable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPrintable);
  return typeof value !== "object" || value === null || isValidElement(value);
}

/** A file beside a partial, named so that it is found from any page. A link without an ending is an address of the site. */
function rebased(url: unknown, from: string): unknown {
  if (typeof url !== "string" || /^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(url)) return url;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const file = /\.[a-z\d]+$/i.test(path) ? contentPath(from, path) : null;
  return file === null ? url : `@site/${encodeFile(file)}${rest}`;
}

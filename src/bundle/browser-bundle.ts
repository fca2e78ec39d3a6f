import path from "node:path";
import { type BuildOptions, build, type OnResolveArgs, type OnResolveResult, type Plugin } from "esbuild";
import { commentProviders } from "../config/comment-providers";
import type { SiteConfig } from "../config/read-site";
import { areaDrawings } from "../content/files/static-files";
import type { BrowserSettings } from "../shared/fragment";
import { assetFolder } from "../shared/site-files";
import { languageOf, textsName } from "../text/languages";
import { componentAliases } from "./client-components";
import { fromReactChunk, reactChunkSource } from "./react-chunk";

/**
 * Options for the bundles that browsers load. The target is ES2022, because every browser in
 * `browserslist` supports it. The output is UTF-8, like the pages.
 */
export const bundling = {
  bundle: true,
  minify: true,
  target: "es2022",
  charset: "utf8",
  // Licences require that their notices come with each copy, so the notices go to separate files,
  // which no page loads.
  legalComments: "external",
  jsx: "automatic",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  // All styles are in the site's only stylesheet, so imports of CSS are empty.
  loader: { ".css": "empty" },
} satisfies BuildOptions;

/**
 * Modules that the site's script imports on demand, by the last segment of their import specifiers.
 * Each gets a separate bundle.
 */
const lazyModules = {
  "/rare-parts": "src/browser/article/rare-parts.ts",
  "/mark-passage": "src/browser/search/mark-passage.ts",
  "/help-when-not-found": "src/browser/help-when-not-found.ts",
  "/link-preview": "src/browser/links/link-preview.ts",
  "/traditional": "src/browser/page/traditional.ts",
  // The islands import this bundle too, so that they share one worker with the site's script.
  "/worker-client": "src/search/clients/worker-client.ts",
  "/render-island": "src/islands/render-island.tsx",
  "/search-dialog": "src/browser/search/search-dialog.ts",
} as const;

/** Replacement for the `gatsby` package in all bundles. */
const gatsbyStandIn = path.resolve("src/browser/gatsby.ts");

/**
 * Bundles src/browser into one script. The search worker, React, each island and each module that
 * the script imports on demand get separate bundles. Islands import React from its bundle.
 *
 * Uses esbuild, which takes half a second, because Gatsby's webpack would add Gatsby's runtime.
 * @returns the URL of the site's script, the URL of the script for traditional characters if the
 * site offers them, and the names of all files that it has written
 */
export async function bundleBrowser(publicDir: string, site: SiteConfig) {
  const outdir = path.join(publicDir, assetFolder);
  const files: string[] = [];
  /**
   * Writes one bundle.
   * @param entry undefined if `options.stdin` contains the code
   * @returns the URL of the bundle
   */
  const bundle = async (name: string, entry: string | undefined, options: BuildOptions): Promise<string> => {
    const source = entry === undefined ? { entryNames: `${name}-[hash]` } : { entryPoints: { [name]: entry } };
    const { metafile } = await build({ ...bundling, ...options, ...source, outdir, metafile: true });
    const outputs = Object.entries(metafile.outputs);
    files.push(...outputs.map(([file]) => path.basename(file)));
    const [output = ""] = outputs.find(([, { entryPoint }]) => entryPoint === (entry ?? "<stdin>")) ?? [];
    return site.baseUrl + assetFolder + path.basename(output);
  };
  const names = definitions(site);
  const worker = await bundle("search-worker", "src/search/engine/worker.ts", { define: names });
  const react = await bundle("react", undefined, {
    stdin: { contents: reactChunkSource(), resolveDir: path.resolve(".") },
    format: "esm",
    define: names,
  });
  const addresses = new Map([["/react", react]]);
  const nothing = path.resolve("src/browser/nothing.ts");
  /**
   * Bundles a module of the site's script.
   * @param unused matches imports that this site does not need; they become an empty module
   */
  const bundleModule = (name: string, entry: string, unused: RegExp, options: BuildOptions) =>
    bundle(name, entry, {
      ...options,
      format: "esm",
      plugins: [
        inLanguage(site),
        onDemand(addresses),
        resolving("without", unused, () => ({ path: nothing })),
        fromReactChunk(react),
      ],
      define: { ...names, SEARCH_WORKER: JSON.stringify(worker), TRUSTED_POLICY: JSON.stringify(name) },
    });
  const comments = commentProviders.filter((provider) => provider !== site.comments?.provider);
  const unusedIslands = new RegExp(`^\\./(?:${comments.join("|")})$`);
  for (const [specifier, entry] of Object.entries(lazyModules)) {
    if (specifier === "/traditional" && !site.reading.traditional) continue;
    const address = await bundleModule(path.parse(entry).name, entry, unusedIslands, {
      splitting: specifier === "/render-island",
      alias: { gatsby: gatsbyStandIn, ...componentAliases },
      // The content folder may be outside the project, so components in it need this path to find
      // packages.
      nodePaths: [path.resolve("node_modules")],
    });
    addresses.set(specifier, address);
  }
  // gatsby-browser.tsx also exports the shell around pages, which React renders only at build time,
  // so the script leaves the shell out. A site without Google Analytics does not need the plugin
  // for it either.
  const frame =
    site.analytics.trackingId === null ? /components\/shell\/shell$|google-gtag/ : /components\/shell\/shell$/;
  const script = await bundleModule("site", "src/browser/start.ts", frame, { alias: { gatsby: gatsbyStandIn } });
  return { script, traditional: addresses.get("/traditional"), files: files.sort() };
}

/**
 * Resolves dynamic imports of modules with separate bundles to these bundles. Does the same for all
 * imports of the worker client, because there must be only one copy of it.
 */
function onDemand(addresses: ReadonlyMap<string, string>): Plugin {
  return resolving("on-demand", /./, ({ kind, path: specifier }) => {
    const name = specifier.slice(specifier.lastIndexOf("/"));
    const address = kind === "dynamic-import" || name === "/worker-client" ? addresses.get(name) : undefined;
    return address === undefined ? undefined : { path: address, external: true };
  });
}

/**
 * Returns the path of the file with the interface text in the site's language. Bundles use this
 * file in place of src/text/texts.ts.
 */
export function textsFile({ locale }: Pick<SiteConfig, "locale">): string {
  return path.resolve(`src/text/languages/${textsName(locale.defaultLocale)}.ts`);
}

/**
 * Returns the path of the file with the messages for authors in the site's language. webpack uses
 * this file in place of src/config/messages.ts, which reads site.yml.
 */
export function messagesFile({ locale }: Pick<SiteConfig, "locale">): string {
  const isChinese = languageOf(locale.defaultLocale) !== "en";
  return path.resolve(`src/text/diagnostics/${isChinese ? "zh" : "en"}/index.ts`);
}

/** Makes a bundle use the interface text in the site's language. */
export function inLanguage(site: SiteConfig): Plugin {
  return resolving("in-language", /\/text\/texts$/, () => ({ path: textsFile(site) }));
}

function resolving(name: string, filter: RegExp, to: (args: OnResolveArgs) => OnResolveResult | undefined): Plugin {
  return { name, setup: ({ onResolve }) => onResolve({ filter }, to) };
}

/**
 * Returns the values of the constants that src/browser and the islands declare, as code.
 * `bundleBrowser` adds those that differ between bundles. webpack gets the same values, except
 * `process.env.NODE_ENV`.
 */
export function definitions(site: SiteConfig): Record<string, string> {
  const { baseUrl, offline, trailingSlash, search, comments, locale } = site;
  return {
    BROWSER_SETTINGS: JSON.stringify({ baseUrl, offline } satisfies BrowserSettings),
    TRAILING_SLASH: JSON.stringify(trailingSlash),
    SEARCH_SETTINGS: JSON.stringify(search),
    AREA_DRAWINGS: JSON.stringify(areaDrawings()),
    COMMENTS: JSON.stringify(comments && { ...comments, lang: locale.defaultLocale }),
    "process.env.NODE_ENV": '"production"',
  };
}

/**
 * Returns elements for every page's head that hold the URLs of the site's scripts. The inline code
 * `start("site")` starts one of them.
 *
 * The Content Security Policy allows inline scripts by their hashes. An inline script may load
 * further scripts, but only through elements that the parser did not insert. Chromium treats
 * `import()` in an inline script as inserted by the parser. `start` therefore inserts a copy of an
 * element of the page, which also needs no Trusted Types policy.
 */
export function scriptPlaces(addresses: Readonly<Record<string, string>>): string {
  const places = Object.entries(addresses).map(
    ([name, address]) => `<script type="text/plain" data-site-module="${name}" src="${address}"></script>`,
  );
  return places.join("");
}

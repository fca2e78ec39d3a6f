import path from "node:path";
import { type BuildOptions, build, type OnResolveArgs, type OnResolveResult, type Plugin } from "esbuild";
import type { SiteConfig } from "../config/read-site";
import type { BrowserSettings } from "../contract/fragment";
import { searchAskedAttribute, searchFormId } from "../contract/search-field";
import { assetFolder } from "../contract/site-files";
import { languageOf } from "../text/languages";
import { componentAliases } from "./client-components";
import { fromReactChunk, reactChunkSource } from "./react-chunk";

/** Bundles for the browsers in package.json. Pages and files are UTF-8. */
export const bundling = {
  bundle: true,
  minify: true,
  target: "es2022",
  charset: "utf8",
  // Licences ask for their notices with each copy: in files of their own, which no page loads.
  legalComments: "external",
  jsx: "automatic",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  // Styles are in the one stylesheet of the site.
  loader: { ".css": "empty" },
} satisfies BuildOptions;

/** Modules that the site's script imports on demand, by import specifier; each is bundled separately. */
const lazyModules = {
  "/rare-parts": "src/browser/article/rare-parts.ts",
  "/mark-passage": "src/browser/search/mark-passage.ts",
  "/link-preview": "src/browser/links/link-preview.ts",
  "/traditional": "src/browser/page/traditional.ts",
  // Before the dialog, which imports it.
  "/render-island": "src/islands/render-island.tsx",
  "/search-dialog": "src/browser/search/search-dialog.ts",
} as const;

/**
 * Bundles src/browser into one script, what it imports on demand into one more each, React into a chunk of its own, and each
 * island into one that takes it from there. esbuild, not Gatsby's webpack: nothing of Gatsby's runtime is in it, and it takes half a second.
 * @returns addresses of the script of every page and of the switch to traditional characters, and all files deployed
 */
export async function bundleBrowser(publicDir: string, site: SiteConfig) {
  const outdir = path.join(publicDir, assetFolder);
  const files: string[] = [];
  /** @param entry undefined for code that no file has, `stdin` @returns address of the bundle */
  const bundle = async (name: string, entry: string | undefined, options: BuildOptions): Promise<string> => {
    const source = entry === undefined ? { entryNames: `${name}-[hash]` } : { entryPoints: { [name]: entry } };
    const { metafile } = await build({ ...bundling, ...options, ...source, outdir, metafile: true });
    const outputs = Object.entries(metafile.outputs);
    files.push(...outputs.map(([file]) => path.basename(file)));
    const [own = ""] = outputs.find(([, { entryPoint }]) => entryPoint === (entry ?? "<stdin>")) ?? [];
    return site.baseUrl + assetFolder + path.basename(own);
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
  /** @param unused what the site has no use for */
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
  const comments = ["giscus", "waline"].filter((island) => island !== site.comments?.provider);
  const unusedIslands = new RegExp(`^\\./(?:${comments.join("|")})$`);
  for (const [specifier, entry] of Object.entries(lazyModules)) {
    if (specifier === "/traditional" && !site.reading.traditional) continue;
    const address = await bundleModule(path.parse(entry).name, entry, unusedIslands, {
      splitting: specifier === "/render-island",
      alias: { gatsby: path.resolve("src/islands/gatsby.ts"), ...componentAliases },
      // For a content folder outside of the project.
      nodePaths: [path.resolve("node_modules")],
    });
    addresses.set(specifier, address);
  }
  // gatsby-browser.tsx also names the frame around pages, which React renders at build alone.
  const frame =
    site.analytics.trackingId === null ? /components\/shell\/shell$|google-gtag/ : /components\/shell\/shell$/;
  const alias = { gatsby: path.resolve("src/browser/gatsby.ts") };
  const script = await bundleModule("site", "src/browser/start.ts", frame, { alias });
  return { script, traditional: addresses.get("/traditional"), files: files.sort() };
}

/** Redirects dynamic imports of separately bundled modules to their bundles. */
function onDemand(addresses: ReadonlyMap<string, string>): Plugin {
  return resolving("on-demand", /./, ({ kind, path: specifier }) => {
    const address = kind === "dynamic-import" ? addresses.get(specifier.slice(specifier.lastIndexOf("/"))) : undefined;
    return address === undefined ? undefined : { path: address, external: true };
  });
}

/** The texts of the site's language, which bundles have in place of src/text/texts.ts. */
export function textsFile({ locale }: Pick<SiteConfig, "locale">): string {
  return path.resolve(`src/text/languages/${languageOf(locale.defaultLocale)}.ts`);
}

/** Puts them there. */
export function inLanguage(site: SiteConfig): Plugin {
  return resolving("in-language", /\/text\/texts$/, () => ({ path: textsFile(site) }));
}

function resolving(name: string, filter: RegExp, to: (args: OnResolveArgs) => OnResolveResult | undefined): Plugin {
  return { name, setup: ({ onResolve }) => onResolve({ filter }, to) };
}

/** Values for names that src/browser and the islands declare; webpack gets the same under `gatsby develop`. */
export function definitions(site: SiteConfig): Record<string, string> {
  const { baseUrl, offline, trailingSlash, search, comments, locale } = site;
  return {
    BROWSER_SETTINGS: JSON.stringify({ baseUrl, offline } satisfies BrowserSettings),
    TRAILING_SLASH: JSON.stringify(trailingSlash),
    SEARCH_SETTINGS: JSON.stringify(search),
    COMMENTS: JSON.stringify(comments && { ...comments, lang: locale.defaultLocale }),
    "process.env.NODE_ENV": '"production"',
  };
}

/**
 * The site's own scripts in every page's head, and the inline code that starts one: `start("site")`. The policy names inline
 * scripts by their hashes and lets them start others, but only by elements that the parser has not put there; Chromium
 * counts `import()` in an inline script as the parser's. As the element is the page's own, it needs no Trusted Types policy.
 */
export function scriptPlaces(addresses: Readonly<Record<string, string>>): string {
  const places = Object.entries(addresses).map(
    ([name, address]) => `<script type="text/plain" data-site-module="${name}" src="${address}"></script>`,
  );
  return places.join("");
}

export const startFunction =
  "const start=n=>new Promise((ok,no)=>{let p=document.querySelector('[data-site-module='+n+']'),c=p.cloneNode();" +
  "c.type='module';c.onload=ok;c.onerror=()=>{c.remove();no()};p.after(c)});";

/** Inline code for every page's head that starts the site's script. */
export const loaderScript = [
  '(function(){var n;function go(){n=n||start("site").then(function(){if(typeof window.___navigate!=="function")throw 0}).catch(function(){n=0;dispatchEvent(new Event("site:failed"))})}',
  '"pointerdown pointermove touchstart keydown focusin scroll".split(" ").forEach(function(t){addEventListener(t,go,{capture:true,passive:true,once:true})});',
  // A search asked for by its key before that is there; src/browser/search/watch-search.ts answers it.
  `addEventListener("keydown",function(e){if((e.ctrlKey||e.metaKey)&&e.key==="k"&&typeof window.___navigate!=="function"){e.preventDefault();document.documentElement.setAttribute("${searchAskedAttribute}","")}});`,
  // The same for a press on its button; without the script the form leads to the search page after all.
  `addEventListener("submit",function(e){var f=e.target;if(f.id!=="${searchFormId}"||typeof window.___navigate==="function")return;e.preventDefault();document.documentElement.setAttribute("${searchAskedAttribute}","");addEventListener("site:failed",function(){f.submit()},{once:true});go()});`,
  'addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(go)})})();',
].join("");

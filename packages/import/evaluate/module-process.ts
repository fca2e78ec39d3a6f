/**
 * The process that runs a project's configuration. It compiles all required modules, TypeScript and
 * ES modules alike, to CommonJS. Some site generators and their plugins, other packages that cannot
 * be found, and files such as styles and pictures are replaced with stubs.
 */
import { existsSync, readFileSync } from "node:fs";
import Module from "node:module";
import path from "node:path";
import { type Loader, type TransformOptions, transformSync } from "esbuild";
import { plainData } from "./plain-data";
import { stubOf } from "./stub";

export interface EvaluationRequest {
  readonly file: string;
  /** Folders by import prefix, such as `@site/`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Options that may be functions of a string, with the arguments to call them with. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}

export interface EvaluationAnswer {
  readonly value?: unknown;
  readonly error?: string;
  /** Packages that were stubbed because they could not be found. */
  readonly missing: readonly string[];
}

/** Internals of Node's CommonJS loader, which have no types. */
interface Loading {
  _load(request: string, parent: { readonly filename?: string } | undefined, isMain: boolean): unknown;
  _resolveFilename(request: string, parent: unknown, isMain: boolean, options?: unknown): string;
  _extensions: Record<string, (module: { _compile(code: string, file: string): void }, file: string) => void>;
}

const loading = Module as unknown as Loading;
const missing = new Set<string>();
const loaders: Readonly<Record<string, Loader>> = {
  ".js": "jsx",
  ".cjs": "jsx",
  ".mjs": "jsx",
  ".jsx": "jsx",
  ".ts": "ts",
  ".mts": "ts",
  ".cts": "ts",
  ".tsx": "tsx",
};

function compileEverything(): void {
  for (const [extension, loader] of Object.entries(loaders)) {
    loading._extensions[extension] = (module, file) => {
      const text = readFileSync(file, "utf8");
      const options: TransformOptions = {
        loader,
        target: "node20",
        jsx: "automatic",
        supported: { "dynamic-import": false },
        define: {
          "import.meta.url": "__moduleUrl",
          "import.meta.dirname": "__moduleFolder",
          "import.meta.filename": "__moduleFile",
        },
        logLevel: "silent",
      };
      module._compile(asCommonJs(text, options), file);
    };
  }
}

const moduleNames =
  'const __moduleUrl = require("node:url").pathToFileURL(__filename).href, __moduleFolder = __dirname, __moduleFile = __filename;';

/**
 * Compiles a module to CommonJS. CommonJS has no top-level await, so a module that uses it exports
 * a promise of its default export.
 */
function asCommonJs(text: string, options: TransformOptions): string {
  try {
    // In a block, a module may declare its own `__dirname`, as ES modules do.
    return transformSync(text, { ...options, format: "cjs", banner: `${moduleNames} {`, footer: "}" }).code;
  } catch (error) {
    if (!String(error).includes("Top-level await")) throw error;
    const { code } = transformSync(text, { ...options, format: "esm", banner: moduleNames });
    const body = code.replace(/^import (?:([\w$*, ]*)(\{[^}]*\})? from )?("[^"]*");$/gm, importAsRequire);
    const [, result] = /^export \{[^}]*?([\w$]+) as default\b[^}]*\};$/m.exec(body) ?? [];
    return `module.exports = (async () => {${body.replace(/^export \{[^}]*\};$/m, "")}\nreturn ${result};})();`;
  }
}

function importAsRequire(_: string, names = "", braces = "", specifier = '""'): string {
  const parts = names.split(",").map((name) => name.trim());
  const [space, usual] = [parts.find((name) => name.startsWith("* as ")), parts.find((name) => /^[\w$]+$/.test(name))];
  const loaded = `require(${specifier})`;
  return [
    `${loaded};`,
    space && `const ${space.slice(5)} = ${loaded};`,
    usual && `const ${usual} = ${loaded}.default ?? ${loaded};`,
    braces && `const ${braces.replace(/ as /g, ": ")} = ${loaded};`,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Packages that configurations use to list pages. If the project has not installed them, this
 * site's copies are used.
 */
const helpers = /^(?:fast-glob|globby|glob|gray-matter|fs-extra|js-yaml|yaml)$/;

function isHere(request: string): boolean {
  try {
    return require.resolve(request) !== request;
  } catch {
    return false;
  }
}

/**
 * Matches generators and plugins that are always stubbed, even if they are installed, because their
 * code is not needed to read a configuration.
 */
const generators =
  /^(?:vitepress|vuepress|vite|astro)(?:\/|$)|^@(?:vuepress|astrojs|astro-community)\/|^(?:vite|vitepress|vuepress)-(?:plugin|theme)-|^(?:starlight|unplugin)-|^unocss/;

function stubMissingPackages(aliases: Readonly<Record<string, string>>): void {
  const load = loading._load;
  const resolve = loading._resolveFilename;
  const aliased = (request: string) => {
    const [prefix, folder] = Object.entries(aliases).find(([name]) => request.startsWith(name)) ?? [];
    return prefix !== undefined && folder !== undefined ? path.join(folder, request.slice(prefix.length)) : request;
  };
  const find: Loading["_resolveFilename"] = (request, parent, isMain, options) =>
    resolve(withSource(aliased(request), parent), parent, isMain, options);
  // `require.resolve("a-plugin")` returns the name of a plugin that is not installed, so that the
  // plugin can still be recognized.
  loading._resolveFilename = (request, ...rest) => {
    try {
      return find(request, ...rest);
    } catch (error) {
      if (/^[./]/.test(request)) throw error;
      return request;
    }
  };
  loading._load = (request, parent, isMain) => {
    if (generators.test(request)) return stubOf(request);
    const extension = path.extname(request.replace(/[?#].*$/, "")).toLowerCase();
    if (/^\.(?:css|scss|sass|less|png|jpe?g|gif|svg|webp|mdx?)$/.test(extension)) return stubOf(request);
    try {
      find(request, parent, isMain);
    } catch {
      if (helpers.test(request) && isHere(request)) return require(request);
      missing.add(request);
      return stubOf(request);
    }
    return load(request, parent, isMain);
  };
}

/**
 * Returns an import path, with `.ts` instead of `.js` if only that file exists. TypeScript allows
 * `./x.js` as the import path of `./x.ts`.
 */
function withSource(request: string, parent: unknown): string {
  const from = (parent as { readonly filename?: string } | undefined)?.filename;
  if (from === undefined || !/^(?:\.{1,2})?\//.test(request) || !/\.[cm]?js$/.test(request)) return request;
  const file = path.resolve(path.dirname(from), request);
  const source = file.replace(/js$/, "ts");
  return !existsSync(file) && existsSync(source) ? source : request;
}

async function evaluate({ file, aliases, asked }: EvaluationRequest): Promise<EvaluationAnswer> {
  compileEverything();
  stubMissingPackages(aliases);
  try {
    const exported = loading._load(file, undefined, false) as {
      readonly __esModule?: boolean;
      readonly default?: unknown;
    };
    const value = exported?.__esModule || exported?.default !== undefined ? (exported.default ?? exported) : exported;
    const result: unknown = typeof value === "function" ? await value({}) : await value;
    return { value: plainData(result, asked), missing: [...missing] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: message.split("\n").slice(0, 3).join(" "), missing: [...missing] };
  }
}

process.once("message", (request: EvaluationRequest) => {
  evaluate(request).then((answer) => process.send?.(answer, () => process.exit(0)));
});

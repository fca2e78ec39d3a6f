/**
 * Compiles gatsby-config.ts and gatsby-node.ts with esbuild, in a tenth of the time that Gatsby's
 * Parcel takes. Node loads this file before Gatsby: see `gatsbyEnvironment` in lib.mjs.
 * If esbuild fails, Parcel compiles the files and Gatsby reports the error.
 */
const Module = require("node:module");
const path = require("node:path");

/**
 * The name by which services/initialize.js in Gatsby 5.16 requires the module that compiles the
 * files.
 */
const request = "../utils/parcel/compile-gatsby-files";

const load = Module._load;

Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest);
  if (name === request) {
    Module._load = load;
    replaceCompiler(loaded);
  }
  return loaded;
};

function replaceCompiler(compiler) {
  const { compileGatsbyFiles, COMPILED_CACHE_DIR } = compiler;
  if (typeof compileGatsbyFiles !== "function" || COMPILED_CACHE_DIR === undefined)
    throw new Error(`Gatsby compiles gatsby-node.ts in another way than 5.16: see ${__filename}`);
  compiler.compileGatsbyFiles = (root) => compile(root, COMPILED_CACHE_DIR).catch(() => compileGatsbyFiles(root));
}

async function compile(root, folder) {
  const { build } = require("esbuild");
  const { bundleOptions } = await import("./bundle-options.mjs");
  const entryPoints = ["gatsby-config.ts", "gatsby-node.ts"].map((name) => path.join(root, name));
  await build({ ...bundleOptions, logLevel: "silent", entryPoints, outdir: path.join(root, folder) });
}

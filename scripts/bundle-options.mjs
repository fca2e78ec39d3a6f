/**
 * esbuild's options for programs in TypeScript. Because CommonJS has no top-level `await`, programs
 * must put it in a function.
 */
export const bundleOptions = {
  bundle: true,
  platform: "node",
  format: "cjs",
  packages: "external",
  logLevel: "error",
};

/**
 * esbuild's options for programs in TypeScript. CommonJS has no top-level `await`,
 * so each program has a function `main`.
 */
export const bundleOptions = {
  bundle: true,
  platform: "node",
  format: "cjs",
  packages: "external",
  logLevel: "error",
};

// node scripts/run-bundled.mjs <entry>: runs a command that parses articles. That is done by packages that only `import`
// finds, which tsx does not do for a project of CommonJS; so the command is bundled first, as Gatsby does it with
// gatsby-node.ts.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const entry = process.argv[2] ?? "";
const outfile = path.resolve(".cache/scripts", `${path.basename(path.dirname(entry))}.cjs`);
mkdirSync(path.dirname(outfile), { recursive: true });
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: "node",
  format: "cjs",
  packages: "external",
  logLevel: "error",
});
await import(pathToFileURL(outfile).href);

// Part of npm run lint:imports: checks that only a few rooms of src use internals of Gatsby and
// webpack, and that only those rooms and the author panel use React's state and effects.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Names without a stability guarantee. Any release of Gatsby, webpack or a plugin may change them.
 */
const internals = [
  { name: "Gatsby's cache folder", pattern: /(?<!node_modules\/)\.cache\// },
  {
    name: "Gatsby's loader and router on the window",
    pattern: /___(?:loader|navigate|webpackCompilationHash|push|replace)\b/,
  },
  { name: "window.pagePath", pattern: /window\.pagePath/ },
  { name: "elements that Gatsby renders", pattern: /gatsby-(?:focus-wrapper|announcer|script-loader|chunk-mapping)/ },
  { name: "Gatsby's own modules", pattern: /["'`]gatsby\/(?:dist|cache-dir)/ },
  { name: "Gatsby's store beyond program and config", pattern: /getState\(\)\.(?!program|config)/ },
  { name: "the names of webpack's classes", pattern: /constructor\.name/ },
];

/** The rooms of src that may use `internals`. */
const rooms = ["src/gatsby", "src/bundle", "src/deploy", "src/browser", "src/islands"];

const found = sourceFiles("src").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      internals.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `  ${file}:${index + 1} names ${name}`),
    ),
);

if (found.length > 0) {
  console.error(
    `${found.join("\n")}\n\nOnly ${rooms.join(", ")} lean on the inside of Gatsby and webpack, so that an upgrade is read in few places. See docs/gatsby.md.`,
  );
  process.exit(1);
}

const hooks = sourceFiles("src")
  // The author panel is part of `gatsby develop`, which runs React in the browser.
  .filter((file) => !/^src\/(?:islands|components\/author-tools)\//.test(file))
  .filter((file) =>
    /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore)\(/.test(readFileSync(file, "utf8")),
  );
if (hooks.length > 0) {
  console.error(
    `  ${hooks.join("\n  ")}\n\nReact renders these at build alone, so state and effects would do nothing in the browser: write an island (src/islands), or a module of src/browser.`,
  );
  process.exit(1);
}

/** Lists the TypeScript files in a folder, except tests, declaration files and files in `rooms`. */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return rooms.includes(file) ? [] : sourceFiles(file);
    return /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) ? [file] : [];
  });
}

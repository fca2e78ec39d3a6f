// Part of npm run lint:imports: only src/gatsby may use internals of Gatsby and webpack.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Names without a stability promise, which any release of Gatsby, webpack or a plugin may change. */
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

const found = sourceFiles("src").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) =>
      internals.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `  ${file}:${index + 1} names ${name}`),
    ),
);

if (found.length > 0) {
  console.error(
    `${found.join("\n")}\n\nOnly src/gatsby leans on the inside of Gatsby and webpack, so that an upgrade is read in one room:\nwrite a patch in src/gatsby/patches, or ask the adapter in src/gatsby/client. See docs/gatsby.md.`,
  );
  process.exit(1);
}

/** Source files outside src/gatsby, without tests. */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return file === "src/gatsby" ? [] : sourceFiles(file);
    return /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) ? [file] : [];
  });
}

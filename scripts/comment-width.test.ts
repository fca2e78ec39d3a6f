import { readFileSync } from "node:fs";
import { projectFiles } from "./testing/project-files";

const widest = 100;

/** Matches code that people do not write, or that is an example of other people's code. */
const foreign = /fixtures|gatsby-types\.d\.ts$/;

/** Matches the lines of comments: of a block, after `//`, and in JSX. */
const comment = /^\s*(?:\/\/|\/?\*|\{\/\*)/;

// Biome wraps code, but no comments.
test("comments have at most 100 columns", () => {
  const code = projectFiles().filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !foreign.test(file));
  expect(code.length).toBeGreaterThan(900);
  const wide = code.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (comment.test(line) && line.length > widest ? `${file}:${at + 1}` : [])),
  );
  expect(wide).toEqual([]);
});

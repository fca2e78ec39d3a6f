import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const dir = mkdtempSync(path.join(tmpdir(), "packed-"));

/**
 * Packs this project.
 * @param env a GIT_DIR that does not exist simulates a ZIP of the repository
 */
function packed(env: NodeJS.ProcessEnv = {}): string {
  const command = ["scripts/notes-site.cjs", "pack", dir];
  return execFileSync(process.execPath, command, { encoding: "utf8", env: { ...process.env, ...env } }).trim();
}

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/** Skips a test in a ZIP of the project, which has no commit. */
const committedTest = existsSync(".git") ? test : test.skip;

committedTest("names the package by version, day and commit, and records them in its manifest", () => {
  const file = packed();
  const [name, , day, commit] = /^notes-site-([\d.]+)-(\d{8})-([\da-f]{7,})/.exec(path.basename(file)) ?? [];
  expect(name).toBe(`notes-site-${version}-${day}-${commit}`);
  const installed = path.join(dir, "installed");
  mkdirSync(installed);
  execFileSync("tar", ["xzf", file, "-C", installed, "--strip-components=1"]);
  expect(JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8"))).toMatchObject({
    version,
    commit,
    date: day?.replace(/(....)(..)(..)/, "$1-$2-$3"),
  });
  const program = path.join(installed, "project/scripts/notes-site.cjs");
  const said = execFileSync(process.execPath, [program, "--version"], { encoding: "utf8", cwd: dir });
  expect(said).toContain(`notes-site ${version} (`);
  expect(said).toContain(commit);
});

test("names the package by a digest of its content without git", () => {
  const name = path.basename(packed({ GIT_DIR: "/nowhere" }));
  expect(name).toMatch(/^notes-site-[\d.]+-\d{8}-[\da-f]{7}\.tgz$/);
});

test("contains everything that a build needs, but no content and no tests", () => {
  const names = execFileSync("tar", ["tzf", packed()], { encoding: "utf8" }).split("\n");
  expect(names).toEqual(
    expect.arrayContaining([
      "package/package.json",
      "package/project/package.json",
      "package/project/package-lock.json",
      "package/project/gatsby-node.ts",
      "package/project/src/templates/blog-post.tsx",
      "package/project/scripts/notes-site.cjs",
      "package/project/packages/import/run.ts",
    ]),
  );
  expect(
    names.filter((name) =>
      /\.test\.|^package\/project\/(?:content|static|e2e|bench|docs(?!\/graphql\.md))\/|\/testing\//.test(name),
    ),
  ).toEqual([]);
});

test("contains the guides for owners, whose links to each other work", () => {
  const installed = path.join(dir, "with-guides");
  mkdirSync(installed);
  execFileSync("tar", ["xzf", packed(), "-C", installed, "--strip-components=1"]);
  const guides = readdirSync(path.join(installed, "docs"));
  expect(guides).toEqual(
    expect.arrayContaining(["writing.md", "site-yml.md", "data-files.md", "graphql.md", "deploying.md"]),
  );
  const schemas = readdirSync("docs").filter((name) => name.endsWith(".schema.json"));
  expect(schemas).toContain("authors.schema.json");
  for (const schema of schemas)
    expect(JSON.parse(readFileSync(path.join(installed, "docs", schema), "utf8"))).toHaveProperty("type");
  const links = guides.flatMap((guide) => {
    // Links in code are examples.
    const text = readFileSync(path.join(installed, "docs", guide), "utf8").replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
    return [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = ""]) => to);
  });
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => !existsSync(path.join(installed, "docs", to)))).toEqual([]);
});

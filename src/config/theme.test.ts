import { siteSchema } from "./site-schema";
import { contrastOf, isReadable, readableAccent, themeStyles } from "./theme";

const read = (theme: unknown) => {
  const result = siteSchema.safeParse({ theme });
  if (result.success) return result.data.theme;
  return result.error.issues.map((issue) => [
    issue.path.join("."),
    issue.message,
    issue.code === "custom" ? issue.params?.["fix"] : "",
  ]);
};

test("measures contrast as WCAG does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a single accent has a readable shade in the dark mode", () => {
  expect(read({ accent: "#1a5a86" })).toMatchObject({ accent: { light: "#1a5a86" } });
  for (const colour of ["#1a5a86", "#a8321a", "#000000", "#0b6363"])
    expect(isReadable(readableAccent(colour, "dark"), "dark")).toBe(true);
});

test("an accent that cannot be read is an error with its contrast and a shade that can", () => {
  const issues = read({ accent: "#ffcc00" });
  expect(issues).toEqual([["theme.accent.light", expect.stringMatching(/浅色.*对比只有1\.\d/), expect.any(String)]]);
  const [[, , fix]] = issues as [[string, string, string]];
  expect(isReadable(/#[\da-f]{6}/.exec(fix)?.[0] ?? "", "light")).toBe(true);
  expect(read({ accent: { light: "#1a5a86", dark: "#1a5a86" } })).toEqual([
    ["theme.accent.dark", expect.stringMatching(/深色.*2\.2/), expect.any(String)],
  ]);
});

test.each(["red", "#fff", { light: "#1a5a86" }, 3])("%j is not an accent", (accent) => {
  expect(Array.isArray(read({ accent }))).toBe(true);
});

test("fonts are names, and no other CSS", () => {
  expect(read({ serif: '"霞鹜文楷", Georgia' })).toMatchObject({ serif: '"霞鹜文楷", Georgia' });
  expect(Array.isArray(read({ serif: "a; } body { display: none" }))).toBe(true);
  expect(Array.isArray(read({ mono: "url(https://x.example)" }))).toBe(true);
});

test("a site without a theme has no more styles, and a theme has a rule for each mode", () => {
  const none = { accent: null, serif: null, sans: null, mono: null };
  expect(themeStyles(none)).toBe("");
  expect(themeStyles({ ...none, sans: "Inter" })).toContain("--sans: Inter, sans-serif; --latin: var(--sans);");
  const styles = themeStyles({ ...none, accent: { light: "#1a5a86", dark: "#86b9dd" }, serif: "Georgia" });
  expect(styles).toMatch(/^@layer tokens/);
  expect(styles).toContain("--accent: #1a5a86;");
  expect(styles).toContain('[data-colors="dark"] { --accent: #86b9dd; --seal: #1a5a86; }');
  expect(styles).toContain("--title: var(--serif);");
});

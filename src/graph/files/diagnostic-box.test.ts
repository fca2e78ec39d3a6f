import { render } from "../../article/testing/render";
import { diagnosticBox } from "./diagnostic-box";

const mode = process.env.NODE_ENV;
const as = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
afterEach(() => as(mode));

test("in development a page shows the diagnostics of its text with their fixes", async () => {
  as("development");
  const { diagnostics } = await render('# 甲\n\n<Tabs>\n\n{1 +\n\n"<b>"', "mdx");
  const box = diagnosticBox(diagnostics);
  expect(box).toContain('<div class="admonition admonition-danger" role="note" aria-label="有错误，正式构建会停下">');
  expect(box).toMatch(/<li>第\d+行：.+<\/li>/);
  expect(box).not.toContain("<b>");
  const { diagnostics: warnings } = await render(":::wraning\n\n内\n\n:::");
  expect(diagnosticBox(warnings)).toMatch(
    /admonition-warning.+<li>第4行：:::wraning is not .+<code>write :::warning<\/code>/s,
  );
  expect(diagnosticBox([])).toBe("");
});

test("a production build shows no diagnostics", async () => {
  as("production");
  expect(diagnosticBox((await render(":::wraning\n\n内\n\n:::")).diagnostics)).toBe("");
});

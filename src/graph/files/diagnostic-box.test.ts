import { render } from "../../article/testing/render";
import { problemBox } from "./diagnostic-box";

const mode = process.env.NODE_ENV;
const as = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
afterEach(() => as(mode));

test("in development a page says what is wrong with its text, and how to mend it", async () => {
  as("development");
  const { problems } = await render('# 甲\n\n<Tabs>\n\n{1 +\n\n"<b>"', "mdx");
  const box = problemBox(problems);
  expect(box).toContain('<div class="admonition admonition-danger" role="note" aria-label="有错误，正式构建会停下">');
  expect(box).toMatch(/<li>第\d+行：.+<\/li>/);
  expect(box).not.toContain("<b>");
  const { problems: warnings } = await render(":::wraning\n\n内\n\n:::");
  expect(problemBox(warnings)).toMatch(
    /admonition-warning.+<li>第4行：:::wraning is not .+<code>write :::warning<\/code>/s,
  );
  expect(problemBox([])).toBe("");
});

test("readers see nothing of it", async () => {
  as("production");
  expect(problemBox((await render(":::wraning\n\n内\n\n:::")).problems)).toBe("");
});

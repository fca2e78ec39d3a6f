import type { Page } from "@playwright/test";
import { open } from "./site";

/** The page of the sample. Its text is replaced before the browser receives it. */
export const samplePath = "/docs/nature/coast/sand";

const code = (title: string, text: string) =>
  `<figure class="code" data-lang="cpp">${title === "" ? "" : `<figcaption class="code-title">${title}</figcaption>`}` +
  `<div class="code-bar"></div><pre tabindex="0"><code class="language-cpp">${text}</code></pre></figure>`;

const tab = (value: string, label: string, content: string, isDefault = false) =>
  `<div class="tab" role="group" aria-label="${label}" data-value="${value}"${isDefault ? " data-default" : ""}>` +
  `<p class="tab-label" aria-hidden="true">${label}</p><div class="tab-content">${content}</div></div>`;

const picture = `<figure><img src="/sample.svg" alt="两个圆" width="600" height="300" loading="lazy" decoding="async"><figcaption>图题</figcaption></figure>`;

/** Markup as the article pipeline writes it, with every interactive part. */
export const sampleHtml = `
<p>去<a href="/docs/nature/coast/wetland#rain">湿地</a>，去<a href="/files/sample.pdf">文件</a>，
去<a href="https://example.org/" target="_blank" rel="noopener noreferrer">站外<span class="visually-hidden">（在新标签页中打开）</span></a>，
去<a href="#b">乙</a>。</p>
${code("short.cpp", "int main() {\n  return 0;\n}")}
${code("", `int x; // ${"很长的一行".repeat(40)}`)}
<h2 id="a">甲</h2><a class="heading-anchor" href="#a" aria-label="甲的直接链接"></a>
<div class="tabs" data-site-tabs data-group="lang">${tab("go", "Go", "<p>Go的正文</p>", true)}${tab("py", "Python", "<p>Python的正文</p>")}</div>
<h2 id="b">乙</h2><a class="heading-anchor" href="#b" aria-label="乙的直接链接"></a>
<div class="tabs" data-site-tabs data-group="lang">${tab("go", "Go", "<p>Go的下文</p>", true)}${tab("py", "Python", '<h3 id="in-tab">标签里</h3><p>Python的下文</p>')}</div>
${picture}
<details><summary>答案</summary><h3 id="in-details">折叠里</h3><p>答案的正文</p></details>`;

/** Navigates to the page with the sample, without a new document. */
export async function openSample(page: Page): Promise<void> {
  await page.route("**/sample.svg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><circle cx="150" cy="150" r="90"/><circle cx="450" cy="150" r="90"/></svg>',
    }),
  );
  await openText(page, sampleHtml);
  await page.getByText("Go的正文").waitFor();
}

/** Navigates to the page at `samplePath` with `html` as its text, without a new document. */
export async function openText(page: Page, html: string): Promise<void> {
  await page.route(`**${samplePath}/fragment.json`, async (route) => {
    const response = await route.fetch();
    const fragment = await response.json();
    await route.fulfill({ response, json: { ...fragment, text: [html] } });
  });
  await open(page, "/docs/nature/intro");
  await page.evaluate((path) => {
    // Not awaited, because leaving the document would reject the promise.
    void Promise.resolve(window.___navigate?.(path)).catch(() => undefined);
  }, samplePath);
}

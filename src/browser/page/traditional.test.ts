/** @jest-environment jsdom */
import { traditionalKey } from "../../shared/traditional";
import { toggleTraditional } from "./traditional";

const table = { 里: "裡", 发: "發", 头发: "頭髮", 公里: "公里", 简: "簡", 体: "體", 码: "碼" };
const main = () => document.querySelector("main") as HTMLElement;

beforeAll(async () => {
  document.title = "头发";
  document.body.innerHTML = `<main title="里">头发里 <b>公里</b><pre aria-label="代码">代码</pre><p><code>代码</code></p>
    <p translate="no" title="里">里</p><p lang="ja">里</p><input placeholder="里" value="里"><img alt="里">
    <div data-site-island="components/a.tsx#default">里</div></main>
    <p class="visually-hidden" role="status">头发</p><p role="status">头发</p>
    <button data-site-traditional="" aria-pressed="false">繁體</button>`;
  await toggleTraditional(table);
});

test("converts the text and the attributes that readers see and hear", () => {
  expect([document.title, document.documentElement.lang]).toEqual(["頭髮", "zh-Hant"]);
  expect(main().firstChild?.nodeValue).toBe("頭髮裡 ");
  expect(main().title).toBe("裡");
  expect(main().querySelector("b")?.textContent).toBe("公里");
  expect(main().querySelector("img")?.alt).toBe("裡");
  expect(main().querySelector("input")).toMatchObject({ placeholder: "裡", value: "里" });
});

test("does not convert code, other languages and elements marked as not to be translated", () => {
  const texts = ["pre", "code", "[translate]", "[lang]"].map((one) => main().querySelector(one)?.textContent);
  expect(texts).toEqual(["代码", "代码", "里", "里"]);
  expect(main().querySelector("pre")?.ariaLabel ?? main().querySelector("pre")?.getAttribute("aria-label")).toBe(
    "代碼",
  );
  expect(main().querySelector("[translate]")?.getAttribute("title")).toBe("里");
});

test("converts text added later before it is painted, and only once", async () => {
  document.title = "公里";
  main().append(" 头发");
  (main().querySelector("b")?.firstChild as Text).data = "里";
  main().title = "发";
  await Promise.resolve();
  expect([document.title, main().lastChild?.nodeValue, main().title]).toEqual(["公里", " 頭髮", "發"]);
  expect(main().querySelector("b")?.textContent).toBe("裡");
});

test("restores a component's original text while React compares it", async () => {
  const place = main().querySelector("[data-site-island]");
  const texts = [place?.textContent];
  for (const state of ["begun", "begun", "done"]) {
    place?.setAttribute("data-site-hydration", state);
    await Promise.resolve();
    texts.push(place?.textContent);
  }
  expect(texts).toEqual(["裡", "里", "里", "裡"]);
});

test("presses the switch and remembers the choice", () => {
  expect(document.querySelector("[data-site-traditional]")?.getAttribute("aria-pressed")).toBe("true");
  expect(window.localStorage.getItem(traditionalKey)).toBe("zh-Hant");
});

test("announces no message again in the new characters, but shows visible ones in them", () => {
  const [hidden, visible] = document.querySelectorAll("[role=status]");
  expect([hidden?.textContent, visible?.textContent]).toEqual(["", "頭髮"]);
});

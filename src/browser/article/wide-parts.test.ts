/** @jest-environment jsdom */
import { scrollWideFormulas, stopAtScrollers } from "./wide-parts";

let report: (targets: readonly Element[]) => void = () => {};

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: (entries: readonly { target: Element }[]) => void) {
        report = (targets) => callback(targets.map((target) => ({ target })));
      }
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML =
    '<figure class="code"><pre tabindex="0"></pre></figure><div class="table-wrap" tabindex="0"></div>';
});

const sized = (selector: string, scrollWidth: number) => {
  const box = document.querySelector(selector) as Element;
  Object.defineProperties(box, {
    scrollWidth: { value: scrollWidth, configurable: true },
    clientWidth: { value: 300, configurable: true },
  });
  return box;
};

test("makes only elements that scroll a Tab stop, at every width", () => {
  stopAtScrollers(document.body);
  const pre = sized("pre", 900);
  const table = sized(".table-wrap", 300);
  report([pre, table]);
  expect([pre.getAttribute("tabindex"), table.getAttribute("tabindex")]).toEqual(["0", null]);
  report([sized("pre", 300), sized(".table-wrap", 600)]);
  expect([pre.getAttribute("tabindex"), table.getAttribute("tabindex")]).toEqual([null, "0"]);
});

test("keeps the Tab stop of the element that has the focus", () => {
  stopAtScrollers(document.body);
  const pre = sized("pre", 300) as HTMLElement;
  pre.focus();
  report([pre]);
  expect(pre.getAttribute("tabindex")).toBe("0");
});

test("makes only formulas of paragraphs scroll, so that a header of a table keeps its formula as its name", () => {
  const formula = '<span class="math-inline"><math></math></span>';
  document.body.innerHTML = `<p>${formula}</p><table><tr><th>${formula}</th><td><p>${formula}</p></td></tr></table>`;
  for (const math of document.querySelectorAll("math")) math.getBoundingClientRect = () => ({ width: 500 }) as DOMRect;
  scrollWideFormulas(document.body);
  report([...document.querySelectorAll("p, th, td")]);
  const scrolling = [...document.querySelectorAll(".math-wide")];
  expect(scrolling.map((box) => box.parentElement?.localName)).toEqual(["p"]);
  expect(scrolling[0]?.getAttribute("role")).toBe("group");
  expect(document.querySelector("table [aria-label]")).toBeNull();
});

/** @jest-environment jsdom */
import { stopAtScrollers } from "./wide-parts";

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

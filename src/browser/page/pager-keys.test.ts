/** @jest-environment jsdom */
import { turnPage } from "./pager-keys";

/**
 * Presses a key on an element.
 * @returns the link of the pager that the key follows
 */
function press(key: string, html = "<p></p>", init: KeyboardEventInit = {}) {
  document.body.innerHTML = `${html}<nav data-site-pager-keys><a rel="prev"></a><a rel="next"></a></nav>`;
  const target = document.body.querySelector("[data-here]") ?? document.body;
  let rel: string | null = null;
  const followed = ({ target }: Event) => {
    rel = (target as Element).getAttribute("rel");
  };
  document.querySelector("nav")?.addEventListener("click", followed);
  document.addEventListener("keydown", turnPage);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  document.removeEventListener("keydown", turnPage);
  return rel;
}

test("goes to the newer page with the left arrow and to the older one with the right arrow", () => {
  expect(press("ArrowLeft")).toBe("prev");
  expect(press("ArrowRight")).toBe("next");
  expect(press("ArrowUp")).toBeNull();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "isComposing"])("ignores an arrow key with %s", (name) => {
  expect(press("ArrowRight", "<p></p>", { [name]: true })).toBeNull();
});

test.each([
  ["a field", "<input data-here>"],
  ["a tab", "<button role=tab data-here></button>"],
  ["code that scrolls", "<pre tabindex=0 data-here></pre>"],
  ["an open menu", "<details open><summary data-here></summary></details>"],
  ["a link", "<a href='/' data-here></a>"],
  ["a button", "<button data-here></button>"],
  ["text being edited", "<div contenteditable><p data-here></p></div>"],
])("ignores an arrow key on %s", (_name, html) => {
  expect(press("ArrowRight", html)).toBeNull();
});

test("works on a newly opened page, whose wrapper has the focus", () => {
  expect(press("ArrowRight", "<div id='gatsby-focus-wrapper' data-here></div>")).toBe("next");
});

/** @jest-environment jsdom */
import { relOf } from "./pager-keys";

/** The link that a key on an element stands for. */
function press(key: string, html = "<p></p>", init: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.body.querySelector("[data-here]") ?? document.body;
  let rel: string | null = null;
  const listen = (event: KeyboardEvent) => {
    rel = relOf(event);
  };
  document.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  document.removeEventListener("keydown", listen);
  return rel;
}

test("left is newer, right is older", () => {
  expect(press("ArrowLeft")).toBe("prev");
  expect(press("ArrowRight")).toBe("next");
  expect(press("ArrowUp")).toBeNull();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "isComposing"])("not with %s", (name) => {
  expect(press("ArrowRight", "<p></p>", { [name]: true })).toBeNull();
});

test.each([
  ["a field", "<input data-here>"],
  ["a tab", "<button role=tab data-here></button>"],
  ["code that scrolls", "<pre tabindex=0 data-here></pre>"],
  ["an open menu", "<details open><summary data-here></summary></details>"],
  ["a dialog", "<dialog open><a data-here></a></dialog>"],
  ["text being edited", "<div contenteditable><p data-here></p></div>"],
])("not in %s", (_name, html) => {
  expect(press("ArrowRight", html)).toBeNull();
});

test("a link keeps no arrow keys for itself", () => {
  expect(press("ArrowRight", "<a href='/' data-here></a>")).toBe("next");
});

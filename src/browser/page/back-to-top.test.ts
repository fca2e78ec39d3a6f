/** @jest-environment jsdom */
import { offersBackToTop, watchBackToTop } from "./back-to-top";

const at = (above: number, below = 9_000 - above) => ({ above, below });

describe("offersBackToTop", () => {
  it("appears while scrolling up, from 300 pixels on", () => {
    expect(offersBackToTop(at(900), at(600), false)).toBe(true);
    expect(offersBackToTop(at(310), at(300), false)).toBe(true);
    expect(offersBackToTop(at(310), at(299), true)).toBe(false);
  });

  it("disappears while scrolling down", () => {
    expect(offersBackToTop(at(600), at(601), true)).toBe(false);
  });

  it("is hidden at the bottom", () => {
    expect(offersBackToTop(at(2000), at(1990, 1), false)).toBe(false);
  });

  it("does not change while nothing moves", () => {
    expect(offersBackToTop(at(600), at(600), true)).toBe(true);
    expect(offersBackToTop(at(600), at(600), false)).toBe(false);
  });

  it("does not change when the content above changes its height", () => {
    expect(offersBackToTop(at(900, 5_000), at(600, 5_000), false)).toBe(false);
    expect(offersBackToTop(at(600, 5_000), at(900, 5_000), true)).toBe(true);
  });
});

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test("the button does not cover a control of the text that has the focus", () => {
  document.body.innerHTML =
    '<main><div tabindex="-1"><a href="#x">x</a></div></main><button hidden data-site-back-to-top></button>';
  const button = document.querySelector("button") as HTMLButtonElement;
  const root = document.documentElement;
  Object.defineProperties(root, { scrollHeight: { value: 9_000 }, clientHeight: { value: 900 } });
  const scrollTo = (top: number) => {
    root.scrollTop = top;
    window.dispatchEvent(new Event("scroll"));
  };
  watchBackToTop();
  scrollTo(1_000);
  scrollTo(900);
  expect(button.hidden).toBe(false);
  const link = document.querySelector("a") as HTMLAnchorElement;
  link.focus();
  expect(button.hidden).toBe(true);
  document.querySelector<HTMLElement>("main > div")?.focus();
  scrollTo(800);
  expect(button.hidden).toBe(false);
});

test("the button is hidden after a jump to a heading", () => {
  document.body.innerHTML = "<button data-site-back-to-top></button>";
  const button = document.querySelector("button") as HTMLButtonElement;
  watchBackToTop();
  window.dispatchEvent(new Event("hashchange"));
  expect(button.hidden).toBe(true);
});

/** @jest-environment jsdom */
import { offersBackToTop, watchBackToTop } from "./back-to-top";

const at = (top: number, atBottom = false) => ({ top, atBottom });

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
    expect(offersBackToTop(at(2000), at(1990, true), false)).toBe(false);
  });

  it("does not change while nothing moves", () => {
    expect(offersBackToTop(at(600), at(600), true)).toBe(true);
    expect(offersBackToTop(at(600), at(600), false)).toBe(false);
  });
});

test("the button is hidden after a jump to a heading", () => {
  document.body.innerHTML = "<button data-site-back-to-top></button>";
  const button = document.querySelector("button") as HTMLButtonElement;
  watchBackToTop();
  window.dispatchEvent(new Event("hashchange"));
  expect(button.hidden).toBe(true);
});

import { offersBackToTop } from "./back-to-top";

const at = (top: number, atBottom = false) => ({ top, atBottom });

describe("offersBackToTop", () => {
  it("comes on the way up, from 300 pixels on", () => {
    expect(offersBackToTop(at(900), at(600), false)).toBe(true);
    expect(offersBackToTop(at(310), at(300), false)).toBe(true);
    expect(offersBackToTop(at(310), at(299), true)).toBe(false);
  });

  it("goes on the way down", () => {
    expect(offersBackToTop(at(600), at(601), true)).toBe(false);
  });

  it("does not stand at the bottom", () => {
    expect(offersBackToTop(at(2000), at(1990, true), false)).toBe(false);
  });

  it("stays as it is while nothing moves", () => {
    expect(offersBackToTop(at(600), at(600), true)).toBe(true);
    expect(offersBackToTop(at(600), at(600), false)).toBe(false);
  });
});

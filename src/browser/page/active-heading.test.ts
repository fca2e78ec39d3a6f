import { activeHeading } from "./active-heading";

const viewport = { offset: 68, height: 800, atBottom: false };
const headings = (...tops: number[]) => tops.map((top, index) => ({ id: `第${index + 1}节`, top }));

describe("activeHeading", () => {
  it("is the first heading while that is in the upper half", () => {
    expect(activeHeading(headings(200, 900, 1600), viewport)).toBe("第1节");
  });

  it("is undefined above the first heading while that is in the lower half", () => {
    expect(activeHeading(headings(600, 900), viewport)).toBeUndefined();
  });

  it("stays the same until the next heading reaches the upper half", () => {
    expect(activeHeading(headings(-500, 420, 1200), viewport)).toBe("第1节");
    expect(activeHeading(headings(-500, 399, 1200), viewport)).toBe("第2节");
  });

  it("is the heading that a link has scrolled to just below the navbar", () => {
    expect(activeHeading(headings(-900, 68, 700), viewport)).toBe("第2节");
  });

  it("is the last heading below all headings and at the bottom of the page", () => {
    expect(activeHeading(headings(-900, -300), viewport)).toBe("第2节");
    expect(activeHeading(headings(100, 300, 700), { ...viewport, atBottom: true })).toBe("第3节");
  });

  it("is undefined when there are no headings", () => {
    expect(activeHeading([], viewport)).toBeUndefined();
  });
});

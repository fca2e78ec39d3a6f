/** @jest-environment jsdom */
import { finishProgress, startProgress } from "./progress-bar";

const bar = () => document.getElementById("nprogress");
const way = () => Number(bar()?.style.getPropertyValue("--way"));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the progress bar", () => {
  it("does not show for a navigation of less than 200 ms", () => {
    startProgress();
    jest.advanceTimersByTime(199);
    finishProgress();
    jest.advanceTimersByTime(5000);
    expect(bar()).toBeNull();
  });

  it("shows after 200 ms, and goes when the page has come", () => {
    startProgress();
    jest.advanceTimersByTime(200);
    expect(bar()).not.toBeNull();
    finishProgress();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });

  it("begins at 8 % and creeps on by at most 2 % every 800 ms", () => {
    jest.spyOn(Math, "random").mockReturnValue(1);
    startProgress();
    jest.advanceTimersByTime(200);
    expect(way()).toBe(0.08);
    jest.advanceTimersByTime(799);
    expect(way()).toBe(0.08);
    jest.advanceTimersByTime(1);
    expect(way()).toBeCloseTo(0.1);
    finishProgress();
    jest.advanceTimersByTime(1000);
  });
});

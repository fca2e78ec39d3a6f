/** @jest-environment jsdom */
import { finishProgress, startProgress } from "./progress-bar";

const bar = () => document.getElementById("nprogress");

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
});

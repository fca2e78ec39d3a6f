/** @jest-environment jsdom */
import { finishProgress, startProgress } from "./progress-bar";

const onRetry = jest.fn();
const bar = () => document.getElementById("site:progress");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the progress bar", () => {
  it("does not show for a navigation of less than 200 ms", () => {
    startProgress(onRetry);
    jest.advanceTimersByTime(199);
    finishProgress();
    jest.advanceTimersByTime(5000);
    expect(bar()).toBeNull();
  });

  it("shows after 200 ms, and disappears when the page has loaded", () => {
    startProgress(onRetry);
    jest.advanceTimersByTime(200);
    expect(bar()).not.toBeNull();
    finishProgress();
    jest.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });

  it("starts at 8 % of the width, grows by 2 % every 800 ms, and never reaches the end", () => {
    const width = () => Number.parseFloat(bar()?.querySelector<HTMLElement>(".bar")?.style.scale ?? "");
    startProgress(onRetry);
    jest.advanceTimersByTime(200);
    expect(width()).toBeCloseTo(0.08);
    jest.advanceTimersByTime(799);
    expect(width()).toBeCloseTo(0.08);
    jest.advanceTimersByTime(1);
    expect(width()).toBeCloseTo(0.1);
    jest.advanceTimersByTime(800);
    expect(width()).toBeCloseTo(0.12);
    jest.advanceTimersByTime(60_000);
    expect(width()).toBeLessThan(1);
    finishProgress();
    expect(width()).toBe(1);
    jest.advanceTimersByTime(400);
    expect(bar()).toBeNull();
  });

  it("is announced to screen readers after a second, and not before", async () => {
    document.body.append(Object.assign(document.createElement("div"), { id: "site:live-region" }));
    const said = () => document.getElementById("site:live-region")?.textContent;
    startProgress(onRetry);
    jest.advanceTimersByTime(999);
    expect(said()).toBe("");
    jest.advanceTimersByTime(50);
    expect(said()).toBe("正在加载…");
    finishProgress();
    jest.advanceTimersByTime(1000);
  });

  it("shows a spinner, and after ten seconds a message that it takes long, with 重试", () => {
    startProgress(onRetry);
    jest.advanceTimersByTime(200);
    expect(bar()?.lastElementChild?.getAttribute("aria-label")).toBe("正在加载…");
    jest.advanceTimersByTime(9_700);
    expect(document.querySelector("[role=alert]")).toBeNull();
    jest.advanceTimersByTime(100);
    expect(document.querySelector("[role=alert]")?.textContent).toContain("加载时间过长");
    document.querySelector<HTMLButtonElement>("[role=alert] button")?.click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    startProgress(onRetry);
    jest.advanceTimersByTime(10_000);
    finishProgress();
    expect(document.querySelector("[role=alert]")).toBeNull();
    jest.advanceTimersByTime(1000);
  });
});

/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { LazyPart } from "./lazy-part";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A load whose end the test decides. */
function controlled() {
  const calls: { resolve: (part: string) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));
  return { calls, load };
}

const show = (load: () => Promise<string>) => render(<LazyPart load={load}>{(part) => <p>{part}</p>}</LazyPart>);

describe("a part that is loaded when it is needed", () => {
  it("shows nothing for 200 ms, then a spinner, then itself", async () => {
    const { calls, load } = controlled();
    show(load);
    await advance(199);
    expect(screen.queryByRole("status")).toBeNull();
    await advance(1);
    expect(screen.getByRole("status").textContent).toBe("正在加载…");
    calls[0]?.resolve("部分");
    await advance(0);
    expect(screen.getByText("部分")).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("shows no spinner where it comes within 200 ms", async () => {
    const { calls, load } = controlled();
    show(load);
    await advance(150);
    calls[0]?.resolve("部分");
    await advance(1000);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("that fails says so, and 重试 loads it again", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    const { calls, load } = controlled();
    show(load);
    calls[0]?.reject(new Error("没有网络"));
    await advance(0);
    expect(screen.getByRole("alert").textContent).toContain("加载失败，请重试。");
    act(() => screen.getByRole("button", { name: "重试" }).click());
    await advance(0);
    expect(calls).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    calls[1]?.resolve("部分");
    await advance(0);
    expect(screen.getByText("部分")).toBeTruthy();
  });
});

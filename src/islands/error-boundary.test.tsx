/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./error-boundary";

let isBroken = true;

function Page() {
  if (isBroken) throw new Error("页面没有数据", { cause: new Error("网络断了") });
  return <p>正文</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, "error").mockImplementation(() => {});
});

const clickRetry = () => act(() => screen.getByRole("button", { name: "重试" }).click());

describe("an island that crashes", () => {
  it("is replaced by a Chinese message with its causes", () => {
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    const panel = screen.getByRole("alert");
    expect(panel.textContent).toContain("页面已崩溃。");
    expect(panel.textContent).toContain("页面没有数据\n\nCause:\n网络断了");
  });

  it("renders again on 重试 once the error is gone", () => {
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    isBroken = false;
    clickRetry();
    expect(screen.getByText("正文")).toBeTruthy();
  });
});

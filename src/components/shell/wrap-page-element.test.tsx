/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { ErrorBoundary } from "../../islands/error-boundary";
import { PageElement } from "./wrap-page-element";

jest.mock("./shell", () => ({}));

const pageModule = { Head: "title" };

it("a page whose file has no default export says so, with its name", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  // Gatsby makes an element of the module itself.
  const element = createElement(pageModule as never);
  render(
    <ErrorBoundary>
      <PageElement element={element} chunk="component---src-templates-doc-tsx" />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert").textContent).toContain("页面组件没有默认导出：component---src-templates-doc-tsx");
});

it("a page with one is shown", () => {
  render(<PageElement element={createElement(() => <p>正文</p>)} chunk="" />);
  expect(screen.getByText("正文")).toBeTruthy();
});

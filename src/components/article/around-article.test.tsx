/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ArticleFooter } from "./article-footer";
import { VisibilityBanner } from "./visibility-banner";

describe("VisibilityBanner", () => {
  it("says that a page is a draft, or in no list, or nothing", () => {
    const { rerender, container } = render(<VisibilityBanner draft unlisted={false} />);
    expect(screen.getByRole("note").textContent).toContain("草稿页此页面是草稿，仅在开发环境中可见");
    rerender(<VisibilityBanner draft={false} unlisted />);
    expect(screen.getByRole("note").textContent).toContain("未列出页此页面未列出。搜索引擎不会对其索引");
    rerender(<VisibilityBanner draft={false} unlisted={false} />);
    expect(container.textContent).toBe("");
  });
});

describe("ArticleFooter", () => {
  it("says when the text last changed, by the day in UTC, and who changed it", () => {
    render(<ArticleFooter editUrl={null} lastUpdate={{ date: "2025-12-31T23:59:00.000Z", author: "小节" }} />);
    expect(screen.getByText(/最后于/).textContent).toBe("最后于 2025年12月31日 更新，作者 小节");
  });

  it("leads to the editor", () => {
    render(<ArticleFooter editUrl="https://code.example/a.mdx" lastUpdate={null} />);
    expect(screen.getByRole("link", { name: /编辑此页/ }).getAttribute("href")).toBe("https://code.example/a.mdx");
  });

  it("is not there where there is nothing to say", () => {
    const { container } = render(<ArticleFooter editUrl={null} lastUpdate={null} />);
    expect(container.innerHTML).toBe("");
  });
});

/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ArticleFooter } from "./article-footer";
import { VisibilityBanner } from "./reading-layout";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
const settings = { openIn: [] as string[], feedbackUrl: null as string | null };
jest.mock("../head/use-site-metadata", () => ({
  useSiteMetadata: () => ({ url: "https://a.example", baseUrl: "/notes/", article: settings }),
}));
afterEach(() => Object.assign(settings, { openIn: [], feedbackUrl: null }));

describe("VisibilityBanner", () => {
  it("shows whether a page is a draft or unlisted, and nothing for other pages", () => {
    const { rerender, container } = render(<VisibilityBanner draft unlisted={false} />);
    expect(screen.getByRole("note").textContent).toContain("草稿页此页面是草稿，仅在开发环境中可见");
    rerender(<VisibilityBanner draft={false} unlisted />);
    expect(screen.getByRole("note").textContent).toContain("未列出页此页面未列出。搜索引擎不会对其索引");
    rerender(<VisibilityBanner draft={false} unlisted={false} />);
    expect(container.textContent).toBe("");
  });
});

describe("ArticleFooter", () => {
  const page = { title: "指针 & 引用", path: "/docs/指针", editUrl: null, lastUpdate: null };
  const address = (name: string) => screen.getByRole("link", { name: new RegExp(name) }).getAttribute("href") ?? "";

  it("shows the day of the last change in UTC, and who made it", () => {
    render(<ArticleFooter {...page} lastUpdate={{ date: "2025-12-31T23:59:00.000Z", author: "小节" }} />);
    expect(screen.getByText(/最后于/).textContent).toBe("最后于 2025年12月31日 更新，作者 小节");
  });

  it("links to the editor", () => {
    render(<ArticleFooter {...page} editUrl="https://code.example/a.mdx" />);
    expect(screen.getByRole("link", { name: /编辑此页/ }).getAttribute("href")).toBe("https://code.example/a.mdx");
  });

  it("links to the feedback page with the page's address and title", () => {
    settings.feedbackUrl = "https://code.example/new?title={title}&body={url}";
    render(<ArticleFooter {...page} />);
    const { origin, searchParams } = new URL(address("反馈"));
    expect(origin).toBe("https://code.example");
    expect(searchParams.get("title")).toBe("指针 & 引用");
    expect(searchParams.get("body")).toBe("https://a.example/notes/docs/%E6%8C%87%E9%92%88");
  });

  it("links to the chats that the owner names, with the address of the text", () => {
    settings.openIn = ["claude"];
    render(<ArticleFooter {...page} markdown="/docs/指针/index.md" />);
    const { origin, pathname, searchParams } = new URL(address("在 Claude 中打开"));
    expect(origin + pathname).toBe("https://claude.ai/new");
    const question = "请先读这一页的Markdown，再回答我的问题：https://a.example/notes/docs/%E6%8C%87%E9%92%88/index.md";
    expect(Object.fromEntries(searchParams)).toEqual({ q: question });
    expect(screen.queryByRole("link", { name: /ChatGPT/ })).toBeNull();
  });

  it("links to no chat on a page without Markdown", () => {
    settings.openIn = ["chatgpt"];
    const { container } = render(<ArticleFooter {...page} />);
    expect(container.innerHTML).toBe("");
  });

  it("renders nothing when there is nothing to show", () => {
    const { container } = render(<ArticleFooter {...page} />);
    expect(container.innerHTML).toBe("");
  });
});

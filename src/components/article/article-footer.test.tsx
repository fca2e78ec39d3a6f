/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { copyMarkdown } from "../../browser/page/copy-markdown";
import { CopyMarkdown } from "./article-footer";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
jest.mock("../head/use-site-metadata", () => ({}));

const written: string[] = [];
let clipboardIsDenied = false;

beforeEach(() => {
  written.length = 0;
  clipboardIsDenied = false;
  Object.assign(navigator, {
    clipboard: {
      writeText: async (text: string) => {
        if (clipboardIsDenied) throw new Error("denied");
        written.push(text);
      },
    },
  });
});

const answer = (status: number, text: string) => {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(new URL(address).pathname);
    return { ok: status === 200, status, text: async () => text };
  }) as unknown as typeof fetch;
  return asked;
};

const press = () => copyMarkdown(screen.getByRole("button"));

test("fetches the file only on a press, and copies its text to the clipboard", async () => {
  const asked = answer(200, "# 指针\n");
  render(<CopyMarkdown path="/docs/指针/index.md" />);
  expect(asked).toEqual([]);
  await press();
  expect(asked).toEqual(["/docs/%E6%8C%87%E9%92%88/index.md"]);
  expect(written).toEqual(["# 指针\n"]);
  expect(screen.getByRole("button").textContent).toBe("复制成功");
});

test.each([
  ["the file fails to load", 404, false],
  ["the clipboard is denied", 200, true],
])("shows a message and a link to the file when %s", async (_, status, denied) => {
  answer(status, "x");
  clipboardIsDenied = denied;
  render(<CopyMarkdown path="/docs/a/index.md" />);
  await press();
  expect(screen.getByRole("button", { name: "复制为 Markdown" }).textContent).toBe("复制失败");
  expect(screen.getByRole("link", { name: "查看 Markdown" }).getAttribute("href")).toBe("/docs/a/index.md");
});

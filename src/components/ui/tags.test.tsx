/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { blogText, docsText } from "../../text/texts";
import { TagLinks } from "./tags";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

test("the tags of a doc are called those of the page, and the tags of a post those of the post", () => {
  const tags = [{ label: "甲", path: "/docs/tags/甲" }];
  const { rerender } = render(<TagLinks tags={tags} name={docsText.tagsOfPage} />);
  expect(screen.getByRole("list", { name: "本页标签" }).textContent).toBe("甲");
  rerender(<TagLinks tags={tags} name={blogText.tagsOfPost} />);
  expect(screen.getByRole("list", { name: "本文标签" }).textContent).toBe("甲");
});

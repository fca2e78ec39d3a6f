/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { setLoadFailure } from "../runtime/load-failure";
import { LoadFailure } from "./load-failure";

const ends: [string, () => void][] = [
  ["关闭", () => fireEvent.click(screen.getByRole("button", { name: "关闭" }))],
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["the network that is back", () => fireEvent(window, new Event("online"))],
];

test.each(ends)("what says that a page could not be reached is ended by %s", (_, end) => {
  render(<LoadFailure />);
  act(() => setLoadFailure(() => {}));
  expect(screen.getByRole("alert").textContent).toContain("加载失败，请重试。");
  end();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** @jest-environment jsdom */
import {
  claimOverlayEntry,
  consumeDroppedEntry,
  dropOverlayEntry,
  isOverlayEntry,
  pushOverlayEntry,
  watchOverlayEntry,
} from "./overlay-history";

const back = jest.spyOn(window.history, "back").mockImplementation(() => {});

beforeEach(() => {
  back.mockClear();
  window.history.replaceState({ key: "1" }, "");
  pushOverlayEntry();
});

test("closing takes the entry away, with a step back that is nobody's wish", () => {
  expect([isOverlayEntry(), window.history.state.key]).toEqual([true, "1"]);
  dropOverlayEntry();
  expect(back).toHaveBeenCalledTimes(1);
  expect([consumeDroppedEntry(), consumeDroppedEntry()]).toEqual([true, false]);
});

test("a navigation that has begun takes the entry's place, and gives it back where it comes to nothing", () => {
  claimOverlayEntry();
  dropOverlayEntry();
  expect(back).not.toHaveBeenCalled();
  claimOverlayEntry(false);
  dropOverlayEntry();
  expect(back).toHaveBeenCalledTimes(1);
  consumeDroppedEntry();
});

test("Back is told of", () => {
  const onLeave = jest.fn();
  const stop = watchOverlayEntry(onLeave);
  window.history.replaceState({ key: "1" }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(onLeave).toHaveBeenCalledTimes(1);
  stop();
});

test("an overlay that opens while the last one's step back is under way gets an entry after it, and stays open", () => {
  dropOverlayEntry();
  const onLeave = jest.fn();
  const stop = watchOverlayEntry(onLeave);
  pushOverlayEntry();
  window.history.replaceState({ key: "1" }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect([onLeave.mock.calls.length, isOverlayEntry()]).toEqual([0, true]);
  stop();
});

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

test("removes the entry on closing, by a step back that is not the reader's own", () => {
  expect([isOverlayEntry(), window.history.state.key]).toEqual([true, "1"]);
  dropOverlayEntry();
  expect(back).toHaveBeenCalledTimes(1);
  expect([consumeDroppedEntry(), consumeDroppedEntry()]).toEqual([true, false]);
});

test("gives the entry to a navigation that starts, and takes it back if that fails", () => {
  claimOverlayEntry();
  dropOverlayEntry();
  expect(back).not.toHaveBeenCalled();
  claimOverlayEntry(false);
  dropOverlayEntry();
  expect(back).toHaveBeenCalledTimes(1);
  consumeDroppedEntry();
});

test("reports when the reader goes back", () => {
  const onLeave = jest.fn();
  const stop = watchOverlayEntry(onLeave);
  window.history.replaceState({ key: "1" }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(onLeave).toHaveBeenCalledTimes(1);
  stop();
});

test("keeps an overlay open that opens during the step back of the last one, with an entry of its own", () => {
  dropOverlayEntry();
  const onLeave = jest.fn();
  const stop = watchOverlayEntry(onLeave);
  pushOverlayEntry();
  window.history.replaceState({ key: "1" }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect([onLeave.mock.calls.length, isOverlayEntry()]).toEqual([0, true]);
  stop();
});

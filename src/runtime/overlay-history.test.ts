/** @jest-environment jsdom */
import {
  dropDrawerEntry,
  hasDroppedEntry,
  isDrawerEntry,
  pushDrawerEntry,
  spendDrawerEntry,
  watchDrawerHistory,
} from "./overlay-history";

const back = jest.spyOn(window.history, "back").mockImplementation(() => {});

beforeEach(() => {
  back.mockClear();
  window.history.replaceState({ key: "1" }, "");
  pushDrawerEntry();
});

test("closing takes the entry away, with a step back that is nobody's wish", () => {
  expect([isDrawerEntry(), window.history.state.key]).toEqual([true, "1"]);
  dropDrawerEntry();
  expect(back).toHaveBeenCalledTimes(1);
  expect([hasDroppedEntry(), hasDroppedEntry()]).toEqual([true, false]);
});

test("a navigation that has begun takes the entry's place, and gives it back where it comes to nothing", () => {
  spendDrawerEntry();
  dropDrawerEntry();
  expect(back).not.toHaveBeenCalled();
  spendDrawerEntry(false);
  dropDrawerEntry();
  expect(back).toHaveBeenCalledTimes(1);
  hasDroppedEntry();
});

test("Back is told of", () => {
  const onLeave = jest.fn();
  const stop = watchDrawerHistory(onLeave);
  window.history.replaceState({ key: "1" }, "");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(onLeave).toHaveBeenCalledTimes(1);
  stop();
});

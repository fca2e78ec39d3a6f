/** @jest-environment jsdom */
import { openPage } from "./open-page";
import { preparePage, type Way } from "./prepare-page";

jest.mock("./prepare-page", () => ({ preparePage: jest.fn() }));

const prepare = jest.mocked(preparePage);
const show = jest.fn();
const onStay = jest.fn();

afterEach(() => jest.clearAllMocks());

it("of two navigations under way the last one counts", async () => {
  let finishFirst = (_: Way) => {};
  prepare.mockReturnValueOnce(
    new Promise((resolve) => {
      finishFirst = resolve;
    }),
  );
  prepare.mockResolvedValueOnce({ kind: "show", address: "/b" });
  const first = openPage("/a", show, onStay);
  await openPage("/b", show, onStay);
  finishFirst({ kind: "show", address: "/a" });
  await first;
  expect(show.mock.calls).toEqual([["/b"]]);
});

it("a page that cannot be reached leaves the open one", async () => {
  prepare.mockResolvedValueOnce({ kind: "unreachable", address: "/a" });
  await openPage("/a", show, onStay);
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(show).not.toHaveBeenCalled();
});

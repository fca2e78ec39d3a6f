/** @jest-environment jsdom */
import { dismissVersion, moveToNewVersion, takeMovedQuery, watchNewVersion } from "./new-version";

const asked: string[] = [];

function arrange(version: string | undefined) {
  window.___webpackCompilationHash = "v1";
  window.fetch = (async (address: string) => {
    asked.push(address);
    if (version === undefined) throw new TypeError("offline");
    return { json: async () => ({ webpackCompilationHash: version }) };
  }) as unknown as typeof fetch;
}

const reload = jest.fn();

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

it("a page of an old deployment moves to the new one, once", async () => {
  arrange("v2");
  expect(await moveToNewVersion("/notes/", { reload })).toBe(true);
  // The host still sends the old page.
  expect(await moveToNewVersion("/notes/", { reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asked.at(-1)).toBe("/notes/page-data/app-data.json");
  arrange("v3");
  expect(await moveToNewVersion("/notes/", { reload })).toBe(true);
});

it("a search that is open is opened again after that, with what was typed, once", async () => {
  arrange("v2");
  await moveToNewVersion("/", { query: "握手", reload });
  expect(takeMovedQuery()).toBe("握手");
  expect(takeMovedQuery()).toBeNull();
});

it("nothing is loaded anew where the version is the same or unknown", async () => {
  for (const version of ["v1", "", undefined]) {
    arrange(version);
    expect(await moveToNewVersion("/notes/", { reload })).toBe(false);
  }
});

it("nothing is loaded anew where no storage remembers that it was", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  arrange("v2");
  expect(await moveToNewVersion("/notes/", { reload })).toBe(false);
});

describe("a reader who comes back", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const come = async () => {
    window.dispatchEvent(new Event("online"));
    await jest.runAllTimersAsync();
  };

  it("is told of another version, and not again after closing the notice", async () => {
    arrange("v2");
    const onFound = jest.fn();
    const stop = watchNewVersion("/", onFound);
    await come();
    expect(onFound).toHaveBeenCalledWith("v2");
    dismissVersion("v2");
    await come();
    expect(onFound).toHaveBeenCalledTimes(1);
    stop();
  });

  it("is told of nothing where the version is the same or cannot be learned", async () => {
    const onFound = jest.fn();
    for (const version of ["v1", undefined]) {
      arrange(version);
      const stop = watchNewVersion("/", onFound);
      await come();
      stop();
    }
    expect(onFound).not.toHaveBeenCalled();
  });
});

import insightsClient from "search-insights";
import { reportClicked, reportViewed } from "./algolia-insights";

jest.mock("search-insights", () => ({ __esModule: true, default: jest.fn() }));
jest.useFakeTimers();

const account = { appId: "APP", searchKey: "key", indexName: "notes", insights: true };
const record = (number: number) => ({ objectID: `${number}`, position: number, queryID: "q1" });
const sent = (event: string) =>
  jest.mocked(insightsClient).mock.calls.flatMap(([name, ...args]) => (name === event ? args : []));

test("reports shown results 400 ms after the last of them, twenty at a time", () => {
  for (let number = 1; number <= 44; number += 1) reportViewed([record(number)], account);
  jest.advanceTimersByTime(399);
  reportViewed([record(45)], account);
  jest.advanceTimersByTime(399);
  expect(sent("viewedObjectIDs")).toEqual([]);
  jest.advanceTimersByTime(1);
  const batches = sent("viewedObjectIDs") as unknown as { readonly objectIDs: readonly string[] }[];
  expect(batches.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
  expect(batches[0]).toMatchObject({ index: "notes", eventName: "Items Viewed" });
});

test("reports an opened result at once, with its position and query", () => {
  reportClicked(record(3), account);
  expect(sent("clickedObjectIDsAfterSearch")).toEqual([
    { index: "notes", eventName: "Item Selected", objectIDs: ["3"], positions: [3], queryID: "q1" },
  ]);
});

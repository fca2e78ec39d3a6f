/** @jest-environment node */
import { emitter, store } from "gatsby/dist/redux";
import { createPageDependency } from "gatsby/dist/redux/actions/add-page-dependency";
import { pagesKnowNodes, rerunForLateNodes } from "./late-nodes";

const path = "/docs/a";
const isDirty = () => (store.getState().queries.trackedQueries.get(path)?.dirty ?? 0) > 0;
const dispatch = (type: string, payload: object) => store.dispatch({ type, payload } as never);
const edit = (parent: string | null = "file") =>
  dispatch("CREATE_NODE", { id: "a", parent, internal: { type: "Doc", contentDigest: "b" } });
const query = (meanwhile: () => void) => {
  dispatch("QUERY_START", { path });
  meanwhile();
  createPageDependency({ path, nodeId: "a", connection: undefined });
  dispatch("PAGE_QUERY_RUN", { path, isPage: true });
};
const passes = jest.fn();

beforeAll(() => {
  jest.useFakeTimers();
  emitter.on("ENQUEUE_NODE_MUTATION", passes);
});

test("runs a query once more when a node changes during the query, which Gatsby alone does not do", () => {
  query(() => {});
  query(edit);
  expect(isDirty()).toBe(false);

  rerunForLateNodes({ emitter, store } as never);
  query(edit);
  expect(isDirty()).toBe(true);
  query(() => {});
  expect(isDirty()).toBe(false);
  edit();
  expect(isDirty()).toBe(true);
});

test("makes the pages again, once and when Gatsby is idle, if a node changes after they were made", () => {
  pagesKnowNodes();
  passes.mockClear();
  edit();
  dispatch("QUERY_START", { path });
  jest.advanceTimersByTime(5000);
  expect(passes).not.toHaveBeenCalled();
  dispatch("PAGE_QUERY_RUN", { path, isPage: true });
  jest.advanceTimersByTime(1000);
  expect(passes).toHaveBeenCalledTimes(1);
  pagesKnowNodes();
  jest.advanceTimersByTime(5000);
  expect(passes).toHaveBeenCalledTimes(1);
});

test("does nothing for a node that changes before the pages are made, or together with them", () => {
  passes.mockClear();
  edit();
  pagesKnowNodes();
  edit(null);
  jest.advanceTimersByTime(5000);
  expect(passes).not.toHaveBeenCalled();
});

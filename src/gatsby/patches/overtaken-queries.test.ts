/** @jest-environment node */
import { emitter, store } from "gatsby/dist/redux";
import { rerunOvertakenQueries } from "./overtaken-queries";

const path = "/docs/a";
const isDirty = () => (store.getState().queries.trackedQueries.get(path)?.dirty ?? 0) > 0;
const dispatch = (type: string, payload: object) => store.dispatch({ type, payload } as never);
const edit = () => dispatch("CREATE_NODE", { id: "a", internal: { type: "Doc", contentDigest: "b" } });
const query = (meanwhile: () => void) => {
  dispatch("QUERY_START", { path });
  meanwhile();
  dispatch("CREATE_COMPONENT_DEPENDENCY", [{ path, nodeId: "a" }]);
  dispatch("PAGE_QUERY_RUN", { path, isPage: true });
};

test("Gatsby takes a query for clean that a node has overtaken; mended, it is run once more", () => {
  query(() => {});
  query(edit);
  expect(isDirty()).toBe(false);

  rerunOvertakenQueries({ emitter, store } as never);
  query(edit);
  expect(isDirty()).toBe(true);
  query(() => {});
  expect(isDirty()).toBe(false);
  edit();
  expect(isDirty()).toBe(true);
});

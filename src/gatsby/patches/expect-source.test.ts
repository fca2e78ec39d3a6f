/** @jest-environment node */
import { expectSource } from "./expect-source";

test("names the file, the missing text and the patch when Gatsby has changed", () => {
  expect(() => expectSource("gatsby/dist/redux/index.js", ["emitter", "NO_SUCH_EVENT"], "late-nodes.ts")).toThrow(
    "gatsby/dist/redux/index.js no longer contains NO_SUCH_EVENT, as in Gatsby 5.16: see src/gatsby/patches/late-nodes.ts",
  );
});

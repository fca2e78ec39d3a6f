import type { Compiler } from "webpack";
import type { CheckedContent } from "../../graph/checks/check-content";
import { CheckedContentFirst, checkInBackground } from "./check-in-background";
import type { EarlyArticles } from "./early-articles";

const close = jest.fn(async () => {});
const articles = { summaries: async () => [], close } as unknown as EarlyArticles;

const nothing: CheckedContent = {
  security: { images: [], media: [], frames: [], contact: null },
  diagnostics: [],
};

/** What webpack calls before it writes files. */
function beforeWriting(): () => Promise<void> {
  const emit = { tapPromise: jest.fn() };
  new CheckedContentFirst().apply({ hooks: { emit } } as unknown as Compiler);
  return emit.tapPromise.mock.calls[0][1];
}

test("webpack writes nothing before the content has been checked", async () => {
  const events: string[] = [];
  let finish = () => {};
  checkInBackground(articles, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    events.push("checked");
    return nothing;
  });
  const writing = beforeWriting()().then(() => events.push("written"));
  finish();
  await writing;
  expect(events).toEqual(["checked", "written"]);
  expect(close).toHaveBeenCalled();
});

test("a check that throws ends the build instead of passing as done", async () => {
  checkInBackground(articles, async () => {
    throw new Error("no thread");
  }).catch(() => {});
  await expect(beforeWriting()()).rejects.toThrow("no thread");
});

/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PostHeader } from "./post-header";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
jest.mock("../head/use-site-metadata", () => ({
  useSiteMetadata: () => ({ blog: { showReadingTime: false } }),
}));

type Post = Parameters<typeof PostHeader>[0]["post"];

const post = {
  date: "2019-05-06T00:00:00.000Z",
  stale: true,
  revised: null,
  checked: null,
  tags: [],
  authors: [],
  series: null,
  seriesPosts: [],
  article: { readingMinutes: 1 },
} as unknown as Post;

test.each([
  ["the day of publication", null, "本文写于2019年5月6日"],
  ["a later revision", "2020-03-01T00:00:00.000Z", "本文最后修订于2020年3月1日"],
  ["the day of publication if the revision is of that day", "2019-05-06T20:00:00.000Z", "本文写于2019年5月6日"],
  ["the day of publication if the revision is older", "2018-01-01T00:00:00.000Z", "本文写于2019年5月6日"],
])("the note of an old post shows %s", (_, revised, text) => {
  render(<PostHeader post={{ ...post, revised }} />);
  expect(screen.getByRole("note").textContent).toContain(text);
});

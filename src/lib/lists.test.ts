import { postsByYear } from "./lists";

const post = (date: string) => ({ date });

test("groups posts by year and keeps their order", () => {
  const posts = [post("2022-01-01T00:00:00.000Z"), post("2021-12-31T23:59:59.000Z"), post("2021-07-30T00:00:00.000Z")];
  expect(postsByYear(posts).map(({ year, posts }) => [year, posts.length])).toEqual([
    ["2022", 1],
    ["2021", 2],
  ]);
});

test.each([
  [0, 0],
  [1, 1],
  [17, 2],
  [100, 9],
])("%i posts, one a month from August 2021, are of %i years", (count, years) => {
  const posts = Array.from({ length: count }, (_, index) => post(new Date(Date.UTC(2021, 7 + index, 1)).toISOString()));
  const groups = postsByYear(posts);
  expect(groups).toHaveLength(years);
  expect(groups.flatMap(({ posts }) => posts)).toEqual(posts);
});

import type { Answered } from "./host";
import { sumUp } from "./weigh";

const sent = (at: number, destination: string, bytes: number, isPrefetch = false): Answered => ({
  path: "/",
  destination,
  isPrefetch,
  bytes,
  at,
});

test("adds up bytes by kind, with prefetches apart", () => {
  const log = [
    sent(10, "document", 10),
    sent(20, "script", 20),
    sent(30, "script", 4, true),
    sent(40, "empty", 5),
    sent(2_000, "script", 3),
  ];
  expect(sumUp(log, 50)).toEqual({
    document: 10,
    style: 0,
    script: 23,
    font: 0,
    image: 0,
    data: 5,
    prefetch: 4,
    later: 0,
    moved: 0,
  });
});

test("counts requests after three quiet seconds as later, ignoring prefetches", () => {
  const log = [
    sent(10, "document", 10),
    sent(2_500, "script", 4, true),
    sent(2_600, "empty", 0),
    sent(4_500, "serviceworker", 30),
    sent(4_600, "script", 20),
    sent(7_000, "script", 4, true),
  ];
  expect(sumUp(log, 50)).toMatchObject({ document: 10, script: 0, data: 0, prefetch: 8, later: 50 });
});

test("excludes requests after the reader's first move from the first load", () => {
  const log = [
    sent(10, "document", 10),
    sent(9_000, "script", 20),
    sent(9_100, "empty", 5),
    sent(9_200, "empty", 4, true),
  ];
  expect(sumUp(log, 50, 8_900)).toMatchObject({ document: 10, script: 0, data: 0, later: 0, moved: 25, prefetch: 4 });
});

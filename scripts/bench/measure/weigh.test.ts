import type { Answered } from "./host";
import { sumUp } from "./weigh";

const sent = (destination: string, bytes: number, isPrefetch = false): Answered => ({
  path: "/",
  destination,
  isPrefetch,
  bytes,
  at: 0,
});

test("bytes are summed up by kind, what is fetched ahead and what comes late apart from it", () => {
  const first = [
    sent("document", 10),
    sent("script", 20),
    sent("script", 3),
    sent("script", 4, true),
    sent("empty", 5),
  ];
  expect(sumUp(first, [sent("script", 100)])).toEqual({
    document: 10,
    style: 0,
    script: 23,
    font: 0,
    image: 0,
    data: 5,
    prefetch: 4,
    later: 100,
  });
});

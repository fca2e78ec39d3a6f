import { decodeNumbers, encodeNumbers } from "./search-files";

test("decodes the numbers that it has encoded, with every digit", () => {
  const numbers = [...Array.from({ length: 70 }, (_, number) => number), 1023, 1024, 123_456_789];
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
});

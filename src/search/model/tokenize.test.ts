import { hanPairs, indexTokens, textRuns, wordParts } from "./chinese-text";

test("splits Chinese into bigrams", () => {
  expect(hanPairs("时钟偏差")).toEqual(["时钟", "钟偏", "偏差"]);
  expect(hanPairs("差")).toEqual([]);
});

test("keeps characters outside the Basic Multilingual Plane whole", () => {
  expect(hanPairs("𠮷野家")).toEqual(["𠮷野", "野家"]);
});

test.each([
  ["C++与C#", ["C++", "与", "C#"]],
  ["用 docker-compose up -d 启动", ["用", "docker-compose", "up", "d", "启动"]],
  ["std::vector<int>", ["std::vector", "int"]],
  ["x86_64架构", ["x86_64", "架构"]],
  ["TCP/IP，UDP。", ["TCP/IP", "UDP"]],
  ["ptr->next", ["ptr->next"]],
  ["2>&1，1<<20", ["2>&1", "1<<20"]],
  ["a<b", ["a", "b"]],
  ["ＴＣＰ１２３", ["TCP123"]],
])("%s holds the words %j", (text, words) => {
  expect(textRuns(text).map((run) => run.text)).toEqual(words);
});

test("finds parts of identifiers on their own", () => {
  expect(wordParts("std::vector")).toEqual(["std", "vector"]);
  expect(wordParts("C/C++")).toContain("c++");
  expect(wordParts("getUserName")).toEqual(["get", "user", "name"]);
  expect(wordParts("p+i")).toEqual(["p", "i"]);
  expect(wordParts("2>&1")).toEqual(["2", "1"]);
  expect(wordParts("x86_64")).toEqual(["x86", "64"]);
  expect(wordParts("HTTPServer")).toEqual(["http", "server"]);
});

test("indexes only the parts of an overlong word", () => {
  const url = "example.com/a-very-long-address/with-many-parts/and-more-of-them";
  expect(indexTokens(url).word).not.toContain(url);
  expect(indexTokens(url).word).toContain("address");
});

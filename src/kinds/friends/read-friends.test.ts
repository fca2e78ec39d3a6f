import { messages } from "../testing/content-file";
import { readFriends } from "./read-friends";

test("friends keep their order", () => {
  const yaml =
    "- { name: 甲, url: https://a.example, description: 一 }\n- { name: 乙, url: https://b.example, description: 二 }\n";
  const { friends, diagnostics } = readFriends(yaml, "friends.yml", "/nowhere");
  expect(diagnostics).toEqual([]);
  expect(friends.map(({ name, position, avatar }) => [name, position, avatar])).toEqual([
    ["甲", 0, null],
    ["乙", 1, null],
  ]);
});

test("a wrong address and a missing picture are errors with their lines", () => {
  const yaml =
    "- name: 甲\n  url: a.example\n  description: 一\n- name: 乙\n  url: https://b.example\n  description: 二\n  avatar: ./none.png\n";
  expect(messages(readFriends(yaml, "friends.yml", "/nowhere").diagnostics)).toEqual([
    'error: friends.yml:2 0.url: is "a.example": expected an address with https://\n    → url: https://example.org',
    'error: friends.yml:7 1.avatar: there is no picture "./none.png" in the content folder\n    → put the picture there, or delete the line',
  ]);
});

test("an address that is not http(s) is an error", () => {
  const yaml = "- name: 甲\n  url: 'javascript:alert(1)'\n  description: 一\n";
  expect(messages(readFriends(yaml, "friends.yml", "/nowhere").diagnostics)).toEqual([
    'error: friends.yml:2 0.url: is "javascript:alert(1)": expected an address with https://\n    → url: https://example.org',
  ]);
});

test("a file that is not a list and a friend that is only a name are errors, an empty file is not", () => {
  const read = (yaml: string) => messages(readFriends(yaml, "friends.yml", "/nowhere").diagnostics);
  const example = "{ name: 站名, url: https://example.org, description: 一句话 }";
  expect(read("# 友链\nfriends:\n  - name: 甲\n")).toEqual([
    `error: friends.yml:2: is fields (friends), not a list of friends\n    → write one friend an item: - ${example}`,
  ]);
  expect(read("- 甲\n")).toEqual([`error: friends.yml:1 0: is "甲": expected ${example}`]);
  expect(read("# 还没有\n")).toEqual([]);
});

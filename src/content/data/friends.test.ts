import { site } from "../../config/site";
import { messages } from "../testing/content-file";
import { type FriendFields, friends as friendsFile } from "./friends";

function readFriends(yaml: string) {
  const { nodes, diagnostics } = friendsFile.read(yaml, "friends.yml", { contentDir: "/nowhere", site });
  return { friends: nodes.map(({ fields }) => fields as FriendFields), diagnostics };
}

test("friends keep their order", () => {
  const yaml =
    "- { name: 甲, url: https://a.example, description: 一 }\n- { name: 乙, url: https://b.example, description: 二 }\n";
  const { friends, diagnostics } = readFriends(yaml);
  expect(diagnostics).toEqual([]);
  expect(friends.map(({ name, position, avatar }) => [name, position, avatar])).toEqual([
    ["甲", 0, null],
    ["乙", 1, null],
  ]);
});

test("a wrong address and a missing picture are errors with their lines", () => {
  const yaml =
    "- name: 甲\n  url: a.example\n  description: 一\n- name: 乙\n  url: https://b.example\n  description: 二\n  avatar: ./none.png\n";
  expect(messages(readFriends(yaml).diagnostics)).toEqual([
    'error: friends.yml:2 0.url: 写的是"a.example"，应为以https://开头的地址\n    → url: https://example.org',
    'error: friends.yml:7 1.avatar: 内容目录里没有图片"./none.png"\n    → 把图片放到friends/里，写avatar: ./friends/name.png，或删去这一行',
  ]);
});

test("a misspelled field is one error, and a missing one says what to write", () => {
  const read = (yaml: string) => messages(readFriends(yaml).diagnostics);
  expect(read("- nam: 甲\n  url: https://a.example\n  description: 一\n")).toEqual([
    "error: friends.yml:1 0.nam: 没有这个字段\n    → 是否想写name？",
  ]);
  expect(read("- url: https://a.example\n  description: 一\n")).toEqual([
    "error: friends.yml:1 0.name: 没有写，应为文本\n    → name: 站名",
  ]);
});

test("an address that is not http(s) is an error", () => {
  const yaml = "- name: 甲\n  url: 'javascript:alert(1)'\n  description: 一\n";
  expect(messages(readFriends(yaml).diagnostics)).toEqual([
    'error: friends.yml:2 0.url: 写的是"javascript:alert(1)"，应为以https://开头的地址\n    → url: https://example.org',
  ]);
});

test("a file that is not a list and a friend that is only a name are errors, an empty file is not", () => {
  const read = (yaml: string) => messages(readFriends(yaml).diagnostics);
  const example = "{ name: 站名, url: https://example.org, description: 一句话 }";
  expect(read("# 友链\nfriends:\n  - name: 甲\n")).toEqual([
    `error: friends.yml:2: 是字段（friends），应为友链的列表
    → 每个友链写一项：- ${example}`,
  ]);
  expect(read("- 甲\n")).toEqual([`error: friends.yml:1 0: 写的是"甲"，应为${example}`]);
  expect(read("# 还没有\n")).toEqual([]);
});

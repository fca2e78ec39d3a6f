import { messages } from "../testing/content-file";
import { readSynonyms } from "./synonyms";

test("every group is a list of words", () => {
  const { groups, diagnostics } = readSynonyms("- [显存, GPU内存]\n- [K8s, Kubernetes]\n", "synonyms.yml");
  expect(diagnostics).toEqual([]);
  expect(groups).toEqual([
    ["显存", "GPU内存"],
    ["K8s", "Kubernetes"],
  ]);
});

test("a word alone and a map are errors with their lines", () => {
  const read = (yaml: string) => messages(readSynonyms(yaml, "synonyms.yml").diagnostics);
  expect(read("- [甲, 乙]\n- [显存]\n")).toEqual(['error: synonyms.yml:2 1: 写的是["显存"]，应为[显存, GPU内存]']);
  expect(read("显存: GPU内存\n")).toEqual([
    "error: synonyms.yml:1: 是字段（显存），应为同义词的列表\n    → 每组写一项：- [显存, GPU内存]",
  ]);
});

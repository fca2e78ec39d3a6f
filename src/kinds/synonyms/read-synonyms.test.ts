import { messages } from "../testing/content-file";
import { readSynonyms } from "./read-synonyms";

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
  expect(read("- [甲, 乙]\n- [显存]\n")).toEqual(['error: synonyms.yml:2 1: is ["显存"]: expected [显存, GPU内存]']);
  expect(read("显存: GPU内存\n")).toEqual([
    "error: synonyms.yml:1: is fields (显存), not a list of synonyms\n    → write one group an item: - [显存, GPU内存]",
  ]);
});

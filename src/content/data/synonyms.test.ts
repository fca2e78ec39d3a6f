import { site } from "../../config/site";
import { messages } from "../testing/content-file";
import { synonyms } from "./synonyms";

const readSynonyms = (yaml: string) => synonyms.read(yaml, "synonyms.yml", { contentDir: "/nowhere", site });

test("every group is a list of words", () => {
  const { nodes, diagnostics } = readSynonyms("- [显存, GPU内存]\n- [K8s, Kubernetes]\n");
  expect(diagnostics).toEqual([]);
  expect(nodes.map(({ fields }) => fields)).toEqual([
    { words: ["显存", "GPU内存"], position: 0 },
    { words: ["K8s", "Kubernetes"], position: 1 },
  ]);
});

test("a word alone and a map are errors with their lines", () => {
  const read = (yaml: string) => messages(readSynonyms(yaml).diagnostics);
  expect(read("- [甲, 乙]\n- [显存]\n")).toEqual(['error: synonyms.yml:2 1: 写的是["显存"]，应为[显存, GPU内存]']);
  expect(read("显存: GPU内存\n")).toEqual([
    "error: synonyms.yml:1: 是字段（显存），应为同义词的列表\n    → 每组写一项：- [显存, GPU内存]",
  ]);
});

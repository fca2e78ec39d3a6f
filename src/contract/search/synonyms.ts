/** Synonyms for the Algolia index. */
export const synonyms = [
  ["大模型", "大语言模型", "LLM"],
  ["提示词", "prompt"],
  ["Go", "Golang"],
  ["C++", "cpp"],
  ["Kubernetes", "k8s"],
  ["容器", "container"],
  ["进程", "process"],
  ["线程", "thread"],
].map((words) => ({ objectID: words[0] ?? "", type: "synonym" as const, synonyms: words }));

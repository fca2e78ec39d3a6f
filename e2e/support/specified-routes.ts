/** The specified addresses of this repository's site. */

const docs = (dir: string, names: string) => names.split(" ").map((name) => `/docs/${dir}${name}`);

const cloudNative = [
  "/docs/cloudNative/intro",
  ...docs("cloudNative/Docker/", "intro BriefIntroduction Install Images Command DataVolume ImageRelease Network"),
];

const computer = [
  "/docs/computer/intro",
  ...docs(
    "computer/ComputerComposition/",
    "OverviewOfComputerSystem RepresentationAndOperationOfData StorageSystem InstructionRepertoire CPU BUS Input-OutputSystem",
  ),
  ...docs(
    "computer/ComputerNetwork/",
    "ComputerNetworkArchitecture PhysicalLayer DataLinkLayer NetworkLayer TransportLayer ApplicationLayer",
  ),
  ...docs(
    "computer/ComputerOperatingSystem/",
    "intro OverviewOfComputerSystem ProcessesAndThreads MemoryManagement FileManagement Input-OutputManagement",
  ),
  "/docs/computer/DigitalCircuit",
  "/docs/computer/Linux/",
  ...docs("computer/Linux/", "intro LinuxInstruction"),
];

const months = ["06", "07", "08", "09", "10", "11", "12"].map((month) => `2025年${month}月`);
const diary = months.map((month) => `/docs/diary/25年日志/${month}`);

const llm = [
  "/docs/llm/intro",
  "/docs/llm/algorithm/intro",
  ...docs("llm/infra/", "intro AI-Infra"),
  ...docs("llm/development/", "BasicKnowledgeOfLLM LLMDeployment ModelFineTuning ModelApplication"),
  ...docs("llm/development/prompt/", "program script technology"),
  "/docs/llm/development/tools/AISite",
];

const program = [
  "/docs/program/intro",
  ...docs("program/C++/", "intro C++Prologue BasicKnowledge Function Pointer"),
  ...docs("program/Golang/", "intro golang"),
  ...docs("program/OnlineProblem/", "intro MySQLJSONParseError NettyHttpServerRequestBlocking"),
  ...docs("program/Python/", "intro python MiniWeb"),
];

export const docPages: readonly string[] = [...cloudNative, ...computer, ...diary, ...llm, ...program];

export const categoryPages: readonly string[] = [
  "ai-infra",
  "ai-工具",
  "ai-算法",
  "llm-应用开发",
  "提示词工程",
  "数字电路",
  "计算机组成原理",
  "计算机网络通信",
].map((name) => `/docs/category/${name}`);

export const blogListPages: readonly string[] = [
  "/blog",
  ...Array.from({ length: 16 }, (_, index) => `/blog/page/${index + 2}`),
];

/** Days of the seventeen posts. Their slugs are up to the author. */
export const postDays: readonly string[] = (
  "2021-07-30 2021-09-07 2021-09-20 2021-10-07 2021-11-08 2021-12-17 2021-12-28 2022-01-11 2022-01-31 " +
  "2022-03-03 2022-03-21 2022-06-05 2022-07-27 2022-12-02 2024-11-30 2025-05-05 2025-08-31"
).split(" ");

export const otherPages: readonly string[] = [
  "/",
  "/about",
  "/resume",
  "/friendship",
  "/search",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/all-jieneng-articles",
  "/docs",
];

/** Aliases and their targets. */
export const aliases: readonly (readonly [string, string])[] = months.map((month) => [
  `/docs/diary/25-year-diary/${month}`,
  `/docs/diary/25年日志/${month}`,
]);

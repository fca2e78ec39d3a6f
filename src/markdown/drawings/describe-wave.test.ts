import { describeFields, describeGates, describeSignals } from "./describe-wave";

test("each signal is described by its levels, their lengths in cycles and the texts of its cells", () => {
  expect(
    describeSignals([
      { name: "时钟", wave: "p..." },
      { name: "请求", wave: "0.1|", period: 2 },
      { name: "数据", wave: "x3.=", data: ["头", "体"] },
      { name: "数据", wave: "z==", data: "a b" },
      {},
    ]),
  ).toEqual([
    "时钟：时钟4格",
    "请求：低4格，高4格",
    "数据：斜纹1格，「头」2格，「体」1格",
    "数据：高阻1格，「a」1格，「b」1格",
  ]);
});

test("an edge between signals is described by its cells", () => {
  const signals = [
    { name: "请求", wave: "01.", node: ".a." },
    { name: "应答", wave: "0.1", node: "..b" },
  ];
  expect(describeSignals(signals, ["a~>b 回应", "a-b"]).slice(2)).toEqual([
    "请求第2格 → 应答第3格：回应",
    "请求第2格 → 应答第3格",
  ]);
});

test("a circuit is described by a formula for each output", () => {
  expect(
    describeGates([
      ["和", ["^", "甲", ["~", "乙"]]],
      ["进位", ["&", "甲", "乙"]],
    ]),
  ).toEqual(["和 = 异或(甲, 非(乙))", "进位 = 与(甲, 乙)"]);
});

test("fields of a number are described from the highest bit, with their values and marks", () => {
  const fields = [
    { bits: 7, name: "opcode", attr: "0110011" },
    { bits: 5, name: "rd", attr: [5, "目的"] },
    { bits: 3, type: 4 },
  ];
  expect(describeFields(fields, false)).toEqual([
    "从高位到低位：未命名，3位（标出）",
    "rd，5位，00101，目的",
    "opcode，7位，0110011",
  ]);
  expect(describeFields(fields, true)[0]).toBe("opcode，7位，0110011");
});

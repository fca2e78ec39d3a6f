import { errorMessage } from "./diagnostic";

test("an error is followed by its causes, outermost first", () => {
  const error = new Error("页面没有数据", { cause: new Error("网络", { cause: "超时" }) });
  expect(errorMessage(error)).toBe("页面没有数据\n\nCause:\n网络\n\nCause:\n超时");
});

test("a thrown value need not be an error", () => {
  expect(errorMessage("坏了")).toBe("坏了");
});

test("a cycle of causes ends", () => {
  const error = new Error("甲");
  error.cause = error;
  expect(errorMessage(error)).toBe("甲");
});

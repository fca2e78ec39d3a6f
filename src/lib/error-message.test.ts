import { errorMessage } from "./diagnostic";

test("lists an error and then its causes, outermost first", () => {
  const error = new Error("页面没有数据", { cause: new Error("网络", { cause: "超时" }) });
  expect(errorMessage(error)).toBe("页面没有数据\n\nCause:\n网络\n\nCause:\n超时");
});

test("accepts a thrown value that is not an error", () => {
  expect(errorMessage("坏了")).toBe("坏了");
});

test("stops at a cycle of causes", () => {
  const error = new Error("甲");
  error.cause = error;
  expect(errorMessage(error)).toBe("甲");
});

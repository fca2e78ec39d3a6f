import type { Diagnostic } from "../../lib/diagnostic";
import { reportDiagnostics } from "./report-diagnostics";

const reporter = () => ({ warn: jest.fn(), panicOnBuild: jest.fn() });
const diagnostic = (severity: Diagnostic["severity"], file: string): Diagnostic => ({
  severity,
  file,
  message: "is wrong",
});

test("all errors of a build are listed together, and warnings do not fail it", () => {
  const { warn, panicOnBuild } = reporter();
  reportDiagnostics([diagnostic("error", "b.md"), diagnostic("warning", "c.md"), diagnostic("error", "a.md")], {
    warn,
    panicOnBuild,
  });
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild.mock.calls[0][0]).toBe("2 errors in the content:\n  a.md: is wrong\n  b.md: is wrong");
  expect(warn.mock.calls[0][0]).toBe("1 warning in the content:\n  c.md: is wrong");
});

test("valid content is not reported", () => {
  const { warn, panicOnBuild } = reporter();
  reportDiagnostics([], { warn, panicOnBuild });
  expect(warn).not.toHaveBeenCalled();
  expect(panicOnBuild).not.toHaveBeenCalled();
});

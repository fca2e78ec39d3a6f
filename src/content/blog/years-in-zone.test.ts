import { execFileSync } from "node:child_process";

test.each(["UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "the year changes at the author's midnight on a machine in %s",
  (TZ) => {
    const script = "src/content/blog/testing/years-in-zone.ts";
    const output = execFileSync(process.execPath, ["scripts/run-ts.mjs", script], {
      encoding: "utf8",
      env: { ...process.env, TZ },
    });
    expect(JSON.parse(output)).toEqual([
      ["2022", ["/blog/post-4", "/blog/post-1", "/blog/post-3"]],
      ["2021", ["/blog/post-2", "/blog/post-5", "/blog/post-0"]],
    ]);
  },
);

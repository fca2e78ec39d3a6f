import { spawnSync } from "node:child_process";
import { cpus, release, totalmem, type } from "node:os";
import { findChromium } from "../../scripts/chromium.mjs";
import { lighthouseVersion } from "./lighthouse";

/** The machine on which the measurements ran. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  readonly lighthouse: string;
}

/** Describes this machine without its host name. */
export function describeMachine(): Machine {
  const chromium = findChromium();
  const said = chromium ? spawnSync(chromium, ["--version"], { encoding: "utf8" }).stdout : "";
  return {
    cpu: cpus()[0]?.model.trim() || process.arch,
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split(/[-+]/)[0]}`,
    node: process.versions.node,
    chromium: /[\d.]{5,}/.exec(said ?? "")?.[0] ?? "随Playwright",
    lighthouse: lighthouseVersion,
  };
}

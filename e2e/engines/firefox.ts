import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import WebSocket from "ws";
import type { Engine } from "./page";

/** Debian's Firefox, controlled by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  async launch(withScripts) {
    const profile = mkdtempSync(path.join(tmpdir(), "engines-firefox-"));
    // Without a screen, Firefox reports no mouse. The value 6 stands for a precise pointer that can
    // hover.
    const settings = {
      "javascript.enabled": withScripts,
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    };
    const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`);
    writeFileSync(path.join(profile, "user.js"), lines.join(""));
    const options = ["--headless", "--remote-debugging-port=0", "--profile", profile];
    const browser = spawn(process.env["FIREFOX_PATH"] ?? "firefox-esr", options, {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(browser.stderr).on("line", (line) => {
        const socket = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (socket) resolve(`${socket}/session`);
      });
      browser.on("error", reject).on("exit", (code) => reject(new Error(`Firefox ended with ${code}`)));
    });
    const socket = new WebSocket(address);
    await once(socket, "open");

    const messages: string[] = [];
    const answers = new Map<number, PromiseWithResolvers>();
    socket.on("message", (data) => {
      const { id, type, message, result, params } = JSON.parse(`${data}`);
      if (type === "error") answers.get(id)?.reject(new Error(message));
      else if (type === "success") answers.get(id)?.resolve(result);
      else if (/warn|error/.test(params.level)) messages.push(params.text);
    });
    const send = (method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = answers.size;
        answers.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });

    await send("session.new", { capabilities: {} });
    const { context } = (await send("browsingContext.getTree")).contexts[0];
    await send("session.subscribe", { events: ["log.entryAdded"] });
    return {
      messages,
      goto: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
      evaluate: async (expression) => {
        const answer = await send("script.evaluate", { expression, target: { context }, awaitPromise: false });
        if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      act: (actions) => send("input.performActions", { context, actions }),
      resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
      cutNetwork: () => send("emulation.setNetworkConditions", { networkConditions: { type: "offline" } }),
      close: async () => {
        browser.kill();
        await once(browser, "exit");
        rmSync(profile, { recursive: true, maxRetries: 5 });
      },
    };
  },
};

/** The result of a command. Each command has a different type. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Result = any;

interface PromiseWithResolvers {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

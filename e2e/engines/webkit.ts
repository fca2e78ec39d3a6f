import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import type { Engine } from "./page";

const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/**
 * The MiniBrowser of Debian's WebKitGTK, controlled by WebDriver. It needs a display,
 * for example from xvfb-run.
 */
export const webkit: Engine = {
  name: "WebKitGTK",
  async launch(withScripts) {
    const port = await getPort();
    const server = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
    await once(server, "spawn");

    const send = async (path: string, body?: object, method = body ? "POST" : "GET") => {
      const request = { method, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
      const { value } = await answer.json();
      if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    };
    // The driver refuses connections until it is ready.
    for (let tries = 0; tries < 100 && !(await send("/status").catch(() => null)); tries += 1) await sleep(50);

    const args = [
      "--automation",
      "--enable-write-console-messages-to-stdout=true",
      `--enable-javascript=${withScripts}`,
    ];
    const browser = { binary: process.env["MINIBROWSER_PATH"] ?? miniBrowser, args };
    const { sessionId } = await send("/session", {
      capabilities: { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": browser } },
    });
    const session = `/session/${sessionId}`;
    return {
      goto: (url) => send(`${session}/url`, { url }),
      evaluate: (expression) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      act: (actions) => send(`${session}/actions`, { actions }),
      resize: (width, height) => send(`${session}/window/rect`, { width, height }),
      close: async () => {
        await send(session, undefined, "DELETE");
        server.kill();
        await once(server, "exit");
      },
    };
  },
};

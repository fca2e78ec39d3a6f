import type { ColorModeConfig } from "../../reading/color-mode";
import { watchColorToggle } from "../../reading/color-toggle";
import { startReading } from "../../reading/start-reading";

/** Defined by src/gatsby/hooks/on-create-webpack-config.ts. */
declare const COLOR_MODE: ColorModeConfig;

// `gatsby develop` has no start script, and all code is there.
for (const button of document.querySelectorAll<HTMLButtonElement>("button[disabled]")) button.disabled = false;
if (!COLOR_MODE.disableSwitch) watchColorToggle(COLOR_MODE);
startReading({ baseUrl: "/", offline: false });

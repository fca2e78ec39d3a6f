import { useSyncExternalStore } from "react";
import { type ColorModeConfig, ColorModeStore } from "../reading/color-mode";
import { useSiteMetadata } from "./use-site-metadata";

let store: ColorModeStore | undefined;

/** The colour mode and its toggle; the state is null until the page is hydrated. */
export function useColorMode() {
  const config = useSiteMetadata().colorMode as ColorModeConfig;
  const sharedStore = () => {
    store ??= new ColorModeStore(config);
    return store;
  };
  const state = useSyncExternalStore(
    (listener) => sharedStore().subscribe(listener),
    () => sharedStore().get(),
    () => null,
  );
  return { state, isSwitchable: !config.disableSwitch, toggle: () => sharedStore().toggle() };
}

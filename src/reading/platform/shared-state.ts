declare global {
  interface Window {
    readingState?: Record<string, unknown>;
  }
}

/**
 * State that the start script, the reading layer and the app have in common: they are separate bundles, so that a
 * module's own variables would exist once in each.
 * @param name unique among the callers
 * @param initial the state before anybody has changed it
 */
export function sharedState<State extends object>(name: string, initial: State): State {
  window.readingState ??= {};
  window.readingState[name] ??= initial;
  return window.readingState[name] as State;
}

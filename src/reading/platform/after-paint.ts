/**
 * Does something when frames have been painted; in a tab behind others, when it is shown again.
 * @param frames how many; with two, nothing that waits for the first to be seen is held up
 * @returns takes it back
 */
export function afterPaint(act: () => void, frames = 1): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => {
      if (left > 1) wait(left - 1);
      else timer = setTimeout(act, 0);
    });
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Until the next frame has been painted: what an input changes is seen first. */
export function painted(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve));
}

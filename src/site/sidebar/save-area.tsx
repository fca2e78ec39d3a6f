import { useEffect, useState } from "react";
import { rememberSaved, type SavedState, saveArea, savedState } from "../../offline/save-area";
import { announce } from "../../reading/platform/live-region";
import { saveAreaText } from "../../text/save-area";
import * as styles from "./save-area.module.css";

const labels: Readonly<Record<SavedState, string>> = {
  missing: saveAreaText.save,
  saved: saveAreaText.saved,
  stale: saveAreaText.stale,
};

interface SaveAreaProps {
  /** Id of the sidebar. */
  readonly area: string;
  readonly paths: readonly string[];
}

/** A button that saves all pages of an area for offline reading. */
export function SaveArea({ area, paths }: SaveAreaProps) {
  const [label, setLabel] = useState<string>(saveAreaText.save);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is a new one with every render of the sidebar
  useEffect(() => {
    let isShown = true;
    savedState(area, paths).then(
      (state) => isShown && setLabel(labels[state]),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [area]);
  const save = async () => {
    setBusy(true);
    const { failed, isFull } = await saveArea(paths, (done) => setLabel(saveAreaText.saving(done, paths.length)));
    setBusy(false);
    const { saved, noSpace } = saveAreaText;
    const result = isFull ? noSpace : failed > 0 ? saveAreaText.failed(failed) : saved;
    if (result === saved) await rememberSaved(area);
    setLabel(result);
    announce(result);
  };
  return (
    <button type="button" className={styles.save} aria-disabled={isBusy} onClick={() => isBusy || void save()}>
      {label}
    </button>
  );
}

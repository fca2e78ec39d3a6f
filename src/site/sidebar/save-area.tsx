import { useState } from "react";
import { isSaved, rememberSaved, saveArea } from "../../offline/save-area";
import { announce } from "../../reading/platform/live-region";
import { saveAreaText } from "../../text/save-area";
import * as styles from "./save-area.module.css";

/** A button that saves all pages of an area for offline reading. */
export function SaveArea({ paths }: { readonly paths: readonly string[] }) {
  const [label, setLabel] = useState<string>(() => (isSaved(paths) ? saveAreaText.saved : saveAreaText.save));
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { failed, isFull } = await saveArea(paths, (done) => setLabel(saveAreaText.saving(done, paths.length)));
    setBusy(false);
    const { saved, noSpace } = saveAreaText;
    const result = isFull ? noSpace : failed > 0 ? saveAreaText.failed(failed) : saved;
    if (result === saved) rememberSaved(paths);
    setLabel(result);
    announce(result);
  };
  return (
    <button type="button" className={styles.save} aria-disabled={isBusy} onClick={() => isBusy || void save()}>
      {label}
    </button>
  );
}

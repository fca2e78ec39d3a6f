import { siteText } from "../text/site";

interface ErrorPanelProps {
  readonly title?: string;
  readonly message?: string;
  readonly onRetry: () => void;
}

/** An error message with a button to retry. */
export function ErrorPanel({ title, message = siteText.loadFailed, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className="error-panel">
      {title !== undefined && <p className="error-panel-title">{title}</p>}
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {siteText.retry}
      </button>
    </div>
  );
}

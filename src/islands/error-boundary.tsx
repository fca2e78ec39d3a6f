import { Component, type ReactNode } from "react";
import { errorMessage } from "../lib/diagnostic";
import { siteText, waitingText } from "../text/texts";

/**
 * Shows an error panel in place of a crashed island, with the error and its causes. A retry renders
 * the island from scratch.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    const retry = () => this.setState({ error: undefined, hasFailed: false });
    return <ErrorPanel title={siteText.crash} message={errorMessage(error)} onRetry={retry} />;
  }
}

interface ErrorPanelProps {
  readonly title?: string;
  readonly message: string;
  readonly onRetry: () => void;
}

/** Renders an error message with a retry button. */
export function ErrorPanel({ title, message, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className="error-panel">
      {title !== undefined && <p className="error-panel-title">{title}</p>}
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {waitingText.retry}
      </button>
    </div>
  );
}

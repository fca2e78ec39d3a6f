import { withPrefix } from "gatsby";
import { Component, type ReactNode } from "react";
import { errorMessage } from "../lib/error-message";
import { moveToNewVersion } from "../reading/new-version";
import { siteText } from "../text/site";
import { ErrorPanel } from "../ui/error-panel";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Replaced in tests. */
  readonly reload?: () => void;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly retries: number;
}

/**
 * Shows an error panel instead of children that crashed. The first retry renders them again, the next reloads the page.
 * Back and Forward reset it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener("popstate", this.recover);
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    void moveToNewVersion(withPrefix("/"));
  }

  /** An author's edit may have mended what crashed, and in between a page can lack its data. */
  override componentDidUpdate({ children }: ErrorBoundaryProps): void {
    if (process.env.NODE_ENV !== "production" && children !== this.props.children) this.recover();
  }

  override componentWillUnmount(): void {
    window.removeEventListener("popstate", this.recover);
  }

  private readonly recover = (): void => {
    if (this.state.failure !== null) this.setState({ failure: null, retries: 0 });
  };

  private readonly retry = (): void => {
    if (this.state.retries > 0) (this.props.reload ?? (() => window.location.reload()))();
    else this.setState({ failure: null, retries: 1 });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorPanel title={siteText.crash} message={errorMessage(failure.error)} onRetry={this.retry} />;
  }
}

import type { CommentsConfig } from "../../config/types";

/** What the browser knows of the owner's comments. */
export type CommentsSettings = CommentsConfig & {
  /** BCP 47 tag of the site's language. */
  readonly lang: string;
};

export type Theme = "light" | "dark";

/** The page that is discussed, as its provider is told of it. */
export interface DiscussedPage {
  /** Its address, without query and hash. */
  readonly url: string;
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** `og:title`. */
  readonly socialTitle: string;
}

/** What differs between the providers. Each shows a discussion in a frame that says how high it is. */
export interface Provider {
  readonly origin: string;
  /** The parameter in which a reader who has signed in comes back with a session, and the key it is kept under. */
  readonly session: { readonly parameter: string; readonly key: string };
  /** Address of the frame. */
  frame(page: DiscussedPage, theme: Theme, session: string): string;
  /** Address of the discussion at GitHub, for readers without scripts. */
  discussion(pathname: string): string;
  /** Tells the frame of another theme. */
  themeMessage(theme: Theme): unknown;
  /** What a message of the frame says. */
  read(message: unknown): FrameMessage;
}

export interface FrameMessage {
  /** In pixels. */
  readonly height?: number;
  /** The session is over: the frame must be loaded without. */
  readonly signedOut?: boolean;
}

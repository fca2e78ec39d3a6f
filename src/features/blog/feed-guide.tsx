import { feedsText } from "../../text/feeds";
import * as styles from "./feed-guide.module.css";

const parts = [
  { title: feedsText.howTitle, paragraphs: feedsText.how },
  { title: feedsText.whatTitle, paragraphs: feedsText.what },
];

/** How feeds are used and what is in them. */
export function FeedGuide() {
  return (
    <div className={styles["guide"]}>
      {parts.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

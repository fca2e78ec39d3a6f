import { NotFound } from "../features/pages/not-found";
import { Seo } from "../site/seo";
import { pagesText } from "../text/pages";

/** Shown at every address that is not a page. */
export default function NotFoundPage() {
  return <NotFound />;
}

export function Head() {
  return <Seo title={pagesText.notFound.title} description={pagesText.notFound.text} path={null} noindex />;
}

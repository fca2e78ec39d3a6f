import { NotFound } from "../features/pages/not-found";
import { Seo } from "../site/seo";
import { pagesText } from "../text/pages";

/** Any address that is no page. */
export default function NotFoundPage() {
  return <NotFound />;
}

export function Head() {
  return <Seo title={pagesText.notFound.title} description={pagesText.notFound.text} path={null} noindex />;
}

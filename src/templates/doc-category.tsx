import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Breadcrumbs } from "../features/docs/breadcrumbs";
import { CategoryCards } from "../features/docs/category-cards";
import { DocPager } from "../features/docs/doc-pager";
import { breadcrumbList } from "../site/breadcrumb-list";
import { Seo } from "../site/seo";
import { useSiteMetadata } from "../site/use-site-metadata";
import { docsText } from "../text/docs";
import { BrandMark } from "../ui/brand-mark";
import { ListingPage } from "../ui/listing-page";

const home = { title: docsText.home, path: "/" };

/** A generated page that lists a category of a sidebar. */
export default function DocCategoryPage({ data }: PageProps<Queries.DocCategoryPageQuery>) {
  const category = existing(data);
  return (
    <ListingPage
      above={<Breadcrumbs steps={category.breadcrumbs} />}
      picture={data.sidebar?.drawing && <BrandMark logo={data.sidebar.drawing} />}
      title={category.title}
      description={category.description}
      below={<DocPager previous={category.previous} next={category.next} />}
    >
      <CategoryCards cards={category.cards} />
    </ListingPage>
  );
}

export function Head({ data }: HeadProps<Queries.DocCategoryPageQuery>) {
  const { title, description, path, breadcrumbs, socialPicture } = existing(data);
  const site = useSiteMetadata();
  return (
    <Seo
      title={title}
      description={description ?? site.description}
      path={path}
      picture={socialPicture}
      jsonLd={[breadcrumbList(site, [home, ...breadcrumbs])]}
    />
  );
}

function existing({ docCategory }: Queries.DocCategoryPageQuery) {
  if (docCategory === null) throw new Error("there is no category with the slug of this page's context");
  return docCategory;
}

export const query = graphql`
  query DocCategoryPage($slug: String!, $sidebarId: String!) {
    docCategory(slug: { eq: $slug }) {
      title
      description
      path
      socialPicture {
        ...PagePicture
      }
      breadcrumbs {
        ...Breadcrumb
      }
      previous {
        ...PagerLink
      }
      next {
        ...PagerLink
      }
      cards {
        ...CategoryCardData
      }
    }
    sidebar(sidebarId: { eq: $sidebarId }) {
      ...DocSidebar
      drawing {
        ...AreaDrawing
      }
    }
  }
`;

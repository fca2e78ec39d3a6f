import type { FeedData } from "../feed-content";

type Post = FeedData["allBlogPost"]["nodes"][number];

/** Returns a post as GraphQL returns it. A post with a lower number is newer. */
export function post(number: number, more: Partial<Post> = {}): Post {
  const date = new Date(Date.UTC(2025, 7, 31 - number)).toISOString();
  return {
    title: `第${number}篇`,
    path: `/blog/2025/post-${number}`,
    description: `第${number}篇的描述`,
    date,
    revised: null,
    lang: null,
    tags: [],
    authors: [],
    article: { html: `<p>正文${number}</p>` },
    ...more,
  };
}

/** Returns a post's tag as GraphQL returns it. */
export const tag = (label: string, slug: string) => ({ label, path: `/blog/tags/${slug}` });

/**
 * Returns a docs page of an area as GraphQL returns it.
 * @param date time of the last change
 */
export function note(name: string, sidebar: string | null, date: string | null): FeedData["allDoc"]["nodes"][number] {
  const lastUpdate = date === null ? null : { date, author: null };
  return { title: `${name} & 笔记`, path: `/docs/${name}`, description: `${name}讲什么`, sidebar, lastUpdate };
}

/** A post with every character and field that has broken a feed before. */
export const awkwardPost = post(0, {
  title: 'R&D：<vector> 与 "]]>"、\u0008emoji 🌱👩‍💻',
  path: "/blog/2025/08/31/C++ 与 100%",
  description: "a < b && c > d，]]> 也在 &amp; 里",
  revised: "2025-11-02T00:00:00.000Z",
  tags: [tag("C++ & <T>", "cpp"), tag('引号"', "引号")],
  authors: [{ name: "客人 & 朋友", url: "https://guest.example/?a=1&b=2" }],
  article: {
    html: '<p>甲\u001B🌱 <a href="/docs/llm/intro">链接</a></p><pre><code>a ]]> b &#x26;&#x26; &#x3C;c>\n\n    d\te\n</code></pre><p><img src="/s/a.png" alt="图"></p>',
  },
});

/** Returns the result of `feedQuery`. */
export function feedData(posts: readonly Post[], baseUrl = "/", more: Partial<FeedData> = {}): FeedData {
  return {
    site: {
      siteMetadata: {
        title: "节能笔记",
        url: "https://a.example",
        baseUrl,
        locale: { defaultLocale: "zh-Hans" },
        blog: { routeBasePath: "blog", description: "工具与方法" },
        author: "jieneng",
      },
    },
    allAuthor: { nodes: [{ key: "jieneng", name: "节能" }] },
    allBlogPost: { nodes: posts },
    blogTags: [],
    allSidebar: { nodes: [] },
    allDoc: { nodes: [] },
    ...more,
  };
}

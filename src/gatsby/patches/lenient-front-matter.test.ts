import { readFrontMatterLeniently } from "./lenient-front-matter";

test("gatsby-plugin-mdx makes a node of a file whose front matter is malformed", async () => {
  readFrontMatterLeniently();
  const { onCreateNode } = jest.requireActual("gatsby-plugin-mdx/dist/gatsby-node");
  const createNode = jest.fn();
  await onCreateNode({
    node: { id: "a", absolutePath: "/docs/a.md", internal: { contentDigest: "1" } },
    loadNodeContent: async () => "---\r\ntitle: 甲: 乙\r\nslug: c\r\n---\r\n正文",
    actions: { createNode, createParentChildLink: () => undefined },
    createNodeId: (name: string) => name,
    cache: { set: async () => undefined },
  });
  expect(createNode).toHaveBeenCalledWith(expect.objectContaining({ frontmatter: { slug: "c" }, body: "正文" }));
});

import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import starlightBlog from "starlight-blog";
import starlightTypeDoc from "starlight-typedoc";

export default defineConfig({
  site: "https://bike.example",
  base: "/bike",
  redirects: { "/old": "/brakes/pads", "/tags/[tag]": "/" },
  integrations: [
    starlight({
      title: { "zh-CN": "修车手册", en: "Bike Repair" },
      description: "在家修自行车",
      logo: { src: "./public/logo.svg", alt: "车轮" },
      social: [{ icon: "github", label: "GitHub", href: "https://github.com/example/bike" }],
      editLink: { baseUrl: "https://github.com/example/bike/edit/main/" },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      customCss: ["./src/styles/site.css"],
      components: { Head: "./src/components/Head.astro" },
      defaultLocale: "root",
      locales: { root: { label: "简体中文", lang: "zh-CN" }, en: { label: "English", lang: "en" } },
      plugins: [starlightBlog({ authors: { ren: { name: "阿刃" } } }), starlightTypeDoc()],
      sidebar: [
        { label: "开始", translations: { en: "Start" }, items: ["index", { slug: "tools", label: "工具" }] },
        { label: "车轮", translations: { en: "Wheels" }, collapsed: true, autogenerate: { directory: "wheels" } },
        { label: "刹车", translations: { en: "Brakes" }, autogenerate: { directory: "brakes" } },
        { label: "外面的", items: [{ label: "自行车协会", link: "https://society.example" }] },
      ],
    }),
  ],
});

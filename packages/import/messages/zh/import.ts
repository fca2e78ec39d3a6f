import { quote } from "../../../../src/lib/diagnostic";

/** The messages of `npm run import` for every generator. */
export const importMessages = {
  noTarget: "写到哪里去？加上--into ../新的目录",
  noFolder: (folder: string) => `${quote(folder)}不是目录`,
  unknownProject: (folder: string, known: string) =>
    `在${quote(folder)}里没有找到这些生成器的配置文件：${known}。请指向放着配置文件的目录。一个文件夹的Markdown不用搬，CONTENT_DIR指向它，再npm start`,
  insideProject: (into: string) => `${quote(into)}与原来的项目互相包含；原来的项目不会改动，请用--into指向别的目录`,
  otherProject: (into: string, earlier: string, now: string) =>
    `${quote(into)}里是从${quote(earlier)}导入的内容，不能再混入${quote(now)}：用--into另选一个目录。如果是同一个项目换了地方，删去${into}/.import.json再来`,
  notEmpty: (into: string) => `${quote(into)}里已有不是导入来的文件：用--into选一个空的或还没有的目录`,
  moved: (generator: string, title: string, into: string) =>
    `已从${generator}搬入：${title || "（没有标题）"} → ${into}/`,
  counts: (docs: number, posts: number, pages: number, files: number) =>
    `${docs}篇文档、${posts}篇博文、${pages}个单页、${files}个其他文件。下面没有提到的都原样搬入，地址不变。`,
  setAside: (into: string, aside: string) => `原来在${into}/里的内容移到了${aside}/，没有改动。`,
  changed: (count: number) => `改写了${count}处：`,
  left: (count: number) => `没有搬来${count}处（原因，以及可以改成什么）：`,
  nothingLeft: "没有落下任何东西。",
  kept: (count: number) => `这${count}个文件你改过，保持不动；想要重新导入某一个，先删去它：`,
  removed: (count: number) => `原来的项目里不再有的${count}个文件已删去：`,
  more: (count: number) => `……还有${count}处`,
  next: (report: string, command: string) => `完整清单：${report}\n接下来：${command}`,
  noText: { message: "不是文本文件，没有搬来", fix: "另存为UTF-8编码的文本，再导入一次" },
  encoding: { message: "编码改为UTF-8" },
  linkOutside: { message: "符号链接指向项目之外，没有跟随", fix: "把它指向的文件复制到项目里，再导入一次" },
  taken: { message: "与另一个文件在这里同名，没有搬来", fix: "给其中一个改名，再导入一次" },
  sameButCase: { message: "文件名只有大小写不同：在macOS与Windows上是同一个文件，宜改名" },
  pagesButCase: { message: "两页的名字只有大小写不同，第二页改了名字与地址" },
  sameAddress: { message: "另一页已在这个地址，第二页换了地址" },
  address: { message: "原来的地址里有空白、?或#，这里写不出来", fix: "在主机上设一条重定向" },
  anchor: { message: "锚点在这里会按别的规则取名：标题后写上了{#原来的锚点}" },
  untaken: {
    message: "这个Markdown文件不在任何一个栏目里，没有搬来",
    fix: "要的话复制到content/docs、content/blog或content/pages里",
  },
  lostBlock: {
    message: "这些文字没有搬来",
    fix: "原文件里看看它怎么写，在新的页面里用Markdown补上",
  },
  lostWords: (text: string, length: number) => `${text}（${length}字）`,
  language: { message: "设置里的语言与正文不同：按正文写" },
  lowered: { message: "正文里有title之外的一级标题：正文的各级标题都降了一级，层次不变" },
  ownHeading: { message: "正文开头的一级标题与title不同：页面照旧显示前者，侧边栏与标签页照旧显示后者" },
  bareLink: { message: "没有写协议的网址补上了https://或http://" },
  deadLink: {
    message: "链接指向作者自己的电脑或打不开的协议，只留下了文字",
    fix: "改成https://开头的地址，或把文件放在文章旁边再链接",
  },
  dollars: { message: "原来不是公式的美元符号前面加了反斜杠" },
  algolia: {
    message: "搜索先用站内的：Algolia的索引里是别的站的记录。运行npm run search:push之后可写provider: algolia",
  },
  endings: { message: "多数地址以.html结尾，所以页面写成x.html；原来以斜杠结尾的地址，要主机会去掉斜杠才能打开" },
  hostFile: { message: "构建会自己写这个文件，原来的没有搬来" },
  hostRedirect: {
    message: "_redirects里有通配符、或通向别处的改址没有搬来",
    fix: "在主机上设置，或写进site.yml的redirects",
  },
  badMark: {
    message: "标志或图标不是这里画得出的图片，用了默认的",
    fix: "换成SVG或PNG，再写进site.yml的logo或favicon",
  },
  emptyImage: { message: "没有地址的<img>按文字显示", fix: "给它写上src，或删去" },
  formula: { message: "KaTeX读不懂的公式按源码显示", fix: "改成KaTeX支持的写法，再放回$…$里" },
  frontMatter: { message: "front matter不是合规的YAML，按原来的意思重写了" },
  brokenLinks: { message: "有链接指向不存在的页面或标题：site.yml里写成只警告，不中断构建" },
  asSource: { message: "会让构建出错的字段去掉了，图片与段落按源码显示", fix: "照提示改正，再写回去" },
  asDraft: { message: "会让构建出错的页面成了草稿", fix: "照提示改正，再删去draft: true" },
  pageOut: { message: "会让构建出错的页面不发布：文件名前加了下划线", fix: "照提示改正，再去掉文件名前的下划线" },
  fieldOut: { message: "会让构建出错的设置去掉了", fix: "照提示改正，再写回去" },
  fileOut: { message: "会让构建出错的文件没有搬来", fix: "照提示改正，再放回原处" },
  unchecked: { message: "写下的内容没有检查成", fix: "运行npm run build，照它的提示改正" },
  embeds: { message: "别处的图片、影音或播放器：site.yml的security写成了auto，允许文章里用到的主机" },
};

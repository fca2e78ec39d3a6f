import { cut, quote } from "../../../lib/diagnostic";
import { parserReasons } from "./reasons";

/** Messages about HTML elements in an article, and about what the sanitizer removes from them. */
export const elementMessages = {
  untrustedCode: {
    message: "这个文件是MDX，构建时会运行其中的代码，而content.trust是none",
    fix: "改成.md，或在信得过全部内容时把content.trust（CONTENT_TRUST）设为code",
  },
  untrustedFrame: { message: "嵌入了别的页面，而content.trust是none", fix: "换成链接" },
  untrustedScript: {
    message: "head里有脚本，而content.trust是none",
    fix: "删去它，或把content.trust（CONTENT_TRUST）设为code",
  },
  untrustedFile: (name: string) => ({
    message: `文件${quote(name)}打开时能运行代码，而content.trust是none`,
    fix: "放进.zip，代码另存为.txt，.svg另存为.png",
  }),
  siteName: (name: string) => ({ message: `文件不能叫${quote(name)}：这是本站自己用的名字`, fix: "换一个名字" }),
  blockedAttribute: (attribute: string, element: string) => ({
    message: `<${element}>的${attribute}已去掉：本站的安全策略不允许`,
    fix: "改用class",
  }),
  runningAttribute: (attribute: string, element: string) => ({
    message: `<${element}>的${attribute}能运行或加载代码，已去掉`,
    fix: "删去它",
  }),
  siteAttribute: (attribute: string, element: string) => ({
    message: `<${element}>的${attribute}是本站脚本用的名字，已去掉`,
    fix: "换一个名字，或删去它",
  }),
  blockedAddress: (attribute: string, element: string, address: string) => ({
    message: `<${element}>的${attribute}不能是${quote(address)}，已去掉`,
    fix: "写https地址，图里的引用写#id",
  }),
  forbiddenLink: (address: string) => ({ message: `文章里不能用链接${quote(address)}`, fix: "链接到https地址或文件" }),
  outside: (file: string) => ({ message: `文件${quote(file)}不在内容目录里`, fix: "把它移到内容目录里" }),
  dead: (element: string) => ({
    message: `<${element}>在文章里不起作用，已去掉`,
    fix: `删去它；要显示为文字，写\\<${element}>`,
  }),
  unknown: (element: string, meant: string | undefined) => ({
    message: `<${element}>被当作HTML元素，但没有这个元素，标签不显示`,
    fix: meant ? `写<${meant}>；要显示为文字，写\\<${element}>` : `要显示为文字，写\\<${element}>或用反引号括起来`,
  }),
  /** @param texts the texts in the properties of the component, which are lost too */
  component: (element: string, fix: string, texts: readonly string[]) => ({
    message: `<${element}>是组件，.md里没有组件，标签${texts.length > 0 ? `与其中的${quote(texts.join("、"))}` : ""}不显示`,
    fix,
  }),
  componentAsText: (element: string, fix: string) => ({
    message: `<${element}>是组件，.md里没有组件，按文字显示`,
    fix,
  }),
  /** What to write in place of components of this site and of other generators. */
  componentFixes: {
    tabs: "外面写::::tabs，每页写:::tab[标签]、内容与一行:::；.mdx里可以写<Tabs>与<TabItem>",
    admonition: "写:::note[标题]，之后单独写一行:::",
    fold: "写:::details[标题]，之后单独写一行:::",
    steps: "写:::steps，里面是编号列表：1. 第一步",
    cards: "写:::cards，里面每项一个链接：- [标题](./文件.md) 讲什么",
    badge: "写**文字**",
    code: '写代码块：```js title="文件名"',
    tree: "写:::file-tree，里面是列表：- src/",
    frame: '写<iframe src="https://…" title="讲什么"></iframe>',
    picture: "![图里是什么](./img/a.png)",
    link: "写[文字](./文件.md)",
    remove: "删去它",
    mdx: "把文件改名为.mdx，或删去它",
  },
  tagAsText: (element: string) => ({
    message: `<${element}>没有闭合，按文字显示`,
    fix: `写\\<${element}>，或用反引号括起来`,
  }),
  endAsText: (element: string) => ({
    message: `</${element}>没有开始的标签，按文字显示`,
    fix: `写\\</${element}>，或用反引号括起来`,
  }),
  nameAsText: (element: string) => ({
    message: `<${element}>在这里起不了作用，按文字显示`,
    fix: `写\\<${element}>，或用反引号括起来`,
  }),
  autolinkAsText: (written: string) => ({
    message: `${cut(written)}不是能用的链接，按文字显示`,
    fix: `是文字就写\\${cut(written)}，或用反引号括起来；链接要有https://`,
  }),
  tagAsTextInHtml: (element: string) => ({
    message: `<${element}>没有闭合，按文字显示`,
    fix: `在HTML里写&lt;${element}>`,
  }),
  markdownInHtml: (line: string) => ({
    message: `${quote(line)}紧跟在HTML后面，按文字显示`,
    fix: "在它前面空一行，HTML里的Markdown就会起作用；是文字就放进代码块",
  }),
  swallowing: (element: string) => ({
    message: `<${element}>没有闭合，后面的整篇文章都成了它的内容`,
    fix: `写上</${element}>；要显示为文字，写\\<${element}>`,
  }),
  unclosedBefore: (element: string, end: string) => ({
    message: `<${element}>没有闭合，在</${end}>之前闭合了`,
    fix: `在</${end}>之前写上</${element}>`,
  }),
  unclosed: (element: string) => ({
    message: `<${element}>没有闭合，在这一段的末尾闭合了`,
    fix: `写上</${element}>；要显示为文字，写\\<${element}>`,
  }),
  ownTitles: (first: string, count: number) => ({
    message: `正文里有${count}个一级标题，第一个是${quote(first)}：页面的标题是title，正文的各级标题都降一级显示`,
    fix: "正文从##开始写，各级标题都加一个#；它就是页面的标题，就让title与它相同",
  }),
  lost: (words: string, length: number) => ({
    message: `这里的${length}个字没有显示出来：${quote(words)}`,
    fix: "看看上面有没有没闭合的标签或注释、多出来的单元格、没有引用的脚注；要原样显示，放进代码块",
  }),
  foreign: (element: string, holder: string) => ({
    message: `<${element}>不能放在<${holder}>里，已去掉`,
    fix: "删去它，或移到外面",
  }),
  drawingStyles: (lost: string) => ({
    message: `<svg>里的这些样式没有对应的属性，已去掉：${lost}`,
    fix: '把样式写成元素的属性，如fill="red"',
  }),
  drawingSheet: {
    message: "<svg>里的<style>管着整个页面，已去掉",
    fix: '把样式写成元素的属性，如fill="red"；或把图存成文件，写![图里是什么](./img/x.svg)',
  },
  questions: {
    message: "questions不在标题下面，搜索用不上",
    fix: "写在##标题的下一行；整页回答的问题写进front matter的questions",
  },
  tooManyMarks: (limit: number) => ({
    message: `这一行里的*与_超过${limit}个，构建要很久`,
    fix: "分成几段；是数据就放进代码块",
  }),
  tooDeep: (limit: number) => ({ message: `元素套了${limit}层以上，浏览器会读成别的样子`, fix: "拆成并列的几段" }),
  readsOtherwise: {
    message: "浏览器读这段HTML，会读成和写的不同的样子",
    fix: "检查HTML标签的嵌套，如表单套表单、公式里的HTML",
  },
};

/** Messages about links, headings and admonitions. */
export const markdownMessages = {
  linkOutside: (href: string) => ({
    message: `链接${quote(href)}指到了内容目录之外`,
    fix: "链接到内容目录里的文件",
  }),
  emptyLink: (label: string) => ({
    message: `链接${quote(label)}没有写地址`,
    fix: `[${cut(label)}](./文件.md)；不是链接就删去两种括号`,
  }),
  loopback: (href: string) => ({
    about: "link" as const,
    message: `链接${quote(href)}指向读者自己的电脑`,
    fix: "本站的页写路径，如/docs/intro；要读者在自己的电脑上打开的，放进反引号",
  }),
  doubledId: (id: string, free: string) => ({
    message: `id ${id}用了两次，这一处改成了${free}`,
    fix: "{#another-id}",
  }),
  openAdmonition: (name: string) => ({
    message: `:::${name}没有结束，直到文末都算在里面`,
    fix: "在它结束的地方单独写一行:::",
  }),
  unknownAdmonition: (name: string, known: readonly string[], meant: string | undefined) => ({
    message: `:::${name}不是已知的提示框（${known.join("、")}），内容显示时不带边框`,
    fix: meant ? `写:::${meant}` : `从${known.join("、")}里选一种`,
  }),
  noCardLink: { message: ":::cards的这一项没有链接，读者点不开", fix: "写成- [标题](./a.md) 讲什么" },
  noList: (name: string, example: string) => ({
    message: `:::${name}里没有${name === "steps" ? "编号列表" : "列表"}，内容照常显示`,
    fix: `在里面写列表：${example}`,
  }),
  /** What to write in place of the containers of other programs. */
  containerFixes: {
    tabs: "外面写::::tabs，每页写:::tab[标签]、内容与一行:::",
    fold: "写:::details[标题]",
    steps: "写:::steps，里面是编号列表：1. 第一步",
    cards: "写:::cards，里面每项一个链接：- [标题](./文件.md) 讲什么",
    remove: "删去这一行与它的:::",
  },
  containerAttribute: (name: string, attribute: string, known: readonly string[]) => ({
    message: `:::${name}的${attribute}不起作用`,
    fix: `删去它；标题写:::${name}[标题]，可以写的属性有${known.join("、")}`,
  }),
  twoSummaries: {
    message: ":::details有标题，里面又有<summary>，两个都显示",
    fix: "只留一个：:::details[标题]，或<summary>标题</summary>",
  },
  unknownAlert: (name: string, meant: string) => ({
    message: `[!${name}]不是已知的提示框，仍显示为引用`,
    fix: `写[!${meant}]`,
  }),
  unrenderable: (reason: string) => ({
    message: `无法渲染：${reason}`,
    fix: "这是本站Markdown处理程序的缺陷，请报告",
  }),
};

/** Messages about blocks of code and the files that they include. */
export const codeMessages = {
  unbalanced: (mark: string, other: string) => ({
    message: `有highlight-${mark}，没有highlight-${other}`,
    fix: `加上注释highlight-${other}`,
  }),
  unknownMark: (word: string, known: readonly string[]) => ({
    message: `没有[!code ${word}]，注释留在代码里`,
    fix: `写${known.join("、")}之一`,
  }),
  /** @param fix one of `optionFixes`, `writeOption` or `oneOption` */
  unknownOption: (written: string, fix: string) => ({ message: `代码块的选项${cut(written)}不起作用`, fix }),
  optionFixes: {
    lineMarks: "标整行：写{1,3-5}，ins={1}、del={2}，或在行尾写注释// [!code hl]",
    fold: "超过50行的自动折叠；要折叠这一块，就用:::details[标题]与:::包住它",
    diff: "写```js，在行尾写注释// [!code ++]与// [!code --]",
    numbers: "写showLineNumbers，从5数起就写showLineNumbers=5",
    remove: "删去它",
  },
  writeOption: (form: string) => `写${form}`,
  oneOption: (forms: readonly string[]) => `删去它；可以写的有${forms.join("、")}`,
  noMarkedLine: (line: number, count: number) => ({
    message: `要标的第${line}行不存在：代码共${count}行`,
    fix: `写1到${count}之间的行号`,
  }),
  twoContents: (file: string) => ({
    message: `代码块既有file="${file}"又有内容，内容不会显示`,
    fix: "清空代码块",
  }),
  unknownLanguage: (name: string, meant: string | undefined) => ({
    message: `没有代码语言${quote(name)}，代码块显示为纯文本`,
    fix: meant ? `写${meant}` : "没有对应的语言时写text",
  }),
  /**
   * @param written the path as the author wrote it
   * @param example a path in the same spelling
   */
  outside: (written: string, example: string) => ({
    message: `${written}不在内容目录里`,
    fix: `${example}，放在文章旁边`,
  }),
  tooLarge: "文件大于1 MB",
  missing: (written: string, meant: string | undefined) => ({
    message: `${written}不存在`,
    fix: meant ?? "改正路径",
  }),
  unreadable: (written: string, reason: string) => ({ message: `${written}无法读取：${reason}`, fix: "改正路径" }),
  noLines: (range: string, name: string, count: number) => ({
    message: `lines="${range}"不存在：${name}共${count}行`,
    fix: `lines="1-${count}"`,
  }),
  noRegion: (region: string, name: string, known: readonly string[], meant: string | undefined) => ({
    message: `${name}里没有#region ${region}${known.length > 0 ? `，有${known.join("、")}` : "，也没有别的#region"}`,
    fix: meant ? `region="${meant}"` : `在文件里用注释#region ${region}与#endregion括出这一段`,
  }),
  openRegion: (region: string, name: string) => ({
    message: `${name}里的#region ${region}没有#endregion`,
    fix: "在这一段后面加上注释#endregion",
  }),
  twoParts: (lines: string, region: string) => ({
    message: `既写了region="${region}"又写了lines="${lines}"，只显示region`,
    fix: "只留一个",
  }),
};

/** Messages about diagrams in fences. A `reason` is the message of the program that draws them. */
export const drawingMessages = {
  dot: (reason: string) => ({
    message: `这张图画不出来：${parserReasons.dot(reason)}`,
    fix: "改正dot源码；边在digraph里写a -> b，在graph里写a -- b",
  }),
  noGraph: "其中没有graph或digraph",
  notDrawn: (file: string) => ({
    message: `这张mermaid图还没有画，先按代码显示；缺少${file}`,
    fix: "运行npm run draw，把画好的文件和文章一起提交",
  }),
  foreign: (file: string) => ({
    message: `${file}不是npm run draw写的样子`,
    fix: "删去这个文件，再运行npm run draw",
  }),
  mermaid: (reason: string) => ({
    message: `这张mermaid图画不出来：${reason}`,
    fix: "改正这一行，写法见https://mermaid.js.org/intro/syntax-reference.html",
  }),
  slow: (seconds: number) => ({
    message: `这张mermaid图${seconds}秒里没有画完`,
    fix: "分成几张图：几百个节点的图没有人看得清",
  }),
  long: (length: number, most: number) => `画出来有${length}个字符，超过${most}：分成几张图，没有人看得清几百个节点`,
  noWave: (content: string) => ({
    message: `wavedrom的源码里只有${content}`,
    fix: "写signal（波形）、reg（位域）、assign（逻辑电路）中的一个，值是一个数组",
  }),
  cells: (count: number, most: number) => ({ message: `这张图有${count}格，超过${most}`, fix: "分成几张图" }),
  json: (reason: string) => ({
    message: `wavedrom的源码不是JSON5：${parserReasons.json5(reason)}`,
    fix: '例如{ signal: [{ name: "clk", wave: "p..." }] }',
  }),
  bits: (name: string, bits: unknown) => ({ message: `位域${quote(name)}的bits是${quote(bits)}`, fix: "bits写正整数" }),
  wave: (name: string, sign: string) => ({
    message: `信号${quote(name)}的wave里有${quote(sign)}`,
    fix: "wave由p P n N h H l L 0 1 x z u d = 2～9 . |组成",
  }),
  wavedrom: (reason: string) => ({
    message: `这张wavedrom图画不出来：${reason}`,
    fix: "写法见https://wavedrom.com/tutorial.html",
  }),
};

/** Messages about Obsidian's Markdown. */
export const obsidianMessages = {
  ambiguous: (name: string, files: readonly string[]) => ({
    message: `[[${cut(name)}]]可以是${files.join("，也可以是")}`,
    fix: `写出路径：[[${files[0]?.replace(/\.mdx?$/, "")}]]`,
  }),
  loop: (link: string) => ({
    message: `![[${cut(link)}]]把笔记放进了它自己，这里显示为链接`,
    fix: "删去这一处的叹号",
  }),
  openComment: { message: "%%没有另一个%%与它成对，后面的字照样显示", fix: "在注释的末尾写%%；要显示%%，写\\%\\%" },
  endlessComment: { message: "%%没有结束，后面直到文末都不显示", fix: "在注释的末尾写一行%%" },
  tooManyEmbeds: (most: number) => ({
    message: `一页里放进的笔记超过${most}篇，其余的显示为链接`,
    fix: "改成链接：删去叹号",
  }),
};

/** Messages about Markdown that does not mean what its author expects. */
export const syntaxMessages = {
  /** @param later the opening fence of the next block */
  fenceInside: (later: string, fence: string) => ({
    message: `代码块没有在${cut(later)}之前结束，从那里起的字也成了代码`,
    fix: `在代码之后写一行${fence}；要显示${fence}，就用${fence}${fence[0]}包住整块`,
  }),
  openFence: (fence: string) => ({ message: "代码块没有结束，后面的字都成了代码", fix: `在代码之后写一行${fence}` }),
  /**
   * @param written the link or picture
   * @param fix the same with a valid address
   */
  blankInAddress: (written: string, fix: string, hasSize: boolean) => ({
    message: `${cut(written)}按文字显示：地址里有空格`,
    fix: hasSize ? `${fix}，要指定大小就写<img src="…" width="300">` : fix,
  }),
  unusedAbbreviation: (label: string) => ({
    message: `缩写*[${cut(label)}]没有用到：正文里没有这个词`,
    fix: "改成正文里的写法，或删去这一行",
  }),
  /** @param line the line of the first definition */
  secondAbbreviation: (label: string, line: number) => ({
    message: `缩写*[${cut(label)}]在第${line}行已经写过，以那一行为准`,
    fix: "两行里删去一行",
  }),
};

/** Messages about syntax of other programs that this site shows as plain text. */
export const foreignSyntaxMessages = {
  shown: (written: string, fix: string) => ({ message: `${cut(written)}按文字显示：这里没有这种写法`, fix }),
  fixes: {
    formula: "行内的公式写$…$，单独成段的写$$…$$；是文字就放进反引号",
    mark: "写<mark>…</mark>；是文字就放进反引号",
    inlineNote: "写[^1]，另起一段写[^1]的内容",
    wikiLink:
      "写[文字](./文件.md)；是Obsidian的笔记，就在site.yml里写content: { dialect: obsidian }；是代码就放进反引号",
    attributes: '删去它；图片的大小写<img src="…" alt="…" width="300">，标题的锚点写{#id}',
    definition: "写成列表：- **词**：解释",
    template: "提示写:::note，图片与链接写成Markdown，别的删去；是文字就放进反引号",
    admonition: "写:::note[标题]，内容不缩进，之后单独写一行:::",
    heading: "在#之后空一格；是文字就写\\#",
    list: "在序号或横线之后空一格",
    table: "表头与分隔行的格数要相同；格子里的|写\\|",
    footnote: "另起一段写上它的内容，以[^名字]开头；是文字就放进反引号",
    reference: "另起一段写上它的地址，以[名字]开头；是文字就放进反引号",
    emphasis: "**与字之间不空格",
    colons: "这个:::没有开始，或外层的冒号不比里层的多：外层写::::，里层写:::；是文字就放进反引号",
    tabs: "外面写::::tabs，每页写:::tab[标签]、内容与一行:::，最后写一行::::；是文字就放进反引号",
    include: '这里不包含别的文件：代码写```js file="./x.js"，.mdx里写import Part from "./_part.mdx"与<Part />',
    headingId: "锚点写{#id}，只写这一个，别的删去",
    subOrSup: "下标写<sub>…</sub>，上标写<sup>…</sup>，公式写$…$；是文字就放进反引号",
    keys: "写<kbd>Ctrl</kbd>+<kbd>C</kbd>；是文字就放进反引号",
    edits: "增加的写<ins>…</ins>，删去的写~~…~~；是文字就放进反引号",
    spoiler: "要读者点开才看，写:::details[标题]；是文字就放进反引号",
    role: "写HTML，如<kbd>…</kbd>、<sub>…</sub>；是文字就放进反引号",
    indentedFence: "代码块不缩进：顶格写```，标签页写::::tabs；要显示```，就用````包住它",
    annotation: "把说明写成代码下面的列表，或写成代码里的注释，叹号删去",
    inlineLanguage: "行内代码不着色：只写代码，删去语言",
  },
  /** Messages about comments that other programs read. */
  comments: {
    include: {
      message: "这条include注释在这里不起作用，它的文件不显示",
      fix: '把内容写在这里；代码写```js file="./x.js"，.mdx里写import Part from "./_part.mdx"与<Part />',
    },
    tabs: {
      message: "这条注释在这里不分标签页，各页前后接着显示",
      fix: "外面写::::tabs，每页写:::tab[标签]、内容与一行:::，最后写一行::::",
    },
  },
  contents: (written: string) => ({
    message: `${cut(written)}不显示：目录由页面自己排，两个以上小标题就有`,
    fix: "删去这一行",
  }),
  stars: (written: string) => ({
    message: `${cut(written)}里的符号成了强调，不显示`,
    fix: "放进反引号，或在每个符号前写\\",
  }),
  reference: (written: string, label: string) => ({
    message: `${cut(written)}是链接的地址的写法，这里按文字显示`,
    fix: `是参考文献，就写成脚注，两处都写[^${label}]；是链接，就写网址`,
  }),
  localPicture: (address: string) => ({
    about: "picture" as const,
    message: `图片${cut(address)}在你的电脑上，读者打不开`,
    fix: "![图里是什么](./img/a.png)，图片放到文章旁边的img里",
  }),
};

export const tableMessages = {
  extraCells: "这一行的格比表头多：代码、公式和链接里的|写成\\|，或给表头加一格",
};

/** Messages about formulas. A `reason` is KaTeX's message. */
export const mathMessages = {
  prose: (tex: string) => ({
    message: `$${cut(tex)}$被当作公式`,
    fix: "美元符号写\\$，公式里的文字写\\text{…}",
  }),
  blanks: (tex: string) => ({
    message: `$ ${cut(tex)} $按文字显示：公式与$之间有空格`,
    fix: `是公式就写$${cut(tex)}$；是文字就写\\$`,
  }),
  unclosed: { message: "公式没有结束：$$开始之后没有以$$结尾的行", fix: "在公式之后写$$；是文字就写\\$\\$" },
  goesOn: {
    message: "公式没有在这里结束：这一行的$$前面或后面还有别的字，公式里又有了$$",
    fix: "让$$独占一行；公式和文字在一行里就写$…$",
  },
  tooLong: (characters: number, braces: number) => ({
    message: `公式太长或括号套得太深（至多${characters}个字符、${braces}层花括号）`,
    fix: "拆成几个公式",
  }),
  unsupported: (command: string, fix: string) => ({ message: `公式里不能用${command}`, fix }),
  commandFixes: {
    link: "链接写在公式外面：[文字](https://…)",
    picture: "图写在公式外面：![图里是什么](./img/a.png)",
    html: "删去它，只留下里面的公式",
  },
  invalid: (tex: string, reason: string) => ({
    message: `公式${quote(tex)}有误：${parserReasons.math(reason)}`,
    fix: "只用KaTeX支持的命令",
  }),
};

const escapeSyntax = ".mdx里<和{是语法：写成\\<和\\{，或用反引号括起来";
const escapeBraces = "要显示为文字，写\\{…\\}或用反引号括起来";
const headIneffective = {
  message: "<head>在文章里不起作用，其中的meta、link与脚本不在页面里",
  fix: "不让搜索引擎收录，在front matter里写noindex: true；标题写title_meta；各页都要的，写进site.yml的head",
};
const at = (stood: string) => stood && `，在${quote(stood)}处`;

/**
 * Messages about errors in the JavaScript and JSX of an article. A `reason` is the message of MDX
 * or of the JavaScript parser.
 */
export const mdxMessages = {
  /** @param stood the line that was parsed, "" if unknown */
  invalid: (stood: string, reason: string) => ({
    message: `不是有效的MDX${at(stood)}：${parserReasons.mdx(reason)}`,
    fix: escapeSyntax,
  }),
  /** @param stood the line that was parsed, "" if unknown */
  await: (stood: string) => ({ message: `不是有效的MDX${at(stood)}：文章里不能用await`, fix: escapeSyntax }),
  unclosed: (element: string, stood: string) => ({
    message: `<${element}>没有闭合${at(stood)}`,
    fix: `用</${element}>闭合；如果是文字，${escapeSyntax}`,
  }),
  unknownComponent: (component: string, known: readonly string[], meant: string | undefined) => ({
    message: `<${component}>不是已知的组件（${known.join("、")}）`,
    fix: meant ? `写<${meant}>` : `要显示为文字，写\\<${component}>或用反引号括起来`,
  }),
  unknownImport: (source: string, meant: string | undefined) => ({
    message: `import from ${quote(source)}：这里没有与它对应的东西，文章不能导入代码`,
    fix: meant ? `是否想写${meant}？` : '删去它和用到它的地方；要显示文件就写```js file="./x.js"',
  }),
  notExported: (source: string, name: string, exported: readonly string[]) => ({
    message:
      name === "default"
        ? `import from ${quote(source)}：这个文件没有默认导出（export default）`
        : `import from ${quote(source)}：这个文件没有导出${name}`,
    fix: `它导出了${exported.join("、")}：${name === "default" ? "写import { … }" : "改成其中之一"}，或在文件里加上`,
  }),
  /** @param exported the names that this site offers in place of Docusaurus' module */
  notOffered: (source: string, name: string, exported: readonly string[]) => ({
    message: `import from ${quote(source)}：这里没有${name === "default" ? "默认导出" : name}`,
    fix: `删去它和用到它的地方；这里有的是${exported.join("、")}`,
  }),
  /** Messages about components whose content readers do not see. */
  ineffective: {
    BrowserOnly: {
      message: "<BrowserOnly>只显示fallback，里面的内容不显示：文章里的代码不在浏览器里运行",
      fix: '写成content/components里的组件，写上client="visible"；不需要浏览器的内容就直接写，删去<BrowserOnly>',
    },
    Head: headIneffective,
    head: headIneffective,
  },
  emptyToc: (source: string) => ({
    message: `{${source}}里的toc在这里是空的列表`,
    fix: "要显示目录，写<TOCInline />；别的删去",
  }),
  missingImport: (source: string, meant: string | undefined) => ({
    message: `import from ${quote(source)}：没有这个文件`,
    fix: meant ? `是否想写${meant}？` : "改正路径",
  }),
  noStyles: (source: string) => ({
    message: `import from ${quote(source)}：文章不能带样式表，其中的类名没有作用`,
    fix: "删去这一行",
  }),
  partialLoop: (source: string) => ({
    message: `import from ${quote(source)}：这个片段又导入了自己`,
    fix: "删去其中一处导入",
  }),
  emptyExpression: { message: "{}是空的表达式，什么也不显示", fix: escapeBraces },
  sequence: (source: string) => ({ message: `{${source}}被当作JavaScript，只显示最后一个值`, fix: escapeBraces }),
  failed: (source: string, reason: string) => ({
    message: `表达式{${source}}执行失败：${parserReasons.javascript(reason)}`,
    fix: escapeBraces,
  }),
  object: "结果是对象，无法显示",
  unknownReason: "无法渲染",
};

/**
 * Messages about errors in React components of the content folder. A `reason` is the message of
 * esbuild or of the component.
 */
export const componentMessages = {
  /** @param stood the line that was parsed */
  invalid: (stood: string, reason: string) => ({
    message: `不是有效的组件${at(stood)}：${parserReasons.component(reason)}`,
    fix: "改正这一行；import的包要在项目的node_modules里",
  }),
  failed: (component: string, reason: string) => ({
    message: `组件${component}执行失败：${parserReasons.javascript(reason)}`,
    fix: "构建时在Node里渲染一次：只在浏览器里有的东西（window、document）放进useEffect",
  }),
  cssModule: (file: string) => ({
    message: `组件用了CSS模块${quote(file)}，这里没有局部的类名`,
    fix: `改名为${file.replace(/\.module\.css$/, ".css")}，用import "…"引入，className里直接写类名`,
  }),
  client: (value: string, known: readonly string[]) => ({
    message: `client=${quote(value)}不是已知的时机`,
    fix: `写${known.map((load) => `client="${load}"`).join("、")}之一`,
  }),
  props: (component: string, name: string) => ({
    message: `组件${component}在浏览器里运行，它的${name}不能写成JSON`,
    fix: name === "children" ? "去掉里面的内容，改用属性" : "只用文字、数字、true、false和它们的列表",
  }),
};

/** Messages about pictures in articles, front matter and data files. */
export const pictureMessages = {
  /** @param beginning the file's first bytes as text, "" for an empty file */
  notAPicture: (picture: string, beginning: string) => ({
    about: "picture" as const,
    message: `${quote(picture)}不是图片：${beginning === "" ? "文件是空的" : `文件以${quote(beginning)}开头`}`,
    fix: "重新保存；如果是Git LFS的占位文件，运行git lfs pull",
  }),
  heic: (picture: string) => ({
    about: "picture" as const,
    message: `${quote(picture)}是HEIC，多数浏览器不能显示`,
    fix: "另存为.jpg或.png",
  }),
  noAddress: { about: "picture" as const, message: "图片没有写地址", fix: '写src="图片的路径"，或删去它' },
  /** @param fix a picture with a similar name, or an instruction */
  missing: (picture: string, fix: string) => ({
    about: "picture" as const,
    message: `图片${quote(picture)}不存在`,
    fix,
  }),
  /** @param written a picture with a similar name, as Markdown */
  wrongPath: (written: string | undefined) => written ?? "改正路径，它相对于这篇文章",
  /** @param written the address in Markdown syntax */
  noText: (picture: string, written: string) => ({
    message: `图片${cut(picture)}没有替代文字`,
    fix: `![图里是什么](${cut(written)})`,
  }),
  unshown: (picture: string) => ({
    message: `图片${cut(picture)}的格式，浏览器不能显示`,
    fix: "另存为.jpg、.png或.svg",
  }),
  frameTitle: (address: string) => ({
    message: `嵌入的页面${cut(address)}没有title，屏幕阅读器无法说明它是什么`,
    fix: 'title="里面是什么"',
  }),
  noAttachment: (file: string, meant: string | undefined) => ({
    message: `文件${quote(file)}不存在`,
    fix: meant ? `写${meant}` : "改正路径，它相对于这篇文章",
  }),
  script: {
    message: "图里有脚本；当作图片时它不运行，单独打开时会在本站的名下运行",
    fix: "删去<script>与on…属性",
  },
  large: (width: number, height: number) => ({
    message: `图片有${width} × ${height}像素，读者的设备打不开`,
    fix: "缩小到4000像素宽以内",
  }),
  damaged: { message: "图片已损坏，或没有存完", fix: "从原处重新保存" },
};

/** Messages about plots, their fields and their data. A `cell` is a value in the data. */
export const plotMessages = {
  noTitle: '图要有题目：```plot title="图题"，或一行title: 图题',
  value: "heatmap要有value，它是每格的值",
  series: "y写几列时每列就是一个系列，不能再写series；heatmap只有一列y，没有series",
  bounds: "min要小于max，对数轴上要大于0",
  annotation: "要有x或y，如{ x: 8, text: 丢包 }",
  data: "数据应是行的列表，或每列一个列表，或.csv、.out、.txt文件",
  row: "row只用于文本，是数据行的样子，变的地方写{列名}",
  empty: { message: "data里没有数据", fix: "至少要有一行数据" },
  noRow: (row: string, first: string) => ({
    message: `没有一行是row: ${quote(row)}的样子；第一行是${quote(first)}`,
    fix: "row里照抄一行，把数换成{列名}",
  }),
  cells: (count: number, columns: number) => ({
    message: `这一行有${count}格，表头有${columns}列`,
    fix: "补上或删去多余的格；值里有逗号时加引号；不是表的行用lines: 2-9略去",
  }),
  column: (column: string, columns: readonly string[]) => ({
    message: `数据里没有${quote(column)}这一列`,
    fix: `有的列：${columns.join("、")}`,
  }),
  cell: (column: string, cell: string, isNumber: boolean) => ({
    message: `${column}是${quote(cell)}，${isNumber ? "对数轴上只有正数" : "应为数字"}`,
    fix: isNumber ? "scale: linear，或去掉这一行" : "写数字；没有值就空着",
  }),
  tooMany: (what: string, count: number, most: number) => ({
    message: `${what}有${count}个，最多${most}个才看得清`,
    fix: "换一列，合并几项，隔几行取一行，或用facet分成几格",
  }),
  place: (value: string, axis: string) => ({ message: `${axis}轴上没有${value}`, fix: "写轴上有的值" }),
  failed: (reason: string) => ({ message: `这张图画不出来：${reason}`, fix: "检查数据与字段" }),
};

const item = '<TabItem value="a" label="A">…</TabItem>';

/** Messages about `<Tabs>` and `<TabItem>`. */
export const tabMessages = {
  empty: { message: "<Tabs>是空的", fix: item },
  stray: { message: "<Tabs>里有<TabItem>之外的内容", fix: item },
  noValue: { message: "<TabItem>没有value", fix: '<TabItem value="a" label="A">' },
  doubledValue: (value: string) => ({
    message: `两个标签页的value都是${quote(value)}`,
    fix: "给每个<TabItem>不同的value",
  }),
  around: {
    message: "::::tabs里有标签页之外的内容，移到了各页的上面",
    fix: "放进一个:::tab[标签]，或移到::::tabs之外",
  },
  /** Messages about `:::code-group`, whose tabs are fences. */
  codeGroup: {
    around: { message: ":::code-group里有代码块之外的内容，移到了各页的上面", fix: "移到:::code-group之外" },
    noTabs: { message: ":::code-group里没有代码块，内容照常显示", fix: "每页写一个代码块，如```js [a.js]" },
  },
  noTabs: { message: "::::tabs里没有标签页", fix: "每页写:::tab[标签]、内容与一行:::" },
  noLabel: (shown: string) => ({ message: `:::tab没有标签，显示为${quote(shown)}`, fix: ":::tab[标签]" }),
  alone: { message: ":::tab不在::::tabs里，内容显示时不分页", fix: "在各页之前写一行::::tabs，之后写一行::::" },
  outside: { message: "<TabItem>不在<Tabs>里", fix: "<Tabs><TabItem …>…</TabItem></Tabs>" },
};

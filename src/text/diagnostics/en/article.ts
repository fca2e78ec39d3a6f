import { cut, quote } from "../../../lib/diagnostic";
import type * as Messages from "../zh/article";
import { listed } from "./lists";

const trusting = "if you trust all content, set content.trust (CONTENT_TRUST) to code";

export const elementMessages: typeof Messages.elementMessages = {
  untrustedCode: {
    message: "this file is MDX, whose code runs during the build, but content.trust is none",
    fix: `rename it to .md, or ${trusting}`,
  },
  untrustedFrame: { message: "another page is embedded, but content.trust is none", fix: "write a link instead" },
  untrustedScript: {
    message: "head has a script, but content.trust is none",
    fix: "remove it, or set content.trust (CONTENT_TRUST) to code",
  },
  untrustedFile: (name) => ({
    message: `the file ${quote(name)} can run code when it is opened, but content.trust is none`,
    fix: "put it into a .zip, save code as .txt and an .svg as .png",
  }),
  siteName: (name) => ({
    message: `a file cannot be named ${quote(name)}: the site uses this name itself`,
    fix: "choose another name",
  }),
  blockedAttribute: (attribute, element) => ({
    message: `${attribute} of <${element}> is removed: the security policy of this site does not allow it`,
    fix: "use class",
  }),
  runningAttribute: (attribute, element) => ({
    message: `${attribute} of <${element}> can run or load code, and is removed`,
    fix: "remove it",
  }),
  siteAttribute: (attribute, element) => ({
    message: `${attribute} of <${element}> is a name that the scripts of this site use, and is removed`,
    fix: "choose another name, or remove it",
  }),
  blockedAddress: (attribute, element, address) => ({
    message: `${attribute} of <${element}> cannot be ${quote(address)}, and is removed`,
    fix: "write an https address; inside a drawing, refer to #id",
  }),
  forbiddenLink: (address) => ({
    message: `an article cannot link to ${quote(address)}`,
    fix: "link to an https address or a file",
  }),
  outside: (file) => ({
    message: `the file ${quote(file)} is outside the content folder`,
    fix: "move it into the content folder",
  }),
  dead: (element) => ({
    message: `<${element}> has no effect in an article, and is removed`,
    fix: `remove it; to show it as text, write \\<${element}>`,
  }),
  unknown: (element, meant) => ({
    message: `<${element}> is read as an HTML element, but there is no such element, so the tag is not shown`,
    fix: meant
      ? `write <${meant}>; to show it as text, write \\<${element}>`
      : `to show it as text, write \\<${element}> or put it between backticks`,
  }),
  component: (element, fix, texts) => ({
    message: `<${element}> is a component, and .md has no components, so the tag${texts.length > 0 ? ` and its ${quote(texts.join(", "))}` : ""} is not shown`,
    fix,
  }),
  componentAsText: (element, fix) => ({
    message: `<${element}> is a component, and .md has no components, so it is shown as text`,
    fix,
  }),
  componentFixes: {
    tabs: "write ::::tabs, and for each tab :::tab[label], its content and a line :::; in .mdx, you can write <Tabs> and <TabItem>",
    admonition: "write :::note[title], and a line ::: after the text",
    fold: "write :::details[title], and a line ::: after the text",
    steps: "write :::steps around a numbered list: 1. First step",
    cards: "write :::cards around a list of links: - [title](./file.md) what it says",
    badge: "write **text**",
    code: 'write a fence: ```js title="file name"',
    tree: "write :::file-tree around a list: - src/",
    frame: 'write <iframe src="https://…" title="what it shows"></iframe>',
    picture: "write ![what it shows](./img/a.png)",
    link: "write [text](./file.md)",
    remove: "remove it",
    mdx: "rename the file to .mdx, or remove it",
  },
  tagAsText: (element) => ({
    message: `<${element}> is not closed, and is shown as text`,
    fix: `write \\<${element}>, or put it between backticks`,
  }),
  endAsText: (element) => ({
    message: `</${element}> has no start tag, and is shown as text`,
    fix: `write \\</${element}>, or put it between backticks`,
  }),
  nameAsText: (element) => ({
    message: `<${element}> does nothing here, and is shown as text`,
    fix: `write \\<${element}>, or put it between backticks`,
  }),
  autolinkAsText: (written) => ({
    message: `${cut(written)} is not a link that works, and is shown as text`,
    fix: `write text as \\${cut(written)}, or put it between backticks; a link needs https://`,
  }),
  tagAsTextInHtml: (element) => ({
    message: `<${element}> is not closed, and is shown as text`,
    fix: `in HTML, write &lt;${element}>`,
  }),
  markdownInHtml: (line) => ({
    message: `${quote(line)} stands right behind HTML, and is shown as text`,
    fix: "leave an empty line above it, so that Markdown in HTML works; for text, use a code block",
  }),
  swallowing: (element) => ({
    message: `<${element}> is not closed, so the rest of the article is inside it`,
    fix: `add </${element}>; to show it as text, write \\<${element}>`,
  }),
  unclosedBefore: (element, end) => ({
    message: `<${element}> is not closed, so it ends before </${end}>`,
    fix: `add </${element}> before </${end}>`,
  }),
  unclosed: (element) => ({
    message: `<${element}> is not closed, so it ends with this paragraph`,
    fix: `add </${element}>; to show it as text, write \\<${element}>`,
  }),
  ownTitles: (first, count) => ({
    message: `the text has ${count === 1 ? "a level-1 heading" : `${count} level-1 headings, the first of which is`} ${quote(first)}: the page's heading is its title, so all headings of the text are shown one level lower`,
    fix: "begin the text with ##, and add a # to every heading; if this is the page's title, write the same text in title",
  }),
  lost: (words, length) => ({
    message: `${length} characters of this text are not shown: ${quote(words)}`,
    fix: "look above for an unclosed tag or comment, a table cell too many, or a footnote without a reference; to show the text as it is, use a code block",
  }),
  foreign: (element, holder) => ({
    message: `<${element}> cannot be inside <${holder}>, and is removed`,
    fix: "remove it, or move it outside",
  }),
  drawingStyles: (lost) => ({
    message: `these styles in <svg> have no attribute of the same meaning, and are removed: ${lost}`,
    fix: 'write styles as attributes of the elements, such as fill="red"',
  }),
  drawingSheet: {
    message: "<style> in <svg> would apply to the whole page, and is removed",
    fix: 'write styles as attributes of the elements, such as fill="red"; or save the drawing as a file and write ![what it shows](./img/x.svg)',
  },
  questions: {
    message: "questions is not below a heading, so the search cannot use it",
    fix: "write it on the line after a ## heading; questions that the whole page answers go into the front matter",
  },
  tooManyMarks: (limit) => ({
    message: `this line has more than ${limit} * and _, and would take very long to build`,
    fix: "split it into paragraphs; put data into a code block",
  }),
  tooDeep: (limit) => ({
    message: `elements are nested more than ${limit} levels deep, and a browser would read them differently`,
    fix: "split them into parts beside each other",
  }),
  readsOtherwise: {
    message: "a browser reads this HTML differently from how it is written",
    fix: "check how the tags are nested, such as a form in a form, or HTML in a formula",
  },
};

export const markdownMessages: typeof Messages.markdownMessages = {
  linkOutside: (href) => ({
    message: `the link ${quote(href)} leads out of the content folder`,
    fix: "link to a file in the content folder",
  }),
  emptyLink: (label) => ({
    message: `the link ${quote(label)} has no address`,
    fix: `[${cut(label)}](./file.md); if it is no link, remove the brackets`,
  }),
  loopback: (href) => ({
    about: "link" as const,
    message: `the link ${quote(href)} leads to the reader's own computer`,
    fix: "write the path of a page of this site, such as /docs/intro; put an address that readers open on their own computers in backticks",
  }),
  doubledId: (id, free) => ({
    message: `the id ${id} is used twice, and is ${free} here`,
    fix: "{#another-id}",
  }),
  openAdmonition: (name) => ({
    message: `:::${name} does not end, so the rest of the text is inside it`,
    fix: "write a line ::: where it ends",
  }),
  unknownAdmonition: (name, known, meant) => ({
    message: `:::${name} is not a known admonition (${listed(known)}), so its content is shown without a box`,
    fix: meant ? `write :::${meant}` : `choose ${listed(known, "or")}`,
  }),
  noCardLink: {
    message: "this item of :::cards has no link, so the card leads nowhere",
    fix: "write - [title](./a.md) and a description",
  },
  noList: (name, example) => ({
    message: `:::${name} has no ${name === "steps" ? "numbered list" : "list"}, so its content is shown as it is`,
    fix: `write a list in it: ${example}`,
  }),
  containerFixes: {
    tabs: "write ::::tabs, and for each tab :::tab[label], its content and a line :::",
    fold: "write :::details[title]",
    steps: "write :::steps around a numbered list: 1. First step",
    cards: "write :::cards around a list of links: - [title](./file.md) what it says",
    remove: "remove this line and its :::",
  },
  containerAttribute: (name, attribute, known) => ({
    message: `${attribute} of :::${name} has no effect`,
    fix: `remove it; a title is :::${name}[title], and the attributes are ${listed(known, "and")}`,
  }),
  twoSummaries: {
    message: ":::details has a title and a <summary> in it, and both are shown",
    fix: "keep one of them: :::details[title], or <summary>title</summary>",
  },
  unknownAlert: (name, meant) => ({
    message: `[!${name}] is not a known alert, so it is shown as a quote`,
    fix: `write [!${meant}]`,
  }),
  unrenderable: (reason) => ({
    message: `cannot be rendered: ${reason}`,
    fix: "this is a bug in the Markdown renderer of this site; please report it",
  }),
};

export const codeMessages: typeof Messages.codeMessages = {
  unbalanced: (mark, other) => ({
    message: `there is highlight-${mark} but no highlight-${other}`,
    fix: `add a comment highlight-${other}`,
  }),
  unknownMark: (word, known) => ({
    message: `there is no [!code ${word}], so the comment stays in the code`,
    fix: `write ${listed(known, "or")}`,
  }),
  unknownOption: (written, fix) => ({ message: `the option ${cut(written)} of the code block has no effect`, fix }),
  optionFixes: {
    lineMarks: "mark whole lines: write {1,3-5}, ins={1} or del={2}, or a comment // [!code hl] at the end of a line",
    fold: "code of more than 50 lines is folded; to fold this block, put it between :::details[Title] and :::",
    diff: "write ```js, with comments // [!code ++] and // [!code --] at the ends of lines",
    numbers: "write showLineNumbers, or showLineNumbers=5 to count from 5",
    remove: "remove it",
  },
  writeOption: (form) => `write ${form}`,
  oneOption: (forms) => `remove it; the options are ${listed(forms, "and")}`,
  noMarkedLine: (line, count) => ({
    message: `there is no line ${line} to mark: the code has ${count} ${count === 1 ? "line" : "lines"}`,
    fix: `write a line from 1 to ${count}`,
  }),
  twoContents: (file) => ({
    message: `the code block has both file="${file}" and content, and the content is not shown`,
    fix: "empty the code block",
  }),
  unknownLanguage: (name, meant) => ({
    message: `there is no language ${quote(name)}, so the code is shown as plain text`,
    fix: meant ? `write ${meant}` : "if no language fits, write text",
  }),
  outside: (written, example) => ({
    message: `${written} is outside the content folder`,
    fix: `${example}, beside the article`,
  }),
  tooLarge: "the file is larger than 1 MB",
  missing: (written, meant) => ({ message: `${written} does not exist`, fix: meant ?? "correct the path" }),
  unreadable: (written, reason) => ({ message: `${written} cannot be read: ${reason}`, fix: "correct the path" }),
  noLines: (range, name, count) => ({
    message: `there is no lines="${range}": ${name} has ${count} ${count === 1 ? "line" : "lines"}`,
    fix: `lines="1-${count}"`,
  }),
  noRegion: (region, name, known, meant) => ({
    message: `${name} has no #region ${region}${known.length > 0 ? `; it has ${listed(known, "and")}` : " and no other #region"}`,
    fix: meant ? `region="${meant}"` : `mark the part in the file by comments with #region ${region} and #endregion`,
  }),
  openRegion: (region, name) => ({
    message: `#region ${region} in ${name} has no #endregion`,
    fix: "add a comment with #endregion after the part",
  }),
  twoParts: (lines, region) => ({
    message: `there are both region="${region}" and lines="${lines}"; only the region is shown`,
    fix: "keep one of them",
  }),
};

export const drawingMessages: typeof Messages.drawingMessages = {
  dot: (reason) => ({
    message: `this diagram cannot be drawn: ${reason}`,
    fix: "correct the dot source; an edge is a -> b in a digraph, and a -- b in a graph",
  }),
  noGraph: "it has no graph or digraph",
  notDrawn: (file) => ({
    message: `this mermaid diagram is not drawn yet, and is shown as code; ${file} is missing`,
    fix: "run npm run draw, and commit the drawing with the article",
  }),
  foreign: (file) => ({
    message: `${file} is not as npm run draw writes it`,
    fix: "delete this file, and run npm run draw again",
  }),
  mermaid: (reason) => ({
    message: `this mermaid diagram cannot be drawn: ${reason}`,
    fix: "correct this line; the syntax is at https://mermaid.js.org/intro/syntax-reference.html",
  }),
  slow: (seconds) => ({
    message: `this mermaid diagram was not finished within ${seconds} seconds`,
    fix: "split it into several diagrams: nobody can read one of hundreds of nodes",
  }),
  long: (length, most) =>
    `the drawing has ${length} characters, more than ${most}: split it into several diagrams, because nobody can read one of hundreds of nodes`,
  noWave: (content) => ({
    message: `the wavedrom source has only ${content}`,
    fix: "write signal (waves), reg (bit fields) or assign (logic circuits), with an array as the value",
  }),
  cells: (count, most) => ({
    message: `this drawing has ${count} cells, more than ${most}`,
    fix: "split it into several drawings",
  }),
  json: (reason) => ({
    message: `the wavedrom source is not JSON5: ${reason}`,
    fix: 'for example { signal: [{ name: "clk", wave: "p..." }] }',
  }),
  bits: (name, bits) => ({
    message: `bits of the bit field ${quote(name)} is ${quote(bits)}`,
    fix: "write a positive whole number",
  }),
  wave: (name, sign) => ({
    message: `wave of the signal ${quote(name)} has ${quote(sign)}`,
    fix: "wave consists of p P n N h H l L 0 1 x z u d = 2–9 . |",
  }),
  wavedrom: (reason) => ({
    message: `this wavedrom drawing cannot be drawn: ${reason}`,
    fix: "the syntax is at https://wavedrom.com/tutorial.html",
  }),
};

export const obsidianMessages: typeof Messages.obsidianMessages = {
  ambiguous: (name, files) => ({
    message: `[[${cut(name)}]] can be ${files.join(" or ")}`,
    fix: `write the path: [[${files[0]?.replace(/\.mdx?$/, "")}]]`,
  }),
  loop: (link) => ({
    message: `![[${cut(link)}]] embeds a note in itself, and is shown as a link`,
    fix: "remove the exclamation mark here",
  }),
  openComment: {
    message: "%% has no second %%, so the text after it is shown",
    fix: "write %% at the end of the comment; to show %%, write \\%\\%",
  },
  endlessComment: {
    message: "%% does not end, so nothing after it is shown",
    fix: "write a line %% at the end of the comment",
  },
  tooManyEmbeds: (most) => ({
    message: `a page embeds more than ${most} notes, and the others are shown as links`,
    fix: "write a link: remove the exclamation mark",
  }),
};

export const syntaxMessages: typeof Messages.syntaxMessages = {
  fenceInside: (later, fence) => ({
    message: `the code block does not end before ${cut(later)}, so the text after it is code too`,
    fix: `write a line ${fence} after the code; to show ${fence}, put the whole block between ${fence}${fence[0]}`,
  }),
  openFence: (fence) => ({
    message: "the code block does not end, so all the text below is code",
    fix: `write a line ${fence} after the code`,
  }),
  blankInAddress: (written, fix, hasSize) => ({
    message: `${cut(written)} is shown as text: the address has a space`,
    fix: hasSize ? `${fix}; to set a size, write <img src="…" width="300">` : fix,
  }),
  unusedAbbreviation: (label) => ({
    message: `the abbreviation *[${cut(label)}] is not used: the text has no such word`,
    fix: "write it as the text has it, or remove this line",
  }),
  secondAbbreviation: (label, line) => ({
    message: `the abbreviation *[${cut(label)}] already has its long form from line ${line}`,
    fix: "remove one of the two lines",
  }),
};

export const foreignSyntaxMessages: typeof Messages.foreignSyntaxMessages = {
  shown: (written, fix) => ({ message: `${cut(written)} is shown as text: this site has no such syntax`, fix }),
  fixes: {
    formula: "write $…$ for a formula in a line, and $$…$$ for one of its own; put text between backticks",
    mark: "write <mark>…</mark>; put text between backticks",
    inlineNote: "write [^1], and in a paragraph of its own [^1]: the note",
    wikiLink:
      "write [text](./file.md); for notes of Obsidian, write content: { dialect: obsidian } in site.yml; put code between backticks",
    attributes: 'remove it; write the size of a picture as <img src="…" alt="…" width="300">, an anchor as {#id}',
    definition: "write a list: - **term**: explanation",
    template: "write :::note for a notice, ![what it shows](./img/a.png) for a picture; put text between backticks",
    admonition: "write :::note[title], the text without indentation, and then a line :::",
    heading: "leave a space after #; for text, write \\#",
    list: "leave a space after the number or the dash",
    table: "give the header and the line below it the same number of cells; write \\| for a | in a cell",
    footnote: "write its text in a paragraph of its own: [^name]: note; put text between backticks",
    reference: "write its address in a paragraph of its own: [name]: https://…; put text between backticks",
    emphasis: "leave no space between ** and the words",
    colons:
      "this ::: ends nothing, or the outer colons are not more than the inner ones: write :::: outside and ::: inside; put text between backticks",
    tabs: "write ::::tabs, for each tab :::tab[label], its content and a line :::, and at the end a line ::::; put text between backticks",
    include:
      'this site includes files only as code, ```js file="./x.js", and in .mdx as import Part from "./_part.mdx" and <Part />',
    headingId: "write an anchor as {#id} alone, and remove the rest",
    subOrSup: "write <sub>…</sub>, <sup>…</sup>, or $…$ for a formula; put text between backticks",
    keys: "write <kbd>Ctrl</kbd>+<kbd>C</kbd>; put text between backticks",
    edits: "write <ins>…</ins> for what is added, ~~…~~ for what is removed; put text between backticks",
    spoiler: "write :::details[title] for what readers open; put text between backticks",
    role: "write HTML, such as <kbd>…</kbd> or <sub>…</sub>; put text between backticks",
    indentedFence:
      "write a fence without indentation, and tabs as ::::tabs; to show ```, put the whole block between ````",
    annotation: "write the notes as a list below the code, or as comments in the code, without the exclamation mark",
    inlineLanguage: "code in a sentence has no colours: write only the code, without the language",
  },
  comments: {
    include: {
      message: "this include comment does nothing here, so its file is not shown",
      fix: 'write the text here; write code as ```js file="./x.js", and in .mdx import Part from "./_part.mdx" and <Part />',
    },
    tabs: {
      message: "this comment makes no tabs here, so their contents follow each other",
      fix: "write ::::tabs, for each tab :::tab[label], its content and a line :::, and at the end a line ::::",
    },
  },
  contents: (written) => ({
    message: `${cut(written)} is not shown: a page with two or more headings has its own table of contents`,
    fix: "remove this line",
  }),
  stars: (written) => ({
    message: `the signs of ${cut(written)} make it bold or italic, and are not shown`,
    fix: "put it between backticks, or write \\ before each sign",
  }),
  reference: (written, label) => ({
    message: `${cut(written)} is written like the address of a link, and is shown as text`,
    fix: `for a reference, write [^${label}]: …, and [^${label}] where it is used; for a link, write its address`,
  }),
  localPicture: (address) => ({
    about: "picture" as const,
    message: `the picture ${cut(address)} is on your computer, and readers cannot load it`,
    fix: "put the picture beside the article, and write ![what it shows](./img/a.png)",
  }),
};

export const tableMessages: typeof Messages.tableMessages = {
  extraCells:
    "this row has more cells than the head: write | in code, formulas and links as \\|, or add a cell to the head",
};

export const mathMessages: typeof Messages.mathMessages = {
  prose: (tex) => ({
    message: `$${cut(tex)}$ is read as a formula`,
    fix: "write \\$ for a dollar sign, and \\text{…} for words in a formula",
  }),
  blanks: (tex) => ({
    message: `$ ${cut(tex)} $ is shown as text: there is a space between the formula and $`,
    fix: `write $${cut(tex)}$ for a formula, or \\$ for a dollar sign`,
  }),
  goesOn: {
    message: "the formula does not end here: the line of $$ has other text, and the formula has $$ again",
    fix: "write $$ on a line of its own; write a formula within a line as $…$",
  },
  unclosed: {
    message: "the formula does not end: no line after $$ ends with $$",
    fix: "write $$ after the formula; for text, write \\$\\$",
  },
  tooLong: (characters, braces) => ({
    message: `the formula is too long, or its braces are nested too deep (at most ${characters} characters and ${braces} levels of braces)`,
    fix: "split it into several formulas",
  }),
  unsupported: (command, fix) => ({ message: `a formula cannot use ${command}`, fix }),
  commandFixes: {
    link: "write the link outside the formula: [text](https://…)",
    picture: "write the picture outside the formula: ![what it shows](./img/a.png)",
    html: "remove it, and keep the formula in it",
  },
  invalid: (tex, reason) => ({
    message: `the formula ${quote(tex)} is invalid: ${reason}`,
    fix: "use only commands that KaTeX supports",
  }),
};

const escapeSyntax = "< and { are syntax in .mdx: write \\< and \\{, or use backticks";
const escapeBraces = "to show it as text, write \\{…\\} or put it between backticks";
const headIneffective = {
  message: "<head> has no effect in an article, so its meta, link and scripts are not in the page",
  fix: "to keep the page out of search engines, write noindex: true in the front matter; title_meta sets its title, and head of site.yml is for all pages",
};
const at = (stood: string) => stood && ` at ${quote(stood)}`;

export const mdxMessages: typeof Messages.mdxMessages = {
  invalid: (stood, reason) => ({ message: `invalid MDX${at(stood)}: ${reason}`, fix: escapeSyntax }),
  await: (stood) => ({ message: `invalid MDX${at(stood)}: an article cannot use await`, fix: escapeSyntax }),
  unclosed: (element, stood) => ({
    message: `<${element}> is not closed${at(stood)}`,
    fix: `close it with </${element}>; if it is text, ${escapeSyntax}`,
  }),
  unknownComponent: (component, known, meant) => ({
    message: `<${component}> is not a known component (${listed(known)})`,
    fix: meant ? `write <${meant}>` : `to show it as text, write \\<${component}> or put it between backticks`,
  }),
  unknownImport: (source, meant) => ({
    message: `import from ${quote(source)}: nothing here matches it; an article cannot import code`,
    fix: meant
      ? `did you mean ${meant}?`
      : 'remove it and the places that use it; to show a file, write ```js file="./x.js"',
  }),
  notExported: (source, name, exported) => ({
    message:
      name === "default"
        ? `import from ${quote(source)}: this file has no default export`
        : `import from ${quote(source)}: this file does not export ${name}`,
    fix: `it exports ${listed(exported)}: ${name === "default" ? "write import { … }" : "choose one of them"}, or add the export to the file`,
  }),
  notOffered: (source, name, exported) => ({
    message: `import from ${quote(source)}: this site has no ${name === "default" ? "default export" : name}`,
    fix: `remove it and the places that use it; this site has ${listed(exported, "and")}`,
  }),
  ineffective: {
    BrowserOnly: {
      message: "<BrowserOnly> shows only its fallback, because the code of an article does not run in the browser",
      fix: 'write a component in content/components, and use it with client="visible"; write content that needs no browser without <BrowserOnly>',
    },
    Head: headIneffective,
    head: headIneffective,
  },
  emptyToc: (source) => ({
    message: `toc in {${source}} is an empty list here`,
    fix: "to show the table of contents, write <TOCInline />; remove the rest",
  }),
  missingImport: (source, meant) => ({
    message: `import from ${quote(source)}: there is no such file`,
    fix: meant ? `did you mean ${meant}?` : "correct the path",
  }),
  noStyles: (source) => ({
    message: `import from ${quote(source)}: an article cannot bring a stylesheet, so its class names have no effect`,
    fix: "remove this line",
  }),
  partialLoop: (source) => ({
    message: `import from ${quote(source)}: this partial imports itself`,
    fix: "remove one of the imports",
  }),
  emptyExpression: { message: "{} is an empty expression and shows nothing", fix: escapeBraces },
  sequence: (source) => ({
    message: `{${source}} is read as JavaScript, and only its last value is shown`,
    fix: escapeBraces,
  }),
  failed: (source, reason) => ({ message: `the expression {${source}} fails: ${reason}`, fix: escapeBraces }),
  object: "the result is an object, which cannot be shown",
  unknownReason: "it cannot be rendered",
};

export const componentMessages: typeof Messages.componentMessages = {
  invalid: (stood, reason) => ({
    message: `not a valid component${at(stood)}: ${reason}`,
    fix: "correct this line; imported packages have to be in node_modules of the project",
  }),
  failed: (component, reason) => ({
    message: `the component ${component} fails: ${reason}`,
    fix: "a build renders it once in Node: put what only a browser has (window, document) into useEffect",
  }),
  cssModule: (file) => ({
    message: `the component imports the CSS module ${quote(file)}, and class names are never local here`,
    fix: `rename it to ${file.replace(/\.module\.css$/, ".css")}, import it as "…", and write class names in className`,
  }),
  client: (value, known) => ({
    message: `client=${quote(value)} is not known`,
    fix: `write ${listed(
      known.map((load) => `client="${load}"`),
      "or",
    )}`,
  }),
  props: (component, name) => ({
    message: `the component ${component} runs in the browser, and its ${name} cannot be written as JSON`,
    fix:
      name === "children"
        ? "remove its content, and use a prop instead"
        : "use only text, numbers, true, false and lists of these",
  }),
};

export const pictureMessages: typeof Messages.pictureMessages = {
  notAPicture: (picture, beginning) => ({
    about: "picture",
    message: `${quote(picture)} is not a picture: ${beginning === "" ? "the file is empty" : `the file begins with ${quote(beginning)}`}`,
    fix: "save it again; if it is a pointer of Git LFS, run git lfs pull",
  }),
  heic: (picture) => ({
    about: "picture",
    message: `${quote(picture)} is HEIC, which most browsers cannot show`,
    fix: "save it as .jpg or .png",
  }),
  noAddress: {
    about: "picture",
    message: "the picture has no address",
    fix: 'write src="path of the picture", or remove it',
  },
  missing: (picture, fix) => ({ about: "picture", message: `the picture ${quote(picture)} does not exist`, fix }),
  wrongPath: (written) => written ?? "correct the path, which is relative to this article",
  noText: (picture, written) => ({
    message: `the picture ${cut(picture)} has no alternative text`,
    fix: `![what it shows](${cut(written)})`,
  }),
  unshown: (picture) => ({
    message: `the picture ${cut(picture)} has a format that browsers cannot show`,
    fix: "save it as .jpg, .png or .svg",
  }),
  frameTitle: (address) => ({
    message: `the embedded page ${cut(address)} has no title, so a screen reader cannot say what it is`,
    fix: 'title="what is inside"',
  }),
  noAttachment: (file, meant) => ({
    message: `the file ${quote(file)} does not exist`,
    fix: meant ? `write ${meant}` : "correct the path, which is relative to this article",
  }),
  script: {
    message: "the picture has a script, which runs in the name of this site if the picture is opened on its own",
    fix: "remove <script> and the on… attributes",
  },
  large: (width, height) => ({
    message: `the picture has ${width} × ${height} pixels, more than readers' devices can open`,
    fix: "scale it down to at most 4000 pixels wide",
  }),
  damaged: { message: "the picture is damaged or incomplete", fix: "save it again from its source" },
};

export const plotMessages: typeof Messages.plotMessages = {
  noTitle: 'a plot needs a title: ```plot title="Title", or a line title: Title',
  value: "a heatmap needs value, the value of each cell",
  series: "each column of y is a series, so there can be no series besides; a heatmap has one column y and no series",
  bounds: "min has to be less than max, and greater than 0 on a logarithmic axis",
  annotation: "needs x or y, such as { x: 8, text: loss }",
  data: "the data should be a list of rows, a list for each column, or a .csv, .out or .txt file",
  row: "row is for text only: it is a line of the data with {column} in place of what varies",
  empty: { message: "data is empty", fix: "write at least one row" },
  noRow: (row, first) => ({
    message: `no line looks like row: ${quote(row)}; the first line is ${quote(first)}`,
    fix: "copy a line into row, and replace the numbers with {column}",
  }),
  cells: (count, columns) => ({
    message: `this row has ${count} cells, and the header has ${columns} columns`,
    fix: "add the missing cells or remove the others; quote a value with a comma; leave out lines that are no table with lines: 2-9",
  }),
  column: (column, columns) => ({
    message: `the data has no column ${quote(column)}`,
    fix: `its columns: ${listed(columns)}`,
  }),
  cell: (column, cell, isNumber) => ({
    message: `${column} is ${quote(cell)}, ${isNumber ? "but a logarithmic axis has only positive numbers" : "but should be a number"}`,
    fix: isNumber ? "scale: linear, or remove this row" : "write a number, or leave the cell empty",
  }),
  tooMany: (what, count, most) => ({
    message: `${what} has ${count}, and at most ${most} can be told apart`,
    fix: "use another column, join some items, take every second row, or split the plot with facet",
  }),
  place: (value, axis) => ({ message: `the ${axis} axis has no ${value}`, fix: "write a value of the axis" }),
  failed: (reason) => ({ message: `this plot cannot be drawn: ${reason}`, fix: "check the data and the fields" }),
};

const item = '<TabItem value="a" label="A">…</TabItem>';

export const tabMessages: typeof Messages.tabMessages = {
  empty: { message: "<Tabs> is empty", fix: item },
  stray: { message: "<Tabs> contains something other than <TabItem>", fix: item },
  noValue: { message: "<TabItem> has no value", fix: '<TabItem value="a" label="A">' },
  doubledValue: (value) => ({
    message: `two tabs have the value ${quote(value)}`,
    fix: "give each <TabItem> a value of its own",
  }),
  around: {
    message: "::::tabs has content outside its tabs, which is moved above them",
    fix: "put it into a :::tab[label], or move it out of ::::tabs",
  },
  codeGroup: {
    around: {
      message: ":::code-group contains something other than code blocks, which is moved above them",
      fix: "move it out of the :::code-group",
    },
    noTabs: {
      message: ":::code-group has no code blocks, so its content is shown as it is",
      fix: "write a code block for each tab, such as ```js [a.js]",
    },
  },
  noTabs: { message: "::::tabs has no tabs", fix: "for each tab, write :::tab[label], its content and a line :::" },
  noLabel: (shown) => ({ message: `:::tab has no label, and is shown as ${quote(shown)}`, fix: ":::tab[label]" }),
  alone: {
    message: ":::tab is not inside ::::tabs, so its content is no tab",
    fix: "write a line ::::tabs before the tabs, and a line :::: after them",
  },
  outside: { message: "<TabItem> is not inside <Tabs>", fix: "<Tabs><TabItem …>…</TabItem></Tabs>" },
};

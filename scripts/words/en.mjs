/** The messages of the commands in English. The keys are those of zh.mjs. */
export const en = {
  cli: {
    usage: "notes-site <command> [options]",
    more: "--help behind a command says how it is used; --version says the version.",
    content: "the folder with the content, by default the current one",
    unknownCommand: (name, near) =>
      `There is no command ${name}${near ? `: did you mean ${near}?` : "."} --help lists all commands.`,
    notHere: (name) => `${name} runs in the repository of notes-site: npm run ${name}. --help lists the commands here.`,
    noContent: (dir, near) =>
      `There is no folder ${dir}${near ? `: did you mean ${near}?` : ". Name the folder with the content."}`,
    notFolder: (dir) => `${dir} is a file. Name the folder with the content.`,
    unknownOption: (option, near) => `There is no option ${option}${near ? `: did you mean ${near}?` : "."}`,
    noValue: (option) => `${option} takes no value.`,
    needsValue: (option) => `${option} needs a value behind it.`,
    missing: "An argument is missing.",
    tooMany: (argument) => `One argument too many: ${argument}`,
  },
  commands: {
    start: {
      does: "builds the site and serves it at http://localhost:9000",
      usage: "[--port number]",
      options: { "--port": "the port, or the next free one; also the variable PORT" },
    },
    develop: {
      does: "shows what you write at once, at http://localhost:8000",
      usage: "[--port number] [--host address] [--open]",
      options: {
        "--port": "the port, or the next free one; also the variable PORT",
        "--host": "0.0.0.0 where other machines should see it too",
        "--open": "opens a browser",
      },
    },
    build: {
      does: "builds the site into public/",
      usage: "[--verbose]",
      options: { "--verbose": "lists each step of Gatsby" },
    },
    serve: {
      does: "serves the built site",
      usage: "[--port number]",
      options: { "--port": "the port, or the next free one; also the variable PORT" },
    },
    check: {
      does: "checks front matter, links and pictures, without a build",
      usage: "[--json]",
      options: { "--json": "the result for programs" },
    },
    new: {
      does: "begins a draft",
      usage: 'post "Title" [--slug name]\ndoc <folder in docs/> "Title" [--slug name]\npage "Title" [--slug name]',
      options: { "--slug": "name of the file and its address; by default made of the title" },
    },
    draw: {
      does: "draws the mermaid diagrams of the texts and keeps them in drawings/",
      usage: "[--all]",
      options: { "--all": "also those that are there, as after an upgrade" },
    },
    epub: { does: "makes a book of all notes of a sidebar, after a build", usage: "<id of the sidebar>" },
    lint: {
      does: "checks style: headings, punctuation, phrases, length",
      usage: "[--fix]",
      options: { "--fix": "mends what can be mended" },
    },
    "lint:programs": { does: "runs the programs beside texts and compares what they print with what is recorded" },
    "fetch-pictures": { does: "fetches the pictures of other sites into folders beside the texts" },
    import: {
      does: "moves in a site of Docusaurus, VitePress, VuePress, Starlight, MkDocs, mdBook, GitBook, docsify, Hexo, Hugo or Jekyll, or a vault of Obsidian",
      usage: "<folder of the old site> [--into folder] [--no-config]",
      options: { "--into": "where to write it", "--no-config": "runs nothing of the old site's configuration" },
    },
    "import:compare": {
      does: "lists the addresses and anchors of an old site that the new one does not answer",
      usage:
        "<sitemap.xml of the old site, or the folder it was built into> [folder of the new one, by default public]",
    },
    "keep-last-build": {
      does: "keeps scripts and styles of the deployed site, before the next deployment",
      usage: "https://example.org",
    },
    "search:push": { does: "sends the records of the search to Algolia, after a deployment" },
    audit: { does: "says whom known vulnerabilities reach, and counts licences" },
    clean: { does: "removes the cache and the built site" },
    init: {
      does: "writes the folder of a new site",
      usage: "<folder> [--title title] [--url https://example.org] [--lang en|zh-Hans|zh-Hant]",
      options: {
        "--title": "the title; asked for where it is left out",
        "--url": "the address; asked for where it is left out",
        "--lang": "the language of the pages and the messages, by default zh-Hans",
      },
    },
    pack: { does: "makes the generator one package", usage: "[folder to put it into]" },
    test: { does: "runs the tests that a change can break" },
    "test:nightly": { does: "runs the tests that only upgrades and imports break" },
    texts: { does: "writes the texts in traditional characters" },
    "lint:lock": { does: "checks package-lock.json" },
    "check:package": { does: "builds a new site with the package" },
    "check:reproducible": { does: "builds several times and compares the bytes" },
  },
  installing: "Installing packages…",
  installed: (present, all, seconds) => `Installing packages: ${present} of ${all}, ${seconds} s`,
  installFailed: "The packages were not installed; npm says above why.",
  machine: {
    noRoom: (free, needed) =>
      `This disk has ${free} MB left, and the packages take ${needed}: make room and run this again.`,
    oddPath: (folder, sign) =>
      `The path ${folder} has a ${sign}, and Gatsby does not find its own files in such a folder: give it another name.`,
    full: "The disk is full: make room and run this again.",
    notWritable: (file, code) => `${file} cannot be written (${code}): change its permissions, or use another folder.`,
    inTheWay: (file) => `${file} is a file where a folder is needed: move it away.`,
    noProgram: (name) => `${name} was not found: install it first.`,
    noPackages: "The packages are not installed: run npm ci first.",
    noGit: "git was not found: pages get no date of their last change. They do once it is installed.",
  },
  port: {
    none: (written) => `The port is ${written}; it must be a number from 1 to 65535.`,
    taken: (wanted, port) => `Port ${wanted} is taken, so it is ${port}.`,
  },
  build: {
    parts: {
      content: "reading the content",
      pages: "planning the pages",
      code: "bundling the code",
      queries: "querying the data",
      html: "writing the pages",
      files: "writing feeds, search and fonts",
    },
    progress: (part, seconds) => `Building: ${part}, ${seconds} s`,
    done: (seconds) => `Built in ${seconds} s`,
  },
  develop: {
    starting: "Reading the content and bundling the code of the pages: about a minute the first time…",
    ready: (address) => `Ready: ${address} (GraphiQL: ${address}___graphql, Ctrl+C ends)`,
    saved: (file, time) => `${time} ${file} is updated`,
    removed: (file, time) => `${time} ${file} is deleted`,
  },
  serve: {
    noBuild: "There is no built site, or the last build did not end: run npm run build first.",
    ready: (address) => `\nThe site is at ${address} (Ctrl+C ends)\n`,
  },
  check: {
    error: "error",
    warning: "warning",
    count: (errors, warnings) => `${errors} errors, ${warnings} warnings`,
  },
  lint: {
    warning: "warning",
    mended: (count) => `${count} problems mended`,
    count: ({ pages, size, problems, mendable }) =>
      `${pages} pages, ${size} words in docs and posts, ${problems} problems${mendable ? `, ${mendable} of which npm run lint:content -- --fix can mend` : ""}`,
  },
  programs: {
    untrusted: (count) =>
      `content.trust is none: ${count} programs beside texts were not run. Set it to code where you trust all of the content`,
    skipped: (name, reason) => `${name}: skipped, ${reason}`,
    noTool: (tool) => `${tool} is not installed`,
    oldTool: (tool, version, least) => `${tool} ${version} is older than ${least}`,
    failed: (name, command, reason) => `${name}: ${command} failed: ${reason}`,
    differs: (name, recorded) => `${name}: prints something else than ${recorded}, first at`,
    difference: (line, recorded, printed) =>
      `  line ${line}, recorded: ${recorded}\n  line ${line}, printed:  ${printed}`,
    nothing: "(nothing)",
    count: ({ passed, failed, skipped }) =>
      `${passed} programs print what the pages show, ${failed} do not, ${skipped} skipped`,
  },
  draw: {
    nothing: "The texts have no mermaid diagrams.",
    done: (drawn, kept, removed) =>
      `${drawn} drawn, ${kept} were there, ${removed} removed that no text uses any more. They are in drawings/ of the content: commit them with the texts.`,
    problems: (count) => `${count} cannot be drawn:`,
    noBrowser: (reason) =>
      `There is no Chromium (${reason}): install Chromium or Chrome, or say where it is with CHROMIUM_PATH.`,
  },
  epub: {
    done: (file) => `${file} is written.`,
    noArea: (area, areas) =>
      areas.length > 0
        ? `There is no sidebar ${area}, but: ${areas.join(", ")}. Those of more than 200 notes have no book.`
        : "No sidebar can become a book: run npm run build first. Those of more than 200 notes have none.",
  },
  new: {
    unknownKind: (kind) => `${kind} is neither post, doc nor page.`,
    arguments: "post and page take a title, doc takes a folder and a title.",
    noName: (title) => `Nothing of the title ${title} can name a file: add --slug name`,
    outside: (folder) => `${folder} is not in docs/: folders begin there, such as llm/infra`,
    taken: (file) => `There is ${file} already, which has the same address: choose another name with --slug`,
    created: (file) => `${file} is created, as a draft: remove draft: true when it is done.`,
    isCode: "It is .mdx: `<` and `{` begin code. In a text they are written `\\<` and `\\{`, or as inline code.",
    near: "These pages are about similar things, and may be linked:",
    noSidebars: "There is no sidebars.yml: the sidebars are made of the folders, and have this page.",
    listed: (sidebar) => `The sidebar "${sidebar}" lists this folder by itself, and has this page.`,
    addSomewhere: (entry) =>
      `sidebars.yml has no page of this folder yet: add a line below the items where it belongs\n  ${entry}`,
    addInBrackets: (line, entry) =>
      `In line ${line} of sidebars.yml, add an item inside the brackets, after a comma:\n  ${entry}`,
    otherCase: (folder, written) =>
      `${folder} exists and differs only in case, so the addresses would collide: write ${folder}, not ${written}`,
    addBehind: (line, entry) => `Add an item behind the one at line ${line} of sidebars.yml:\n  ${entry}`,
    added: (line, sidebar) => `sidebars.yml:${line}: it is in the sidebar "${sidebar}" now.`,
  },
  init: {
    notEmpty: (dir) => `${dir} has files already: give a folder that is empty, or not there yet`,
    noFolder: (dir) => `${dir} is no folder`,
    noLanguage: (tag) => `--lang is ${tag}; it must be a language tag such as en, zh-Hans or zh-Hant`,
    otherLanguage: (tag) =>
      `The site's own words are not there in ${tag}, so they are English; what you write is marked as ${tag}.`,
    noAddress: (written) =>
      `The address is ${written}; it must be one like https://example.org or https://example.org/notes`,
  },
  search: {
    noAccount:
      "GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY must be set. The admin key belongs into no file.",
    sending: (count, index) => `Sending ${count} records to ${index}…`,
    done: "Done.",
  },
  keepLastBuild: {
    noAddress: (written) => `The address is ${written}; it must be one like https://example.org`,
    kept: (count) => `Kept ${count} scripts and styles of the last build.`,
    none: (reason) => `No file of the last build could be fetched (${reason}); going on without.`,
  },
  clean: { done: "The cache and the built site are removed." },
  audit: {
    noEndpoint: (reason) => `This registry of npm knows no vulnerabilities (${reason}); only licences follow.`,
    noAnswer: (reason) => `Vulnerabilities could not be checked (${reason}). Only licences follow.`,
    place: (title, count) => `${title}:${count === 0 ? " none" : ""}`,
    places: { reader: "In readers' browsers", build: "In builds only", develop: "In the development server only" },
    reasons: {
      results: "renders the search's results, comments and components of authors",
      comments: "comments",
      traditional: "the button for traditional characters",
      algolia: "the search, where Algolia is configured",
      analytics: "where Google Analytics is configured, gatsby-browser.js alone",
      notInBrowser: "not used by gatsby-browser.js",
      serve: "the preview of npm run serve",
      developServer: "the server of gatsby develop",
      developProxy: "the proxy of gatsby develop",
      graphiql: "GraphiQL of gatsby develop",
      hotUpdate: "hot updates of gatsby develop",
      build: "runs on the machine that builds, and is not deployed",
      unknown: "who brings it in was not found, so it counts here",
    },
    reachesReaders: "A vulnerability reaches readers' browsers: upgrade now.",
    licences: (count) =>
      `${count} production packages are installed. Their licences, with names where one is not permissive:`,
    noLicence: "not named",
  },
};

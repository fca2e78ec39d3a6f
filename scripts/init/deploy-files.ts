import { readFileSync } from "node:fs";
import type { Words } from "./words";

/**
 * Returns the deployment files of a new site that differ from those in this project's deploy/.
 * @returns file contents by path
 */
export function deployFiles(words: Words): [string, string][] {
  return [
    [".github/workflows/publish.yml", workflow(words, pinsOf(readFileSync("deploy/github-pages.yml", "utf8")))],
    ["deploy/Dockerfile", dockerfile(words, readFileSync("deploy/Dockerfile", "utf8"))],
    [".dockerignore", "node_modules\n.notes-site\npublic\ndeploy/generated\n"],
  ];
}

/** Returns a function that finds an action of a workflow by name, with its pinned version. */
function pinsOf(text: string): (name: string) => string {
  const pins = new Map([...text.matchAll(/uses: (([\w/-]+)@.*)/g)].map(([, pin = "", name = ""]) => [name, pin]));
  return (name) => {
    const pin = pins.get(name);
    if (pin === undefined) throw new Error(`deploy/github-pages.yml does not use ${name}`);
    return pin;
  };
}

const workflow = (words: Words, pin: (name: string) => string) => `# ${words.workflow}
name: publish
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions: {}
concurrency:
  group: pages
  cancel-in-progress: true
jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read
      pages: read
    steps:
      - uses: ${pin("actions/checkout")}
        with:
          fetch-depth: 0 # ${words.history}
          persist-credentials: false
      - uses: ${pin("actions/setup-node")}
        with:
          node-version: 24
          package-manager-cache: false
      - id: pages
        uses: ${pin("actions/configure-pages")}
      - uses: ${pin("actions/cache")}
        with:
          path: .notes-site/node_modules
          key: packages-node24-\${{ hashFiles('notes-site-*.tgz') }}
      - uses: ${pin("actions/cache")}
        with:
          path: |
            .notes-site/.cache
            public
          key: build-\${{ hashFiles('notes-site-*.tgz') }}-\${{ github.run_id }}
          restore-keys: build-\${{ hashFiles('notes-site-*.tgz') }}-
      - run: npm install --no-audit --no-fund && npm run check && npm run build
        env:
          SITE_URL: \${{ steps.pages.outputs.origin }}
          PATH_PREFIX: \${{ steps.pages.outputs.base_path }}
      # ${words.lastBuild}
      - run: npm run keep-last-build -- "$SITE"
        env:
          SITE: \${{ steps.pages.outputs.base_url }}
      - uses: ${pin("actions/upload-pages-artifact")}
        with:
          path: public
  deploy:
    needs: build
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: ${pin("actions/deploy-pages")}
`;

/**
 * Returns a new site's Dockerfile.
 * @param here this project's Dockerfile; its last stage can serve any build
 */
const dockerfile = (words: Words, here: string) => `# ${words.docker}
FROM node:24-bookworm AS build
WORKDIR /site
# ${words.dockerPackages}
COPY package*.json notes-site-*.tgz ./
RUN npm install --no-audit --no-fund && npx notes-site clean
COPY . .
ARG SITE_URL
ARG PATH_PREFIX
RUN npm run build

${here.slice(here.lastIndexOf("FROM "))}`;

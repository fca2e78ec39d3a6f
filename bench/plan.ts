import type { Browser } from "@playwright/test";
import { startChromium } from "./measure/browser";
import { buildSite, builtFolder, isBuilt } from "./measure/build-site";
import { type Host, host } from "./measure/host";
import { interact } from "./measure/interaction";
import { runLighthouse } from "./measure/lighthouse";
import { searchOnce } from "./measure/search";
import { visit } from "./measure/visit";
import { weigh } from "./measure/weigh";
import type { Options } from "./options";
import { addRun, hasRuns, isMeasured, measured } from "./record";
import type { Builds, Measured, Results } from "./results";
import type { Site } from "./sites/site";
import { type Content, contentsOf, type Target, targetsOf } from "./targets";

/** One measurement. */
export interface Step {
  readonly title: string;
  /**
   * Returns whether the step can be skipped: its result is up to date, or the site's build failed.
   */
  readonly isSpared: () => boolean;
  /** Measures and stores the result. */
  readonly run: () => Promise<void>;
}

/**
 * Returns the time limit of a build in seconds. On two cores, 1,100 pages need less than half of
 * it.
 */
const buildLimit = (content: Content) => (Number(content) > 5000 ? 1200 : 600);

/**
 * Returns all steps in order. The runs of one measurement are spread out,
 * so that a slow minute of the machine does not affect only one site.
 */
export function plan(results: Results, options: Options, sites: readonly Site[]): Step[] {
  const built = sites.flatMap((site) => contentsOf(site, options.pages).map((content) => ({ site, content })));
  const pages = built.flatMap(({ site, content }) => targetsOf(site, content));
  const fewest = `${Math.min(...options.pages)}`;
  // Leaves out the webpack build of Docusaurus, because both of its builds are equal in a browser.
  // Leaves out larger sizes, because more pages change only the weight.
  const inBrowser = pages.filter(
    ({ site, content }) => site.id !== "docusaurus" && (content === "real" || content === fewest),
  );
  const docs = inBrowser.filter(({ kind }) => kind === "doc");
  const searched = built.filter(({ site }) => site.id === "ours");
  const isSizeLookedAt = options.only.some((measure) => measure !== "lighthouse" && measure !== "interaction");
  const needed = built.filter(({ content }) => isSizeLookedAt || content === "real" || content === fewest);
  const steps = {
    builds: needed.map(({ site, content }) => buildStep(results, options, site, content)),
    weight: built.map(({ site, content }) => weightStep(results, options, site, content)),
    lighthouse: repeat(options.runs, (run) => inBrowser.map((target) => lighthouseStep(results, options, target, run))),
    interaction: repeat(options.runs, (run) => docs.map((target) => interactionStep(results, options, target, run))),
    visit: repeat(options.runs, (run) => docs.map((target) => visitStep(results, options, target, run))),
    search: repeat(options.runs, (run) =>
      searched.map(({ content, site }) => searchStep(results, options, site, content, run)),
    ),
  };
  // Browser measurements need a built site, so the builds come first.
  return [...steps.builds, ...options.only.flatMap((measure) => (measure === "builds" ? [] : steps[measure]))];
}

function repeat(runs: number, stepsOf: (run: number) => Step[]): Step[] {
  return Array.from({ length: runs }, (_, run) => stepsOf(run)).flat();
}

function buildStep({ builds }: Results, { only, missing }: Options, site: Site, content: Content): Step {
  const key = `${site.id}/${content}`;
  // Browser measurements alone do not require a rebuild. They do not repeat a failed build, because
  // it would only fail again.
  const mayStay = missing || !only.includes("builds");
  const hasEnded = () => isBuilt(site, content) || hasFailed(builds[key]);
  return {
    title: `build ${key}`,
    isSpared: () => mayStay && isMeasured(builds[key], site.version) && hasEnded(),
    run: async () => {
      builds[key] = measured(site.version, await buildSite(site, content, buildLimit(content)));
    },
  };
}

function hasFailed(builds: Measured<Builds> | undefined): boolean {
  return builds !== undefined && "failure" in builds.value.cold;
}

const keyOf = ({ site, content, kind }: Target) => `${site.id}/${content}/${kind}`;

/**
 * Weighs the pages of a site one after another. Weighing them at the same time would keep the
 * processor so busy that a page that waits for its scripts could look idle.
 */
function weightStep({ builds, weight }: Results, { missing }: Options, site: Site, content: Content): Step {
  const targets = targetsOf(site, content);
  const isThere = () => targets.every((target) => isMeasured(weight[keyOf(target)], site.version));
  return {
    title: `weigh ${site.id}/${content}`,
    isSpared: () => hasFailed(builds[`${site.id}/${content}`]) || (missing && isThere()),
    run: async () => {
      for (const target of targets) {
        const value = await inChromium(target, (browser, served) => weigh(browser, served, target.path));
        weight[keyOf(target)] = measured(site.version, value);
      }
    },
  };
}

function lighthouseStep({ lighthouse }: Results, { missing }: Options, target: Target, run: number): Step {
  const key = keyOf(target);
  const { version } = target.site;
  return {
    title: `lighthouse ${key}, ${run + 1}`,
    isSpared: () => missing && hasRuns(lighthouse[key], version, run + 1),
    run: async () => {
      const value = await served(target, ({ origin }) => runLighthouse(origin + encodeURI(target.path)));
      lighthouse[key] = addRun(lighthouse[key], version, run, value);
    },
  };
}

function interactionStep({ interaction }: Results, { missing }: Options, target: Target, run: number): Step {
  const key = keyOf(target);
  const { version, controls } = target.site;
  return {
    title: `interaction ${key}, ${run + 1}`,
    isSpared: () => missing && hasRuns(interaction[key], version, run + 1),
    run: async () => {
      const value = await inChromium(target, (browser, { origin }) =>
        interact(browser, origin + target.path, controls),
      );
      interaction[key] = addRun(interaction[key], version, run, value);
    },
  };
}

function visitStep({ visit: visits }: Results, { missing }: Options, target: Target, run: number): Step {
  const key = keyOf(target);
  const { version, controls } = target.site;
  return {
    title: `visit ${key}, ${run + 1}`,
    isSpared: () => missing && hasRuns(visits[key], version, run + 1),
    run: async () => {
      const value = await inChromium(target, (browser, served) => visit(browser, served, target.path, controls));
      visits[key] = addRun(visits[key], version, run, value);
    },
  };
}

function searchStep({ search }: Results, { missing }: Options, site: Site, content: Content, run: number): Step {
  const key = `${site.id}/${content}`;
  return {
    title: `search ${key}, ${run + 1}`,
    isSpared: () => missing && hasRuns(search[key], site.version, run + 1),
    run: async () => {
      const value = await searchOnce(builtFolder(site, content));
      search[key] = addRun(search[key], site.version, run, value);
    },
  };
}

async function served<T>({ site, content }: Target, act: (served: Host) => Promise<T>): Promise<T> {
  if (!isBuilt(site, content)) throw new Error("it is not built");
  const served = await host(builtFolder(site, content));
  try {
    return await act(served);
  } finally {
    await served.stop();
  }
}

function inChromium<T>(target: Target, act: (browser: Browser, served: Host) => Promise<T>): Promise<T> {
  return served(target, async (served) => {
    const browser = await startChromium();
    try {
      return await act(browser, served);
    } finally {
      await browser.close();
    }
  });
}

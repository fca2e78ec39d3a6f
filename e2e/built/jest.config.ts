/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import shared from "../../jest.config";

/** Settings for the tests of the last build's files. These tests need no browser and no server. */
const { globalSetup: _, globalTeardown: __, ...rest } = shared;
const config: Config = { ...rest, rootDir: "../..", roots: ["<rootDir>/e2e/built"] };

export default config;

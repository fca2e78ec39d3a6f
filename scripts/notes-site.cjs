#!/usr/bin/env node
// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know it
"use strict";
// npm run <script> in this project, npx notes-site <command> in an owner's folder: see main.mjs.
// This file runs on any version of Node, so that an old one can print the message about its
// version.
const { readFileSync } = require("fs");
const path = require("path");

const { engines } = JSON.parse(readFileSync(path.join(__dirname, "../package.json"), "utf8"));
const [least] = /\d+\.\d+/.exec(engines.node);
const version = process.versions.node;

if (isOlder(version, least)) {
  console.error(`Node ${version}太旧：需要${least}以上，见 https://nodejs.org 。`);
  console.error(`Node ${version} is too old: ${least} or newer is needed, see https://nodejs.org .`);
  process.exitCode = 1;
} else {
  import("./main.mjs");
}

function isOlder(one, other) {
  const [major, minor] = one.split(".").map(Number);
  const [leastMajor, leastMinor] = other.split(".").map(Number);
  return (major - leastMajor || minor - leastMinor) < 0;
}

// Node：申请一百万个小对象，随机留下千分之几，其余放手，强制回收三次。用法：node --expose-gc returned.js
const { execFileSync } = require("node:child_process");
const rss = () => (process.memoryUsage().rss / 2 ** 20).toFixed(0);

function survivors(keep) {
  let all = Array.from({ length: 1_000_000 }, (_, i) => new Array(25).fill(i));
  const before = rss();
  let seed = 7;
  const draw = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  all = all.filter(() => draw() < keep / 1000);
  for (let i = 0; i < 3; i += 1) gc();
  console.log(`留千分之${keep} 释放前${before} 回收后${rss()} 留下${all.length}个`);
}

if (process.argv[2]) survivors(Number(process.argv[2]));
else
  for (const keep of [0, 0.1, 1, 10, 50, 100, 200])
    process.stdout.write(execFileSync(process.execPath, [...process.execArgv, __filename, String(keep)]));

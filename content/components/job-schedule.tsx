import { useState } from "react";

/** 图的尺寸，单位与坐标相同：每个时间单位宽、每行高，左边留给名字，下面留给时刻。 */
const size = { left: 22, unit: 14, row: 20, bar: 14, axis: 18 };
const longest = 12;

const algorithms = [
  ["FCFS", "先到先服务"],
  ["SJF", "短作业优先，不抢占"],
  ["SRTF", "最短剩余时间优先，抢占"],
  ["RR", "轮转"],
] as const;

type Algorithm = (typeof algorithms)[number][0];

interface Job {
  readonly name: string;
  readonly arrival: number;
  readonly service: number;
}

interface Start {
  readonly jobs: readonly Job[];
  readonly algorithm: Algorithm;
  readonly quantum: number;
}

/** 几个作业在一个处理器上：算法、时间片与各作业的服务时间由读者来定。 */
export default function JobSchedule(start: Start) {
  const [algorithm, setAlgorithm] = useState(start.algorithm);
  const [quantum, setQuantum] = useState(start.quantum);
  const [jobs, setJobs] = useState(start.jobs);
  const isRoundRobin = algorithm === "RR";
  const line = schedule(jobs, algorithm, isRoundRobin ? quantum : Number.POSITIVE_INFINITY);
  const times = timesOf(jobs, line);
  const name = isRoundRobin ? `RR q=${quantum}` : algorithm;
  const summary = [
    `平均周转${mean(times.map(({ turnaround }) => turnaround))}`,
    `平均等待${mean(times.map(({ waiting }) => waiting))}`,
    `平均响应${mean(times.map(({ response }) => response))}`,
    `切换${switchesOf(line)}次`,
  ].join(" ");
  return (
    <>
      <p>
        <label>
          算法{" "}
          <select value={algorithm} onChange={(event) => setAlgorithm(event.target.value as Algorithm)}>
            {algorithms.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>{" "}
        <label>
          时间片{" "}
          <input
            type="range"
            min={1}
            max={longest}
            value={quantum}
            disabled={!isRoundRobin}
            onChange={(event) => setQuantum(Number(event.target.value))}
          />
        </label>{" "}
        <span aria-hidden="true">{isRoundRobin ? quantum : "不用"}</span>
      </p>
      {jobs.map((job, index) => (
        <p key={job.name}>
          <label>
            {job.name}的服务时间{" "}
            <input
              type="range"
              min={1}
              max={longest}
              value={job.service}
              onChange={(event) =>
                setJobs(
                  jobs.map((other, at) => (at === index ? { ...job, service: Number(event.target.value) } : other)),
                )
              }
            />
          </label>{" "}
          <span aria-hidden="true">{job.service}</span>
        </p>
      ))}
      <Chart jobs={jobs} line={line} label={`每个时刻谁在处理器上，${name}：${summary}`} />
      <table aria-label="各作业的时间">
        <thead>
          <tr>
            {["作业", "到达", "服务", "周转", "等待", "响应"].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job, index) => (
            <tr key={job.name}>
              <th scope="row">{job.name}</th>
              <td>{job.arrival}</td>
              <td>{job.service}</td>
              <td>{times[index]?.turnaround}</td>
              <td>{times[index]?.waiting}</td>
              <td>{times[index]?.response}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <output>
          {name} <code>{line.map((running) => running ?? "·").join("")}</code> {summary}
        </output>
      </p>
    </>
  );
}

interface ChartContent {
  readonly jobs: readonly Job[];
  readonly line: Line;
  readonly label: string;
}

/** 每个作业一行：粗的一段在跑，细的一段在等。 */
function Chart({ jobs, line, label }: ChartContent) {
  const width = size.left + line.length * size.unit + 8;
  const height = jobs.length * size.row + size.axis;
  const ticks = Array.from({ length: Math.floor(line.length / 5) + 1 }, (_, index) => index * 5);
  const x = (moment: number) => size.left + moment * size.unit;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((moment) => (
        <g key={moment}>
          <line x1={x(moment)} x2={x(moment)} y1={0} y2={height - size.axis} stroke="var(--line)" />
          <text x={x(moment)} y={height - 4} fontSize={12} textAnchor="middle" fill="var(--ink-2)">
            {moment}
          </text>
        </g>
      ))}
      {jobs.map(({ name, arrival }, row) => {
        const middle = row * size.row + size.row / 2;
        return (
          <g key={name}>
            <text x={0} y={middle + 4} fontSize={12} fill="var(--ink-2)">
              {name}
            </text>
            <line
              x1={x(arrival)}
              x2={x(line.lastIndexOf(name) + 1)}
              y1={middle}
              y2={middle}
              stroke="var(--ink-2)"
              strokeWidth={1.25}
            />
            {line.map(
              (running, moment) =>
                running === name && (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bar stands for a moment
                    key={moment}
                    x={x(moment)}
                    y={middle - size.bar / 2}
                    width={size.unit}
                    height={size.bar}
                    fill="var(--link)"
                  />
                ),
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** 每个时间单位在跑的作业；没有作业可跑是undefined。 */
type Line = readonly (string | undefined)[];

/** 与上面的sched.py相同的规则：新到的先入队，时间片用完的排在它后面，剩余时间相同时不换人。 */
function schedule(jobs: readonly Job[], algorithm: Algorithm, quantum: number): Line {
  const left = new Map(jobs.map(({ name, service }) => [name, service]));
  const rest = (name: string) => left.get(name) ?? 0;
  const arrivals = new Map(jobs.map(({ name, arrival }) => [name, arrival]));
  const order = (name: string) => (name === current ? -1 : (arrivals.get(name) ?? 0));
  const shortest = (names: readonly string[]) => [...names].sort((a, b) => rest(a) - rest(b) || order(a) - order(b))[0];
  const line: (string | undefined)[] = [];
  let ready: string[] = [];
  let current: string | undefined;
  let used = 0;
  while (left.size > 0) {
    ready.push(...jobs.filter(({ arrival }) => arrival === line.length).map(({ name }) => name));
    if (current !== undefined && used === quantum) {
      ready.push(current);
      current = undefined;
    }
    const waiting = current === undefined ? ready : [current, ...ready];
    const next =
      algorithm === "SRTF" || (algorithm === "SJF" && current === undefined) ? shortest(waiting) : waiting[0];
    if (next !== current) {
      if (current !== undefined) ready.push(current);
      ready = ready.filter((name) => name !== next);
      current = next;
      used = 0;
    }
    line.push(current);
    used += 1;
    if (current === undefined) continue;
    left.set(current, rest(current) - 1);
    if (rest(current) === 0) {
      left.delete(current);
      current = undefined;
    }
  }
  return line;
}

function timesOf(jobs: readonly Job[], line: Line) {
  return jobs.map(({ name, arrival, service }) => {
    const turnaround = line.lastIndexOf(name) + 1 - arrival;
    return { turnaround, waiting: turnaround - service, response: line.indexOf(name) - arrival };
  });
}

const switchesOf = (line: Line) => line.filter((running, moment) => moment > 0 && running !== line[moment - 1]).length;

const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

import { useState } from "react";

const rounds = 24;
/** 图的尺寸，单位与坐标相同：每轮24，每个MSS为2，左边留给刻度。 */
const size = { left: 30, top: 8, round: 24, mss: 2, most: 80 };

interface Losses {
  /** 收到3个重复ACK的轮次；0是没有。 */
  readonly duplicate: number;
  /** 超时的轮次；0是没有。 */
  readonly timeout: number;
}

/** Reno的拥塞窗口：丢失发生在哪一轮、怎样被发现，由读者来定。 */
export default function CongestionWindow(start: Losses) {
  const [losses, setLosses] = useState<Losses>({ duplicate: start.duplicate, timeout: start.timeout });
  const course = reno(losses);
  const width = size.left + (rounds - 1) * size.round + 8;
  const height = size.top + size.most * size.mss + 22;
  const x = (round: number) => size.left + (round - 1) * size.round;
  const y = (window: number) => size.top + (size.most - window) * size.mss;
  const line = (field: "cwnd" | "ssthresh") => course.map((step) => `${x(step.round)},${y(step[field])}`).join(" ");
  const sent = course.reduce((sum, { cwnd }) => sum + cwnd, 0);
  const summary = `${rounds}轮共发出${sent}个MSS，最后一轮窗口${course.at(-1)?.cwnd}，阈值${course.at(-1)?.ssthresh}`;
  const choices = [
    ["duplicate", "3个重复ACK在第几轮"],
    ["timeout", "超时在第几轮"],
  ] as const;
  return (
    <>
      {choices.map(([name, label]) => (
        <p key={name}>
          <label>
            {label}{" "}
            <input
              type="range"
              min={0}
              max={rounds}
              value={losses[name]}
              aria-valuetext={shown(losses[name])}
              onChange={(event) => setLosses({ ...losses, [name]: Number(event.target.value) })}
            />
          </label>{" "}
          <span aria-hidden="true">{shown(losses[name])}</span>
        </p>
      ))}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`拥塞窗口随轮次的变化：${summary}`}>
        {[0, 20, 40, 60, 80].map((window) => (
          <g key={window}>
            <line x1={size.left} x2={width - 8} y1={y(window)} y2={y(window)} stroke="var(--line)" />
            <text x={size.left - 6} y={y(window) + 4} fontSize={12} textAnchor="end" fill="var(--ink-2)">
              {window}
            </text>
          </g>
        ))}
        {[1, 6, 12, 18, 24].map((round) => (
          <text key={round} x={x(round)} y={height - 6} fontSize={12} textAnchor="middle" fill="var(--ink-2)">
            {round}
          </text>
        ))}
        <polyline
          points={line("ssthresh")}
          fill="none"
          stroke="var(--ink-2)"
          strokeDasharray="4 3"
          strokeWidth={1.25}
        />
        <polyline points={line("cwnd")} fill="none" stroke="var(--link)" strokeWidth={1.75} />
        {course.map(
          ({ round, cwnd, isLost }) =>
            isLost && <circle key={round} cx={x(round)} cy={y(cwnd)} r={4} fill="var(--link)" />,
        )}
      </svg>
      <p>
        <output>{summary}。实线是cwnd，虚线是ssthresh，圆点是丢失；纵轴单位MSS，横轴单位RTT。</output>
      </p>
    </>
  );
}

const shown = (round: number) => (round === 0 ? "没有" : `第${round}轮`);

/** 与上面的cwnd.py相同的规则：初始窗口10，阈值64。 */
function reno({ duplicate, timeout }: Losses) {
  let [cwnd, ssthresh] = [10, 64];
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const isLost = round === duplicate || round === timeout;
    const step = { round, cwnd, ssthresh, isLost };
    if (isLost) {
      ssthresh = Math.max(Math.floor(cwnd / 2), 2);
      cwnd = round === timeout ? 1 : ssthresh;
    } else cwnd = cwnd < ssthresh ? Math.min(cwnd * 2, ssthresh) : cwnd + 1;
    return step;
  });
}

import { useId, useState } from "react";

/** 一个IPv4地址按前缀长度分成网络与主机两部分。还没写完的不算错，写完离开或按回车之后才说。 */
export default function AddressSplit({ start }: { readonly start: string }) {
  const [written, setWritten] = useState(start);
  const [lastRight, setLastRight] = useState(start);
  const [isDone, setIsDone] = useState(false);
  const errorId = useId();
  const write = (text: string) => {
    setWritten(text);
    setIsDone(false);
    if (splitAddress(text) !== null) setLastRight(text);
  };
  const isWrong = isDone && splitAddress(written) === null;
  const split = isWrong ? null : splitAddress(lastRight);
  return (
    <>
      <p>
        <label>
          地址与前缀长度{" "}
          <input
            type="text"
            value={written}
            onChange={(event) => write(event.target.value)}
            onBlur={() => setIsDone(true)}
            onKeyDown={({ key }) => key === "Enter" && setIsDone(true)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            autoCapitalize="off"
            autoComplete="off"
            size={18}
            spellCheck={false}
          />
        </label>
      </p>
      {split === null ? (
        <p role="alert" id={errorId}>
          写成四个0～255的数和一个0～32的前缀长度，如172.16.45.200/20。
        </p>
      ) : (
        <>
          <Bits {...split} />
          <table aria-label="分解的结果">
            <tbody>
              {rowsOf(split).map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

interface Split {
  /** 32位，无符号。 */
  readonly address: number;
  readonly prefix: number;
}

/** 地址的32位，属于网络的一段有底色。 */
function Bits({ address, prefix }: Split) {
  const bits = address.toString(2).padStart(32, "0");
  const bytes = [0, 8, 16, 24].map((from) => ({ from, text: bits.slice(from, from + 8) }));
  return (
    <p>
      {bytes.map(({ from, text }) => {
        const ours = Math.min(Math.max(prefix - from, 0), 8);
        return (
          <code key={from}>
            {ours > 0 && <mark>{text.slice(0, ours)}</mark>}
            {text.slice(ours)}
          </code>
        );
      })}
      <br />
      <small>
        <output>
          {dotted(networkOf({ address, prefix }))}/{prefix}：有底色的{prefix}位是网络，其余{32 - prefix}位是主机。
        </output>
      </small>
    </p>
  );
}

function splitAddress(written: string): Split | null {
  const match = /^\s*(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\s*\/\s*(\d{1,2})\s*$/.exec(written);
  if (match === null) return null;
  const [prefix = 0, ...bytes] = [match[5], match[1], match[2], match[3], match[4]].map(Number);
  if (prefix > 32 || bytes.some((byte) => byte > 255)) return null;
  return { address: bytes.reduce((sum, byte) => sum * 256 + byte, 0), prefix };
}

function networkOf({ address, prefix }: Split): number {
  const size = 2 ** (32 - prefix);
  return Math.floor(address / size) * size;
}

function rowsOf(split: Split): readonly (readonly [string, string])[] {
  const size = 2 ** (32 - split.prefix);
  const network = networkOf(split);
  const last = network + size - 1;
  // /31只用于点到点，两个地址都是主机；/32就是一台主机。
  const hosts = size <= 2 ? [network, last, size] : [network + 1, last - 1, size - 2];
  const [from = 0, to = 0, count = 0] = hosts;
  return [
    ["掩码", dotted(2 ** 32 - size)],
    ["网络地址", dotted(network)],
    ["广播地址", size > 2 ? dotted(last) : "没有"],
    ["主机", `${dotted(from)}～${dotted(to)}，${count.toLocaleString("en")}个`],
  ];
}

function dotted(address: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join(".");
}

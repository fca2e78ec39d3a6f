import { useId, useState } from "react";

interface Format {
  readonly name: string;
  readonly exponent: number;
  readonly fraction: number;
}

const formats: readonly [Format, Format] = [
  { name: "binary32", exponent: 8, fraction: 23 },
  { name: "binary64", exponent: 11, fraction: 52 },
];

/** 一个数按IEEE 754存成的各位，按一位就翻转它。 */
export default function FloatBits({ start }: { readonly start: string }) {
  const [format, setFormat] = useState(formats[0]);
  const [written, setWritten] = useState(start);
  const [bits, setBits] = useState(() => bitsOf(Number(start), formats[0]));
  const [isDone, setIsDone] = useState(false);
  const errorId = useId();
  const value = numberOf(bits, format);
  const show = (text: string, next: Format) => {
    setWritten(text);
    setFormat(next);
    setIsDone(false);
    if (isNumber(text)) setBits(bitsOf(Number(text), next));
    else if (next !== format) setBits(bitsOf(value, next));
  };
  const flip = (index: number) => {
    const flipped = bits.map((bit, at) => (at === index ? 1 - bit : bit));
    setBits(flipped);
    setWritten(String(numberOf(flipped, format)));
  };
  const isWrong = isDone && !isNumber(written);
  const power = bits.slice(1, 1 + format.exponent).reduce((sum, bit) => sum * 2 + bit, 0);
  const parts = [
    { name: "符号", from: 0, to: 1 },
    { name: `阶码，值为${power}，偏置${bias(format)}`, from: 1, to: 1 + format.exponent },
    { name: "小数", from: 1 + format.exponent, to: bits.length },
  ];
  return (
    <>
      <p>
        <label>
          数{" "}
          <input
            type="text"
            value={written}
            onChange={(event) => show(event.target.value, format)}
            onBlur={() => setIsDone(true)}
            onKeyDown={({ key }) => key === "Enter" && setIsDone(true)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            autoCapitalize="off"
            autoComplete="off"
            size={16}
            spellCheck={false}
          />
        </label>{" "}
        <label>
          格式{" "}
          <select
            value={format.name}
            onChange={(event) => show(written, formats.find(({ name }) => name === event.target.value) ?? formats[0])}
          >
            {formats.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      {isWrong && (
        <p role="alert" id={errorId}>
          写成十进制的数，如-0.1、1e-3，也可以是Infinity或NaN。
        </p>
      )}
      {parts.map(({ name, from, to }) => (
        <fieldset key={from}>
          <legend>{name}</legend>
          {bits.slice(from, to).map((bit, offset) => {
            const index = from + offset;
            return (
              <button
                type="button"
                key={`${format.name} ${index}`}
                aria-pressed={bit === 1}
                aria-label={`${bit}，第${bits.length - 1 - index}位`}
                onClick={() => flip(index)}
              >
                {bit}
              </button>
            );
          })}
        </fieldset>
      ))}
      <p>
        <output>
          十六进制<code>{hexOf(bits)}</code>，存下的是{exact(value)}
          {meaning(power, format)}。
        </output>
      </p>
    </>
  );
}

/** 空着、只写了负号、没写完指数，都还不是数。 */
const isNumber = (text: string) => text.trim() === "NaN" || (text.trim() !== "" && !Number.isNaN(Number(text)));

const bias = ({ exponent }: Format) => 2 ** (exponent - 1) - 1;

function viewOf({ exponent }: Format): DataView {
  return new DataView(new ArrayBuffer(exponent === 8 ? 4 : 8));
}

function bitsOf(value: number, format: Format): number[] {
  const view = viewOf(format);
  if (view.byteLength === 4) view.setFloat32(0, value);
  else view.setFloat64(0, value);
  return Array.from(
    { length: view.byteLength * 8 },
    (_, index) => (view.getUint8(index >> 3) >> (7 - (index & 7))) & 1,
  );
}

function numberOf(bits: readonly number[], format: Format): number {
  const view = viewOf(format);
  for (let byte = 0; byte < view.byteLength; byte += 1)
    view.setUint8(byte, Number.parseInt(bits.slice(byte * 8, byte * 8 + 8).join(""), 2));
  return view.byteLength === 4 ? view.getFloat32(0) : view.getFloat64(0);
}

function hexOf(bits: readonly number[]): string {
  const digits = Array.from({ length: bits.length / 4 }, (_, at) => bits.slice(at * 4, at * 4 + 4).join(""));
  return digits
    .map((digit) => Number.parseInt(digit, 2).toString(16))
    .join("")
    .toUpperCase();
}

/** 二进制小数在十进制里总是有限的；位数太多时只写前面一段。 */
function exact(value: number): string {
  if (!Number.isFinite(value) || value === 0) return Object.is(value, -0) ? "-0" : String(value);
  const digits = 40;
  const text = value.toPrecision(digits);
  const [mantissa = "", power] = text.split("e");
  const short = mantissa.includes(".") ? mantissa.replace(/\.?0+$/, "") : mantissa;
  const isCut = short.replace(/^-?0?\.?0*/, "").replace(".", "").length >= digits;
  return `${short}${isCut ? "…" : ""}${power === undefined ? "" : `×10的${Number(power)}次方`}`;
}

function meaning(power: number, { exponent }: Format): string {
  if (power === 0) return "，阶码全0：零或非规格化数";
  return power === 2 ** exponent - 1 ? "，阶码全1：无穷大或NaN" : "";
}

/** Longer ones may need two lines on a narrow phone. */
const LONGEST = 18
const compound = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u

/** A Latin title in parts, of which those `isWhole` are compounds that no line ends in: "engineer-to-order", "goods-in". */
export function compoundParts(title: string): { text: string; isWhole: boolean }[] {
  return title
    .split(compound)
    .map((text, at) => ({ text, isWhole: at % 2 === 1 && text.length <= LONGEST }))
    .filter(({ text }) => text !== '')
}

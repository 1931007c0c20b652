import { parse, stringify } from 'lossless-json'

const mayHoldLongNumber = /[[:,]\s*-?\d{16}/

/** JSON whose whole numbers keep their digits: those that no JavaScript number holds are bigints. Throws SyntaxError. */
export function readJson(text: string): unknown {
  if (!mayHoldLongNumber.test(text)) return JSON.parse(text)
  return parse(text, null, { parseNumber, onDuplicateKey: ({ newValue }) => newValue })
}

function parseNumber(digits: string): number | bigint {
  const value = Number(digits)
  return Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(digits)
    ? BigInt(digits)
    : value
}

/** The JSON of a value, bigints as numbers with all their digits. */
export const writeJson = (value: object): string => stringify(value) ?? ''

/** A number with what it counts: "1 record", "2 records". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

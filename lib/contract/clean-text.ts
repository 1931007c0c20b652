/** What XML, JSON and calendars forbid in texts: control characters besides tabs and line ends, noncharacters, halves of pairs. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** A text without what no output may carry; breaks of lines and pages become blanks. */
export const cleanText = (text: string): string =>
  text.replace(forbidden, (sign) => ('\v\f\u0085'.includes(sign) ? ' ' : ''))

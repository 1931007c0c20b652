/** A Chinese title whose figures stay on one line with what they count: no line breaks inside "47 天" or "43 个电站". */
export function keepFigures(title: string): string {
  return title.replace(/(?<=[0-9]) (?=\p{Script=Han})/gu, '\u00a0')
}

/** A Latin title whose figures stay on one line with their unit or currency: no line breaks inside "47 days", "1.86 million" or "CNY 268". */
export function keepUnits(title: string): string {
  return title
    .replace(/(?<=\d) (?=\p{Ll}{1,8}\b)/gu, '\u00a0')
    .replace(/(?<=\b(?:CNY|RMB|USD|EUR)) (?=\d)/g, '\u00a0')
}

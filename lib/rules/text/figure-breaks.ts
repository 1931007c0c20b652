/** A Chinese title whose figures stay on one line with what they count: no line breaks inside "47 天" or "43 个电站". */
export function keepFigures(title: string): string {
  return title.replace(/(?<=[0-9]) (?=\p{Script=Han})/gu, '\u00a0')
}

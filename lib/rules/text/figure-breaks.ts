/** A Chinese title whose figures stay on one line with what they count: "47 天" and "43 个电站" are no place for a line to end. */
export function keepFigures(title: string): string {
  return title.replace(/(?<=[0-9]) (?=\p{Script=Han})/gu, '\u00a0')
}

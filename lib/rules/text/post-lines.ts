/** A Chinese post as its lines: the company, which a blank parts from the rest, and the post. Any other text is one line. */
export function postLines(text: string): string[] {
  const [, company, post] = /^(\p{Script=Han}[^\s，、]*) (\p{Script=Han}.*)$/u.exec(text) ?? []
  return company && post ? [company, post] : [text]
}

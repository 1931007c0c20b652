/** The first address of a text that a mail can be sent to, as `mailto:`: one that it links to, else one that it names; else undefined. */
export function firstMail(text = ''): string | undefined {
  const [, linked] = /<a\b[^>]*?\shref="(mailto:[^"]+)"/i.exec(text) ?? []
  if (linked) return linked.replaceAll('&amp;', '&')
  const [named] = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text) ?? []
  return named && `mailto:${named}`
}

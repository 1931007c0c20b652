const style = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi

/** The style sheets that stand in a document's head, each once: the server wrote them, content has no place there (S3). */
export function headStyles(html: string): string[] {
  const end = html.indexOf('</head>')
  const found = html.slice(0, Math.max(end, 0)).matchAll(style)
  return [...new Set([...found].map(([, css = '']) => css))]
}

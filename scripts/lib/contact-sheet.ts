import { basename } from 'node:path'
import type { Taken } from './shots-take'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

function figure({ name, file, width, height, remarks, parts }: Taken): string {
  const links = parts
    .map((part, index) => `<a href="${encodeURI(basename(part))}">${index + 1}</a>`)
    .join(' ')
  const notes = remarks.map((remark) => `<li>${escapeHtml(remark)}</li>`).join('')
  const source = encodeURI(basename(file))
  return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a>
<figcaption>${escapeHtml(name)}, ${width} × ${height} ${links}<ul>${notes}</ul></figcaption></figure>`
}

/** One page with every picture, for a look at them side by side. */
export function contactSheet(taken: Taken[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{margin:1rem;font:14px system-ui;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}
figure{margin:0}img{width:100%;height:420px;object-fit:cover;object-position:top;border:1px solid #ccc}
ul{color:#b00020;margin:.25rem 0;padding-left:1.2em}</style>
${taken.map(figure).join('\n')}
</html>
`
}

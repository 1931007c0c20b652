import { type IconName, icon } from './icons'
import { hue } from './palette'

export type Tone = 'ok' | 'go' | 'bad' | 'mute' | 'solid' | 'ink' | 'out'

/** A status chip; a dot is drawn unless `dot` is false. */
export function chip(text: string, tone: Tone = 'mute', dot = true): string {
  return `<span class="chip ${tone}">${dot ? '<i></i>' : ''}${text}</span>`
}

/** A button: p = primary, q = quiet tint, otherwise outlined; s = small. */
export function button(text: string, kind = '', sign?: IconName): string {
  return `<span class="btn ${kind}">${sign ? icon(sign, 16) : ''}${text}</span>`
}

const faces = [
  [hue.tint, hue.teal],
  ['#DCE5EA', hue.deep],
  [hue.teal, '#fff'],
  [hue.deep, '#fff'],
] as const

/** A monogram: the first Chinese character, or the initials of a Latin name. */
export function avatar(name: string, size = 28, tone = name.length): string {
  const latin = /^[A-Za-z]/.test(name)
  const letters = latin
    ? name
        .split(' ')
        .map((word) => word[0])
        .join('')
        .slice(0, 2)
    : name.slice(0, 1)
  const [back, front] = faces[tone % faces.length] ?? faces[0]
  return `<span class="av" style="width:${size}px;height:${size}px;background:${back};color:${front};font-size:${Math.round(size * 0.42)}px">${letters}</span>`
}

/** A thin progress track, 0–100. */
export function track(percent: number, tone = '', width?: number): string {
  const fixed = width === undefined ? '' : `style="flex:none;width:${width}px"`
  return `<span class="track ${tone}" ${fixed}><i style="width:${Math.min(100, percent)}%"></i></span>`
}

/** A segmented switch with one chosen part. */
export function segments(parts: string[], chosen: number): string {
  return `<span class="seg">${parts.map((part, i) => `<span class="${i === chosen ? 'on' : ''}">${part}</span>`).join('')}</span>`
}

/** A figure with label and, if given, the change against the period before. */
export function figure(
  label: string,
  value: string,
  note = '',
  tone: 'up' | 'down' | 'flat' = 'flat',
): string {
  const colour = tone === 'up' ? 'teal' : tone === 'down' ? 'warn' : 'mut'
  return `<div class="f1"><div class="lbl nw">${label}</div><div class="fig nw" style="margin:6px 0 4px">${value}</div><div class="s12 nw ${colour}">${note}</div></div>`
}

/** A card with a titled head and free content. */
export function panel(title: string, aside: string, content: string, style = '', pad = '20px'): string {
  return `<section class="card flush col" style="gap:0;${style}"><div class="head"><span class="h nw">${title}</span><span class="row g8">${aside}</span></div><div class="f1" style="padding:${pad};min-height:0">${content}</div></section>`
}

export type Column = { label: string; width?: number; align?: 'r' | 'c' }
export type Row = { cells: string[]; on?: boolean }

/** A table with fixed columns; a row is a list of cells or one marked as chosen. */
export function table(columns: Column[], rows: (string[] | Row)[], rowHeight = 46): string {
  const cols = columns.map(({ width }) => `<col${width ? ` style="width:${width}px"` : ''}>`).join('')
  const heads = columns.map(({ label, align }) => `<th class="${align ?? ''}">${label}</th>`).join('')
  const lines = rows.map((row) => {
    const { cells, on } = Array.isArray(row) ? { cells: row, on: false } : row
    const tds = cells.map(
      (cell, i) => `<td class="${columns[i]?.align ?? ''}" style="height:${rowHeight}px">${cell}</td>`,
    )
    return `<tr class="${on ? 'on' : ''}">${tds.join('')}</tr>`
  })
  return `<table><colgroup>${cols}</colgroup><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** A label above a value, as in a record's head. */
export function fact(label: string, value: string): string {
  return `<div style="min-width:0"><div class="lbl nw">${label}</div><div class="w5 nw cut" style="margin-top:3px">${value}</div></div>`
}

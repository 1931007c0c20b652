'use client'

/** Brings a link to the middle of the row that scrolls sideways around it; the page itself stays where it stands (§2). */
export function showInRow(row: HTMLElement, link: HTMLElement) {
  if (row.scrollWidth <= row.clientWidth) return
  const offset = link.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += offset - (row.clientWidth - link.offsetWidth) / 2
}

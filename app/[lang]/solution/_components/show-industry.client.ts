'use client'

/** Gives the page what belongs to a slide: its picture, the bar's theme over it (D19), its industry's solutions and cases (§2). */
export function showIndustry(carousel: HTMLElement, active: number) {
  const slide = carousel.querySelectorAll<HTMLElement>('[data-slide]')[active]
  slide?.setAttribute('data-near', '')
  const theme = slide?.dataset.slide
  if (theme) Object.assign(carousel.dataset, { banner: theme, theme })
  document.querySelectorAll<HTMLElement>('[data-industry]').forEach((panel, index) => {
    panel.toggleAttribute('data-active', index === active)
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Selectors of a style sheet, one each; what stands in brackets is left out, but for the names of functions. */
function selectors(css: string): { whole: string; plain: string }[] {
  const heads = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? []
  return heads.flatMap((head) =>
    head.split(/,(?![^(]*\))/).map((selector) => {
      let plain = selector.trim()
      while (plain.includes('(') && /\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
      return { whole: selector.trim(), plain }
    }),
  )
}

const styleSheets = () =>
  ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  )

/** True where what a rule dresses may be any element: neither tag, class nor attribute says which. */
const isAny = (compound: string) =>
  /^(?:\*|:(?!is\b|where\b|global\b|:))/.test(compound) && !compound.includes(':has')

describe('style sheets', () => {
  // All rules behind a `:has()` are one to the browser: when one of them may mean any element, each change of any `:has()` restyles the page.
  it('name the element that a rule behind a :has() styles', () => {
    const files = styleSheets()
    const wide = files.flatMap((file) =>
      selectors(readFileSync(file, 'utf8'))
        .filter(({ whole, plain }) => whole.includes(':has(') && /[\s>+~]/.test(plain))
        .filter(({ plain }) => isAny(plain.split(/[\s>+~]+/).at(-1) ?? ''))
        .map(({ whole }) => `${file}: ${whole}`),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(wide).toEqual([])
  })

  // What is within such a document is one for the browser too: whatever `:has()` a tap changes, a third of the page was styled again (P3).
  it('a :has() of the document sets custom properties, no rules for its descendants', () => {
    // Read from the right or the left, what else they ask for is never met on most pages: their `:has()` is not looked at there.
    const guarded = /:not\(\[data-scripts\]\):has|\[data-sticky-bar\]\)\) \.event/
    const wide = styleSheets().flatMap((file) =>
      selectors(readFileSync(file, 'utf8'))
        .filter(({ whole }) => /(?:html|body|:root)[^\s>+~]*:has\(/.test(whole) && !guarded.test(whole))
        .filter(({ plain }) => /[\s>+~]/.test(plain))
        .map(({ whole }) => `${file}: ${whole}`),
    )
    expect(wide).toEqual([])
  })

  // Where a node comes into a parent whose children such a rule may mean, the browser styles all that is below anew: a dialog, the page (P3).
  it('name the element that another follows, and the one that follows', () => {
    const wide = styleSheets().flatMap((file) =>
      selectors(readFileSync(file, 'utf8'))
        .filter(({ plain }) => /\*\s*[+~]|(?:^|[\s>])[a-z][a-z0-9]*\s*[+~]\s*\*/.test(plain))
        .map(({ whole }) => `${file}: ${whole}`),
    )
    expect(wide).toEqual([])
  })
})

import localFont from 'next/font/local'

/** Latin text of English pages: 29 KB, self-hosted, and a fall-back face of the same widths until it is there. */
export const latin = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  variable: '--font-instrument',
})

/**
 * The same file for Latin letters and numerals on Chinese pages. Quotation marks, dashes and dots are not in its range: Chinese writes
 * them a character wide. Until it is there the Chinese face shows them, as it does everything around.
 */
export const latinAmongHan = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-instrument',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+A5, U+B0-B1, U+C0-FF, U+2009, U+2013, U+20AC, U+2212',
    },
  ],
})

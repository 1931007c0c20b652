import localFont from 'next/font/local'

/** Latin text of English pages: 29 KB, self-hosted; Chinese pages use the system's fonts and never load it. */
export const latin = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  variable: '--font-instrument',
})

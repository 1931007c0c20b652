/** What the codes need of `qrcode`; written here so that the site's checks read this folder without installing its packages. */
declare module 'qrcode' {
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; get(row: number, column: number): number } }
}

/** Whether a browser is one of iOS, where a notice stands before a large file (§4); an iPad calls itself a Macintosh that is touched. */
export const isIos = (browser: { userAgent: string; maxTouchPoints: number }): boolean =>
  /iPhone|iPad|iPod/.test(browser.userAgent) ||
  (browser.userAgent.includes('Macintosh') && browser.maxTouchPoints > 1)

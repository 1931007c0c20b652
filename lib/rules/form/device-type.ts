/** deviceType of an enquiry (§7): 0 Android, 1 iOS, 2 other. iPads send "Macintosh" and are recognised by their touch points. */
export function deviceType(userAgent: string, maxTouchPoints = 0): 0 | 1 | 2 {
  if (/Windows Phone/i.test(userAgent)) return 2
  if (/Android/i.test(userAgent)) return 0
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? 1 : 2
}

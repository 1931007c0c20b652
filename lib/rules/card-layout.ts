/** Cases from which a row becomes a carousel, and above which it has arrows (§9). */
export function caseRowLayout(count: number): { isCarousel: boolean; hasArrows: boolean } {
  return { isCarousel: count >= 3, hasArrows: count > 3 }
}

/** Columns of a grid on PC: two for up to two items, else the list's own number (§9). */
export function gridColumns(count: number, columns: number): number {
  return count <= 2 ? 2 : columns
}

/** Sub-menu style: small for six or fewer children (§9). */
export function subMenuStyle(children: number): 'small' | 'large' {
  return children <= 6 ? 'small' : 'large'
}

/** Room in CSS px the bar's links have beside logo and tools, from 1120 px and from 1680 px of screen width. */
const BAR_ROOM = { narrow: 800, wide: 1080 }

/** From which screens the top bar's links fit: all with a PC's bar, wide ones only, or none (then the menu button stays). */
export function barFit(labels: string[]): 'all' | 'wide' | 'none' {
  const width = labels.reduce((sum, label) => {
    const letters = [...label].reduce((px, letter) => px + (letter > '\u2e7f' ? 15 : 8), 0)
    return sum + letters + 24
  }, 0)
  if (width <= BAR_ROOM.narrow) return 'all'
  return width <= BAR_ROOM.wide ? 'wide' : 'none'
}

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

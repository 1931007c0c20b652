/** Collects items and hands them over in one batch once none has come for `quietMs`. */
export function debounceBatch<T>(
  quietMs: number,
  onBatch: (items: T[]) => unknown,
): { add: (item: T) => void; stop: () => void } {
  let items: T[] = []
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    const batch = [...new Set(items)]
    items = []
    onBatch(batch)
  }
  return {
    add(item) {
      items.push(item)
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    },
    stop: () => clearTimeout(timer),
  }
}

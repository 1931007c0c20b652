/** Collects what comes in and tells it in one piece once nothing more has come for a while. */
export function afterSilence<T>(
  silenceMs: number,
  tell: (items: T[]) => unknown,
): { add: (item: T) => void; stop: () => void } {
  let items: T[] = []
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    const told = [...new Set(items)]
    items = []
    tell(told)
  }
  return {
    add(item) {
      items.push(item)
      clearTimeout(timer)
      timer = setTimeout(end, silenceMs)
    },
    stop: () => clearTimeout(timer),
  }
}

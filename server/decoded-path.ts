/** A path with its escapes read; undefined where no decoder reads it: Next would answer it with a 500. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

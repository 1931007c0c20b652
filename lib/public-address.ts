/** True for an address that the public can open: not of this machine, of a private network or of names that only such networks know. */
export function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return !/^(?:[^.]+$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|0\.0\.0\.0)|\.(?:local|localhost|test|internal)$/.test(
    hostname,
  )
}

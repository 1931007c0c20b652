const words: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a folder is expected, and this is a file',
  EISDIR: 'a file is expected, and this is a folder',
  EACCES: 'this may not be read or written by you',
}

/** Why a command failed: the message of its error, in plain words where a path is wrong. */
export function commandReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path }: NodeJS.ErrnoException = error
  const said = words[code]
  return said ? `${path ? `${path}: ` : ''}${said}` : error.message
}

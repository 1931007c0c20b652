/** What the studio must know of a folder's files besides their fields: how they stand on disk and how the editor holds them. */
export type FileShape = {
  /** Name of the format in the editor's configuration. */
  format: string
  /** Folder of content/{mark}, or the single file without its ending. */
  folder: string
  extension: 'yaml' | 'md'
  /** Fields that map ids to records: the editor holds them as lists whose items say their key. */
  keyed: { field: string; key: string }[]
  /** Fields whose keys have dots in them, which the editor would take for paths. */
  dotted: string[]
  /** Fields of a time: the editor holds each as `YYYY-MM-DD HH:mm`. */
  times: string[]
  /** Fields of a text in Markdown, which the editor writes anew as a whole. */
  markdown: string[]
  /** Switches that are on when a file says nothing, as paths; `*` is every item of a list. */
  onByDefault: string[]
}

/** A record as the editor holds it. */
export type EditorRecord = Record<string, unknown>

/** Where a held record carries the text of its file, so that what was not edited is written as it stood. */
export const sourceKey = '_source'

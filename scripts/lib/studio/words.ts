import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../run.mjs'

const both = z.tuple([z.string(), z.string()]).readonly()
const folder = z.strictObject({
  label: both,
  hint: both,
  /** A sign of Material Symbols. */
  icon: z.string(),
  /** The field a record is known by, and how lists write it. */
  identifier: z.string(),
  summary: z.string(),
  thumbnail: z.array(z.string()).optional(),
  /** The field lists are sorted by, newest first. */
  newest: z.string().optional(),
  extension: z.literal('md').optional(),
})
export type FolderWords = z.infer<typeof folder>

const file = readFileSync(join(root, 'scripts', 'lib', 'studio', 'words.yaml'), 'utf8')
/**
 * Words of the studio, Chinese before English. `fields`: by name, or by `folder.name` or `parent.name` where a name means several
 * things, with a hint in both; `folders`: in the order of the studio's list; `singles`: the single files; `options`: values of closed lists.
 */
export const words = z
  .strictObject({
    fields: z.record(z.string(), z.array(z.string()).min(2).max(4)),
    options: z.record(z.string(), both),
    folders: z.record(z.string(), z.union([folder, z.literal('divider')])),
    singles: z.record(z.string(), folder.pick({ label: true, icon: true })),
  })
  .parse(parse(file))

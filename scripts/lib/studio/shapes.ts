import { z } from 'zod'
import { type FolderRule, folders, singles } from '@/lib/content/sources/files/folders'
import { core, layers } from '@/lib/contract/schema'
import { html } from '@/lib/contract/shared'
import type { FileShape } from '@/lib/studio/file/shape'
import { words } from './words'

/** Name of the format of a folder; the editor wants those with front matter to say so. */
export const formatOf = (folder: string, extension: FileShape['extension']) =>
  extension === 'md' ? `${folder}-frontmatter` : folder

const times = ['createTime', 'createdAt', 'startDate', 'endDate', 'publishAt', 'expireAt']

function markdownOf({ schema }: FolderRule): string[] {
  const inner = core(schema)
  const fields = inner instanceof z.ZodObject ? Object.entries(inner.shape as Record<string, z.ZodType>) : []
  return fields.flatMap(([name, field]) => (layers(field).includes(html) ? [name] : []))
}

/** How the files of every folder, and the single ones, are on disk. */
export function shapes(): FileShape[] {
  const own = Object.entries(folders).map(([folder, rule]): FileShape => {
    const found = words.folders[folder]
    const extension = found && found !== 'divider' && found.extension ? found.extension : 'yaml'
    const onByDefault = ['published', ...(folder === 'forms' ? ['formFields.*.required'] : [])]
    const format = formatOf(folder, extension)
    return {
      format,
      folder,
      extension,
      keyed: [],
      dotted: [],
      times,
      markdown: markdownOf(rule),
      onByDefault,
    }
  })
  const single = [...Object.keys(singles), 'redirects.yaml'].map((file): FileShape => {
    const name = file.replace('.yaml', '')
    return {
      format: name,
      folder: name,
      extension: 'yaml',
      keyed: name === 'mail' ? [{ field: 'forms', key: 'form' }] : [],
      dotted: name === 'site' ? ['dictionary'] : [],
      times: [],
      markdown: [],
      onByDefault: [],
    }
  })
  return [...own, ...single]
}

import { folders, singles } from '@/lib/content/sources/files/folders'
import type { FileShape } from '@/lib/studio/file/shape'
import { words } from './words'

/** Name of the format of a folder; the editor wants those with front matter to say so. */
export const formatOf = (folder: string, extension: FileShape['extension']) =>
  extension === 'md' ? `${folder}-frontmatter` : folder

const times = ['createTime', 'createdAt', 'startDate', 'endDate', 'publishAt', 'expireAt']

/** How the files of every folder, and the single ones, are on disk. */
export function shapes(): FileShape[] {
  const own = Object.keys(folders).map((folder): FileShape => {
    const found = words.folders[folder]
    const extension = found && found !== 'divider' && found.extension ? found.extension : 'yaml'
    const onByDefault = ['published', ...(folder === 'forms' ? ['formFields.*.required'] : [])]
    const format = formatOf(folder, extension)
    return { format, folder, extension, keyed: [], dotted: [], times, onByDefault }
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
      onByDefault: [],
    }
  })
  return [...own, ...single]
}

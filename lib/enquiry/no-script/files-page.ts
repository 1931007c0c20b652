import type { PageContext } from '@/lib/i18n/page-context'
import { fileLabel } from '@/lib/rules/media/file-label'
import type { GatedFile } from '../gate'
import { messagePage } from './message-page'

/** The page of a gate with several files (§3, D26): each by name and kind, under the gate's own address. */
export function filesPage(page: PageContext, files: GatedFile[]): Response {
  const links = files.map((file, index) => {
    const { name = page.t('jump.file', { number: index + 1 }), kind } = fileLabel(file)
    return { href: `?file=${file.key}`, label: kind ? `${name} · ${kind}` : name }
  })
  return messagePage(page, 200, {
    title: page.t('jump.files', { count: files.length }),
    text: page.t('form.gateFiles'),
    links,
  })
}

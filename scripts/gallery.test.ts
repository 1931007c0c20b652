import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildGallery } from '@/scripts/lib/gallery'
import { exampleFiles, nameOf } from '@/scripts/lib/views'

let html: Awaited<ReturnType<typeof buildGallery>>
beforeAll(async () => {
  html = await buildGallery()
})

describe('gallery', () => {
  it.each(['cn', 'en'] as const)(
    'holds every component that has examples, in the styles of the site, %s',
    (locale) => {
      const page = html(locale)
      for (const file of exampleFiles()) expect(page).toContain(`data-example="${nameOf(file)}:`)
      expect(page).toContain(`lang="${locale === 'cn' ? 'zh-CN' : 'en'}"`)
      const [, card = ''] = /<article class="(\w+)"/.exec(page) ?? []
      expect(card).not.toBe('')
      expect(page).toContain(`.${card} {`)
    },
  )

  it('costs the site nothing: no file of it imports examples', () => {
    const files = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    const product = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(?:examples|test)\.tsx?$/.test(file) &&
        !file.startsWith('components/examples/'),
    )
    const importing = product.filter((file) =>
      /from '[^']*(?:\.examples|\/examples(?:\/\w+)?)'/.test(readFileSync(file, 'utf8')),
    )
    expect(importing).toEqual([])
  })
})

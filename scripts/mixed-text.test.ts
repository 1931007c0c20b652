import { existsSync, readFileSync } from 'node:fs'
import { API } from 'typescript/unstable/sync'
import { afterAll, expect, it } from 'vitest'
import { viewFiles } from '@/scripts/lib/views'
import { importsOf } from '@/tests/helpers/import-rules'
import { mixedTexts } from '@/tests/helpers/mixed-text'
import { root } from './lib/run.mjs'

// A browser that translates a page puts elements where texts were: React changes and removes such texts in vain, or throws. A text that
// is all its element holds is safe. So a text that may change stands in an element of its own.

const compiler = new API({ cwd: root })
afterAll(() => compiler.close())

/** The title of a list is the same with every filter; pieces of it must not become elements that nothing needs. */
const keepsItsText = new Set(['components/ui/Words.tsx'])

/** What is rendered again in the page that is shown: islands with all they import, and lists, which filters and pages exchange in place. */
function renderedAgain(): string[] {
  const seen = new Set(
    viewFiles().filter((file) =>
      /\.client\.tsx$|^components\/blocks\/list\/|^components\/ui\/FilterMenu|\/search\/_components\//.test(
        file,
      ),
    ),
  )
  for (const file of seen)
    for (const name of importsOf({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))
      if (existsSync(`${root}/${name}.tsx`)) seen.add(`${name}.tsx`)
  return [...seen].filter((file) => !keepsItsText.has(file)).sort()
}

it('a text that is rendered again stands in an element of its own', () => {
  const project = compiler.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects()[0]
  if (!project) throw new Error('tsconfig.json is no project')
  const files = renderedAgain()
  expect(files).toContain('components/enquiry/Consent.tsx')
  const wrong = files.flatMap((file) => {
    const source = project.program.getSourceFile(`${root}/${file}`)
    return source
      ? mixedTexts(source, project.checker).map((text) => `${file}: ${text}`)
      : [`${file}: not there`]
  })
  expect(wrong).toEqual([])
})

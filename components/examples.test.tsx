import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { root } from '@/scripts/lib/run.mjs'
import { exampleFiles, nameOf, viewFiles } from '@/scripts/lib/views'
import type { Examples } from './examples'
import { shownIn } from './examples/shown'

const components = await Promise.all(
  exampleFiles().map(async (file) => {
    const { examples } = (await import(`${root}/${file}`)) as { examples: Examples }
    return { component: nameOf(file), examples }
  }),
)
const cases = components.flatMap(({ component, examples }) =>
  locales.flatMap((locale) =>
    Object.entries(examples).map(([name, show]) => ({ component, name, locale, show })),
  ),
)

/** Views that are seen in another one only, whose examples show them: part → whole. */
const partOf: Record<string, string> = {
  'components/blocks/FeatureRotation.client.tsx': 'components/blocks/FeatureCarousel.tsx',
  'components/blocks/home/Crossfade.client.tsx': 'components/blocks/home/Banner.tsx',
  'components/ui/carousel/TurnButtons.client.tsx': 'components/blocks/FeatureRotation.client.tsx',
  'app/[lang]/product/_components/ProductButtons.tsx': 'app/[lang]/product/[id]/_components/ClosingCall.tsx',
  'components/blocks/home/scene/PlayScene.client.tsx': 'components/blocks/home/Banner.tsx',
  'components/blocks/home/Marks.tsx': 'components/blocks/home/CaseWall.tsx',
  'components/blocks/list/DateRange.tsx': 'components/blocks/list/FilterForm.tsx',
  'components/blocks/list/FilteredList.tsx': 'app/[lang]/media/_components/MediaList.tsx',
  'components/blocks/list/FilterBehaviour.client.tsx': 'components/blocks/list/FilterForm.tsx',
  'components/blocks/company/PlaceMap.tsx': 'components/blocks/company/PlateLayouts.tsx',
  'components/layout/BarItem.tsx': 'components/layout/TopBar.tsx',
  'components/layout/BarMenus.client.tsx': 'components/layout/TopBar.tsx',
  'components/layout/FooterGroups.tsx': 'components/layout/Footer.tsx',
  'components/layout/MenuDialog.client.tsx': 'components/layout/MobileMenu.tsx',
  'components/layout/MobileMenuSection.tsx': 'components/layout/MobileMenu.tsx',
  'components/layout/MoreMenu.tsx': 'components/layout/TopBar.tsx',
  'components/layout/StructuredData.tsx': 'components/layout/Shell.tsx',
  'components/layout/search/SearchOpener.client.tsx': 'components/layout/Shell.tsx',
  'components/enquiry/ConsultDialog.client.tsx': 'components/enquiry/ConsultPage.client.tsx',
  'components/enquiry/fields/ChoiceControl.tsx': 'components/enquiry/fields/Field.client.tsx',
  'components/enquiry/fields/MultiSelectControl.client.tsx': 'components/enquiry/fields/Field.client.tsx',
  'components/enquiry/fields/RoomLeft.client.tsx': 'components/enquiry/fields/Field.client.tsx',
  'components/enquiry/fields/TextControl.tsx': 'components/enquiry/fields/Field.client.tsx',
  'components/media/FrameBridge.client.tsx': 'app/[lang]/ai/_components/AiPageLayout.tsx',
  'components/media/SmallPicture.tsx': 'components/blocks/ProductGrid.tsx',
  'components/ui/Closing.tsx': 'components/layout/ClosingBand.tsx',
  'components/ui/DateRangePicker.client.tsx': 'components/blocks/list/DateRange.tsx',
  'components/ui/MoreItems.client.tsx': 'components/blocks/list/PagedList.tsx',
}

/** Views that nothing shows before a browser does something, and the tests that look at them there. */
const seenInBrowsers: Record<string, string> = {
  'components/layout/BrokenView.client.tsx': 'e2e/failures.spec.ts',
  'components/layout/Navigation.client.tsx': 'e2e/scroll.spec.ts',
  'components/layout/Overlays.client.tsx': 'e2e/enquiry.spec.ts',
  'components/layout/RememberLanguage.client.tsx': 'e2e/language.spec.ts',
  'components/layout/search/SearchDialog.client.tsx': 'e2e/search.spec.ts',
  'components/layout/search/Suggestions.client.tsx': 'e2e/search.spec.ts',
  'components/media/Captions.client.tsx': 'e2e/media.spec.ts',
  'components/media/StreamSource.client.tsx': 'e2e/media.spec.ts',
  'components/media/VideoDialog.client.tsx': 'e2e/ai.spec.ts',
  'components/ui/Calendar.client.tsx': 'e2e/filters.spec.ts',
  'components/ui/FollowOnFailure.client.tsx': 'e2e/older-browsers.spec.ts',
}

/** What is wrong with a piece of HTML for whoever reads, clicks or hears it. */
function faults(html: string): string[] {
  const found: string[] = []
  const wrong = (pattern: RegExp, what: string) => {
    for (const [text] of html.matchAll(pattern)) found.push(`${what}: ${text}`)
  }
  wrong(/ (?:href|src|srcSet|action|id)=""/g, 'an empty address')
  wrong(/<(?:h[1-6]|p|li|ul|ol)(?: [^>]*)?><\/\w+>/g, 'an element without content')
  wrong(/\bundefined\b|\bNaN\b|\[object|Invalid Date/g, 'a value that was not there')
  wrong(/<img(?![^>]* alt=)[^>]*>/g, 'a picture without alt')
  wrong(/<img(?![^>]* width="\d+"[^>]* height="\d+")[^>]*>/g, 'a picture without size')
  wrong(/<a [^>]*target="_blank"(?![^>]*rel="noopener")[^>]*>/g, 'a new tab that knows its opener')
  for (const [text, attributes = '', inside = ''] of html.matchAll(
    /<(?:a|button) ([^>]*)>([\s\S]*?)<\/(?:a|button)>/g,
  )) {
    const said = inside.replace(/<img[^>]* alt="([^"]+)"[^>]*>/g, '$1').replace(/<[^>]+>/g, '')
    if (!said.trim() && !/aria-label="[^"]+"/.test(attributes))
      found.push(`a control without a name: ${text}`)
  }
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size < ids.length) found.push(`an id twice: ${ids.join(' ')}`)
  return found
}

describe('components as their examples show them', () => {
  it('every view has some, or is a part of one that has', () => {
    const withExamples = new Set(exampleFiles().map(nameOf))
    const views = viewFiles()
    expect(views.length).toBeGreaterThan(100)
    const without = views.filter((file) => !withExamples.has(nameOf(file)))
    expect(without).toEqual([...Object.keys(partOf), ...Object.keys(seenInBrowsers)].sort())
    for (const [part, whole] of Object.entries(partOf)) {
      expect(withExamples.has(nameOf(whole)) || whole in partOf, `${whole}, which shows ${part}`).toBe(true)
      expect(readFileSync(`${root}/${whole}`, 'utf8')).toContain(`/${basename(part, '.tsx')}'`)
    }
    for (const file of Object.values(seenInBrowsers)) expect(existsSync(`${root}/${file}`), file).toBe(true)
  })

  it.each(cases)('$component, $name, $mark', ({ name, locale, show }) => {
    const html = renderToStaticMarkup(shownIn(locale, show))
    if (name === 'empty') expect(html).toBe('')
    else expect(html).not.toBe('')
    expect(faults(html)).toEqual([])
    if (locale === 'en')
      expect(html, 'links stay in the language').not.toMatch(
        /href="\/(?:product|activity|case-detail|article-detail|about-us)\b/,
      )
  })

  it.each([
    ['<a class="x" href="">Text</a>'],
    ['<p></p>'],
    ['<p>undefined</p>'],
    ['<img src="/a.png" width="1" height="1"/>'],
    ['<img src="/a.png" alt=""/>'],
    ['<a href="/x"><img src="/a.png" alt="" width="1" height="1"/></a>'],
    ['<i id="a"></i><i id="a"></i>'],
  ])('finds what is wrong with %s', (html) => expect(faults(html)).not.toEqual([]))
})

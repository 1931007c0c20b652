import { parseArgs } from 'node:util'

export type Lang = 'cn' | 'en'
export type Shot = { name: string; address: string; lang: Lang; width: number }
export type Plan = { shots: Shot[]; url: string | undefined; open: string | undefined }

export const usage =
  'npm run shots -- [/route …] [--only 375,1280] [--lang cn] [--url http://…] [--open "selector to click"]'

/** Every page that needs no id: what is shot when no route is named. */
const everyList = [
  ...['/', '/product', '/solution', '/cases', '/about-us', '/about-us/news', '/services', '/join-us'],
  ...['/periodical', '/activity', '/media', '/go1688', '/go1688/purchaser', '/go1688/supplier', '/ai'],
  '/no-such-page',
]

const widths = [375, 768, 1280, 1680]
const langs: Lang[] = ['cn', 'en']

/** A file name for a route: '/about-us/news?type=AI' → 'about-us_news_type-AI'. */
export function fileName(route: string): string {
  const name = route
    .replace(/^\/+/, '')
    .replace(/[/?&#]+/g, '_')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
  return name || 'home'
}

/** What the command line asks for: one shot per route, language and width. Throws what is wrong with it. */
export function readPlan(argv: string[]): Plan {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { only: text, lang: text, url: text, open: text },
  })
  const chosenWidths = values.only === undefined ? widths : values.only.split(',').map(Number)
  if (!chosenWidths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4000))
    throw new Error(`--only takes widths in pixels, such as 375,1280; got ${values.only}`)
  const chosenLangs = langs.filter((lang) => values.lang === undefined || values.lang === lang)
  if (chosenLangs.length === 0) throw new Error(`--lang is cn or en; got ${values.lang}`)
  const routes =
    positionals.length > 0 ? positionals.map((route) => `/${route.replace(/^\/+/, '')}`) : everyList
  const suffix = values.open === undefined ? '' : '.open'
  const shots = routes.flatMap((route) =>
    chosenLangs.flatMap((lang) =>
      chosenWidths.map((width) => ({
        name: `${fileName(route)}.${lang}.${width}${suffix}`,
        address: lang === 'en' ? `/en${route}`.replace(/^\/en\/(?=$|[?#])/, '/en') : route,
        lang,
        width,
      })),
    ),
  )
  return { shots, url: values.url?.replace(/\/+$/, ''), open: values.open }
}

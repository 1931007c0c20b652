import type { BackdropName } from '../lib/backdrop'
import type { FrameKind } from '../lib/frame'
import type { ThemeName } from '../lib/palette'
import type { Plan } from '../lib/picture'
import { harbour } from './harbour'
import { chip, columns, documents, gantt, network, play, stage, steps } from './ideas'
import { type Build, bottles, energy, factory, gears, pills, shop, warehouse, wheels } from './industry'
import { routes } from './routes'

const scenes = {
  harbour,
  factory,
  warehouse,
  gears,
  energy,
  wheels,
  bottles,
  pills,
  shop,
  gantt,
  columns,
  documents,
  network,
  stage,
  play,
  steps,
  chip,
} satisfies Record<string, Build>
type SceneName = keyof typeof scenes | 'routes'

export type Picture = { file: string; kind: FrameKind; plan: Plan }

/** A plan from its three words: what it shows, in which theme, over which ground. */
const plan = (scene: SceneName, theme: ThemeName, back: BackdropName, zoom = 1): Plan =>
  scene === 'routes' ? { theme, back, flat: routes } : { theme, back, build: scenes[scene], zoom }

const banner = (name: string, made: Plan, kind: FrameKind = 'pc'): Picture[] => [
  { file: `banners/${name}-pc.jpg`, kind, plan: made },
  { file: `banners/${name}-mobile.jpg`, kind: 'mobile', plan: made },
]
const cover = (name: string, made: Plan): Picture => ({
  file: `covers/${name}.jpg`,
  kind: 'cover',
  plan: made,
})

const industries: SceneName[] = ['gears', 'shop', 'energy', 'wheels', 'bottles', 'pills']
const products: SceneName[] = [
  'network',
  'warehouse',
  'routes',
  'gantt',
  'factory',
  'network',
  'documents',
  'columns',
  'documents',
  'chip',
  'network',
  'columns',
]
const grounds: BackdropName[] = ['bay', 'lines', 'shore', 'iso', 'chart', 'bay']
const themeNames: ThemeName[] = ['ink', 'teal', 'tint', 'ink', 'mist', 'teal']
const pickFrom = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** The ideas that news, events and media rotate through; the seed of each record makes them differ. */
const newsIdeas: SceneName[] = [
  'documents',
  'network',
  'factory',
  'columns',
  'routes',
  'warehouse',
  'gears',
  'gantt',
  'shop',
  'energy',
  'wheels',
  'bottles',
  'pills',
  'steps',
  'stage',
  'harbour',
]
const aiIdeas: SceneName[] = ['chip', 'documents', 'network', 'chip', 'columns', 'gantt']
const mediaIdeas: SceneName[] = [
  'play',
  'documents',
  'stage',
  'columns',
  'play',
  'factory',
  'routes',
  'network',
]

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every banner and cover of the demo, one row per picture. */
export const pictures: Picture[] = [
  ...banner('home-1', plan('harbour', 'ink', 'bay', 1.04), 'home-pc'),
  ...banner('home-2', plan('warehouse', 'mist', 'bay', 1.06), 'home-pc'),
  ...banner('home-3', plan('chip', 'ink', 'iso', 1.05), 'home-pc'),
  ...banner('product', plan('network', 'ink', 'iso')),
  ...banner('solution', plan('factory', 'teal', 'bay')),
  ...banner('cases', plan('columns', 'ink', 'bay')),
  ...banner('activity', plan('stage', 'mist', 'lines')),
  ...banner('media', plan('play', 'mist', 'bay')),
  ...banner('periodical', plan('documents', 'mist', 'bay')),
  ...banner('services', plan('network', 'teal', 'shore')),
  ...banner('about', plan('harbour', 'ink', 'lines')),
  ...banner('news', plan('documents', 'mist', 'lines')),
  ...banner('join', plan('steps', 'mist', 'bay')),
  ...banner('go1688', plan('harbour', 'teal', 'bay')),
  ...banner('go1688-purchaser', plan('documents', 'ink', 'bay')),
  ...banner('go1688-supplier', plan('gears', 'teal', 'iso')),
  ...banner('consult', plan('routes', 'teal', 'bay')),
  ...banner('single', plan('chip', 'ink', 'bay')),
  ...banner('category-101', plan('warehouse', 'ink', 'bay')),
  ...banner('category-102', plan('factory', 'ink', 'iso')),
  ...banner('category-103', plan('columns', 'mist', 'bay')),
  ...banner('category-104', plan('chip', 'teal', 'iso')),
  ...range(1001, 1012).flatMap((id, i) =>
    banner(
      `product-${id}`,
      plan(pickFrom(products, i), i % 4 === 2 ? 'mist' : i % 3 === 1 ? 'teal' : 'ink', pickFrom(grounds, i)),
    ),
  ),
  ...range(201, 206).flatMap((id, i) =>
    banner(
      `industry-${id}`,
      plan(pickFrom(industries, i), i % 2 === 0 ? 'ink' : 'teal', pickFrom(grounds, i + 2)),
    ),
  ),
  ...range(401, 418).flatMap((id, i) => {
    const scene = pickFrom(industries, Math.floor(i / 3))
    const other: SceneName =
      i % 3 === 0
        ? scene
        : i % 3 === 1
          ? pickFrom(['factory', 'warehouse', 'gantt', 'columns'] as SceneName[], i)
          : scene
    return [
      cover(`case-${id}`, plan(other, pickFrom(themeNames, i), pickFrom(grounds, i), 1.08)),
      {
        file: `covers/background-case-${id}.jpg`,
        kind: 'wide' as const,
        plan: plan(other, i % 2 === 0 ? 'ink' : 'teal', pickFrom(grounds, i + 1)),
      },
    ]
  }),
  ...range(301, 312).map((id, i) =>
    cover(
      `solution-${id}`,
      plan(pickFrom(industries, Math.floor(i / 2)), pickFrom(themeNames, i + 2), pickFrom(grounds, i)),
    ),
  ),
  ...range(501, 532).map((id, i) =>
    cover(`news-${id}`, plan(pickFrom(newsIdeas, i), pickFrom(themeNames, i), pickFrom(grounds, i), 1.1)),
  ),
  ...range(551, 562).map((id, i) =>
    cover(
      `news-${id}`,
      plan(
        pickFrom(aiIdeas, i),
        pickFrom(['ink', 'teal', 'mist'] as ThemeName[], i),
        pickFrom(grounds, i + 3),
        1.1,
      ),
    ),
  ),
  ...range(601, 616).map((id, i) =>
    cover(
      `activity-${id}`,
      plan(
        i % 3 === 1 ? pickFrom(newsIdeas, i) : 'stage',
        pickFrom(themeNames, i),
        pickFrom(grounds, i),
        1.06,
      ),
    ),
  ),
  ...range(701, 724).map((id, i) =>
    cover(
      `media-${id}`,
      plan(pickFrom(mediaIdeas, i), pickFrom(themeNames, i + 1), pickFrom(grounds, i), 1.06),
    ),
  ),
]

// `npm run land` writes lib/rules/layout/land.json: the world's coasts (Natural Earth 1:50m, public domain), as few points as charts need.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import { type Spot, thinned } from '@/lib/rules/layout/outline'
import { root } from './lib/run.mjs'

/** How far a coast may stray from the true one, degrees. */
const TOLERANCE = 0.05
/** Islands smaller than this are left out, square degrees: Zhoushan, Singapore and Malta stay. */
const LEAST = 0.02

type Atlas = Parameters<typeof feature>[0]
const require = createRequire(import.meta.url)
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8')) as Atlas

/** The ring in one piece: a coast that crosses 180° goes on beyond it, one that goes round the pole is closed along the pole. */
function whole(ring: readonly Spot[]): Spot[] {
  let turn = 0
  const spots = ring.map(([x, y], index): Spot => {
    const step = x - (ring[index - 1]?.[0] ?? x)
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [x + turn, y]
  })
  const [first, last] = [spots[0], spots.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return spots.slice(0, -1)
  const pole = Math.sign(first[1]) * 90
  return [...spots, [last[0], pole], [first[0], pole]]
}

function area(ring: readonly Spot[]) {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = ring.at(index - 1) ?? [x, y]
    return sum + lastX * y - x * lastY
  }, 0)
  return Math.abs(twice) / 2
}

const shape = feature(
  atlas,
  atlas.objects.land as never,
) as unknown as GeoJSON.FeatureCollection<GeoJSON.MultiPolygon>
const rings = shape.features
  .flatMap(({ geometry }) => geometry.coordinates.flat())
  .map((ring) => whole(ring.map(([x = 0, y = 0]): Spot => [x, y])))
  // A ring along the pole itself is no coast.
  .filter((ring) => ring.some(([, y]) => Math.abs(y) < 89) && area(ring) >= LEAST)
  .map((ring) => thinned(ring, TOLERANCE).map(([x, y]): Spot => [Math.round(x * 100), Math.round(y * 100)]))
  .filter((ring) => ring.length > 0)

/** First the ring's first spot, then the way from each to the next: shorter than the spots. */
const steps = (ring: readonly Spot[]) =>
  ring.flatMap(([x, y], index) => {
    const [lastX, lastY] = (index > 0 && ring[index - 1]) || [0, 0]
    return [x - lastX, y - lastY]
  })

const lines = rings.map((ring) => JSON.stringify(steps(ring)))
const text = `[\n${lines.join(',\n')}\n]\n`
writeFileSync(join(root, 'lib/rules/layout/land.json'), text)
console.log(`${rings.length} coasts, ${rings.flat().length} points, ${Math.round(text.length / 1000)} KB`)

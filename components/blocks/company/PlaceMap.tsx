import { Heading } from '@/components/ui/Words'
import type { PlateItem } from '@/lib/contract/company'
import { chartSheet, clusterOf, isMoved, type Place, spreadPoints } from '@/lib/rules/layout/chart-map'
import { landPath } from '@/lib/rules/layout/land'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './place-map.module.css'

const [WIDTH, HEIGHT] = [480, 320]
/** Between the middles of two numbers, px of the chart: as they are largest, on phones. */
const LEAST = 34
/** Depth lines around the first place, px. */
const DEPTHS = [24, 42, 66]
/** Between the middle of a number and a place that it or another has left, px: both are seen on phones too. */
const CLEAR = 21

type Pin = { place: Place; number: number }

/** Places on a chart, numbered like the list beside it; the first is filled. A cluster around it has a chart of its own. */
export function PlaceMap({ items }: { items: PlateItem[] }) {
  const pins = items.flatMap(({ at }, index): Pin[] => (at ? [{ place: at, number: index + 1 }] : []))
  const cluster = clusterOf(pins.map(({ place }) => place))
  const isClustered = ({ number }: Pin) => cluster.some((index) => pins[index]?.number === number)
  // Of a cluster the wide chart shows the first place alone.
  const wide = pins.filter((item, index) => index === 0 || !isClustered(item))
  return (
    <div className={styles.map}>
      {pins.length > 0 && (
        <div className={styles.charts}>
          <Chart places={wide} lines />
          {cluster.length > 0 && <Chart places={pins.filter(isClustered)} />}
        </div>
      )}
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <Heading as="h3" text={item.title} />
            {item.desc && <p>{noBreakCounts(item.desc)}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Chart({ places, lines = false }: { places: Pin[]; lines?: boolean }) {
  const sheet = chartSheet(
    places.map(({ place }) => place),
    WIDTH,
    HEIGHT,
  )
  const points = spreadPoints(sheet.points, LEAST, CLEAR)
  const [home, ...others] = points
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path className={styles.land} d={landPath(sheet.view)} />
      {sheet.meridians.map(({ at, label }) => (
        <g key={label}>
          <path className={styles.rule} d={`M${at} 0V${HEIGHT}`} />
          <text x={at + 5} y={HEIGHT - 8}>
            {label}
          </text>
        </g>
      ))}
      {sheet.parallels
        .filter(({ at }) => at < HEIGHT - 24)
        .map(({ at, label }) => (
          <g key={label}>
            <path className={styles.rule} d={`M0 ${at}H${WIDTH}`} />
            <text x={6} y={at - 5}>
              {label}
            </text>
          </g>
        ))}
      {home && DEPTHS.map((r) => <circle key={r} className={styles.depth} cx={home.x} cy={home.y} r={r} />)}
      {lines &&
        home &&
        others.map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            className={styles.way}
            d={`M${home.x} ${home.y}Q${(home.x + x) / 2} ${Math.round((home.y + y + Math.abs(home.x - x) / 2) / 2)} ${x} ${y}`}
          />
        ))}
      {sheet.points.map((from, index) => {
        const { x, y } = points[index] ?? from
        return (
          isMoved(from, { x, y }) && (
            <g
              key={places[index]?.number}
              className={places[index]?.number === 1 ? styles.homeSpot : styles.spot}
            >
              <path d={`M${from.x} ${from.y}L${x} ${y}`} />
              <circle cx={from.x} cy={from.y} r="2.5" />
            </g>
          )
        )
      })}
      {points.map(({ x, y }, index) => (
        <g key={places[index]?.number} className={places[index]?.number === 1 ? styles.home : styles.place}>
          <circle cx={x} cy={y} r="11" />
          <text x={x} y={y} dominantBaseline="central">
            {places[index]?.number}
          </text>
        </g>
      ))}
    </svg>
  )
}

import { Link } from '#ui/link.tsx'

import { HEIGHT, WIDTH } from './chart-size.ts'
import type { TrendGeometry } from './trend-geometry.ts'

/**
 * The results of a test over time, drawn on the server. The laboratory’s range is hatched, the coach’s target is a plain band between
 * dotted lines. Each result is a link to its report that says its number, so the picture is read with the keyboard as well.
 */
export function TrendChart({ geometry, title }: { geometry: TrendGeometry; title: string }) {
  const { line, dots, ranges, target, ticks, days } = geometry
  return (
    <figure aria-label={title}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="lab-chart">
        <defs>
          <pattern id="lab-range" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="7" className="lab-hatch" />
          </pattern>
        </defs>
        <g aria-hidden="true">
          {target && <rect {...target} className="lab-target" />}
          {target && (
            <path
              d={`M${target.x} ${target.y}h${target.width}M${target.x} ${target.y + target.height}h${target.width}`}
              className="lab-target-edge"
            />
          )}
          {ranges.map((range) => (
            <rect key={range.x} {...range} className="lab-range" />
          ))}
          {ticks.map(({ y, text }) => (
            <text key={text} x="50" y={y + 5} textAnchor="end">
              {text}
            </text>
          ))}
          <path d={`M60 ${HEIGHT - 36}H${WIDTH - 8}`} className="lab-axis" />
          {days.map(({ x, text, anchor }) => (
            <text key={text} x={x} y={HEIGHT - 10} textAnchor={anchor}>
              {text}
            </text>
          ))}
          <path d={line} className="lab-line" />
        </g>
        {dots.map(({ x, y, shape, reportId, label }) => (
          <Link key={`${x} ${y} ${reportId}`} to={`/health/labs/${reportId}`} className="lab-point" aria-label={label}>
            <circle cx={x} cy={y} r="18" className="lab-reach" />
            <path d={shapes[shape](x, y)} className={`lab-mark lab-mark-${shape}`} />
            <text
              x={Math.min(Math.max(x, 150), WIDTH - 140)}
              y={y < 60 ? y + 36 : y - 18}
              textAnchor="middle"
              className="lab-said"
            >
              {label}
            </text>
          </Link>
        ))}
      </svg>
    </figure>
  )
}

/** A ring; a full diamond outside of the range; an arrow where the result lies somewhere below or above. */
const shapes = {
  dot: (x: number, y: number) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`,
  diamond: (x: number, y: number) => `M${x} ${y - 7}l7 7l-7 7l-7 -7z`,
  below: (x: number, y: number) => `M${x - 7} ${y}h14M${x} ${y}v13m-5 -5l5 5l5 -5`,
  above: (x: number, y: number) => `M${x - 7} ${y}h14M${x} ${y}v-13m-5 5l5 -5l5 5`,
} as const

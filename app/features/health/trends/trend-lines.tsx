import type { TrendDrawing } from './trend.ts'

/** What is inside the picture of a chart: the usual range, the days, the means, and their axes. */
export function TrendLines({ drawing }: { drawing: TrendDrawing }) {
  const { days, isBars, stroke, means, band, axis, left, right, yLabels, xTicks, today } = drawing
  return (
    <>
      {band && (
        <g className="trend-band">
          <rect x={left} y={band.top} width={right - left} height={Math.max(1, band.bottom - band.top)} />
          <path d={`M${left} ${band.top}H${right}M${left} ${band.bottom}H${right}`} />
        </g>
      )}
      <path className={isBars ? 'trend-bars' : 'trend-days'} d={days} strokeWidth={stroke} />
      {!isBars && stroke > 4 && <path className="trend-hollow" d={days} strokeWidth={stroke / 2} />}
      <path className="trend-means" d={means} />
      {today && !isBars && <circle className="trend-today" cx={today.x} cy={today.y} r="3.5" />}
      <path
        className="trend-axis"
        d={`M${left} ${axis}H${right}${xTicks.map(({ x }) => `M${x} ${axis}v5`).join('')}M${right} ${axis}v5`}
      />
      {yLabels.map(({ y, text }) => (
        <text key={text} x={left - 6} y={y + 4} textAnchor="end" className="num">
          {text}
        </text>
      ))}
      {xTicks.map(({ x, text }, index) => (
        <text key={x} x={x} y={axis + 19} textAnchor={index === 0 ? 'start' : 'middle'}>
          {text}
        </text>
      ))}
      <text x={right} y={axis + 19} textAnchor="end">
        Today
      </text>
    </>
  )
}

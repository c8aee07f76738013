import type { TrendDrawing } from './trend.ts'

/**
 * What is inside the picture of a chart, as text: the usual range, the days, the means, and their axes. Its texts are numbers and dates that we
 * write. `name` tells its ids from those of other charts of the page.
 */
export function drawLines(drawing: TrendDrawing, name: string): string {
  return bandOf(drawing) + daysOf(drawing, name) + meansOf(drawing) + axisOf(drawing) + levelsOf(drawing)
}

function bandOf({ band, left, right }: TrendDrawing): string {
  if (!band) return ''
  const { top, bottom } = band
  const height = Math.max(1, round(bottom - top))
  return `<g class="trend-band"><rect x="${left}" y="${top}" width="${right - left}" height="${height}"/><path d="M${left} ${top}H${right}M${left} ${bottom}H${right}"/></g>`
}

/** Hollow points are drawn twice, from one path; what style it has stands with each use, for no rule reaches inside of one. */
function daysOf({ days, isBars, stroke }: TrendDrawing, name: string): string {
  if (isBars) return `<path class="trend-bars" d="${days}" stroke-width="${stroke}"/>`
  if (stroke <= 4) return `<path class="trend-days" d="${days}" stroke-width="${stroke}"/>`
  const use = (kind: string) => `<use href="#${name}" class="${kind}"/>`
  return `<defs><path id="${name}" d="${days}"/></defs>${use('trend-days')}${use('trend-hollow')}`
}

function meansOf({ means, today, isBars }: TrendDrawing): string {
  const point = today && !isBars ? `<circle class="trend-today" cx="${today.x}" cy="${today.y}" r="3.5"/>` : ''
  return `<path class="trend-means" d="${means}"/>${point}`
}

function levelsOf({ yLabels, left }: TrendDrawing): string {
  const label = ({ y, text }: TrendDrawing['yLabels'][number]) =>
    `<text x="${left - 6}" y="${round(y + 4)}">${written(text)}</text>`
  return yLabels.map(label).join('')
}

/** The axis below, from the first day to today. */
function axisOf({ axis, left, right, xTicks }: TrendDrawing): string {
  const dates = xTicks.map(({ x, text }, index) => {
    return `<text x="${x}" y="${axis + 19}" class="${index === 0 ? 'trend-first' : 'trend-middle'}">${written(text)}</text>`
  })
  const marks = xTicks.map(({ x }) => `M${x} ${axis}v5`).join('')
  return `<path class="trend-axis" d="M${left} ${axis}H${right}${marks}M${right} ${axis}v5"/>${dates.join('')}<text x="${right}" y="${axis + 19}">Today</text>`
}

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const round = (number: number) => Math.round(number * 10) / 10

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { stepsOf, strokesOf, YearGrid } from './year-grid.tsx'

/** How many days the strokes cover, and how many marks other paths have. */
const count = (data: string | undefined) =>
  [...(data ?? '').matchAll(/M[\d.]+ [\d.]+(?:v(\d+))?/g)].reduce((sum, [, days]) => sum + Number(days ?? 1), 0)

test('a day falls into one of five steps, days before the first are outlines', () => {
  const steps = stepsOf('000123456', 6, 2)
  expect(steps).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 5])
  expect([0, 1, 2, 3, 4, 5].map((step) => count(strokesOf(steps, step)))).toEqual([2, 1, 2, 2, 1, 1])
})

test('a logged day is never an outline, and every day is drawn once', () => {
  const filled = '0123456'.repeat(52)
  const steps = stepsOf(filled, 6, filled.length)
  expect([0, 1, 2, 3, 4, 5].reduce((sum, step) => sum + count(strokesOf(steps, step)), 0)).toBe(filled.length)
  expect(count(strokesOf(stepsOf('6', 6, 1), 0))).toBe(0)
})

test('days of a week that follow one another with the same step are one stroke, which no week passes on to the next', () => {
  expect(strokesOf(stepsOf('666606666666', 6, 0), 5)).toBe('M0 0v4M0 5v2M1 0v5')
})

test('the grid is a picture with words, today has its ring, and months are named over their weeks', () => {
  const html = renderToStaticMarkup(
    <YearGrid most={6} from="2025-11-17" filled={'6'.repeat(369)} firstDay="2025-11-17" label="Year of check-ins" />,
  )
  expect(html).toContain('role="img" aria-label="Year of check-ins"')
  expect(html.match(/<rect[^>]*stroke=/g)).toHaveLength(1)
  const months = [...html.matchAll(/>([A-Z][a-z]{2})<\/text>/g)].map((match) => match[1])
  expect(months).toEqual(['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'])
  expect(html.match(/<path[^>]* d=/g)?.length).toBeLessThanOrEqual(6)
  expect(html.length).toBeLessThan(4_000)
})

test('a day of rest has a dash of its own, and the key says what it is', () => {
  const show = (restDays: [number, number][]) =>
    renderToStaticMarkup(
      <YearGrid most={6} from="2025-11-17" filled={'6'.repeat(369)} firstDay={null} restDays={restDays} label="Year" />,
    )
  const grid = (html: string) => html.slice(0, html.indexOf('year-key'))
  const dashes = /class="year-rest" d="([^"]*)"/.exec(
    grid(
      show([
        [0, 2],
        [20, 20],
      ]),
    ),
  )?.[1]
  expect(dashes).toBe('M4 22m2 5h6M4 38m2 5h6M4 54m2 5h6M36 118m2 5h6')
  expect(show([[0, 2]])).toMatch(/year-rest.*<\/svg>rest<\/span>/)
  expect(show([])).not.toContain('rest')
})

test('a day with numbers from files alone is a ring in the colour of its step, and the key says what it is', () => {
  const show = (imported: [number, number][]) =>
    renderToStaticMarkup(
      <YearGrid most={6} from="2025-11-17" filled="6662000" firstDay={null} imported={imported} label="Year" />,
    )
  const paths = (html: string) =>
    [
      ...html
        .slice(html.lastIndexOf('</pattern>'), html.indexOf('year-key'))
        .matchAll(/(?:class="(year-\d)"( fill-opacity="0")?|(year-outline)\)") d="([^"]*)"/g),
    ].map(([, step = 'year-0', open, _outline, data]) => [
      step,
      open ? 'rings' : 'squares',
      count(data?.replaceAll(/h(\d+)v(\d+)h-\1z/g, (_, width, height) => `v${(width / 16) * (height / 16)}`)),
    ])
  expect(paths(show([[1, 1]]))).toEqual([
    ['year-0', 'squares', 3],
    ['year-2', 'squares', 1],
    ['year-5', 'squares', 2],
    ['year-5', 'rings', 1],
  ])
  expect(show([[1, 1]])).toMatch(/<\/svg>from files<\/span>/)
  expect(show([])).not.toMatch(/fill-opacity|from files/)
})

test('a year of outlines before the first check-in is a rectangle and the week that is left', () => {
  const html = renderToStaticMarkup(<YearGrid most={6} from="2025-11-17" filled={'0'.repeat(369)} firstDay={null} label="Year" />)
  expect(/fill:url\(#year-outline\)" d="([^"]*)"/.exec(html)?.[1]).toBe('M2 20h832v112h-832zM834 20h16v80h-16z')
})

test('no month is named twice, on whatever day the year begins', () => {
  for (let week = 0; week < 60; week++) {
    const monday = new Date(Date.UTC(2025, 0, 6 + 7 * week)).toISOString().slice(0, 10)
    const html = renderToStaticMarkup(<YearGrid most={6} from={monday} filled={'0'.repeat(370)} firstDay={null} label="Year" />)
    const months = [...html.matchAll(/>([A-Z][a-z]{2})<\/text>/g)].map((match) => match[1])
    expect(new Set(months).size).toBe(months.length)
  }
})

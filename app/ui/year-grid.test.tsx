import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { marks, YearGrid } from './year-grid.tsx'

const count = (data: string | undefined) => data?.match(/M/g)?.length ?? 0

test('a day falls into one of five steps, days before the first are outlines', () => {
  const [outlines, none, third, twoThirds, most, all] = marks('000123456', 6, 2)
  expect([outlines, none, third, twoThirds, most, all].map(count)).toEqual([2, 1, 2, 2, 1, 1])
})

test('a logged day is never an outline, and every day is drawn once', () => {
  const filled = '0123456'.repeat(52)
  expect(
    marks(filled, 6, filled.length)
      .map(count)
      .reduce((sum, n) => sum + n),
  ).toBe(filled.length)
  expect(count(marks('6', 6, 1)[0])).toBe(0)
})

test('the grid is a picture with words, today has its ring, and months are named over their weeks', () => {
  const html = renderToStaticMarkup(
    <YearGrid from="2025-11-17" filled={'6'.repeat(369)} firstDay="2025-11-17" label="Year of check-ins" />,
  )
  expect(html).toContain('role="img" aria-label="Year of check-ins"')
  expect(html.match(/<rect/g)).toHaveLength(1)
  const months = [...html.matchAll(/>([A-Z][a-z]{2})<\/text>/g)].map((match) => match[1])
  expect(months).toEqual(['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'])
  expect(html.match(/<path/g)?.length).toBeLessThanOrEqual(6)
})

test('a day of rest has a dash of its own, and the key says what it is', () => {
  const show = (rests: [number, number][]) =>
    renderToStaticMarkup(<YearGrid from="2025-11-17" filled={'6'.repeat(369)} firstDay={null} rests={rests} label="Year" />)
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

test('a day that only files brought is a ring in the colour of its step, and the key says what it is', () => {
  const show = (brought: [number, number][]) =>
    renderToStaticMarkup(<YearGrid from="2025-11-17" filled="6662000" firstDay={null} brought={brought} label="Year" />)
  const paths = (html: string) =>
    [...html.slice(0, html.indexOf('year-key')).matchAll(/class="(year-\d)"( fill-opacity="0")? d="([^"]*)"/g)].map(
      ([, step, open, data]) => [step, open ? 'rings' : 'squares', count(data)],
    )
  expect(paths(show([[1, 1]]))).toEqual([
    ['year-0', 'squares', 3],
    ['year-2', 'squares', 1],
    ['year-5', 'squares', 2],
    ['year-5', 'rings', 1],
  ])
  expect(show([[1, 1]])).toMatch(/<\/svg>from files<\/span>/)
  expect(show([])).not.toMatch(/fill-opacity|from files/)
})

test('no month is named twice, on whatever day the year begins', () => {
  for (let week = 0; week < 60; week++) {
    const monday = new Date(Date.UTC(2025, 0, 6 + 7 * week)).toISOString().slice(0, 10)
    const html = renderToStaticMarkup(<YearGrid from={monday} filled={'0'.repeat(370)} firstDay={null} label="Year" />)
    const months = [...html.matchAll(/>([A-Z][a-z]{2})<\/text>/g)].map((match) => match[1])
    expect(new Set(months).size).toBe(months.length)
  }
})

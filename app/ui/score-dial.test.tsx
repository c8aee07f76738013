import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ScoreDial, stacked, type ScorePart } from './score-dial.tsx'

const parts: ScorePart[] = [
  { label: 'Recency', earned: 30, possible: 30, pillar: 'sleep' },
  { label: 'Completeness', earned: 28, possible: 40, pillar: 'nutrition' },
  { label: 'Labs', earned: 20, possible: 30, pillar: 'stress' },
]

test('parts stack to the score, each as long as its points of all possible', () => {
  expect(stacked(parts)).toEqual([
    { pillar: 'sleep', from: 0, to: 30 },
    { pillar: 'nutrition', from: 30, to: 58 },
    { pillar: 'stress', from: 58, to: 78 },
  ])
})

test('fewer parts are stretched to the scale of 100, and a part without points has no arc', () => {
  const [recency, completeness] = parts
  expect(stacked([recency!, completeness!]).at(-1)?.to).toBeCloseTo(82.857, 3)
  expect(stacked([{ ...recency!, earned: 0 }, completeness!])).toEqual([{ pillar: 'nutrition', from: 0, to: 40 }])
  expect(stacked([])).toEqual([])
})

test('the figure is text before the picture, and the picture says its parts', () => {
  const html = renderToStaticMarkup(<ScoreDial score={78} parts={parts} note="3 above last week" />)
  expect(html.indexOf('78 <span>of 100</span>')).toBeGreaterThan(0)
  expect(html.indexOf('78 <span>of 100</span>')).toBeLessThan(html.indexOf('<svg'))
  expect(html).toContain('aria-label="Health score 78 of 100: recency 30 of 30, completeness 28 of 40, labs 20 of 30"')
  expect(html.match(/class="draw"/g)).toHaveLength(3)
  expect(html).toContain('3 above last week')
})

test('at rest the instrument stays, with its needle at 0', () => {
  const html = renderToStaticMarkup(<ScoreDial score={null} parts={[]} note="no score yet" />)
  expect(html).toContain('aria-label="Health score: none yet"')
  expect(html).not.toContain('class="draw"')
  expect(html).toContain('class="needle"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { StoryRow } from './story-row.tsx'

const story = (id: string) => ({ id, name: `Sample ${id}`, quote: `Words <b>${id}</b>`, rating: 4 })

test('one story stands there; more than one take turns, with a switch, and all of them are in the page', () => {
  const one = renderToStaticMarkup(<StoryRow stories={[story('a')]} />)
  expect(one).not.toContain('type="checkbox"')
  const three = renderToStaticMarkup(<StoryRow stories={['a', 'b', 'c'].map(story)} />)
  expect(three).toContain('data-count="3"')
  expect(three).toContain('Pause the stories')
  for (const id of ['a', 'b', 'c']) expect(three).toContain(`Words &lt;b&gt;${id}&lt;/b&gt;`)
  const many = renderToStaticMarkup(<StoryRow stories={['a', 'b', 'c', 'd', 'e', 'f'].map(story)} />)
  expect(many).toContain('data-count="5"')
})

test('a sample says that it is one, and a rating is said in words', () => {
  const html = renderToStaticMarkup(<StoryRow stories={[{ ...story('a'), sample: true }]} />)
  expect(html).toMatch(/Sample a<\/span>.*>Sample</)
  expect(html).toContain('aria-label="4 out of 5 stars"')
  expect(renderToStaticMarkup(<StoryRow stories={[story('a')]} />)).not.toMatch(/>Sample</)
})

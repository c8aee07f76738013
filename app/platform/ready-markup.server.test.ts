import { expect, test, vi } from 'vitest'

import { drawnFrom, sendMarkup } from './ready-markup.server.ts'

test('what shows the same is not drawn again, also where it was kept elsewhere meanwhile', () => {
  const draw = vi.fn<(shown: { steps: number }) => string>(({ steps }) => `<p>${steps} steps</p>`)
  const first = drawnFrom({ steps: 6_240 }, draw)
  const again = drawnFrom({ steps: 6_240 }, draw, structuredClone(first))
  expect(again).toEqual(first)
  expect(draw).toHaveBeenCalledTimes(1)
  const other = drawnFrom({ steps: 4_100 }, draw, first)
  expect(other).toEqual({ mark: expect.not.stringMatching(first.mark), html: '<p>4100 steps</p>' })
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a document has the text in its place and not in its data; the router’s own requests bring it along', () => {
  const drawn = { mark: 'one', html: '<p>6,240 steps</p>' }
  const document = sendMarkup(new Request('http://localhost/dashboard'), drawn)
  expect(document.html).toBe(drawn.html)
  expect(JSON.stringify(document)).toBe('{"mark":"one"}')
  expect(sendMarkup(new Request('http://localhost/dashboard.data'), drawn)).toEqual(drawn)
})

import { expect, test } from 'vitest'

import { fittingText, type SetText } from './fitting-text.ts'

const room = { width: 400, height: 200, sizes: [100, 50] }

/** A face whose every letter is half as broad as high, and which breaks lines anywhere. */
const blocks: SetText<string> = async (words, size, width) => {
  const inLine = Math.floor(width / (size / 2))
  const lines = Math.ceil([...words].length / inLine)
  return { picture: words, width: Math.min([...words].length, inLine) * (size / 2), height: lines * size }
}

test('what is short stands large', async () => {
  expect(await fittingText(blocks, 'Sleep', room)).toMatchObject({ picture: 'Sleep', height: 100 })
})

test('what is longer stands smaller, whole', async () => {
  const words = 'Stress and mindset, every day'
  expect(await fittingText(blocks, words, room)).toMatchObject({ picture: words, height: 100 })
  expect((await fittingText(blocks, words, room))!.width).toBe(16 * 25)
})

test('what fits at no size is cut between words, as late as possible, with an ellipsis', async () => {
  const cut = await fittingText(blocks, 'word '.repeat(40), room)
  expect(cut!.picture).toBe(`${'word '.repeat(12).trim()}…`)
})

test('one endless word is cut where it has to be', async () => {
  expect((await fittingText(blocks, 'x'.repeat(5000), room))!.picture).toBe(`${'x'.repeat(63)}…`)
})

test('spaces and signs that nobody sees are no text', async () => {
  expect(await fittingText(blocks, ' \n\u200b\u0001', room)).toBeNull()
})

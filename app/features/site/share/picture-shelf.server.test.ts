import { expect, test } from 'vitest'

import { PictureShelf } from './picture-shelf.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a picture is drawn once, however many ask at the same time', async () => {
  const shelf = new PictureShelf()
  let drawn = 0
  const draw = async () => bytes(`${(drawn += 1)}`)
  const all = await Promise.all(['a', 'a', 'b', 'a'].map((key) => shelf.find(key, draw)))
  expect(drawn).toBe(2)
  expect(all.map(({ tag }) => tag)).toEqual([all[0]!.tag, all[0]!.tag, expect.not.stringMatching(all[0]!.tag), all[0]!.tag])
})

test('one is drawn after the other', async () => {
  const shelf = new PictureShelf()
  let [atWork, most] = [0, 0]
  const draw = async () => {
    most = Math.max(most, (atWork += 1))
    await new Promise(setImmediate)
    atWork -= 1
    return bytes('x')
  }
  await Promise.all(['a', 'b', 'c'].map((key) => shelf.find(key, draw)))
  expect(most).toBe(1)
})

test('the one that nobody asked for longest makes room', async () => {
  const shelf = new PictureShelf(2)
  const drawn: string[] = []
  const ask = (key: string) => shelf.find(key, async () => bytes(String(drawn.push(key))))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})

test('a drawing that failed is tried again, and keeps nobody else waiting', async () => {
  const shelf = new PictureShelf()
  await expect(shelf.find('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  await expect(shelf.find('a', async () => bytes('a'))).resolves.toMatchObject({ bytes: bytes('a') })
})

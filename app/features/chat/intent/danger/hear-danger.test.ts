import { expect, test } from 'vitest'

import { hearDanger } from './hear-danger.ts'

test.each([
  ['I am going to hang myself', 'self-harm'],
  ['hes goin to kil himself', 'self-harm'],
  ['my friend wants to end her life', 'self-harm'],
  ['crushing feeling in my chest', 'heart'],
  ['there is pressure, my chset is full of it', 'heart'],
  ['one side of my face went numb', 'stroke'],
  ['his speech is slurred', 'stroke'],
  ['swollen tongue', 'allergy'],
  ['I took 20 paracetamol last night', 'poison'],
  ['my blood sugar is 2.1 and I am shaking', 'blood-sugar'],
  ['my baby has a fever and won’t wake', 'baby'],
  ['my husband beats me', 'violence'],
  ['I make myself throw up after meals', 'eating'],
  ['I have symptoms of a heart attack', 'heart'],
  ['my dad has signs of a stroke', 'stroke'],
  ['killmyself', 'self-harm'],
] as const)('“%s” is heard as %s', (message, kind) => {
  expect(hearDanger(message).danger).toContain(kind)
})

test.each([
  ['What are the signs of a stroke?', 'stroke'],
  ['how do I prevent a heart attack', 'heart'],
  ['Can stress raise my risk of a heart attack?', 'heart'],
  ['I had a stroke five years ago and want to walk more', 'stroke'],
] as const)('“%s” asks about it', (message, kind) => {
  expect(hearDanger(message)).toEqual({ danger: [], asked: [kind], language: 'en' })
})

test.each(['this workout is killing me', 'chest day tomorrow', 'I passed out the flyers', 'I am dying to know what it costs'])(
  '“%s” is nothing of the kind',
  (message) => expect(hearDanger(message).danger).toEqual([]),
)

test('the time to hear grows with the length of the message and not faster', () => {
  const words = 'I dont want to kil the mood but my chest and the pian of life wantin to liev a a a '
  const timed = (times: number) => {
    const message = words.repeat(times)
    const once = () => {
      const begun = performance.now()
      hearDanger(message)
      return performance.now() - begun
    }
    return Math.min(...Array.from({ length: 9 }, once))
  }
  timed(10)
  expect(timed(160) / timed(40)).toBeLessThan(6)
})

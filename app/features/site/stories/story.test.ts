import { expect, test } from 'vitest'

import { tooManyStories } from './story-limits.ts'
import { beginningOf } from './story-view.ts'
import { editedWords, StoryForm, StoryText } from './story.ts'

const typed = { story: 'I sleep through most nights now.', rating: '5', name: ' Ann ', consent: 'yes' }

const sentences = (changes: Record<string, string | undefined>) =>
  StoryForm.safeParse({ ...typed, ...changes }).error?.issues.map(({ message }) => message) ?? []

test('a story is taken as it was typed, tags and all, without what nobody sees', () => {
  expect(StoryForm.parse(typed)).toEqual({ story: typed.story, rating: 5, name: 'Ann', consent: 'yes' })
  const text = ' <b onclick=alert(1)>Bold</b>\r\njavascript:alert(1)\u0000\u0007 \n'
  expect(StoryText.parse(text)).toBe('<b onclick=alert(1)>Bold</b>\njavascript:alert(1)')
})

test.for([
  [{ story: '   ' }, 'Please write your story.'],
  [{ story: undefined }, 'Please write your story.'],
  [{ story: 'a'.repeat(19) }, 'Please write at least 20 characters.'],
  [{ story: 'a'.repeat(1201) }, 'A story has at most 1200 characters; this one has 1201.'],
  [{ rating: undefined }, 'Please choose a rating.'],
  [{ rating: '6' }, 'Please choose a rating.'],
  [{ rating: '4.5' }, 'Please choose a rating.'],
  [{ name: ' ' }, 'Please say which name to show.'],
  [{ name: 'a'.repeat(61) }, 'A name has at most 60 characters.'],
  [{ consent: undefined }, 'We can publish your story only with your consent.'],
] as const)('%j is refused with one sentence', ([changes, sentence]) => {
  expect(sentences(changes)).toEqual([sentence])
})

test('the limits count as people count', () => {
  expect(sentences({ story: '😀'.repeat(20) })).toEqual([])
  expect(sentences({ story: '😀'.repeat(1200) })).toEqual([])
  expect(sentences({ story: `${'a\r\n'.repeat(599)}ab` })).toEqual([])
  expect(sentences({ name: '😀'.repeat(60) })).toEqual([])
})

test('words that the owner left alone are not edited words', () => {
  expect([editedWords('As it was.', 'As it was.'), editedWords('As it was.', 'As it is.')]).toEqual([null, 'As it is.'])
})

test('a long story begins in a row, cut between words', () => {
  expect(beginningOf('Short\n\nand whole.')).toBe('Short and whole.')
  const long = beginningOf('Nine words, '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(321)
  expect(long).toMatch(/(words|Nine)…$/)
  expect([...beginningOf('😀'.repeat(400))]).toHaveLength(321)
})

test('who sent too many is told when to come back', () => {
  expect(tooManyStories(60)).toMatch(/in an hour\.$/)
  expect(tooManyStories(3601)).toMatch(/in 2 hours\.$/)
})

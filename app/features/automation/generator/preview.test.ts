import { expect, test } from 'vitest'

import { GeneratorCall, GeneratorForm } from './generator-form.ts'
import { previewOf } from './preview.ts'

test('a preview has the first ten lines, without the marks of headings', () => {
  const body = ['# One', '', '## Two', 'text # stays', '###### Six', '####', '#tag', ...Array.from({ length: 20 }, () => 'more')]
  expect(previewOf(body.join('\n'))).toEqual({
    lines: ['One', '', 'Two', 'text # stays', 'Six', '', 'tag', 'more', 'more', 'more'],
    hasMore: true,
  })
  expect(previewOf('\n\nOne line\n')).toEqual({ lines: ['One line'], hasMore: false })
  expect(previewOf(Array.from({ length: 10 }, (_, at) => `${at}`).join('\n')).hasMore).toBe(false)
})

test('a prompt is needed; everything else has a default', () => {
  const sentence = (value: unknown) => GeneratorForm.safeParse(value).error?.issues[0]?.message
  expect(sentence({ prompt: '  \n ' })).toBe('Please enter a prompt for the blog post')
  expect(GeneratorCall.safeParse({}).error?.issues[0]?.message).toBe('Please enter a prompt for the blog post')
  expect(GeneratorForm.parse({ prompt: ' Sleep ', tags: ' a, ,b,a,' })).toEqual({
    prompt: 'Sleep',
    topic: '',
    author: '',
    tone: 'professional',
    length: 'medium',
    tags: ['a', 'b'],
  })
  expect(sentence({ prompt: 'Sleep', tone: 'angry' })).toBe('Choose one of the tones.')
  expect(GeneratorCall.parse({ prompt: 'Sleep', tags: ['a', ' b '] })).toMatchObject({ tags: ['a', 'b'], includeImage: false })
  expect(GeneratorCall.safeParse({ prompt: 'Sleep', tags: 'a' }).error?.issues[0]?.message).toBe('The tags are a list of texts.')
})

import { expect, test } from 'vitest'

import { draftOf, PostForm } from './post-form.ts'

const typed = {
  title: ' Rest  well ',
  slug: 'Rest Well!',
  author: 'Ann',
  coverImage: '',
  metaDescription: '',
  body: 'One\r\ntwo',
  tags: 'sleep, , night, sleep',
  version: '3',
}
const errors = (given: object) =>
  PostForm.safeParse({ ...typed, ...given }).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)

test('what was typed becomes a post: one line where one belongs, tags once each, an address of small letters', () => {
  expect(PostForm.parse(typed)).toEqual({
    version: 3,
    content: {
      title: 'Rest well',
      slug: 'rest-well',
      author: 'Ann',
      coverImage: '',
      metaDescription: '',
      body: 'One\ntwo',
      tags: ['sleep', 'night'],
    },
  })
})

test('each field says in a sentence what is wrong with it', () => {
  expect(errors({ title: ' ' })).toEqual(['title: Please enter a title.'])
  expect(errors({ author: '' })).toEqual(['author: Please enter an author.'])
  expect(errors({ title: 'a'.repeat(201) })).toEqual(['title: Please use at most 200 characters.'])
  expect(errors({ body: 'a'.repeat(200_001) })).toEqual(['body: Please use at most 200,000 characters.'])
  const never = ['javascript:alert(1)', '//elsewhere.example/a.png', 'a.png', 'http://a.example/a.png', 'https://', '/blog']
  for (const coverImage of [...never, '/\\evil.example/x', '/media/../etc/passwd'])
    expect(errors({ coverImage })).toEqual(['coverImage: Please enter an address that begins with https://.'])
  expect(errors({ coverImage: '/media/posts/1/a-480.webp' })).toBeUndefined()
  expect(PostForm.parse({ ...typed, coverImage: 'HTTPS://a.example/A.png' }).content.coverImage).toBe('https://a.example/A.png')
  expect(errors({ tags: Array.from({ length: 21 }, (_, n) => n).join() })).toEqual(['tags: Please use at most 20 tags.'])
  expect(errors({ tags: 'a'.repeat(41) })).toEqual(['tags: A tag has at most 40 characters.'])
})

test('a draft makes no demands', () => {
  expect(draftOf({})).toEqual({ title: '', slug: '', author: '', coverImage: '', metaDescription: '', body: '', tags: [] })
  expect(draftOf({ ...typed, title: 'a'.repeat(500) }).title).toHaveLength(200)
})

test('a draft is cut neither before its end nor through a sign', () => {
  const lines = 'a\n'.repeat(100_000)
  expect(draftOf({ body: lines.replaceAll('\n', '\r\n') }).body).toBe(lines)
  const leaves = '🌿'.repeat(100_000)
  for (const text of [leaves, `a${leaves}`]) {
    const { title, body, tags } = draftOf({ title: text, body: text, tags: text.slice(0, 60) })
    expect([title, body, ...tags].map((cut) => cut.isWellFormed())).toEqual([true, true, true])
  }
})

import { expect, test } from 'vitest'

import { markdownFile } from './front-matter.ts'

test('a post is a Markdown file whose front matter holds every value, whatever characters are in it', () => {
  const at = new Date('2026-03-02T06:00:00Z')
  const text = markdownFile({
    title: 'Sleep: "a" --- question',
    slug: 'sleep',
    author: 'Ann',
    body: 'Words.\n\n',
    metaDescription: 'Line\nbreak',
    coverImage: '',
    tags: ['a', 'b: c'],
    pillar: null,
    status: 'published',
    date: at,
    scheduledFor: null,
    origin: 'hand',
    model: null,
    createdAt: at,
    updatedAt: at,
  })
  expect(text).toBe(
    '---\ntitle: "Sleep: \\"a\\" --- question"\nslug: "sleep"\nauthor: "Ann"\ndescription: "Line\\nbreak"\ntags: ["a","b: c"]\n' +
      'status: "published"\ndate: "2026-03-02T06:00:00.000Z"\norigin: "hand"\ncreated_at: "2026-03-02T06:00:00.000Z"\n' +
      'updated_at: "2026-03-02T06:00:00.000Z"\n---\n\nWords.\n',
  )
})

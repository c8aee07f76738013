import { describe, expect, test } from 'vitest'

import { libraryTopics } from './library/library.ts'
import { pillars } from './pillars.ts'
import { starterPosts } from './posts/starter-posts.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test('six articles for the five pillars, each with an address and a title of its own', () => {
  expect(starterPosts).toHaveLength(6)
  expect(new Set(starterPosts.map(({ pillar }) => pillar))).toEqual(new Set(pillars.map(({ slug }) => slug)))
  expect(new Set(starterPosts.map(({ slug }) => slug)).size).toBe(6)
  expect(new Set(starterPosts.map(({ title }) => title)).size).toBe(6)
})

describe.each(starterPosts)('$slug', ({ slug, title, metaDescription, tags, body }) => {
  test('has the form of a post', () => {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(title.length).toBeLessThanOrEqual(70)
    expect(metaDescription.length).toBeGreaterThan(50)
    expect(metaDescription.length).toBeLessThanOrEqual(150)
    expect(tags.length).toBeGreaterThan(1)
    expect(new Set(tags).size).toBe(tags.length)
    for (const tag of tags) expect(tag).toMatch(/^[a-z][a-z -]*$/)
  })

  test('is of the middle length, begins with a paragraph, and has parts', () => {
    expect(wordsIn(body)).toBeGreaterThanOrEqual(800)
    expect(wordsIn(body)).toBeLessThanOrEqual(1_500)
    expect(body).toMatch(/^[^#\s*>-]/)
    expect(body).not.toMatch(/^# /m)
    expect(body.match(/^## /gm)!.length).toBeGreaterThan(3)
  })

  test('ends with its sources, over secure links', () => {
    const sources = body.slice(body.lastIndexOf('\n## '))
    expect(sources).toMatch(/^\n## Sources\n/)
    expect(sources.match(/^- /gm)!.length).toBeGreaterThan(1)
    for (const [, address] of body.matchAll(/\]\(([^)]+)\)/g)) expect(address).toMatch(/^https:\/\/|^\/[a-z]/)
  })

  test('is set with typographic marks and holds no HTML', () => {
    expect([title, metaDescription, body].join('\n')).not.toMatch(/['"]|--|\.\.\.|<[a-z]/)
  })
})

test('no two articles, and no passage of the library, say the same sentence', () => {
  const sentences = starterPosts.flatMap(({ body }) => body.split('## Sources')[0]!.match(/[A-Z][^.?!\n]{40,}[.?!]/g) ?? [])
  expect(sentences.length).toBeGreaterThan(100)
  expect(new Set(sentences).size).toBe(sentences.length)
  const library = libraryTopics.flatMap(({ passages }) => passages.map(({ text }) => text)).join('\n')
  expect(sentences.filter((sentence) => library.includes(sentence))).toEqual([])
})

import { describe, expect, test } from 'vitest'

import { starterLessons } from './lessons/starter-lessons.ts'
import { libraryTopics } from './library/library.ts'
import { pillarPages } from './pillar-pages.ts'
import { pillars } from './pillars.ts'
import { starterPosts } from './posts/starter-posts.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const secondsOf = (duration: string) => {
  const [, minutes, seconds = '0'] = /^(\d+)(?: min|:(\d\d))$/.exec(duration)!
  return Number(minutes) * 60 + Number(seconds)
}

test('every locked preview of a pillar page is a lesson of the same title and length', () => {
  for (const { slug: pillar } of pillars)
    for (const { slug, title, duration } of pillarPages[pillar].lessons)
      expect(starterLessons.find((lesson) => lesson.slug === slug)).toMatchObject({
        pillar,
        title,
        durationSeconds: secondsOf(duration),
      })
})

test('each lesson has an address of its own', () => {
  expect(new Set(starterLessons.map(({ slug }) => slug)).size).toBe(starterLessons.length)
})

describe.each(starterLessons)('$slug', ({ slug, title, summary, practice, durationSeconds, body }) => {
  test('has the form of a lesson', () => {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(title.length).toBeLessThanOrEqual(70)
    expect(summary.length).toBeGreaterThan(40)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(wordsIn(practice)).toBeGreaterThan(10)
    expect(wordsIn(practice)).toBeLessThanOrEqual(70)
    expect(durationSeconds).toBeGreaterThan(120)
  })

  test('has 800 to 1,500 words, begins with a paragraph, and has parts', () => {
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
    expect([title, summary, practice, body].join('\n')).not.toMatch(/['"]|--|\.\.\.|<[a-z]/)
  })
})

test('no two lessons, and neither a post nor the library, say the same sentence', () => {
  const sentencesOf = (body: string) => body.split('## Sources')[0]!.match(/[A-Z][^.?!\n]{40,}[.?!]/g) ?? []
  const sentences = starterLessons.flatMap(({ body }) => sentencesOf(body))
  expect(new Set(sentences).size).toBe(sentences.length)
  const others = [
    ...starterPosts.map(({ body }) => body),
    ...libraryTopics.flatMap(({ passages }) => passages.map(({ text }) => text)),
  ].join('\n')
  expect(sentences.filter((sentence) => others.includes(sentence))).toEqual([])
})

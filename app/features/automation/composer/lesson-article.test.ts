import { describe, expect, test } from 'vitest'

import { starterLessons } from '#content/lessons/starter-lessons.ts'
import { librarySources, libraryTopics } from '#content/library/library.ts'
import { pillars } from '#content/pillars.ts'
import { lengths, tones, wordRanges } from '#features/automation/core/article.ts'
import { subjectOf } from '#features/courses/lessons/lesson-subject.ts'

import { composeAbout } from './compose-article.ts'

const known = librarySources.find(({ url }) => url)!
/** The lessons that ship, each as if it rested on a document that the library has. */
const topics = starterLessons.flatMap(({ slug, pillar, title, summary, practice, body }) => {
  const text = `${body.split('## Sources')[0]}## Sources\n\n- [A document](${known.url})\n`
  const lesson = { id: slug, pillar, title, summary, practice, body: text, isReviewed: false }
  const subject = subjectOf(lesson, new Map([[known.url!, known.id]]))
  return subject ? [{ ...subject, pillar: pillars.find((one) => one.slug === pillar)!.slug }] : []
})
const material = { topics: [...libraryTopics, ...topics], sources: librarySources }
const combinations = tones.flatMap((tone) => lengths.map((length) => [tone, length] as const))

test('nearly all lessons that ship would be subjects', () => {
  expect(topics.length).toBeGreaterThanOrEqual(15)
})

const seeds = Array.from({ length: 8 }, (_, n) => `seed ${n}`)

describe.each(combinations)('%s and %s: where lessons join', { timeout: 60_000 }, (tone, length) => {
  const brief = { prompt: '', topic: '', tone, length, tags: [] }
  const write = (topic: (typeof material.topics)[number], seed: string) => {
    return { topic, article: composeAbout(topic, material, brief, { avoid: new Set(), seed }) }
  }
  const aboutLessons = topics.flatMap((topic) => seeds.map((seed) => write(topic, seed)))
  const articles = [...aboutLessons, ...libraryTopics.map((topic) => write(topic, 'a seed'))]

  test('an article has the length that was asked for and is well-formed', () => {
    const [least, most] = wordRanges[length]
    expect(articles.filter(({ article }) => article.words < least || article.words > most)).toEqual([])
    for (const { article } of articles) {
      const blocks = article.body.split('\n\n')
      const headings = blocks.filter((block) => block.startsWith('#'))
      expect(new Set(headings).size).toBe(headings.length)
      expect(blocks.filter((block, at) => block.startsWith('#') && (blocks[at + 1] ?? '#').startsWith('#'))).toEqual([])
      const own = blocks.filter((block) => !block.startsWith('*Basis:'))
      expect(own.filter((block, at) => own.indexOf(block) !== at)).toEqual([])
      expect(article.body).not.toMatch(/[{}~]|undefined|\bthis lesson\b/i)
    }
  })

  test('one about a lesson says at least two parts of it, and names what they rest on', () => {
    for (const { topic, article } of aboutLessons) {
      expect(topic.passages.filter(({ text }) => article.body.includes(text)).length).toBeGreaterThanOrEqual(2)
      expect(article.body).toContain(known.title)
    }
  })
})

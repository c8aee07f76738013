import { eq } from 'drizzle-orm'
import { describe } from 'vitest'

import { expect, test } from '#tests/support/test.ts'

import { PAGE_SIZE, questionOf, type ListedPost } from './core/post-list.ts'
import { planPost } from './core/posts.server.ts'
import { posts } from './core/tables.server.ts'
import { listPosts, listTags } from './post-list.server.ts'
import { aStoredPost } from './post.factory.server.ts'

const ask = (params: string) => questionOf(new URLSearchParams(params))
const titleOf = ({ title }: ListedPost) => title.map(({ text }) => text).join('')
const titles = (list: { posts: readonly ListedPost[] }) => list.posts.map(titleOf)
/** With what was searched for in brackets. */
const marked = (parts: ListedPost['title'] | null) => parts?.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

test('published posts stand newest first, drafts and scheduled ones nowhere', async ({ services, clock }) => {
  for (const [at, title] of ['First', 'Second', 'Third'].entries()) {
    clock.set(`2026-03-0${at + 1}T06:00:00Z`)
    await aStoredPost(services, { title })
  }
  await aStoredPost(services, { title: 'A draft' }, { status: 'draft' })
  await aStoredPost(services, { title: 'Planned' }, { status: 'scheduled', at: new Date('2026-03-09T06:00:00Z') })
  const list = await listPosts(services, ask(''))
  expect(titles(list)).toEqual(['Third', 'Second', 'First'])
  expect(list).toMatchObject({ total: 3, page: 1, pages: 1, isMore: false, corrected: null })
  expect(list.posts[0]).toMatchObject({ author: 'Ada Reed', date: '2026-03-03T06:00:00.000Z', minutes: 1, cover: null })
})

test('pages follow each other without a gap, and a page past the last is the last', async ({ services, clock }) => {
  for (let at = 0; at < PAGE_SIZE + 3; at++) {
    // Some appear at the same instant.
    clock.set(new Date(Date.UTC(2026, 2, 1) + Math.floor(at / 4) * 60_000))
    await aStoredPost(services, { title: `Number ${at}` })
  }
  const first = await listPosts(services, ask(''))
  const last = await listPosts(services, ask('page=99'))
  expect([first.posts.length, last.posts.length, last.page, last.pages]).toEqual([PAGE_SIZE, 3, 2, 2])
  expect(new Set([...titles(first), ...titles(last)]).size).toBe(PAGE_SIZE + 3)
})

test('a tag narrows the list, and the tags of published posts are offered by use', async ({ services }) => {
  await aStoredPost(services, { title: 'One', tags: ['habits', 'nights'] })
  await aStoredPost(services, { title: 'Two', tags: ['habits'] })
  await aStoredPost(services, { title: 'Three', tags: ['secret'] }, { status: 'draft' })
  expect(titles(await listPosts(services, ask('tag=nights')))).toEqual(['One'])
  expect((await listPosts(services, ask('tag=secret'))).total).toBe(0)
  expect(await listTags(services)).toEqual(['habits', 'nights'])
})

describe('search', () => {
  test('puts a title before a tag, a tag before a summary, a summary before the text', async ({ services, clock }) => {
    const words = { title: 'Magnesium', tags: ['magnesium'], metaDescription: 'On magnesium.', body: 'It says magnesium once.' }
    for (const [at, place] of (['title', 'tags', 'metaDescription', 'body'] as const).entries()) {
      clock.set(`2026-03-0${at + 1}T06:00:00Z`)
      await aStoredPost(services, { title: `Other ${place}`, [place]: words[place] })
    }
    const list = await listPosts(services, ask('q=magnesium'))
    expect(titles(list)).toEqual(['Magnesium', 'Other tags', 'Other metaDescription', 'Other body'])
    expect(list.total).toBe(4)
  })

  test('finds other forms of a word, and marks them in title, summary or text', async ({ services }) => {
    await aStoredPost(services, { title: 'Sleeping late', metaDescription: 'Who sleeps, rests.', body: 'Nothing.' })
    await aStoredPost(services, {
      title: 'Other',
      metaDescription: 'Other.',
      body: `${'Some words first. '.repeat(60)}Then you slept; sleep well.`,
    })
    const [first, second] = (await listPosts(services, ask('q=sleep'))).posts
    expect([marked(first!.title), marked(first!.summary), first!.passage]).toEqual([
      '[Sleeping] late',
      'Who [sleeps], rests.',
      null,
    ])
    expect(marked(second!.title)).toBe('Other')
    expect(marked(second!.passage)).toContain('[sleep] well')
  })

  test('shows in every entry why it is there', async ({ services, clock }) => {
    const filler = 'Words that stand between. '.repeat(30)
    const body = `Sleep at last. ${filler}A sleepless hour after waking is no harm; sleep comes. ${filler}`
    await aStoredPost(services, { title: 'Two words far apart', body })
    clock.set('2026-03-03T06:00:00Z')
    await aStoredPost(services, { title: 'Sleep', metaDescription: 'On rest.', body: `${filler}Waking early is common.` })
    clock.set('2026-03-04T06:00:00Z')
    await aStoredPost(services, { title: 'Carbohydrates', body: `Carbohydrates first. ${filler}Then leave the car at home.` })
    clock.set('2026-03-05T06:00:00Z')
    await aStoredPost(services, { title: 'Tagged only', tags: ['night shifts', 'else'], body: 'Nothing.' })
    clock.set('2026-03-06T06:00:00Z')
    await aStoredPost(services, { title: 'Irregular', body: 'Who is lying awake may get up.' })
    const shown = async (q: string) =>
      (await listPosts(services, ask(`q=${encodeURIComponent(q)}`))).posts.map(({ title, tagHits, passage }) => ({
        title: marked(title),
        tagHits,
        passage: marked(passage),
      }))
    const [inTitle, apart] = await shown('sleep waking')
    expect(inTitle).toMatchObject({ title: '[Sleep]', passage: expect.stringContaining('[Waking] early') as string })
    expect(apart!.passage).toContain('hour after [waking] is no harm; [sleep] comes')
    expect((await shown('waking -nothing'))[0]!.passage).toContain('[Waking]')
    expect((await shown('car or bus'))[0]).toMatchObject({
      title: 'Carbohydrates',
      passage: expect.stringContaining('the [car] at home') as string,
    })
    expect(await shown('shift')).toEqual([{ title: 'Tagged only', tagHits: ['night shifts'], passage: undefined }])
    expect((await shown('lie'))[0]!.passage).toBe('Who is [lying] awake may get up.')
  })

  test('leaves out what a minus names, wherever it stands', async ({ services }) => {
    await aStoredPost(services, { title: 'Zebrafish one', body: 'Here is alphaword.' })
    await aStoredPost(services, { title: 'Zebrafish two', body: 'Here is none.' })
    await aStoredPost(services, { title: 'Other', body: 'Zebrafish and alphaword.' })
    const list = await listPosts(services, ask('q=zebrafish -alphaword'))
    expect([list.total, titles(list)]).toEqual([1, ['Zebrafish two']])
  })

  test('has no answer to a question that only leaves out', async ({ services }) => {
    await aStoredPost(services, { title: 'Here' })
    for (const query of ['-zzzz', '-"two words"', 'here or -zzzz'])
      expect(await listPosts(services, ask(`q=${query}`))).toMatchObject({ total: 0, leavesOutOnly: true, corrected: null })
    for (const query of ['the', 'zzzz', 'zzzz -here'])
      expect(await listPosts(services, ask(`q=${query}`))).toMatchObject({ total: 0, leavesOutOnly: false })
  })

  test('forgives slips, and says what it searched for', async ({ services }) => {
    await aStoredPost(services, { title: 'Reading a supplement label', body: 'Magnesium and protein.' })
    for (const [typed, meant] of [
      ['suplement', 'supplement'],
      ['magnesum', 'magnesium'],
      ['protien', 'protein'],
      ['supplment labl', 'supplement label'],
      ['supplment -xyzzy', 'supplement -xyzzy'],
      ['-xyzzy Supplment', '-xyzzy supplement'],
      ['"supplment label"', '"supplement label"'],
      ['xyzzyx or protien', 'xyzzyx or protein'],
      [
        'supplement label and the a of magnesium with protein reeding',
        'supplement label and the a of magnesium with protein reading',
      ],
      [
        'the label that was on his magnesium and her suplement, not the protein',
        'the label that was on his magnesium and her supplement, not the protein',
      ],
    ] as const) {
      const list = await listPosts(services, ask(`q=${typed}`))
      expect([list.corrected, list.total]).toEqual([meant, 1])
    }
  })

  test('never names a word that stands in drafts alone', async ({ services }) => {
    await aStoredPost(services, { title: 'Confidential pregnancy' }, { status: 'draft' })
    const list = await listPosts(services, ask('q=pregnansy'))
    expect([list.total, list.corrected]).toEqual([0, null])
  })

  test('takes phrases, alternatives and exclusions, and keeps to a tag', async ({ services }) => {
    await aStoredPost(services, { title: 'Morning light', tags: ['light'] })
    await aStoredPost(services, { title: 'Light in the morning' })
    await aStoredPost(services, { title: 'Protein' })
    const found = async (params: string) => titles(await listPosts(services, ask(params))).toSorted()
    expect(await found('q="morning light"')).toEqual(['Morning light'])
    expect(await found('q=light or protein')).toEqual(['Light in the morning', 'Morning light', 'Protein'])
    expect(await found('q=light -morning')).toEqual([])
    expect(await found('q=morning&tag=light')).toEqual(['Morning light'])
  })

  test('answers whatever is typed without complaint', async ({ services }) => {
    await aStoredPost(services, { title: 'Here' })
    for (const query of [
      "'",
      '"',
      '\\',
      '%',
      '& | ! ( ) : *',
      '<script>',
      "'; drop table posts; --",
      'the',
      '\u0000x\u0007',
      '🌙',
      'a'.repeat(5_000),
    ]) {
      const list = await listPosts(services, questionOf(new URLSearchParams({ q: query })))
      expect(list.total).toBe(0)
    }
  })

  test('pages through posts that have the word in the head and then those that have it in the text', async ({ services }) => {
    for (let at = 0; at < 7; at++) await aStoredPost(services, { title: `Oats ${at}` })
    for (let at = 0; at < 8; at++) await aStoredPost(services, { title: `Other ${at}`, body: 'Some oats.' })
    const first = await listPosts(services, ask('q=oats'))
    const second = await listPosts(services, ask('q=oats&page=2'))
    expect([first.total, first.pages]).toEqual([15, 2])
    expect(
      titles(first)
        .slice(0, 7)
        .every((title) => title.startsWith('Oats')),
    ).toBe(true)
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(15)
  })
})

test('unpublished, a post is gone from the list at once', async ({ services }) => {
  const { id } = await aStoredPost(services, { title: 'Taken back' })
  await planPost(services, id, { status: 'draft' })
  expect((await listPosts(services, ask(''))).total).toBe(0)
  expect(await services.db.select().from(posts).where(eq(posts.id, id))).toHaveLength(1)
})

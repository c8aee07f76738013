import { describe, expect, test } from 'vitest'

import { librarySources, libraryTopics } from '#content/library/library.ts'
import type { LibraryTopic } from '#content/library/topic.ts'
import { lengths, tones, type Length, type Tone } from '#features/automation/core/article.ts'
import { deep } from '#tests/support/deep.ts'

import { composeAbout, composeArticle } from './compose-article.ts'
import type { Material } from './material.ts'
import { isGrave } from './parts.ts'
import type { Voice } from './voice.ts'
import { academic } from './voices/academic.ts'
import { casual } from './voices/casual.ts'
import { conversational } from './voices/conversational.ts'
import { professional } from './voices/professional.ts'

const material: Material = { topics: libraryTopics, sources: librarySources }
const voices: Readonly<Record<Tone, Voice>> = { professional, conversational, academic, casual }
const combinations = tones.flatMap((tone) => lengths.map((length) => [tone, length] as const))
/** One length of each tone, for the quick tests. */
const isQuick = (tone: Tone, length: Length) => length === lengths[tones.indexOf(tone) % lengths.length]
const some = combinations.filter(([tone, length]) => isQuick(tone, length))
const rest = combinations.filter(([tone, length]) => !isQuick(tone, length))
const MOST = 4

function variantsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(variantsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(variantsIn) : []
}

/** Its headings say what a section is, and are no sentences that join anything. */
function withoutHeadings(voice: Voice): unknown[] {
  const { headings: _ofPassages, sourcesHeading: _fixed, ...rest } = voice
  return Object.values(rest).map((slot: unknown) =>
    typeof slot === 'object' && slot !== null && 'headings' in slot ? { ...slot, headings: [] } : slot,
  )
}

/** The sentences of a voice that stand in articles as they are, without headings and names. */
function sentencesOf(voice: Voice): string[] {
  const all = variantsIn(withoutHeadings(voice)).map((text) => text.replace(/^[~^]/, ''))
  return [...new Set(all)].filter((text) => text.length > 12 && !text.includes('{'))
}

/** Thirty days, each on a topic that the month has not had. */
function month(tone: Tone, length: Length, from: string): string[] {
  const used = new Set<string>()
  return Array.from({ length: 30 }, (_, at) => {
    const brief = {
      prompt: `Write a practical wellness article for day ${at}.`,
      topic: 'Daily Wellness Tips',
      tone,
      length,
      tags: [],
    }
    const article = composeArticle(material, brief, { avoid: used, seed: `${from} ${at}` })
    used.add(article.libraryTopic!)
    return article.body
  })
}

/** The sentences that stand in too many articles of a month. */
function tooOften(tone: Tone, length: Length, from: string) {
  const bodies = month(tone, length, from)
  const often = sentencesOf(voices[tone]).map((text) => [text, bodies.filter((body) => body.includes(text)).length] as const)
  return often.filter(([, times]) => times > MOST)
}

test.for(some)('%s and %s: in thirty articles of one month no joint stands more than four times', ([tone, length]) => {
  expect(tooOften(tone, length, 'January')).toEqual([])
})

test.for(rest)(
  '%s and %s: nor of any other length',
  deep('app/features/automation/composer/joints.test.ts'),
  ([tone, length]) => {
    expect(tooOften(tone, length, 'January')).toEqual([])
  },
)

const others = ['March', 'May', 'June', 'August', 'October']
test.for(combinations)(
  '%s and %s: nor in five other months',
  deep('app/features/automation/composer/joints.test.ts'),
  ([tone, length]) => {
    expect(others.map((from) => [from, tooOften(tone, length, from)])).toEqual(others.map((from) => [from, []]))
  },
)

/** What nobody should say over an illness, marked or not; the marks are in the voices. */
const light =
  /\b(?:kettle|fridge|mug|mate|gurus?|rocket science|discount code|flossing|jokes?|joking|nerdy|bonnet|screenshot|showing off|dare you|cheat sheet|gold stars?|pot of tea|pencil|furniture|potholes|mileage|before-and-after|no test at the end|left to the reader|blame us|off you go|have a go|scroll|thirty-day|old news|slogan|miracle|hype)\b/i

/** A voice’s variants as they stand on a page: whole headings and paragraphs, or a sentence in one. */
function spokenAs(variants: readonly string[]): (block: string) => string[] {
  const patterns = variants.map((variant) => {
    const text = variant.replace(/^[~^]/, '')
    const written = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(?:name|own)\}/g, '.+')
    return { text, whole: new RegExp(`^${written}$`) }
  })
  return (block) =>
    patterns.flatMap(({ text, whole }) =>
      whole.test(block) || (text.length > 20 && !text.includes('{') && block.includes(text)) ? [text] : [],
    )
}

describe.each(combinations)('%s and %s', (tone, length) => {
  const variants = variantsIn(voices[tone]).filter((text) => text !== '' && text !== '{own}')
  const marked = (mark: string) => spokenAs(variants.filter((text) => text.startsWith(mark)))
  const unmarked = spokenAs(variants.filter((text) => !/^[~^]/.test(text)))
  const [tooLight, tooGrave] = [marked('~'), marked('^')]
  const blocksOf = (topic: LibraryTopic, seed: string) => {
    const brief = { prompt: '', topic: '', tone, length, tags: [] }
    return composeAbout(topic, material, brief, { avoid: new Set(), seed })
      .body.split('\n\n')
      .map((block) => block.replace(/^#+ /, ''))
      .filter((block) => unmarked(block).length === 0)
  }

  const misplaced = (seeds: readonly string[]) =>
    libraryTopics.flatMap((topic) => {
      const blocks = seeds.flatMap((seed) => blocksOf(topic, seed))
      const wrong = [
        ...(isGrave(topic) ? blocks.flatMap(tooLight) : []),
        ...(topic.gravity === 'crisis' ? [] : blocks.flatMap(tooGrave)),
      ]
      return wrong.length > 0 ? [[topic.id, ...wrong]] : []
    })

  test(
    'about a grave subject nothing light is said; a crisis is spoken of in no other',
    isQuick(tone, length) ? {} : deep('app/features/automation/composer/joints.test.ts'),
    () => {
      expect(misplaced(['one'])).toEqual([])
    },
  )

  test('nor with another seed', deep('app/features/automation/composer/joints.test.ts'), () => {
    expect(misplaced(['two', 'three', 'four', 'five', 'six'])).toEqual([])
  })
})

test('the light variants are said of everyday subjects, so the marks are what keeps them away', () => {
  const said = spokenAs(variantsIn(voices.casual).filter((text) => text.startsWith('~')))
  const everyday = libraryTopics.filter((topic) => !isGrave(topic))
  const bodies = everyday.map((topic) => {
    const brief = { prompt: '', topic: '', tone: 'casual' as const, length: 'medium' as const, tags: [] }
    return composeAbout(topic, material, brief, { avoid: new Set(), seed: 'x' }).body
  })
  const blocks = bodies.flatMap((body) => body.split('\n\n').map((block) => block.replace(/^#+ /, '')))
  expect(new Set(blocks.flatMap(said)).size).toBeGreaterThan(40)
})

test.each([
  ['casual', 'Small stuff, this week'],
  ['casual', 'Small, quick and harmless:'],
  ['casual', 'Quick question'],
  ['casual', 'Last word'],
  ['professional', 'A one-word reply would help nobody. A useful one takes account of ordinary life.'],
  ['conversational', 'How do you make it fit?'],
  ['conversational', 'And tomorrow?'],
] as const)('%s: “%s” is for everyday subjects alone', (tone, text) => {
  expect(variantsIn(voices[tone]).filter((variant) => variant.replace(/^[~^]/, '') === text)).toEqual([`~${text}`])
})

test('sentences that may stand over a grave subject make no joke and leave nothing to chance', () => {
  const grave = Object.values(voices).flatMap((voice) => variantsIn(voice).filter((text) => !text.startsWith('~')))
  expect(grave.filter((text) => light.test(text))).toEqual([])
})

test.each([
  'more-than-stress',
  'iron',
  'melatonin',
  'supplements-and-medicines',
  'vitamin-d',
  'sleep-new-parents',
  'family-meals',
  'hunger-and-fullness',
  'weight-and-the-scale',
  'sleep-alcohol',
  'sleep-snoring',
  'salt',
  'people-who-steady-you',
  'tired-or-ill',
  'balance-and-falls',
  'pulse-and-variability',
  'magnesium',
  'worry-time',
])('%s is a grave subject', (id) => {
  expect(isGrave(libraryTopics.find((topic) => topic.id === id)!)).toBe(true)
})

test.each(['sleep-naps', 'desk-snacks', 'one-task-at-a-time', 'walking-outside', 'three-dinners', 'easy-endurance', 'saying-no'])(
  '%s is none',
  (id) => {
    expect(isGrave(libraryTopics.find((topic) => topic.id === id)!)).toBe(false)
  },
)

test('no sentence is empty: what the review found, and its like', () => {
  const all = Object.values(voices).flatMap(variantsIn)
  const empty =
    /needs some support and some qualification|touches on more than it says|walk the rest of the way|answers differ considerably|simplified, though not in its main line|has kept the main thing|say again if you asked|Bear with us for a minute|prevents several mistakes|cases illustrate|repeated for emphasis|without particular medical conditions/
  expect(all.filter((text) => empty.test(text))).toEqual([])
})

test('a long article borrows nothing that recommends something else, or stops before its advice', { timeout: 60_000 }, () => {
  for (const tone of tones)
    for (const topic of libraryTopics) {
      const { body } = composeAbout(
        topic,
        material,
        { prompt: '', topic: '', tone, length: 'long', tags: [] },
        { avoid: new Set(), seed: 'x' },
      )
      const foreign = libraryTopics.filter((other) => other !== topic).flatMap(({ passages }) => passages)
      const borrowed = foreign.filter(({ text }) => body.includes(text)).map(({ role }) => role)
      expect([topic.id, borrowed.filter((role) => role === 'what-to-do' || role === 'why')]).toEqual([topic.id, []])
    }
})

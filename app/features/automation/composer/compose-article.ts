import type { LibraryTopic, PassageRole } from '#content/library/topic.ts'
import { wordRanges, type Article, type Brief, type Length, type Tone } from '#features/automation/core/article.ts'
import { postLimits } from '#features/blog/core/post.ts'
import { countWords } from '#features/writing/count-words.ts'

import { chooseTopic } from './choose-topic.ts'
import { furtherParts } from './further-parts.ts'
import type { Material } from './material.ts'
import { backedParts, isGrave, isRequest, isSentence, type Outline } from './parts.ts'
import { reservationOn, type Composing } from './reservations.ts'
import { seeded, type Seeded } from './seeded.ts'
import { stemsOf } from './stems.ts'
import type { Voice } from './voice.ts'
import { academic } from './voices/academic.ts'
import { casual } from './voices/casual.ts'
import { conversational } from './voices/conversational.ts'
import { professional } from './voices/professional.ts'
import { writeDown, type Pen } from './write-down.ts'

const voices: Readonly<Record<Tone, Voice>> = { professional, conversational, academic, casual }

/** Words at which an article has enough; well inside its range, and not the same every time. */
const enough = { short: [600, 690], medium: [960, 1260], long: [1510, 1620] } as const
const MAX_TAGS = 8

const COMPOSED = 'Composed from your library without an AI model.'
const UNREVIEWED = 'Its texts have not yet been reviewed by a professional.'

/**
 * Composes an article from texts of the house. The same material, brief and way of composing give the same article. There must be a topic.
 */
export function composeArticle(material: Material, brief: Brief, composing: Composing): Article {
  const subject = composing.title === undefined ? brief : { ...brief, topic: composing.title }
  return composeAbout(chooseTopic(material.topics, subject, composing, seeded(composing.seed)), material, brief, composing)
}

/** An article about this topic. */
export function composeAbout(topic: LibraryTopic, material: Material, brief: Brief, composing: Composing): Article {
  const { avoid, given, seed } = composing
  const random = seeded(`${seed}/${topic.id}`)
  const voice = voices[brief.tone]
  const alike = material.topics.filter((other) => isGrave(other) === isGrave(topic))
  const pen = { voice, random, sources: material.sources, place: alike.indexOf(topic) }
  const outlined = growOutline(startOutline(topic, brief, voice, random), {
    material,
    length: brief.length,
    avoid: new Set([...(given?.keys() ?? []), ...avoid]),
    pen,
  })
  const body = writeDown(outlined, pen)
  const words = countWords(body)
  const [least, most] = wordRanges[brief.length]
  const reservation = reservationOn(topic, material.topics, brief, composing)
  const notes = [
    reservation,
    COMPOSED,
    backedParts(outlined).some(({ reviewed }) => !reviewed) && UNREVIEWED,
    (words < least || words > most) && `It has ${words} words: the library has not enough on this subject.`,
  ]
  return {
    title: outlined.title,
    metaDescription: topic.summary,
    tags: mergedTags(brief.tags, topic.tags),
    body,
    words,
    note: notes.filter(Boolean).join(' '),
    reservation,
    origin: 'library',
    model: null,
    pillar: topic.pillar,
    libraryTopic: topic.id,
  }
}

function startOutline(topic: LibraryTopic, { tone }: Brief, voice: Voice, random: Seeded): Outline {
  const asking = topic.titles.filter((title) => title.endsWith('?'))
  const stating = topic.titles.filter((title) => !title.endsWith('?'))
  const preferred = { asking, stating, any: topic.titles }[voice.titles]
  const title = random.pick(
    'title',
    preferred.length > 0 && random.between('title is as preferred', 0, 3) > 0 ? preferred : topic.titles,
  )
  const hooks = topic.titles.filter((other) => other !== title && isSentence(other) && (voice.asksReaders || !isRequest(other)))
  // One that says by itself what it is about; the others make sense further down.
  const openings = topic.questions.filter(({ question }) => namesTopic(topic, question))
  const beginsWithQuestion =
    voice.beforeAnswer.length > 0 && openings.length > 0 && (hooks.length === 0 || random.between('opening', 0, 2) === 0)
  return {
    topic,
    tone,
    title,
    hook: beginsWithQuestion || hooks.length === 0 ? null : random.pick('hook', hooks),
    openingQuestion: beginsWithQuestion ? random.pick('opening question', openings) : null,
    passages: [],
    steps: [],
    questions: [],
    related: [],
    statements: [],
  }
}

/** Whether the topic’s own name is said, or a part of it. */
function namesTopic({ name }: LibraryTopic, text: string): boolean {
  const usedStems = new Set(stemsOf(text))
  const parts = name.split(/,| and /).map((part) => stemsOf(part))
  return parts.some((stems) => stems.length > 0 && stems.every((stem) => usedStems.has(stem)))
}

/** Adds part after part while the article is below its aim; a part that would lead past the range is left out. */
function growOutline(
  start: Outline,
  { material, length, avoid, pen }: { material: Material; length: Length; avoid: ReadonlySet<string>; pen: Pen },
): Outline {
  const [least, most] = wordRanges[length]
  const [low, high] = enough[length]
  const aim = pen.random.between('aim', low, high)
  const wordsOf = (outline: Outline) => countWords(writeDown(outline, pen))
  let outline = start
  let words = wordsOf(outline)
  for (const { add, when } of furtherParts(start, material, { length, avoid }, pen.random)) {
    const isWanted = when === 'always' || (when === 'until enough' ? words < aim : words < least)
    if (!isWanted) continue
    const larger = add(outline)
    const more = wordsOf(larger)
    if (more > most) continue
    outline = larger
    words = more
  }
  return { ...outline, passages: outline.passages.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role)) }
}

const order: readonly PassageRole[] = ['why', 'how-it-works', 'what-to-do', 'mistakes', 'adapting', 'limits']

function mergedTags(wanted: readonly string[], own: readonly string[]): string[] {
  const known = new Set(wanted.map((tag) => tag.toLowerCase()))
  const added = own.filter((tag) => !known.has(tag.toLowerCase()))
  return [...wanted, ...added.slice(0, Math.max(0, MAX_TAGS - wanted.length))].slice(0, postLimits.tags)
}

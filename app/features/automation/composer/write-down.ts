import type { LibraryPassage, LibrarySource, LibraryTopic } from '#content/library/topic.ts'

import { backedParts, isGrave, type Outline, type RelatedTopic } from './parts.ts'
import { seeded, type Seeded } from './seeded.ts'
import { basisOf, sourceLines } from './sources.ts'
import type { Framed, Voice } from './voice.ts'

/** What an article is written with. */
export interface Pen {
  readonly voice: Voice
  readonly random: Seeded
  readonly sources: readonly LibrarySource[]
  /** The topic’s number among those of the library that may be spoken of in the same way. */
  readonly place: number
}

/** The Markdown of an article, from its opening to its sources. The same outline, voice and seed give the same text. */
export function writeDown(outline: Outline, pen: Pen): string {
  const { topic, passages } = outline
  const frames = framesFor(outline, pen)
  const main = passages.map((passage) => ({ role: passage.role, text: passageSection(passage, topic, frames, pen) }))
  const steps = outline.steps.length > 0 ? frames.section('steps', pen.voice.steps, list(outline.steps)) : ''
  const questions = questionSection(outline, frames, pen)
  const around = [
    ...outline.related.map((neighbour) => relatedSection(neighbour, frames, pen)),
    outline.statements.length > 0 &&
      frames.section('statements', pen.voice.statements, list(outline.statements.map(({ text }) => text))),
  ]
  const stepsFollowPlan = pen.random.between('place of steps', 0, 2) === 0 && main.some(({ role }) => role === 'what-to-do')
  const questionsBeforeLimits = pen.random.between('place of questions', 0, 2) === 0
  return [
    ...opening(outline, frames, pen),
    ...main.flatMap(({ role, text }) => [
      questionsBeforeLimits && role === 'limits' && questions,
      text,
      stepsFollowPlan && role === 'what-to-do' && steps,
    ]),
    !(questionsBeforeLimits && main.some(({ role }) => role === 'limits')) && questions,
    // What belongs to the subject stands before what leads away from it.
    !stepsFollowPlan && steps,
    ...around,
    closing(outline, stepsFollowPlan || steps === '' || around.some(Boolean), frames, pen),
    sourceSection(outline, frames, pen),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n')
}

/**
 * Chooses among the voice’s variants: none twice, nothing light about a grave subject. They go round among the topics, so that articles about different
 * ones share as few of them as there can be.
 */
function framesFor({ topic, related, tone }: Outline, { place }: Pen) {
  const used = new Set<string>()
  const isSober = tone === 'professional' || tone === 'academic'
  const grave = isGrave(topic) || (!isSober && related.some((neighbour) => isGrave(neighbour.topic)))

  function say(slot: string, variants: readonly string[], about = topic, own = ''): string {
    const fitting = order.shuffle(
      slot,
      variants.filter(
        (variant) => !(grave && variant.startsWith('~')) && !(topic.gravity !== 'crisis' && variant.startsWith('^')),
      ),
    )
    const choices = fitting.map((_, at) => fitting[(place + at) % fitting.length]!)
    const chosen = choices.find((variant) => variant === '' || !used.has(variant) || variant === '{own}') ?? choices[0] ?? ''
    used.add(chosen)
    return chosen
      .replace(/^[~^]/, '')
      .replace('{name}', () => about.name)
      .replace('{own}', () => own)
  }
  return {
    say,
    section: (slot: string, framed: Framed, content: string, about = topic) =>
      [`## ${say(`${slot} heading`, framed.headings, about)}`, say(`${slot} intro`, framed.intros, about), content]
        .filter(Boolean)
        .join('\n\n'),
  }
}
/** The same for every article: only so do they go round. */
const order = seeded('variants')

type Frames = ReturnType<typeof framesFor>

function opening({ topic, hook, openingQuestion }: Outline, { say }: Frames, { voice }: Pen): string[] {
  const lead = voice.summaryFirst ? [`**Summary.** ${topic.summary}`] : []
  if (openingQuestion) {
    const { question, answer } = openingQuestion
    return [...lead, `${say('before', voice.beforeAnswer)} **${question}**`, answer, say('after', voice.afterAnswer)]
  }
  if (hook === null) return [...lead, say('promise', voice.promises)]
  const after = hook.endsWith('?') ? say('after question', voice.afterQuestion) : say('after statement', voice.afterStatement)
  return [...lead, `${hook}${/[?!.]$/.test(hook) ? '' : '.'} ${after}`]
}

function passageSection(passage: LibraryPassage, topic: LibraryTopic, { say }: Frames, pen: Pen): string {
  const { role, heading: own } = passage
  const { voice, random } = pen
  const isLedInto = random.between(`bridge to ${role}`, 1, 10) <= voice.bridgesInTen
  return [
    `## ${say(`${role} heading`, voice.headings[role], topic, own)}`,
    isLedInto && say(`${role} bridge`, voice.bridges[role]),
    textOf(passage, pen),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function textOf(passage: LibraryPassage, { voice, sources }: Pen): string {
  return voice.namesBasis ? `${passage.text}\n\n${basisOf(passage, sources)}` : passage.text
}

function relatedSection({ topic, because, passages }: RelatedTopic, { section }: Frames, pen: Pen): string {
  const texts = passages.map((passage) =>
    passages.length > 1 ? `### ${passage.heading}\n\n${textOf(passage, pen)}` : textOf(passage, pen),
  )
  const { headings, intros } = pen.voice.related
  return section(`about ${topic.id}`, { headings, intros: because === null ? intros : [because] }, texts.join('\n\n'), topic)
}

function questionSection({ questions }: Outline, { section }: Frames, { voice }: Pen): string {
  if (questions.length === 0) return ''
  const texts = questions.map(({ question, answer }) => `**${question}**\n\n${answer}`)
  return section('questions', questions.length === 1 ? voice.question : voice.questions, texts.join('\n\n'))
}

function closing(outline: Outline, needsHeading: boolean, { say }: Frames, { voice, random }: Pen): string {
  const words = [say('closing', voice.closing.intros)]
  const isWithoutSources = backedParts(outline).every(({ sources }) => sources.length === 0)
  if (isWithoutSources) words.push(say('without source', voice.withoutAnySource))
  // After a list, the last words may follow as a paragraph.
  const isHeaded = needsHeading || random.between('closing is headed', 0, 1) === 1
  return isHeaded ? [`## ${say('closing heading', voice.closing.headings)}`, ...words].join('\n\n') : words.join('\n\n')
}

function sourceSection(outline: Outline, { say }: Frames, { voice, sources }: Pen): string {
  const parts = backedParts(outline)
  const lines = sourceLines(parts, sources)
  if (lines.length === 0) return ''
  const isPartlyWithout = parts.some((part) => part.sources.length === 0)
  return [`## ${voice.sourcesHeading}`, list(lines), isPartlyWithout && say('without source', voice.withoutSource)]
    .filter(Boolean)
    .join('\n\n')
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

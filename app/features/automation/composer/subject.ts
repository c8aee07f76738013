import { groupsIn } from './reader-groups.ts'
import { termsIn, type TextTerms } from './vocabulary.ts'

/** What a text asks for. */
export interface Subject {
  /** What it is about. */
  readonly main: TextTerms
  /** That and what else it wants said: a topic may be named there, too. */
  readonly whole: TextTerms
  /** As it was written: in all, and the part that names the subject. */
  readonly asWritten: readonly string[]
}

/** A title is its subject, every word of it. */
export function subjectOfTitle(title: string): Subject {
  const read = title.slice(0, MAX_READ)
  const terms = termsIn(read)
  return { main: terms, whole: terms, asWritten: [read] }
}

/** Longer than this, a prompt says more than its subject. */
const SHORT = 12
/** No subject is told in more. */
const MAX_READ = 600

/**
 * The subject of a prompt: of “write an article for runners about iron, with a list of foods, and mention tests. Keep it short.” it is “iron”. Whom it
 * is for belongs to it, wherever in the sentence that stands.
 */
export function subjectOfPrompt(prompt: string): Subject {
  const sentence = firstSentence(prompt.slice(0, MAX_READ))
  const asked = afterFirst(sentence, ['about', 'explaining', 'on', 'covering'], isInstruction(sentence))
  const groups = [...new Set([sentence, asked].flatMap((text) => groupsIn(text)))]
  const words = asked.split(/\s+/).length
  const main = words > SHORT || asked !== sentence ? beforeFirst(asked) : asked
  return {
    main: { ...termsIn(main), groups },
    whole: { ...termsIn(asked), groups },
    asWritten: [prompt.slice(0, MAX_READ), asked],
  }
}

/** Whom a prompt says that its article is for. */
export function groupsAddressed(prompt: string): readonly string[] {
  const words = firstSentence(prompt.slice(0, MAX_READ)).split(/\s+/)
  const at = words.findIndex((word) => word.toLowerCase() === 'for')
  return at === -1 ? [] : groupsIn(words.slice(at, at + SHORT).join(' '))
}

/** The first that says something: “Hello.” is none. */
function firstSentence(text: string): string {
  const sentences = text.split(/(?<=[.!?;])\s|[\r\n]/)
  return sentences.find((sentence) => termsIn(sentence).stems.length > 0) ?? text
}

const instructions = new Set(
  'write create draft compose generate prepare produce explain make please give article post text guide blog something piece'.split(
    ' ',
  ),
)

function isInstruction(sentence: string): boolean {
  const first = sentence.toLowerCase().split(/\W+/).filter(Boolean).slice(0, 8)
  return first.some((word) => instructions.has(word))
}

function afterFirst(sentence: string, leads: readonly string[], isWanted: boolean): string {
  if (!isWanted) return sentence
  const words = sentence.split(/\s+/)
  const at = words.findIndex((word) => leads.includes(word.toLowerCase()))
  return at === -1 || at === words.length - 1 ? sentence : words.slice(at + 1).join(' ')
}

const further = new Set(['with', 'mention', 'mentioning', 'including', 'include'])

/** Without what a sentence adds to its subject. */
function beforeFirst(asked: string): string {
  const words = asked.split(/\s+/)
  const at = words.findIndex((word, index) => index > 0 && (further.has(word.toLowerCase()) || words[index - 1]!.endsWith(',')))
  return at === -1 ? asked : words.slice(0, at).join(' ')
}

import type { DangerAnswers } from '#content/chat/danger-answers/form.ts'
import type { DangerKind } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { emergencyLines, type EmergencyLine } from '#content/chat/emergency.ts'
import type { HelpLine } from '#content/chat/help-lines/form.ts'

/** Who is answered. */
export interface Reader {
  /** ISO 3166; null where it is not known. */
  readonly country: string | null
  /** ISO 639-1, of what was written; null where it is not known. */
  readonly language: string | null
}

const dangerAnswers = dangerLanguages.map(({ answers }) => answers)

type Text = 'urgent' | 'poison' | 'crisis' | 'violence' | 'eating'

/** What is told of several kinds: that which cannot wait comes first. */
const order: readonly Text[] = ['urgent', 'poison', 'crisis', 'violence', 'eating']
const ofTheirOwn: Partial<Record<DangerKind, Text>> = {
  'self-harm': 'crisis',
  poison: 'poison',
  violence: 'violence',
  eating: 'eating',
}
const textOf = (kind: DangerKind): Text => ofTheirOwn[kind] ?? 'urgent'

/**
 * What somebody in danger is told, in their language and then in English: what to do, the number of their country, and the lines that help with it. Kinds
 * that are not known (none) are answered as an emergency.
 */
export function dangerAnswer(kinds: readonly DangerKind[], { country, language }: Reader): string {
  const texts = textsOf(kinds)
  const line = lineOf(country)
  return answersIn(language)
    .map((answers) => answerIn(answers, texts, line))
    .join('\n\n')
}

function textsOf(kinds: readonly DangerKind[]): readonly Text[] {
  const texts = order.filter((text) => kinds.some((kind) => textOf(kind) === text))
  return texts.length > 0 ? texts : ['urgent']
}

/** Before the answer to a general question about a danger. */
export function dangerNote({ country, language }: Reader): string {
  return both('general', country, language)
}

/** Behind whatever may come from somebody in danger and was not understood. */
export function helpSentence({ country, language }: Reader): string {
  return both('maybe', country, language)
}

/** Whom such an answer tells to call: the numbers, then the lines that help, each with its name. */
export function numbersToCall(kinds: readonly DangerKind[], country: string | null): string[] {
  const texts = textsOf(kinds)
  const line = lineOf(country)
  const lines = texts.flatMap((text) => helpLineOf(line, text) ?? []).map(({ name, number }) => `${name}, ${number}`)
  return [...(line ? emergencyNumbers(line, texts) : (dangerAnswers[0]!.anyNumber.match(/\d+/g) ?? [])), ...lines]
}

/** What a result of a laboratory calls for: to phone a doctor now, of a troponin with the chest first, or to speak to one today. */
export function resultAnswer(alarm: 'now' | 'today', isOfHeart: boolean, { country, language }: Reader): string {
  const line = lineOf(country)
  const answers = answersIn(language).map((each) => {
    const { title, called, unless, heart } = each.resultNow
    const now = [title, ...(isOfHeart ? [heart] : []), called, unless].join(' ')
    return alarm === 'now' ? now.replaceAll('{number}', () => numberIn(each, line)) : each.resultToday
  })
  return [...answers, ...answersIn(language).map((each) => each.resultsNotReviewed)].join('\n\n')
}

function answerIn(answers: DangerAnswers, texts: readonly Text[], line: EmergencyLine | null): string {
  const main = answers[texts[0]!].replace('{number}', numberIn(answers, line, texts))
  const lines = texts.flatMap((text) => {
    const known = helpLineOf(line, text)
    if (known) return [lineIn(answers, known)]
    return text === 'crisis' ? [answers.crisisAnywhere] : []
  })
  return [main, ...lines, answers.close].join('\n\n')
}

const helpLineOf = (line: EmergencyLine | null, text: Text): HelpLine | undefined =>
  text === 'urgent' ? undefined : line?.[text]

function lineIn({ language, line, always, byText }: DangerAnswers, { name, number, isAlwaysOpen, takesTexts }: HelpLine): string {
  const answered = `${number}${takesTexts ? byText : ''}${isAlwaysOpen ? always : ''}`
  const called = language === 'en' ? name : name.replace(/^the /, '')
  return line.replace('{name}', () => called).replace('{line}', () => answered)
}

function numberIn(answers: DangerAnswers, line: EmergencyLine | null, texts: readonly Text[] = []): string {
  return line ? emergencyNumbers(line, texts).join(` ${answers.or} `) : answers.anyNumber
}

/** Of violence alone the police’s, beside something else both. */
function emergencyNumbers({ numbers, police }: EmergencyLine, texts: readonly Text[]): readonly string[] {
  if (!police || !texts.includes('violence')) return numbers
  return texts.length === 1 ? [police] : [...new Set([...numbers, police])]
}

function both(text: 'general' | 'maybe', country: string | null, language: string | null): string {
  const line = lineOf(country)
  return answersIn(language)
    .map((answers) => answers[text].replace('{number}', numberIn(answers, line)))
    .join(' ')
}

const lineOf = (country: string | null) => (country ? (emergencyLines[country] ?? null) : null)

/** The language itself, and English, which the people around may read. */
function answersIn(language: string | null): readonly DangerAnswers[] {
  const [english] = dangerAnswers
  const own = dangerAnswers.find((answers) => answers.language === language)
  return own && own !== english ? [own, english!] : [english!]
}

import { chatReplies, readyLinks } from '#content/chat/words.ts'
import type { Intent } from '#features/chat/intent/intent.ts'
import { asksForDiagnosis, asksForDose, namesDose } from '#features/chat/limits-of-role.ts'

import { choosePassages, type ChosenPassage, type FoundPassage, type Weighed } from './choose-passages.ts'
import { bestSentences } from './sentences.ts'
import { tokensOf } from './tokens.ts'

interface Receipt {
  readonly title: string
  readonly path: string
}

/** What an answer is made of. */
export interface Material {
  readonly terms: readonly Weighed[]
  readonly passages: readonly FoundPassage[]
}

/** An answer out of the site’s own sentences, with links to where they stand. The same question on the same pages has the same answer. */
export function composeAnswer(question: string, intent: Intent, { terms, passages }: Material): string {
  const politely = intent === 'other' ? smallTalk(question) : null
  if (politely) return politely
  const chosen = choosePassages(terms, passages)
  if (asksForDiagnosis(question)) return withReceipts([chatReplies.diagnosis], chosen.slice(0, 2), chatReplies.alsoRead)
  if (asksForDose(question)) return doseAnswer(question, choosePassages(terms, passages.filter(isDose)), terms)
  if (intent === 'ready_to_buy') return readyAnswer(chosen, terms)
  if (chosen.length === 0) return nothingFound(intent)
  const said = chosen.slice(0, 2).map((passage, at) => partOf(passage, terms, at === 0 ? 420 : 240))
  const paragraphs = intent === 'support' ? [...said, chatReplies.supportPerson] : said
  return withReceipts(paragraphs, chosen)
}

function partOf({ text, heading, title, kind }: ChosenPassage, terms: readonly Weighed[], atMost: number): string {
  const words = terms.flatMap(({ word, ways }) => [word, ...ways])
  const part = bestSentences(text, words, { atMost })
  // A product’s sentences do not repeat its name.
  return kind === 'product' && !part.includes(title) ? `${title}, ${heading.toLowerCase()}: ${part}` : part
}

const isDose = ({ kind, heading, text }: FoundPassage) => kind === 'product' && /^dose\b/i.test(heading) && namesDose(text)

/** Only what stands on a product’s page, and only about that product. */
function doseAnswer(question: string, chosen: readonly ChosenPassage[], terms: readonly Weighed[]): string {
  const asked = new Set(tokensOf(question))
  const about = chosen.find(({ title }) => tokensOf(title).some((word) => word.length > 3 && asked.has(word)))
  if (!about) return chatReplies.dosing
  return withReceipts([partOf(about, terms, 420), chatReplies.dosingCare], [about])
}

function readyAnswer(chosen: readonly ChosenPassage[], terms: readonly Weighed[]): string {
  const plan = chosen.find(({ kind }) => kind === 'plan' || kind === 'question')
  const said = plan ? [partOf(plan, terms, 300), chatReplies.ready] : [chatReplies.ready]
  return withReceipts(said, [...(plan ? [plan] : []), ...readyLinks])
}

function nothingFound(intent: Intent): string {
  if (intent === 'support') return chatReplies.supportPerson
  return intent === 'other' ? chatReplies.unclear : chatReplies.unknown
}

/** A longer message asks for something besides. */
const MOST_POLITE_WORDS = 6

function smallTalk(message: string): string | null {
  const words = tokensOf(message)
  if (words.length > MOST_POLITE_WORDS) return null
  if (words.some((word) => /^(?:thanks?|thx|cheers|bye|goodbye)$/.test(word))) return chatReplies.thanks
  return words.some((word) => /^(?:hi|hey|hello|greetings|hallo)$/.test(word)) ? chatReplies.hello : null
}

function withReceipts(paragraphs: readonly string[], from: readonly Receipt[], lead: string = chatReplies.receipts): string {
  const each = new Map(from.map((receipt) => [receipt.path, receipt]))
  if (each.size === 0) return paragraphs.join('\n\n')
  const links = Array.from(each.values(), ({ title, path }) => `[${title.replaceAll(/[[\]]/g, '')}](${path})`)
  return [...paragraphs, `${lead} ${links.join(' · ')}`].join('\n\n')
}

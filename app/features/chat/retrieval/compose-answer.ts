import { bookingLinks, chatReplies, readyLinks } from '#content/chat/words.ts'
import type { Intent } from '#features/chat/core/intent.ts'
import {
  asksAboutIllness,
  asksForDiagnosis,
  asksForDose,
  asksForSigns,
  asksToChangeTreatment,
  namesDose,
} from '#features/chat/core/limits-of-role.ts'

import { choosePassages, type ChosenPassage, type FoundPassage, type Weighed } from './choose-passages.ts'
import { asksAboutMe, asksToBook, plansToCompare, soldProduct } from './plain-asks.ts'
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
  /** Those that answer, where that is not to be found by the terms. */
  readonly chosen?: readonly ChosenPassage[]
  /** Pages that the question points back to. */
  readonly about?: readonly Receipt[]
}

export interface Composed {
  readonly message: string
  readonly intent: Intent
  /** Nothing was found, or the message was not understood. */
  readonly isMissing?: boolean
}

/** An answer out of the site’s own sentences, with links to where they stand. The same question on the same pages has the same answer. */
export function composeAnswer(question: string, intent: Intent, material: Material): Composed {
  const { terms, passages } = material
  const politely = intent === 'other' ? smallTalk(question) : null
  if (politely) return { message: politely, intent }
  if (asksAboutMe(question) && intent !== 'support') return { message: chatReplies.aboutMe, intent }
  const chosen = material.chosen ?? choosePassages(terms, passages)
  if (asksForDiagnosis(question)) return { message: referral(chatReplies.diagnosis, chosen), intent }
  if (asksToChangeTreatment(question)) return { message: referral(chatReplies.treatment, chosen), intent }
  if (asksForDose(question)) return { message: doseAnswer(question, material), intent }
  if (asksForSigns(question)) return { message: referral(chatReplies.signs, chosen), intent }
  if (asksAboutIllness(question)) return { message: referral(chatReplies.illness, chosen), intent }
  if (asksToBook(question)) return { message: withReceipts([chatReplies.booking], bookingLinks), intent }
  if (intent === 'ready_to_buy') return { message: readyAnswer(chosen, terms), intent }
  if (intent === 'support') return { message: supportAnswer(terms, passages), intent }
  const special = aboutOffer(question, material)
  if (special) return { message: special, intent: intent === 'other' ? 'question' : intent }
  if (chosen.length === 0)
    return { message: intent === 'other' ? chatReplies.unclear : chatReplies.unknown, intent, isMissing: true }
  return {
    message: withReceipts(partsOf(chosen, terms), chosen, introductionOf(chosen)),
    intent: intent === 'other' ? 'question' : intent,
  }
}

/** Whether something is sold, or which plan to take. */
function aboutOffer(question: string, { terms, passages }: Material): string | null {
  const product = soldProduct(question, terms, passages)
  if (product) return withReceipts([chatReplies.inShop.replace('{product}', product.title)], [product])
  const plans = plansToCompare(question, passages)
  return plans.length > 0 ? withReceipts([...plans.map(({ text }) => text), chatReplies.whichPlan], plans) : null
}

/** The best passage, and a second one only where it has the whole question too. */
function partsOf([first, second]: readonly ChosenPassage[], terms: readonly Weighed[]): string[] {
  const parts = first ? [partOf(first, terms, 420)] : []
  const isBesides =
    second && second.coverage >= WHOLE && isAboutUs(second) && isAboutUs(first!) && second.score >= first!.score * MIN_SECOND
  return isBesides ? [...parts, partOf(second, terms, 240)] : parts
}

const isAboutUs = ({ kind }: FoundPassage) => kind !== 'post' && kind !== 'product'
/** What the software does is told in its own words; its question is ours and stands on no page. */
const introductionOf = ([first]: readonly ChosenPassage[]) =>
  first?.kind === 'ability' ? chatReplies.findIt : chatReplies.receipts
const WHOLE = 0.95
const MIN_SECOND = 0.9

/** Sentences of a passage, under the words that stand over them: many of them only make sense so. */
function partOf({ text, heading, title, kind }: ChosenPassage, terms: readonly Weighed[], atMost: number): string {
  const part = bestSentences(
    text,
    terms.flatMap(({ word, ways }) => [word, ...ways]),
    { atMost },
  )
  if (kind === 'ability') return part
  if (kind === 'product') return `${title}, ${heading.toLowerCase()}: ${part}`
  if (kind === 'question' || /[.!?…]$/.test(heading)) return `“${heading}” ${part}`
  return heading === '' || kind === 'plan' || startsAlike(heading, part) ? part : `${heading}: ${part}`
}

function startsAlike(heading: string, part: string): boolean {
  const said = new Set(tokensOf(part).slice(0, 12))
  return tokensOf(heading).every((word) => said.has(word))
}

/** What a doctor has to answer; nothing that is for sale stands beside it. */
function referral(sentence: string, chosen: readonly ChosenPassage[]): string {
  const further = chosen.filter(({ kind }) => kind !== 'product' && kind !== 'plan')
  return withReceipts([sentence], further.slice(0, 2), chatReplies.alsoRead)
}

const isDose = ({ kind, heading, text }: FoundPassage) => kind === 'product' && /^dose\b/i.test(heading) && namesDose(text)

/** Only what stands on a product’s page, and only about that product. */
function doseAnswer(question: string, { terms, passages, about: pages = [] }: Material): string {
  const asked = new Set(tokensOf(question))
  const doses = choosePassages(terms, passages.filter(isDose), pages)
  const about = doses.find(
    ({ title, path }) =>
      pages.some((page) => page.path === path) || tokensOf(title).some((word) => word.length > 3 && asked.has(word)),
  )
  if (about) return withReceipts([partOf(about, terms, 420), chatReplies.dosingCare], [about])
  return withReceipts([chatReplies.dosing], pages.slice(0, 1), chatReplies.alsoRead)
}

function readyAnswer(chosen: readonly ChosenPassage[], terms: readonly Weighed[]): string {
  const plan = chosen.find(({ kind }) => kind === 'plan')
  const said = plan ? [partOf(plan, terms, 300), chatReplies.ready] : [chatReplies.ready]
  return withReceipts(said, [...(plan ? [plan] : []), ...readyLinks])
}

/** What the rules of the house say, and who can look into it. */
function supportAnswer(terms: readonly Weighed[], passages: readonly FoundPassage[]): string {
  const rules = choosePassages(
    terms,
    passages.filter(({ kind }) => kind === 'question' || kind === 'ability' || kind === 'plan' || kind === 'policy'),
  ).slice(0, 2)
  return withReceipts([...partsOf(rules, terms), chatReplies.supportPerson], rules, introductionOf(rules))
}

/** A longer message asks for something besides. */
const MAX_POLITE_WORDS = 6

function smallTalk(message: string): string | null {
  const words = tokensOf(message)
  if (words.length > MAX_POLITE_WORDS) return null
  if (words.some((word) => /^(?:thanks?|thx|cheers|bye|goodbye)$/.test(word))) return chatReplies.thanks
  return words.some((word) => /^(?:hi|hey|hello|greetings|hallo)$/.test(word)) ? chatReplies.hello : null
}

/** Paragraphs with the pages that they lead to beneath them. */
export function withReceipts(
  paragraphs: readonly string[],
  from: readonly Receipt[],
  introduction: string = chatReplies.receipts,
): string {
  const each = new Map(from.map((receipt) => [receipt.path, receipt]))
  if (each.size === 0) return paragraphs.join('\n\n')
  const links = Array.from(each.values(), ({ title, path }) => `[${title.replaceAll(/[[\]]/g, '')}](${path})`)
  return [...paragraphs, `${introduction} ${links.join(' · ')}`].join('\n\n')
}

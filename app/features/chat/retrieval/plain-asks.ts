import type { FoundPassage, Weighed } from './choose-passages.ts'
import { tokensOf } from './tokens.ts'

/** Questions that ask for something in one plain way, whatever else stands on our pages. */

const ABOUT_ME =
  /\b(?:who|what) are you\b|\b(?:what|which) (?:ai|bot|model|chat ?bot|language model) (?:are you|is this|do you use)\b|\bare you (?:an? )?(?:real|human|bot|robot|ai|machine|person|program|chat ?bot|doctor|chatgpt)\b|\b(?:is this|am i (?:talking|speaking|chatting) (?:to|with)) an? (?:\w+ )?(?:bot|robot|human|person|machine|ai)\b|\bwhat(?:['’]?s| is) your name\b/i

/** Who is it that answers? */
export const asksAboutMe = (question: string): boolean => ABOUT_ME.test(question) && tokensOf(question).length <= 10

const PERSON =
  /\b(?:talk|speak|chat|connect|write|put me through|get me)\b.{0,25}\b(?:person|human|someone|somebody|agent|representative|operator|team|staff)\b|\b(?:real|actual|live) (?:person|human|agent)\b|\bhuman (?:please|support|help)\b|\b(?:is|are) (?:anybody|anyone|somebody|someone) (?:there|real)\b/i

/** Somebody wants to be answered by a person. */
export const asksForPerson = (question: string): boolean =>
  PERSON.test(question) && !ABOUT_ME.test(question) && tokensOf(question).length <= 16

const BOOKING =
  /\b(?:book|schedule|arrange|reserve|make) (?:an? |my |the )?(?:\w+ )?(?:sessions?|calls?|appointments?|meetings?|consultations?|coaching)\b/i

/** Somebody wants a time with the coach. */
export const asksToBook = (question: string): boolean => BOOKING.test(question)

const SOLD =
  /\b(?:do|can|could) you (?:guys )?(?:sell|stock|carry)\b|\bwhere (?:can|could|do) i (?:buy|order|get|purchase)\b|\b(?:can|could) i (?:buy|order|purchase)\b|\bis there .+ in (?:the|your) shop\b/i

/** The product that somebody asks whether, or where, it is sold; null where it is no such question, or it is not on the shelves. */
export function soldProduct(question: string, terms: readonly Weighed[], passages: readonly FoundPassage[]): FoundPassage | null {
  if (!SOLD.test(question)) return null
  const asked = new Set(terms.filter(({ isLight }) => !isLight).flatMap(({ word, ways }) => [word, ...ways].flatMap(tokensOf)))
  const isKnown = terms.every(({ isLight, passages }) => isLight || passages > 0)
  const isNamed = ({ kind, title }: FoundPassage) =>
    kind === 'product' && tokensOf(title).some((word) => word.length > 3 && asked.has(word))
  return isKnown ? (passages.find(isNamed) ?? null) : null
}

const WHICH = /\b(?:which|what|best|right|recommend|choose)\b/i
const COMPARES = /\b(?:difference|differ|differs|compare|compared|comparison|versus|vs|or|better)\b/i

/** The plans that are to be compared: those that are named, or all of them where somebody asks which; none where it is no such question. */
export function plansToCompare(question: string, passages: readonly FoundPassage[]): FoundPassage[] {
  const asked = new Set(tokensOf(question))
  const plans = passages.filter(({ kind, heading }) => kind === 'plan' && /\bplan$/i.test(heading))
  const named = plans.filter(({ heading }) => tokensOf(heading).some((word) => word !== 'plan' && asked.has(word)))
  if (named.length > 1 && COMPARES.test(question)) return named
  const asksWhich = WHICH.test(question) && /\b(?:best|better|right|recommend|choose|difference|compare)\b/i.test(question)
  return named.length === 0 && asksWhich && /\b(?:plans?|memberships?|subscriptions?)\b/i.test(question) ? plans : []
}

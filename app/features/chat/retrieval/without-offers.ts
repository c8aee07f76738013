import { choosePassages, type FoundPassage } from './choose-passages.ts'
import type { Material } from './compose-answer.ts'

/** What is for sale, and the list of all courses; a course itself is read. */
const OFFER_PAGES = /^\/(?:(?:pricing|trial|shop|go)(?:[/?#]|$)|courses(?:[?#]|$))/
const ASKED_OFFERS = /^\/(?:pricing|trial)(?:[/?#]|$)/
const PRICES =
  /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:dollars?|euros?|pounds|usd|eur|gbp)\b)|\b(?:free trial|per month|a month|per year|a year for|money-back|discounts?)\b/i
const SALES =
  /\b(?:trial|prices?|pricing|priced|buy|purchase|order (?:now|it|them|yours)|sign up|subscribe|join (?:us|now|today|our|the)|(?:annual|yearly|monthly) (?:plan|membership)|(?:our|the) (?:shop|products?|plans?|membership|supplements?|bestsellers?)|upgrade|coupons?|special offer)\b/i

const OFFER_LINK = /\]\(\/(?:pricing|trial|shop|go)(?:[/?#)])/

/** Whether a text names a price or a trial. */
export const namesPrice = (text: string): boolean => PRICES.test(text)

/** Whether words that are not ours, a model’s, may offer something. */
export const speaksOfOffer = (text: string): boolean => namesPrice(text) || SALES.test(text) || OFFER_LINK.test(text)

const isOffer = ({ kind, path, text, heading }: FoundPassage) =>
  kind === 'product' || kind === 'plan' || OFFER_PAGES.test(path) || namesPrice(`${heading} ${text}`)

/** Whether the question is for a price, a plan or the trial, going by the passage that answers it. */
export function asksForOffer({ terms, passages, chosen }: Material): boolean {
  const [first] = chosen ?? choosePassages(terms, passages)
  return first !== undefined && (first.kind === 'plan' || ASKED_OFFERS.test(first.path))
}

/** The material without what is for sale: nothing is offered to somebody who was in danger in this conversation. */
export function withoutOffers(material: Material): Material {
  const { passages, chosen, about } = material
  return {
    ...material,
    passages: passages.filter((passage) => !isOffer(passage)),
    ...(chosen && { chosen: chosen.filter((passage) => !isOffer(passage)) }),
    ...(about && { about: about.filter(({ path }) => !OFFER_PAGES.test(path)) }),
  }
}

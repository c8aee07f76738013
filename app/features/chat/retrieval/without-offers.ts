import type { FoundPassage } from './choose-passages.ts'
import type { Material } from './compose-answer.ts'

const OFFER_PAGES = /^\/(?:pricing|trial|shop|go|courses(?:\?|$))(?:[/?#]|$)?/
const OFFER_WORDS = /[$€£¥]\s?\d|\d\s?[$€£¥]|\b(?:free trial|per month|a month|per year|money-back|discount)\b/i

/** Whether a text speaks of a price, a trial or something for sale. */
export function speaksOfOffer(text: string): boolean {
  return OFFER_WORDS.test(text)
}

const isOffer = ({ kind, path, text, heading }: FoundPassage) =>
  kind === 'product' || kind === 'plan' || OFFER_PAGES.test(path) || speaksOfOffer(`${heading} ${text}`)

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

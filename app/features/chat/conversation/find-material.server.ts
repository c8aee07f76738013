import { asksForDose } from '#features/chat/core/limits-of-role.ts'
import { messageParts } from '#features/chat/core/message-parts.ts'
import { choosePassages, type ChosenPassage, type FoundPassage, type Weighed } from '#features/chat/retrieval/choose-passages.ts'
import type { Material } from '#features/chat/retrieval/compose-answer.ts'
import { findPassages, type Page } from '#features/chat/retrieval/find-passages.server.ts'
import { asksForMore, asksForAttribute, goesOn, pointsBack } from '#features/chat/retrieval/goes-on.ts'
import { questionTerms } from '#features/chat/retrieval/question-terms.ts'
import { sentencesOf } from '#features/chat/retrieval/sentences.ts'
import type { Database } from '#platform/db.server.ts'

interface Before {
  /** The visitor’s words. */
  readonly asked: string
  /** The assistant’s. */
  readonly answered: string
}

/** What the question before says beside this one. */
const BEFORE_WEIGHT = 0.15
/** With less of its own words than this, a passage is about something else. */
const MIN_OWN = 0.55

/**
 * What may answer a question. One that points back is about the pages that the answer before linked to, never another product;
 * one that goes on (“and for a year?”) is searched together with the one before, where a passage has something of both. A word
 * that the site does not have stays a question of its own: it is not known.
 */
export async function findMaterial(db: Database, text: string, before: Before | null): Promise<Material> {
  const alone = await findPassages(db, text)
  if (!before) return alone
  const isKnown = alone.terms.every(({ passages }) => passages > 0)
  const about = pagesIn(before.answered)
  if (isKnown && about.length > 0 && pointsBack(text, alone.terms)) {
    const there = await findThere(db, { text, before, about, own: alone.terms })
    if (there) return there
    return goingOn(db, { text, before, alone: elsewhere(alone, about) })
  }
  return goingOn(db, { text, before, alone })
}

async function goingOn(
  db: Database,
  { text, before, alone }: { text: string; before: Before; alone: Material },
): Promise<Material> {
  const isKnown = alone.terms.length > 0 && alone.terms.every(({ passages }) => passages > 0)
  if (!isKnown || !goesOn(text) || choosePassages(alone.terms, alone.passages).length > 0) return alone
  const { terms, passages } = await findPassages(db, `${text} ${before.asked}`)
  const own = new Set(alone.terms.map(({ word }) => word))
  const ofBoth = passages.filter(({ ranks }) => terms.some(({ word }, at) => own.has(word) && ranks[at]! > 0))
  const both = alone.about ? elsewhere({ terms, passages: ofBoth }, alone.about) : { terms, passages: ofBoth }
  return choosePassages(both.terms, both.passages).length > 0 ? both : alone
}

interface Asked {
  readonly text: string
  readonly before: Before
  readonly about: readonly Page[]
  readonly own: readonly Weighed[]
}

/** What the pages of the answer before say; null when they say nothing about it. */
async function findThere(db: Database, { text, before, about, own }: Asked): Promise<Material | null> {
  const dose = asksForDose(text) ? ' dose' : ''
  const asked = `${text}${dose} ${before.asked}`
  const titles = about.map(({ title }) => title).join(' ')
  const found = await findPassages(db, questionTerms(asked).length > 0 ? asked : titles, about)
  const main = own.some(isAboutSafety) ? own.filter(isAboutSafety) : own
  const isOwn = (word: string) => (dose ? word === 'dose' : main.some((term) => term.word === word))
  const terms = found.terms.map((term) => (isOwn(term.word) ? term : { ...term, weight: term.weight * BEFORE_WEIGHT }))
  const passages = [...found.passages].toSorted((a, b) => placeOf(a, about) - placeOf(b, about))
  const material = { terms, passages, about }
  // Whether a page names a dose is looked at by the rules for doses.
  if (dose) return material
  const ownWeight = terms.reduce((sum, { word, weight }) => sum + (isOwn(word) ? weight : 0), 0)
  if (ownWeight === 0) return withChosen(material, moreOf(text, before, material))
  const fitting = passages.filter(
    ({ ranks }) =>
      terms.reduce((sum, { word, weight }, at) => sum + (isOwn(word) && ranks[at]! > 0 ? weight : 0), 0) / ownWeight >= MIN_OWN,
  )
  return withChosen({ ...material, passages: fitting }, choosePassages(terms, fitting, about))
}

/** Who should leave a thing alone: that stands in one passage, whatever else was named (“does it interact with alcohol?”). */
const isAboutSafety = ({ ways }: Weighed) => ways.includes('ask first')

const withChosen = (material: Material, chosen: readonly ChosenPassage[]): Material | null =>
  chosen.length > 0 ? { ...material, chosen } : null

/** “What does it include?” is answered with what was said, “tell me more” with what was not. */
function moreOf(text: string, { answered }: Before, { terms, passages }: Material): ChosenPassage[] {
  const wasUsedBefore = ({ text }: FoundPassage) =>
    sentencesOf(text).some((sentence) => sentence.length > 20 && answered.includes(sentence))
  const wanted = passages.filter((passage) => wasUsedBefore(passage) !== asksForMore(text))
  const chosen = choosePassages(terms, wanted, wanted)
  const [first] = wanted
  return chosen.length > 0 || !first ? chosen.slice(0, 1) : [{ ...first, score: 0, coverage: 0 }]
}

/** What stands elsewhere, without what is said of other products; the price of a product is not that of a plan. */
function elsewhere({ terms, passages }: Material, about: readonly Page[]): Material {
  const isOfProduct = about.every(({ path }) => path.startsWith('/shop/'))
  const isItsOwn = isOfProduct && asksForAttribute(terms)
  const mayAnswer = ({ kind, path }: FoundPassage) =>
    about.some((page) => page.path === path) ||
    kind === 'post' ||
    (kind !== 'product' && !isItsOwn && !(isOfProduct && (kind === 'plan' || kind === 'page')))
  return { terms, passages: passages.filter(mayAnswer), about }
}

const placeOf = ({ path }: FoundPassage, about: readonly Page[]) => about.findIndex((page) => page.path === path)

function pagesIn(answered: string): Page[] {
  return messageParts(answered)
    .flatMap(({ parts }) => parts)
    .flatMap(({ text, to }) => (to ? [{ title: text, path: to }] : []))
}

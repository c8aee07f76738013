import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { disclaimer, privacy, terms } from '#content/legal.ts'
import type { LegalText } from '#content/reading.ts'

const legalTexts: ReadonlyMap<string, LegalText> = new Map(Object.entries({ privacy, terms, disclaimer }))

/** What a claim of the starter says as it ships, by which it is known whether it says what was confirmed: of a legal text all of it. */
export function shippedWords(id: string): string {
  const legal = legalTexts.get(id)
  if (!legal) return (claims as Readonly<Record<string, Claim | undefined>>)[id]?.text ?? ''
  const { title, lead, passages } = legal
  return [title, lead, ...passages.flatMap(({ heading, text, points = [] }) => [heading, ...text, ...points])].join('\n\n')
}

interface ConfirmedWords {
  readonly state: string
  readonly text: string
}

/** Whether a legal text or a term came in other words since it was confirmed. What the owner says in its place stays hers. */
export function shipsAnew(id: string, { stays }: Claim, decided: ConfirmedWords | null): boolean {
  return stays === true && decided?.state === 'confirmed' && decided.text !== shippedWords(id)
}

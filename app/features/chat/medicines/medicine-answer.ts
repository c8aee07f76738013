import { medicineWords } from '#content/chat/medicine-words.ts'
import { librarySources } from '#content/library/library.ts'
import { medicineCautions } from '#content/library/medicines/cautions.ts'
import { medicineGroups } from '#content/library/medicines/groups.ts'
import type { MedicineCaution, MedicineGroup, MedicinePartner } from '#content/library/medicines/medicine.ts'
import { medicineSources } from '#content/library/medicines/sources.ts'

import type { MedicineQuestion } from './medicine-question.ts'

const MAX_CAUTIONS = 3
const sources = new Map([...librarySources, ...medicineSources].map((source) => [source.id, source]))

/**
 * The answer to a question about a medicine, paragraph by paragraph: whom to ask comes first, then what the library says of the very pairs that were
 * named, with its sources, then the pairs of which it says nothing.
 */
export function medicineAnswer({ medicines, partners, wants }: MedicineQuestion): string[] {
  const pairs = medicines.flatMap((medicine) =>
    partners.map((partner) => ({ medicine, partner, known: cautionsOn(medicine, partner) })),
  )
  const cautions = [...new Set(pairs.flatMap(({ known }) => known))].slice(0, MAX_CAUTIONS)
  const unknown = partners.filter(({ id }) => pairs.every(({ partner, known }) => partner.id !== id || known.length === 0))
  return [
    firstWord(medicines, partners, wants),
    ...(cautions.length > 0 ? [`${medicineWords.fromLibrary} ${cautions.map(({ text }) => text).join(' ')}`] : []),
    ...(unknown.length > 0 ? [medicineWords.nothingOn.replace('{partners}', inARow(unknown))] : []),
    ...(wants === 'change' && partners.length === 0 ? [] : [medicineWords.keepOn]),
    ...(cautions.length > 0 ? [`${sourcesOf(cautions)}${medicineWords.notReviewed}`] : []),
  ]
}

function firstWord(
  medicines: readonly MedicineGroup[],
  partners: readonly MedicinePartner[],
  wants: MedicineQuestion['wants'],
): string {
  const words = wants === 'change' ? medicineWords.change : partners.length > 0 ? medicineWords.combine : medicineWords.know
  const medicine = medicines.length > 0 ? inARow(medicines) : medicineWords.yours
  return words.replace('{medicine}', medicine).replace('{partners}', inARow(partners))
}

/** What the library says of a medicine together with a partner: what is said of exactly these goes before what is said of wider ones. */
export function cautionsOn(medicine: MedicineGroup, partner: MedicinePartner): MedicineCaution[] {
  const ranked = medicineCautions
    .map((caution) => ({
      caution,
      rank: closeness(caution.medicines, medicine, true) * closeness(caution.partners, partner, false),
    }))
    .filter(({ rank }) => rank > 0)
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ caution }) => caution)
}

const narrower = new Map(
  medicineGroups.map(({ id }) => [id, medicineGroups.filter(({ within = [] }) => within.includes(id)).map((each) => each.id)]),
)

/** 2 where a caution names it, 1 where it names what it belongs to, or (of a class that was named alone) one of the class; else 0. */
function closeness(ids: readonly string[], { id, within = [] }: MedicineGroup | MedicinePartner, isMedicine: boolean): number {
  if (ids.includes(id)) return 2
  const near = isMedicine ? [...within, ...(narrower.get(id) ?? [])] : within
  return near.some((other) => ids.includes(other)) ? 1 : 0
}

/** Each document once, by who answers for it; nothing where coaches and pharmacies know it without one. */
function sourcesOf(cautions: readonly MedicineCaution[]): string {
  const ids = new Set(cautions.flatMap((caution) => caution.sources))
  const named = [...ids].flatMap((id) => {
    const source = sources.get(id)
    return source ? [`${source.publisher}, “${source.title}”${source.year ? ` (${source.year})` : ''}`] : []
  })
  return named.length > 0 ? `${medicineWords.sources} ${named.join('; ')}. ` : ''
}

function inARow(parts: ReadonlyArray<{ readonly called: string }>): string {
  const called = [...new Set(parts.map((part) => part.called))]
  return called.length < 2 ? called.join('') : `${called.slice(0, -1).join(', ')} and ${called.at(-1)}`
}

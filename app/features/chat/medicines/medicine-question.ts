import { medicineGroups } from '#content/library/medicines/groups.ts'
import type { MedicineGroup, MedicinePartner } from '#content/library/medicines/medicine.ts'
import { medicinePartners } from '#content/library/medicines/partners.ts'
import { tokensOf } from '#features/chat/retrieval/tokens.ts'

import { finderOf, type Named } from './find-named.ts'

/** A message that belongs to a pharmacist or doctor because of a medicine in it. */
export interface MedicineQuestion {
  /** Each once, as groups; empty where only “my medication” was said. */
  readonly medicines: readonly MedicineGroup[]
  readonly partners: readonly MedicinePartner[]
  /** What somebody wants to do: change how the medicine is taken, or take something beside it. */
  readonly wants: 'change' | 'combine' | 'know'
}

const findMedicines = finderOf(medicineGroups)
const findPartners = finderOf(medicinePartners)

const words = (text: string) => new Set(text.split(' '))

/** “Medication” without a name is one where it is somebody’s own, or something is taken with it. */
const GENERIC = words(
  'medication medications medicine medicines meds medicament medicaments prescription prescriptions tablet tablets pill pills medikament medikamente medikamenten medicación medicamento medicamentos médicament médicaments medicinali leki лекарства',
)
/** They are also what a supplement comes in: only somebody’s own ones are a medicine. */
const ALSO_A_FORM = words('tablet tablets pill pills')
const OWN = words('my his her our their prescribed regular daily other heart meine meinen meinem meiner mis mi mes mon miei')
const TAKES = words('on take takes taking took using')
const CHANGES = words(
  'stop stopping stopped quit quitting skip skipping skipped halve halving half double doubling doubled increase increasing reduce reducing lower lowering cut cutting change changing replace replacing swap ' +
    'switch switching start starting restart restarting begin resume wean weaning taper tapering miss missed forgot forgotten pause pausing split splitting crush crushing off without instead delay delaying ' +
    'absetzen weglassen dejar arrêter smettere parar stoppen odstawić',
)
const COMBINES = words(
  'with and plus combine combining combined mix mixing mixed together interact interacts interacting interaction interactions interfere interferes alongside beside besides while same add adding affect affects clash conflict safe okay ok ' +
    'mit und zusammen con y junto avec et',
)
/** With these alone a message is about the house, whichever medicine it names. */
const SITE_WORDS = words(
  'price prices pricing cost costs plan plans membership subscription trial course courses lesson lessons coach coaching session sessions book booking appointment appointments account password login refund cancel ' +
    'sell shop store stock join sign import export app website site newsletter discount',
)
/** Behind the name of a medicine these make it a word of the body or of a shop. */
const NOT_THE_MEDICINE = words(
  'resistance resistant sensitivity sensitive spike spikes level levels index battery batteries dominance receptors deficiency',
)
/** Behind “iron” or “train” these make it another word. */
const NOT_THE_PARTNER = words('station man men board out will clad')

/**
 * What a message asks about medicines; null where it names none, or only beside a question about the house (“I take statins: what does the annual plan
 * cost?”). `before` are earlier messages of the same person: who has told of a medicine, and now asks about taking something, still takes it.
 */
export function readMedicineQuestion(message: string, before: readonly string[] = []): MedicineQuestion | null {
  const found = medicinesIn(message)
  const { tokens, named } = found
  const partners = findPartners(tokens).filter(
    ({ to, from }) => !NOT_THE_PARTNER.has(tokens[to] ?? '') && !named.some((other) => from < other.to && other.from < to),
  )
  const changes = wantsChange(tokens, found)
  if (named.length > 0) {
    const isAboutSite = tokens.some((word) => SITE_WORDS.has(word))
    if (isAboutSite && partners.length === 0 && !changes) return null
    return question(named, partners, changes)
  }
  if (
    found.generic.length > 0 &&
    (changes || (partners.length > 0 && tokens.some((word) => COMBINES.has(word) || TAKES.has(word))))
  ) {
    return question(named, partners, changes)
  }
  if (partners.length === 0 || !ASKS_TO_TAKE.test(message)) return null
  const earlier = before.flatMap((text) => medicinesIn(text).named)
  return earlier.length > 0 ? question(earlier, partners, false) : null
}

const ASKS_TO_TAKE =
  /\b(?:(?:can|could|may|should|shall) i (?:still |also |then )?(?:take|have|add|use|try|drink|eat|start|do)|(?:is|are) .{1,40}\b(?:safe|ok|okay|fine|allowed)|what about|how about|and what if|with (?:it|that|them))\b/i

function question(
  named: readonly Named<MedicineGroup>[],
  partners: readonly Named<MedicinePartner>[],
  changes: boolean,
): MedicineQuestion {
  const wants = partners.length > 0 ? 'combine' : changes ? 'change' : 'know'
  return { medicines: each(named), partners: withoutWider(each(partners)), wants }
}

function each<Entry extends { readonly id: string }>(named: readonly Named<Entry>[]): Entry[] {
  return [...new Map(named.map(({ entry }) => [entry.id, entry])).values()]
}

/** “My fish oil supplement” is fish oil. */
function withoutWider(partners: readonly MedicinePartner[]): MedicinePartner[] {
  return partners.filter(({ id }) => !partners.some(({ within = [] }) => within.includes(id)))
}

function medicinesIn(message: string) {
  const tokens = tokensOf(message)
  const named = findMedicines(tokens).filter(({ to }) => !NOT_THE_MEDICINE.has(tokens[to] ?? ''))
  const generic = tokens.flatMap((word, at) => (GENERIC.has(word) && isOwn(tokens, at) ? [at] : []))
  return { tokens, named, generic }
}

/** Whether “medication” is one that somebody takes: “my new medication”, “with medication”, “on medication”; of a tablet it has to be said whose. */
function isOwn(tokens: readonly string[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  const isForm = ALSO_A_FORM.has(tokens[at]!)
  // “My magnesium tablets” are a supplement.
  if (isForm && findPartners(before).some(({ to }) => to === before.length)) return false
  return before.some((word) => OWN.has(word) || (!isForm && (TAKES.has(word) || COMBINES.has(word))))
}

/** A change is wanted where its word stands close to the medicine: “stop taking my metformin”, “my metformin: can I stop it?”. */
function wantsChange(
  tokens: readonly string[],
  { named, generic }: { named: readonly Named<MedicineGroup>[]; generic: readonly number[] },
): boolean {
  const places = [...named.map(({ from }) => from), ...generic]
  return tokens.some((word, at) => CHANGES.has(word) && places.some((place) => place - at <= 6 && at - place <= 9))
}

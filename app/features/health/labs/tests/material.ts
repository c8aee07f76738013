import type { Material } from '#content/labs/lab-test.ts'
import { plainLetters } from '#features/health/labs/plain-letters.ts'

import { SAMPLE_WORDS } from './sample-words.ts'

/** What a name says of the sample. `whole blood` may be another test than serum; `another` is one of which the list has no tests. */
export type NamedMaterial = Material | 'whole blood' | 'another'

/** What a name says of its sample, and the rest of the name. */
export interface MaterialRead {
  /** Null where it says nothing. */
  readonly material: NamedMaterial | null
  readonly rest: string
}

/** A name in small letters without accents. */
export function folded(name: string): string {
  return plainLetters(name)
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const BEFORE = String.raw`(?<![\p{L}\d])`
const AFTER = String.raw`(?![\p{L}\d])`
/** “in”, “im”, “en el”, “dans les”: what leads from the substance to its sample. */
const LINK = String.raw`(?:(?:in|im|in der|in the|en|en el|en la|dans|dans les?|dans l'|nelle?|nell'|nel|na|no|nas|de|del|de la|des|du|d'|da|do|della|dell'|of|from|vom|aus|van|op)[ ]?)?`
/** The leading word is left where nothing else would be (“Na Urine”). */
const patterns = SAMPLE_WORDS.flatMap(([material, words]) =>
  [LINK, ''].map((link) => ({ material, pattern: new RegExp(`${BEFORE}${link}(?:${words})${AFTER}\\.?`, 'giu') })),
)

/** Short forms of laboratories: “U-Natrium”, “Natrium i. U.”, “Sodium (U)”, “UA Protein”, “Glucose i. L.”. */
const SHORT: ReadonlyArray<readonly [NamedMaterial, RegExp]> = [
  ['24-hour urine', /^du-\s?(?=\S)/],
  ['urine', /^(?:u|ua)(?:[-_.:]| - |: ?| )\s?(?=\S)/],
  ['urine', /(?<![\p{L}\d])i\. ?u(?:\.|(?![\p{L}\d]))/u],
  ['urine', /(?:[,;/_-] ?|\s\(| )(?:u|ua|ur)\)?$/],
  ['spinal fluid', /(?<![\p{L}\d])i\. ?l(?:iq)?(?:\.|(?![\p{L}\d]))/u],
  ['spinal fluid', /^csf[-_.:]\s?(?=\S)/],
  ['stool', /(?<![\p{L}\d])i\. ?st(?:\.|(?![\p{L}\d]))/u],
  ['blood', /(?<![\p{L}\d])i\. ?[spb](?:\.|(?![\p{L}\d]))/u],
  ['blood', /^(?:f[sp]|s)-\s?(?=\S)/],
  ['blood', /^sr?\.\s?(?=\p{L}{3})/u],
  ['blood', /(?:, ?|\s\()(?:s|p|s\/p|b)\)?$/],
]

/** Most names have none of the words, and need no more than this one look. */
const ANY_WORD = new RegExp(SAMPLE_WORDS.map(([, words]) => words).join('|'), 'u')

/** What is not blood is looked for first: “White blood cells (U)”. */
const bloodLast = (a: { material: NamedMaterial }, b: { material: NamedMaterial }) =>
  Number(isBlood(a.material)) - Number(isBlood(b.material))
const short = SHORT.map(([material, pattern]) => ({ material, pattern })).toSorted(bloodLast)
const ordered = [...patterns, ...short].toSorted(bloodLast)

function isBlood(material: NamedMaterial): boolean {
  return material === 'blood' || material === 'whole blood' || material === 'arterial blood'
}

/** What a name says of its sample: “Sodium (Urine)”, “U-Natrium”, “orina: sodio”. Of a name that is nothing else, nothing. */
export function readMaterial(name: string): MaterialRead {
  const text = folded(name)
  for (const { material, pattern } of ANY_WORD.test(text) ? ordered : short) {
    const without = text.replace(pattern, ' ')
    if (without === text) continue
    const rest = tidied(without)
    if (rest !== tidied(text) && rest !== '') return { material, rest: withoutOther(rest, material) }
  }
  return { material: null, rest: text }
}

/** Some names have two words for one sample: “Arterial blood pH”, “Sammelurin (24 h)”. */
function withoutOther(rest: string, material: NamedMaterial): string {
  const other = material === 'arterial blood' ? 'blood' : material === '24-hour urine' ? 'urine' : null
  const pattern = patterns.find((each) => each.material === other)?.pattern
  return (pattern && tidied(rest.replaceAll(pattern, ' '))) || rest
}

const COMPOUND = /^(urin|harn|liquor|stuhl|speichel|serum|plasma)-?(?=\p{L}{3})/u
const compounds: Readonly<Record<string, NamedMaterial>> = {
  urin: 'urine',
  harn: 'urine',
  liquor: 'spinal fluid',
  stuhl: 'stool',
  speichel: 'saliva',
}

/** The parts of a German word: “Liquorglukose”, “Natriumausscheidung”. Whether the rest is a substance is for the list to say (“Harnstoff”). */
export function readCompound(name: string): MaterialRead | null {
  const text = folded(name)
  const [whole, sample] = COMPOUND.exec(text) ?? []
  if (whole !== undefined && sample !== undefined)
    return { material: compounds[sample] ?? 'blood', rest: text.slice(whole.length) }
  return text.endsWith('ausscheidung') ? { material: '24-hour urine', rest: text.slice(0, -'ausscheidung'.length) } : null
}

/** Without the brackets, commas and words that are left where the sample stood. */
function tidied(text: string): string {
  return text
    .replaceAll(/[([][\s,;:/-]*[)\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:_/-]+/, '')
    .replace(/(?<![\s,;:_/-])[\s,;:_/-]+$/, '')
    .replace(/^(?:spot|random|first morning|morning)(?:\s+|$)/, '')
    .replace(/(?:,|(?<!\s))\s+(?:spot|random|first morning|morning|sample|specimen|muestra|probe)$/, '')
    .trim()
}

/** Words that put a known substance into cells: “RBC Magnesium”, “Folat im Erythrozyten”, “Zinc, WBC”. */
const RED_CELLS =
  /(?<![\p{L}\d])(?:(?:in|im|in den|en|dans les?|nei|nos|of|intra)[ -]?)?(?:rbcs?|red (?:blood )?cells?|packed cells?|(?:intra)?erythro[cz]yt\w*|(?:intra)?eritrocit\w*|erytroc[iy]t\w*|hematies|globuli rossi|globules rouges|intra(?:cellular|zellular|celular|cellulaire|cellulare)\w*|erys?)(?![\p{L}\d])\.?/u
const WHITE_CELLS =
  /(?<![\p{L}\d])(?:(?:in|im|in den|en|dans les?|of)[ -]?)?(?:wbcs?|white (?:blood )?cells?|leu[ck]o[cz]yt\w*|leucocit\w*|lympho[cz]yt\w*|granulo[cz]yt\w*|platelets?|thrombo[cz]yt\w*)(?![\p{L}\d])\.?/u

/** The rest of a name that says that something is measured in cells; whether the rest is a substance is for the list to say. */
export function readCells(name: string): MaterialRead | null {
  const text = folded(name)
  for (const [material, pattern] of [
    ['red cells', RED_CELLS],
    ['another', WHITE_CELLS],
  ] as const) {
    const rest = tidied(text.replace(pattern, ' '))
    if (rest !== text && rest !== '') return { material, rest }
  }
  return null
}

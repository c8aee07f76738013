import type { DateLanguage } from './format-date.ts'

/** Parts of words that British and American English spell differently, as far as they stand on a member’s pages. */
const american: ReadonlyArray<readonly [british: string, american: string]> = [
  ['haem', 'hem'],
  ['anaem', 'anem'],
  ['uraem', 'urem'],
  ['caem', 'cem'],
  ['oestr', 'estr'],
  ['faec', 'fec'],
  ['oedem', 'edem'],
  ['coeliac', 'celiac'],
  ['paediatr', 'pediatr'],
  ['leucocyt', 'leukocyt'],
  ['tumour', 'tumor'],
  ['ionis', 'ioniz'],
  ['normalis', 'normaliz'],
  ['organis', 'organiz'],
  ['recognis', 'recogniz'],
  ['litre', 'liter'],
  ['metre', 'meter'],
  ['sulph', 'sulf'],
  ['aluminium', 'aluminum'],
  ['colour', 'color'],
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['enrolment', 'enrollment'],
  ['cancelling', 'canceling'],
  ['travell', 'travel'],
  ['programme', 'program'],
  ['favourite', 'favorite'],
  ['neighbour', 'neighbor'],
  ['practise', 'practice'],
  ['labelled', 'labeled'],
  ['grey', 'gray'],
]
const toAmerican = new Map(american)
const british = new RegExp(american.map(([part]) => part).join('|'), 'gi')

/** Words of ours in the spelling of their reader: American for dates in American English, else as the site spells. */
export function spell(text: string, language: DateLanguage): string {
  if (language !== 'en-US') return text
  return text.replaceAll(british, (found) => {
    const part = toAmerican.get(found.toLowerCase())!
    return /^[A-Z]/.test(found) ? part.charAt(0).toUpperCase() + part.slice(1) : part
  })
}

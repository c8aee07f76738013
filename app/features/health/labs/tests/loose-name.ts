import { nameKey } from './name-key.ts'

/** Words that change nothing of what is measured: that it was counted, in which sample of blood, and by which method. */
const FILLERS = new Set(
  [
    'count counts level levels concentration conc estimation measurement determination assay test serum sr plasma s p',
    'of in by the and to de del des du di la le el en da do der die im nach van het',
    'ckd epi 2009 2021 nih ifcc lc ms lcms msms ia eia clia cmia eclia ecl elisa hplc ise rid photometric photometry photom',
    'enzymatic enzymatique enzymatisch enzymat enzimatico enzimatica colorimetric nephelometry nephelometric turbidimetry',
    'turbidimetric immunoturbidimetric immunoassay kinetic kinetisch jaffe uv westergren modified clauss automated auto',
    '3rd third 4th generation gen calculated calc cal computed berechnet calculado calculada calcule calculee calcolato',
    'quantitative quantitatif quant qn',
  ]
    .join(' ')
    .split(' '),
)

/** One spelling of what is written in several. */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^leuco/, 'leuko'],
  [/h(?:ae|a)em/, 'hem'],
  [/^haem/, 'hem'],
  [/^oestr/, 'estr'],
  [/is(?=ed$|ing$|ation$)/, 'iz'],
  [/^(?:antibody|antibodies|antikorper|anticuerpos|anticorps|anticorpi|anticorpos|ab|abs|ak)$/, 'antibody'],
  [/^(?:est|estd|estimado|estimada|estime|estimee|stimato)$/, 'estimated'],
  [/^(?:totale|totales|totaux|totais|totaal|gesamt)$/, 'total'],
]

/**
 * The same name whatever order its words stand in (“Insulin, Fasting”), without those that change nothing (“TSH, 3rd Generation”). A ratio
 * keeps its order. Empty where nothing is left. Words that make another test of it (“free”, “high sensitivity”) stay.
 */
export function looseKey(name: string): string {
  const words = nameKey(
    name
      .replace(/\s?w(?:\/|ith)?\s?reflex\b[\s\S]*$/i, '')
      .replace(/\s37\s?°\s?C$/i, '')
      .replace(/\blc[-/ ]?ms(?:[-/ ]?ms)?\b/i, ''),
  )
    .replaceAll(/ ?\/ ?/g, ' / ')
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map(spelled)
  return words.includes('/') ? words.join(' ') : [...new Set(words)].toSorted().join(' ')
}

function spelled(word: string): string {
  const one = SPELLINGS.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
  return one.length >= 5 && !one.endsWith('ss') ? one.replace(/s$/, '') : one
}

/** A name without “total”, which mostly goes without saying; null where it does not say it. */
export function withoutTotal(key: string): string | null {
  const words = key.split(' ')
  return words.includes('total') && words.length > 1 ? words.filter((word) => word !== 'total').join(' ') : null
}

/** Of “Packed Cell Volume (PCV)” the short form, where it is made of the first letters of all words before it. */
export function acronymOf(name: string): string | null {
  const [, before = '', short = ''] = /^([^()]+)\(([\p{L}\d]{3,6})\)$/u.exec(name.trim()) ?? []
  const initials = nameKey(before.replaceAll('.', ' '))
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
  return short !== '' && initials === short.toLowerCase() ? short : null
}

/** The names that one is made of: “AST/GOT”, “Hemoglobina glicada - HbA1c”, “ALT (SGPT)”. Empty where it is one name. */
export function namesWithin(name: string): string[] {
  const parts = name
    .split(/[/()]|\s[-–](?=\s)|-\s/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 1 && parts.length <= 4 ? parts : []
}

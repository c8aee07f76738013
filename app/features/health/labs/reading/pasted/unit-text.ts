/** Units that have no stroke. */
const WHOLE =
  /^(?:%|‰|promille|fl|pg|fmol|sec\.?|secs|seconds?|sek\.?|sekunden|inr|ratio|quotient|quot\.|titer|titre|ph|vol\.?-?%|g%|mg%|rel\.?%|mmhg|kpa|index|s\/co|coi|mm|mm³)$/i
/** What stands behind the first stroke of a unit. */
const BELOW =
  /^\(?(?:[dcmµμunpf]?c?l|ltr|lit(?:er|re)|100\s?ml|mm(?:\^?3|³)?|cmm|cu\.?mm|hp|h|hr|hrs|hour|1(?:\.|st|ª|ère|ere|a)?\s?(?:h|hr|hour|hora|std\.?|stunde)|std\.?|24\s?(?:h|hr|hrs|std\.?|hours|horas|heures)|d|day|tag|die|min|s|sec|[mµμun]?mol|k?g|[mµμun]g|gf|hpf|lpf|g\.?f\.?|feld|field|campo|champ|cell|zelle|ery|ec|1[.,]73\S*|10\^?\d{1,2})(?![\p{L}\d])/iu
const ABOVE =
  /^\(?(?:[xX×]\s?)?(?:\d{1,4}[.,]?\d{0,3})?(?:[\^*eE]{1,2}\(?\d{1,2}\)?|\(\d{1,2}\)|[⁰-⁹¹²³]{1,3})?[\p{L}%.[\]{}\d]{0,12}$/u
const COUNTED =
  /^(?:cells?|zellen|cel|cél|c[ée]lulas|tsd\.?|tausend|mio\.?|mill\.?|millions?|millones|milh[õo]es|lakhs?|lacs?|billions?|bill|thous?(?:ands?)?|copies|kopien|giga|tera|gpt|tpt|log10)$/i

/** Whether a text without blanks around its strokes is a unit: “mmol/L”, “10^9/L”, “/nl”, “mL/min/1.73m2”; never a date or “and/or”. */
export function isUnit(text: string): boolean {
  const bare = text.replace(/^[([](.*)[\])]$/, '$1')
  // A capital S is none: it begins names.
  if (bare === 's' || WHOLE.test(bare)) return true
  const stroke = bare.indexOf('/')
  if (stroke === -1 || bare.length > 40) return false
  const [above, below] = [bare.slice(0, stroke), bare.slice(stroke + 1)]
  if (!BELOW.test(below)) return false
  // “5/h” and “12/24 h” are none; “10/L” is short for a power of ten.
  if (/^\d/.test(above) && !above.startsWith('10')) return false
  return above === '' || COUNTED.test(above) || (ABOVE.test(above) && above.replaceAll(/[^\p{L}]/gu, '').length <= 5)
}

/** Words behind a unit that belong to it: “mL/min/1.73 m²”, “mg/g creatinine”, “mg/dL (calc)”, “% of total Hgb”. */
const BELONGS =
  /^(?:m\^?[2²]|(?:per|pro)$|1[.,]73(?:m[2²])?|kof|\(?(?:calc(?:ulated|\.)?|berechnet|creatinine?|creat|kreatinin|krea|crea|cr[ée]atinine|feu|ddu|hb|hgb|ngsp|dcct|ifcc)\.?\)?|of|total|std\.?|h|n\.?w\.?)$/i
const TOKEN = /\S+/y

/** How far a unit reaches that begins at this place of a text; null where none does. */
export function unitEnd(text: string, from: number, to: number): number | null {
  const ends = tokenEnds(text, from, to)
  // The longest first: “Tsd. / µl”, “x 10^9/L”, “mg/ dL”.
  for (let count = Math.min(4, ends.length); count > 0; count--) {
    const run = text.slice(from, ends[count - 1])
    const bare = run.includes('(') || run.includes('[') ? run.replace(/[,;]$/, '') : run.replace(/(?<![,;)\]])[,;)\]]+$/, '')
    const joined = bare.replaceAll(/\s?([/^])\s?/g, '$1').replace(/^[x×]\s/i, 'x')
    if (/\s/.test(joined) || !isUnit(joined)) continue
    return withWhatBelongs(text, from + bare.length, to)
  }
  return null
}

function tokenEnds(text: string, from: number, to: number): number[] {
  const ends: number[] = []
  TOKEN.lastIndex = from
  for (let at = from; at < to && ends.length < 4;) {
    TOKEN.lastIndex = at
    if (!TOKEN.test(text)) break
    ends.push(Math.min(TOKEN.lastIndex, to))
    at = TOKEN.lastIndex + 1
  }
  return ends
}

function withWhatBelongs(text: string, unitTo: number, to: number): number {
  let end = unitTo
  while (end < to && text[end] === ' ') {
    TOKEN.lastIndex = end + 1
    if (!TOKEN.test(text)) break
    const next = text.slice(end + 1, Math.min(TOKEN.lastIndex, to))
    // An hour is small; a capital is a mark.
    if (!BELONGS.test(next) || next === 'H') break
    end += 1 + next.length
  }
  return end
}

import { plainLetters } from '#features/health/labs/plain-letters.ts'

/** The names of a test in one way of writing: small letters without accents, signs and double blanks. */
export function nameKey(name: string): string {
  return (
    plainLetters(name)
      // “V.G.M.”
      .replaceAll(/(?<![\p{L}\d])(?:\p{L}\.){2,8}\p{L}?(?![\p{L}\d])/gu, (letters) => letters.replaceAll('.', ''))
      .replaceAll('%', ' % ')
      .replaceAll(/[^\p{L}\p{N}+%/]+/gu, ' ')
      .trim()
  )
}

/** The same name as shorter ones: without where blood was taken, without brackets that change nothing, without British words behind it. */
export function shorterNames(name: string): string[] {
  const bare = withoutRemark(name)
  const code = withoutLoincWords(name)
  const short = shortened(name)
  return [...new Set([name, bare, short, withoutRemark(short), british(name), british(bare), code, withoutRemarks(name)])].filter(
    (each) => each !== '',
  )
}

/** Where it was taken from is said behind the name: “Glucose i. S.”, “Sodium, Serum”, “Kalium im Serum”. */
function shortened(name: string): string {
  return name.trimEnd().replace(/(?:[,;]|(?<!\s))\s*\(?(?:s\/p|quant\.?|qn|ecl?ia|photom\.?|enz\.?)\)?$/i, '')
}

const BRACKET = /(?<!\s)\s*[([]([^()[\]]*)[)\]]\s*$/

/** Words in a bracket that make another test of it, in the languages of reports, folded. */
const TELLING =
  /(?<![\p{L}\d])(?:free|frei\w*|libre|libero|livre|vrij|in?direct\w*|in?direkt\w*|in?dirett\w*|(?:un)?conjugated|(?:un)?konjugiert\w*|ioni[sz]\w*|ionico|corrected|adjusted|korrigiert\w*|corregid\w*|corrige\w*|corrett\w*|ajustad\w*|bioavailable|bound|ratio|index|quotient|hdl|v?ldl|non(?![- ]?fast)|post|after|nach|tras|apres|dopo|\d+ ?(?:h|hr|hour|std|min)\w*|stimulated|dexamethason\w*|suppression|challenge|ogtt|ogt|tolerance|load|band|bone|pancrea\w*|pankrea\w*|isoenzym\w*|fraction|antibod\w*|ab|ak|ig[aemg]|clearance|excretion|reverse|active|aktiv|holo|neonat\w*|newborn|fetal|fotal|donor|control|d[23]|1[,. -]*25|hs|cardi(?:ac|o)|\S{0,6}high\S{0,3}(?: |-)?sens\w*|ultra-?sens\w*|hyper-?sens\w*|hoch-?sens\w*|haute sens\w*)(?![\p{L}\d])/iu

/** Without a bracket behind it that changes nothing: “Potassium (hemolyzed)”. What makes another test of it stays: “Bilirubin (direct)”. */
function withoutRemark(name: string): string {
  const [whole, inside] = BRACKET.exec(name) ?? []
  if (whole === undefined || inside === undefined) return name
  return TELLING.test(plainLetters(inside)) ? '' : name.slice(0, -whole.length)
}

/** The same of brackets inside of it: “Red blood cell (RBC) count”. */
function withoutRemarks(name: string): string {
  const inside = [...name.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, text = '']) => plainLetters(text))
  return inside.some((text) => TELLING.test(text))
    ? ''
    : name
        .replaceAll(/(?<!\s)\s*[([][^()[\]]*[)\]]/g, '')
        .replaceAll(/(?<!\s)\s+,/g, ',')
        .trim()
}

/** “Sodium [Moles/volume] in Serum or Plasma by Automated count” */
function withoutLoincWords(name: string): string {
  return name.replace(/\s\[(?=[^[\]]*(?:\/volume|units|volume fraction|ratio))[^[\]]*\](?:\s[\s\S]*)?$/i, '')
}

/** British reports put it before the name, and what it is behind: “Serum urea level”, “HbA1c level - IFCC standardised”. */
function british(name: string): string {
  return withoutRemark(
    name
      .replace(/ - ifcc standardi[sz]ed$/i, '')
      .replace(/\/1\.73 ?m[\s\S]*$/i, '')
      .replace(/ (?:levels?|concentration|estimation|measurement)$/i, '')
      .replace(/^total (?=25)/i, ''),
  )
}

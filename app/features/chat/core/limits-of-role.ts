/** What an assistant of a coach leaves to others: saying what somebody has, and saying how much of something to take. */

const DIAGNOSIS = [
  /\b(?:do|does|did|could|might|have) (?:i|he|she|my \w+|we) (?:have|got|be having|suffer)\b(?!.*\b(?:access|to (?:pay|sign|log|wait|buy|cancel|join)|time|questions?|account|membership|trial|lessons?|watch|device)\b)/i,
  /\b(?:am i|is he|is she|is my \w+) (?:diabetic|depressed|anemic|anaemic|deficient|pre-?diabetic|hypothyroid|infected|sick|ill)\b/i,
  /\b(?:my|me|a)\b.{0,20}\bdiagnosis\b|\bcan you diagnose\b/i,
  /\bwhat(?:['’]?s| is) wrong with (?:me|my|him|her)\b/i,
  /\bis (?:this|it|that) (?:a |an )?(?:cancer|tumou?r|infection|diabetes|depression|adhd|autism|anxiety disorder|stroke|thyroid|apn(?:o)?ea|deficiency)\b/i,
  /\bwhat (?:do|does) my (?:\w+ )?(?:symptoms?|results?|labs?|blood\w*|values?|tests?) (?:mean|say|show)\b/i,
  /\b(?:interpret|read|explain) my (?:lab|labs|blood|results?|test|tests|values?|mri|scan)\b/i,
  /\b(?:what|which) (?:disease|illness|condition|disorder) (?:do|might|could) i have\b/i,
  /\bdo you think (?:i have|it is|it['’]s) (?:a |an )?(?:disease|cancer|infection|disorder|deficiency)\b/i,
]

const DIAGNOSE = /\bdiagnos(?:e|is|ing)\b/i
const OF_MINE = /\b(?:me|my|mine|i)\b/i

/** Somebody wants to know what they have. */
export function asksForDiagnosis(question: string): boolean {
  if (DIAGNOSIS.some((pattern) => pattern.test(question))) return true
  return question.split(LINES).some((line) => comesBehind(line, DIAGNOSE, OF_MINE))
}

/** The ends of lines. */
const LINES = /[\n\r\u2028\u2029]/
const DOSE = [
  /\bhow (?:much|many) (?:of (?:it|them) )?(?:is|are) (?:too (?:much|many)|safe|enough)\b/i,
  /\b(?:dose|doses|dosage|dosages|dosing)\b/i,
]
const HOW_MUCH = /\bhow (?:much|many)\b/i
const MONEY = /\b(?:cost|costs|price|pay|charge)\b/i
const DOSE_UNIT = /\b(?:mg|mcg|µg|iu|grams?|milligrams?|pills?|tablets?|capsules?|drops?|scoops?)\b/i
const TO_TAKE = /\b(?:should|can|may|do|could) (?:i|we|my \w+|he|she|you) (?:take|give|use|swallow|inject)\b/i

/** Somebody wants to know how much of something to take. */
export function asksForDose(question: string): boolean {
  if (DOSE.some((pattern) => pattern.test(question))) return true
  return question.split(LINES).some((line) => {
    const beyondMoney = line.split(MONEY).at(-1)!
    return comesBehind(line, HOW_MUCH, DOSE_UNIT) || comesBehind(beyondMoney, HOW_MUCH, TO_TAKE)
  })
}

/** Whether one thing is said behind another: looked for once each, however often the first one is said. */
function comesBehind(line: string, first: RegExp, then: RegExp): boolean {
  const found = first.exec(line)
  return found !== null && then.test(line.slice(found.index + found[0].length))
}

const TREATMENT = [
  /\b(?:stop|quit|skip|come off|get off|wean off|replace)\b.{0,30}\bmy (?:\w+ )?(?:medication|medicines?|meds|insulin|prescription|antidepressants?|statins?|pills?|tablets?|inhaler)\b/i,
]
/** The second is said anywhere behind the first, on the same line. */
const TREATMENT_BEHIND: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:can|should|may) i (?:start|increase|double|up|lower|reduce|stop|skip)\b/i,
    /\b(?:pills?|tablets?|capsules?|medication|medicines?|insulin|prescription|antidepressants?|statins?)\b/i,
  ],
  [/\bprescribe\b/i, /\b(?:me|us|my)\b/i],
]

/** Somebody thinks of changing a treatment, or asks for one. */
export function asksToChangeTreatment(question: string): boolean {
  if (TREATMENT.some((pattern) => pattern.test(question))) return true
  const lines = question.split(LINES)
  return TREATMENT_BEHIND.some(([first, then]) => lines.some((line) => comesBehind(line, first, then)))
}

const ILLNESS =
  /\b(?:after|with|despite|since|following|recovering from|had)\b.{0,20}\b(?:heart attack|stroke|heart (?:disease|failure|surgery)|bypass|surgery|operation|cancer|chemo\w*|embolism|aneurysm|epilepsy)\b/i
const SIGNS =
  /\b(?:signs?|symptoms?|warning signs?|how (?:do (?:i|you)|to) (?:know|tell|recogni[sz]e|spot))\b.{0,40}\b(?:heart attacks?|strokes?|cancer|embolism|aneurysm|meningitis|sepsis|anaphyla\w+|allergic|overdos\w*|poison\w*|concussion|hyp[eo]\w*gly\w+|low blood sugar|ketoacidosis|pre-?eclampsia|heat ?stroke|seizures?|blood clots?|appendicitis|asthma attacks?|panic attacks?|suicid\w+)\b/i

/** Somebody wants to know what is right with or after a grave illness. */
export function asksAboutIllness(question: string): boolean {
  return ILLNESS.test(question)
}

/** Somebody wants to know how a grave illness shows. */
export function asksForSigns(question: string): boolean {
  return SIGNS.test(question)
}

const AMOUNT =
  /(?<![\d.,])[.,]?(\d[\d.,]*)(?:\s*(?:-|–|to)\s*(\d[\d.,]*))?\s*(mg|milligrams?|mcg|µg|μg|micrograms?|iu|i\.u\.|g|grams?|ml|millilit(?:er|re)s?|drops?|tablets?|capsules?|pills?|softgels?|scoops?)\b/gi

export function namesDose(text: string): boolean {
  return amountsIn(text).length > 0
}

/** Every figure with a unit in which people take things: “400 mg” as “400 mg”, “3–5 g” as “3 g” and “5 g”. */
function amountsIn(text: string): string[] {
  return Array.from(text.matchAll(AMOUNT), ([, from, to, unit]) =>
    [from, to].flatMap((figure) =>
      figure ? [`${Number(figure.replaceAll(',', '').replace(/\.$/, ''))} ${shortUnit(unit!)}`] : [],
    ),
  ).flat()
}

function shortUnit(unit: string): string {
  const small = unit.toLowerCase().replaceAll('.', '')
  if (/^(?:mg|milligram)/.test(small)) return 'mg'
  if (/^(?:mcg|[µμ]g|microgram)/.test(small)) return 'mcg'
  if (/^(?:ml|millilit)/.test(small)) return 'ml'
  if (/^(?:g|gram)/.test(small)) return 'g'
  return small.replace(/s$/, '')
}

/** The sentences of a text whose amounts all stand in one of our pages’ passages; the others are left out. */
export function keepToPublishedDoses(sentences: readonly string[], passages: ReadonlyArray<{ readonly text: string }>): string[] {
  const published = new Set(passages.flatMap(({ text }) => amountsIn(text)))
  return sentences.filter((sentence) => amountsIn(sentence).every((amount) => published.has(amount)))
}

const VERDICT = [
  /(?<!\b(?:if|whether|when|case|unless|should|once) )\b(?:you|he|she) (?:have|has|are|is|probably have|probably has|may have|might have|likely have|seem to have|suffer from|are suffering from)\b.{0,30}\b(?:disease|disorder|syndrome|infection|cancer|tumou?r|diabetes|depression|anemia|anaemia|deficien(?:cy|t)|apn(?:o)?ea|adhd|hypothyroid\w*|hyperthyroid\w*|depressed|diabetic|an? \w+itis)\b/i,
  /\b(?:sounds|looks) like (?:you have |a case of |an? )?\w*(?:itis|emia|aemia|cancer|diabetes|depression|infection|disorder|syndrome|apn(?:o)?ea)\b/i,
  /\b(?:my|the|your) diagnosis (?:is|would be)\b/i,
  /(?<!\b(?:never|not|n[’']t|before you|to) )\b(?:stop|double|increase|halve|skip|discontinue) (?:taking |using )?your (?:\w+ )?(?:medication|medicines?|dose|insulin|tablets|pills|prescription|antidepressants?|statins?)\b/i,
]

/** A sentence that says what somebody has, or changes a treatment. */
export function oversteps(sentence: string): boolean {
  return VERDICT.some((pattern) => pattern.test(sentence))
}

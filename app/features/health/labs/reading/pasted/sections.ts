import { isKnownTest } from './split-row.ts'

/** What a result was measured in, other than blood, by the words that name it; the first that fits. `said` is what stands in brackets behind a name. */
const MATERIALS: ReadonlyArray<readonly [words: RegExp, said: string]> = [
  [/\b(?:24|12)[- ]?(?:h|hr|hour|hours|std|stunden)\b[^\p{L}]{0,3}(?:sammel)?urin(?!e|ary)/iu, '24h Urin'],
  [/\b(?:sammelurin)/iu, '24h Urin'],
  [
    /\b(?:24|12)[- ]?(?:h|hr|hrs|hour|hours|heures|horas)\b.{0,12}\b(?:urines?|orina)\b|\b(?:urines?|orina)\b.{0,12}\b(?:24|12)[- ]?(?:h|hr|hrs|hour|hours|heures|horas)\b/iu,
    '24h urine',
  ],
  [/\b(?:spontan|morgen|mittelstrahl)?urin(?!e|a)\w*|\bharn(?!stoff|s[äa]ure)\w*/iu, 'Urin'],
  [/\borina\b|\buroan[áa]lisis\b|\burian[áa]lisis\b/iu, 'Orina'],
  [/\burin(?:e|es|ary|alysis|aire|aires)\b|\becbu\b/iu, 'Urine'],
  [/\bliquor\w*/iu, 'Liquor'],
  [/\b(?:csf|cerebrospinal|spinal fluid|lcr|l[ií]quido cefalorraqu[ií]deo|liquide c[ée]phalo)/iu, 'CSF'],
  [/\b(?:stuhl\w*)/iu, 'Stuhl'],
  [/\b(?:stool|faec\w+|fec(?:al|es))\b/iu, 'Stool'],
  [/\bheces\b/iu, 'Heces'],
  [/\bselles\b/iu, 'Selles'],
  [/\b(?:saliva\w*|speichel\w*|salive)\b/iu, 'Saliva'],
  [/\b(?:cord blood|nabelschnur\w*|sang de cordon)\b/iu, 'Cord blood'],
]
const BLOOD = /\b(?:serum|plasma|(?:whole |venous |capillary )?blood|\w*blut|vollblut|sang|sangre|suero|s[ée]rum|edta\w*)\b/iu
/** Headings of groups of tests that are of blood. */
const PANEL =
  /\b(?:panel|profile?|perfil|blood count|\w*blutbild|differential\w*|cbc|fbc|cmp|bmp|lft|lfts|u&e|metabolic|lipids?|lipide|lip[ií]dico|lipidique|fettstoffwechsel|thyroid|schilddr[üu]se\w*|tiroides|thyro[ïi]d\w*|hepatic|liver|leber\w*|renal|kidney|nieren\w*|electrol\w+|elektrol\w+|[ée]lectrolytes|chemistry|chemie|bioqu[ií]mica|biochemistry|biochimie|ha?ematolog\w*|h[äa]matolog\w*|h[ée]matolog\w*|coagulation|gerinnung\w*|coagulaci[óo]n|h[ée]mostase|hormon\w*|endocrin\w*|immunolog\w*|inmunolog\w*|serolog\w*|vitamins?|vitamine|vitaminas|tumou?r markers?|tumormarker|iron studies|eisenstoffwechsel|hemograma|h[ée]mogramme|num[ée]ration|bilan|proteine?s?|prote[ií]nas|enzyme?s?|enzimas|iones|cardiac markers?|diabetes|inflammation|entz[üu]ndung\w*|special tests|trace elements|spurenelemente|substrate|bone)\b/iu
/** Parts of one material: they do not end it. */
const PART_OF_MATERIAL =
  /\b(?:microscop\w+|macroscop\w+|dipstick|sediment\w*|mikroskop\w*|teststreifen\w*|stick|status|physical|physikalisch\w*|examen (?:f[ií]sico|microsc[óo]pico)|culture|kultur)\b/iu
const GASES =
  /\b(?:blood gas\w*|blutgas\w*|bga|abg|vbg|gaz du sang|gasometr[íi]a\w*|emogas\w*|gasometria|bloedgas\w*|acid[- ]base)\b/iu
const LABEL =
  /^(?:(?:specimen|sample|material|probe|probenart|type de prélèvement|tipo de muestra|probenmaterial|untersuchungsmaterial|muestra|nature|échantillon)(?: (?:type|source))?)\s*[:=]?\s*/i

export type Section =
  | { readonly kind: 'material'; readonly said: string }
  /** `gases`: of blood gases, by the vessel where the heading names it. */
  | { readonly kind: 'blood'; readonly gases?: 'arterial' | 'blood' }
  /** A heading of tests, of whatever material the ones before it were. */
  | { readonly kind: 'part' }

/** What a heading says of the results below it: the material, or the group of tests. Null where it is no such heading. */
export function sectionOf(line: string): Section | null {
  const text = line
    .replaceAll(/[-=_*#~•|]{2,}/g, ' ')
    .replace(/\s\(\d{1,2}\)$|(?<!\s)\s+0\d$/, '')
    .replace(/(?<![\s:])[\s:]+$/, '')
    .trim()
  const words = text.split(/\s+/)
  const isLabelled = LABEL.test(text)
  if (text === '' || words.length > 7 || /[.!?]$|\d{3}|\d[.,]\d/.test(text) || (!isLabelled && /:\s*\S/.test(text))) return null
  const bare = text.replace(LABEL, '')
  const material = MATERIALS.find(([words]) => words.test(bare))
  const isOfBlood = BLOOD.test(bare) || PANEL.test(bare) || GASES.test(bare)
  const isPart = PART_OF_MATERIAL.test(bare) && words.length <= 4
  if ((!material && !isOfBlood && !isPart) || isKnownTest(bare) || /^(?:occult )?blood$/i.test(bare)) return null
  // “Serum, EDTA blood, urine” says what was sent, and not what is below.
  if (material && BLOOD.test(bare.replace(/cord blood|nabelschnurblut|sang de cordon/i, '')))
    return { kind: isLabelled ? 'blood' : 'part' }
  if (material && !/\d/.test(bare.replaceAll(/(?<!\d)(?:24|12)(?!\d)/g, ''))) return { kind: 'material', said: material[1] }
  if (/\d/.test(bare) || (!isPart && !isOfBlood)) return null
  if (GASES.test(bare)) return { kind: 'blood', gases: /\bart[ée]ri|\babg\b/iu.test(bare) ? 'arterial' : 'blood' }
  return { kind: isPart ? 'part' : 'blood' }
}

/** Whether what was taken for a result is of a heading: “Comp. Metabolic Panel (14)”, “Urine, 24 hours”, “Bone profile (Normal)”. */
export function isOfHeading(line: string, value: string): boolean {
  const section = sectionOf(line)
  if (section === null) return false
  return !line.replaceAll(/\([^()]*\)/g, '').includes(value) || (section.kind === 'material' && /^(?:12|24)$/.test(value))
}

/** What a text says that it was measured in, blood among it; null where it says nothing. */
export function materialIn(text: string): string | null {
  const material = MATERIALS.find(([words]) => words.test(text))
  if (material || /^(?:d?u|ur|ori)-\p{L}|[,;]\s?u[ar]?$/iu.test(text)) return material?.[1] ?? 'Urine'
  return BLOOD.test(text) || /^(?:s|p|b|srm|hc|sr)-\p{L}/iu.test(text) ? 'blood' : null
}

/** Short forms in a column of materials: serum, plasma, blood, citrate, urine, spinal fluid (Liquor), stool. */
const CODES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:l|li|liq)$/i, 'Liquor'],
  [/^(?:u|ur|su|spu|ui)$/i, 'Urin'],
  [/^(?:du|24u|u24|tu)$/i, '24h Urin'],
  [/^(?:st|stu)$/i, 'Stuhl'],
  [/^(?:s|se|p|pl|b|e|c|ci|k|v|h|vb|eb|cb|fb|hep|naf)$/i, 'blood'],
]

/** What a column of materials says, in words or by a letter; null where it says nothing that we know. */
export function materialInColumn(text: string): string | null {
  return materialIn(text) ?? CODES.find(([code]) => code.test(text.trim()))?.[1] ?? null
}

/** Tests that are of blood alone: a row with one ends a section of urine or another fluid. */
const OF_BLOOD =
  /\b(?:platelets?|thrombo\w+|mcv|mch|mchc|rdw|h[ae]?emat[oó]crit\w*|hct|hkt|hba1c|a1c|glycated|tsh|ft[34]|t[34] free|cholesterol\w*|cholest[ée]rol|colesterol|ldl|hdl|triglycerid\w*|triglic[ée]ridos|ferritin\w*|transferrin\w*|alt|ast|got|gpt|ggt|gamma-?gt|inr|ptt|aptt|quick|vitamin d|b12|folate|psa|crp|c-reactive|troponin\w*|d-dimer\w*|egfr|thrombozyten|plaquettes|plaquetas)\b/i

/** A name with the material of its section behind it, unless it says one itself. */
export function withMaterial(name: string, said: string | null): string {
  if (said === null || said === '') return name
  // “Blood” of a dipstick is what is looked for.
  const isAnalyte = /^(?:occult )?(?:blood|blut|sang|sangre)(?: \([^()]*\))?$/i.test(name)
  return materialIn(name) !== null && !isAnalyte ? name : `${name} (${said})`
}

export function isOfBlood(name: string): boolean {
  return OF_BLOOD.test(name) && materialIn(name) === null
}

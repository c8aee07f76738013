import type { Material } from '#content/labs/lab-test.ts'

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
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Words for a sample in English, German, Spanish, French, Italian, Portuguese and Dutch, folded; the first that is found counts. */
const SAMPLES: ReadonlyArray<readonly [NamedMaterial, ReadonlyArray<string>]> = [
  [
    '24-hour urine',
    [
      String.raw`(?:urin\w*|harn|orina)?,?[ -]?(?:in|im|de|des?|delle|van|over|of|da|das|do)?[ -]?(?:las )?24[ -]?(?:h|hrs?|hours?|std\.?|stunden|horas?|heures?|ore|uur|uurs|uren)(?:[ -]?(?:urin\w*|harn|orina))?`,
      'sammelurin',
      'collected urine',
      'timed urine',
      'tagesurin',
    ],
  ],
  [
    'urine',
    [
      'urinary',
      'urinari(?:[ao]s?)?',
      'urinaires?',
      'urinalysis',
      '(?:spontan|morgen|mittelstrahl|spot|erster morgen)?urin[ea]?s?',
      '(?:urin|harn)(?:status|sediment|stix|streifen|strip|teststreifen|probe)',
      'harn',
      'orina',
      'plasvocht',
      'u-?stix',
      'urostrip',
      'combur',
    ],
  ],
  [
    'spinal fluid',
    [
      'csf',
      'cerebrospinal(?:e|is)?(?: fluid)?',
      'spinal fluid',
      'liquor(?: cerebrospinalis)?',
      'liq',
      'lcr',
      'lcs',
      '(?:liquido |liquide )?cefalorraqui(?:deo|dio|diano|ano)',
      '(?:liquide )?cephalo-?rachidien',
      '(?:liquido )?cefalo-?rachidiano',
      '(?:liquido )?cerebroespinal',
      'hersenvocht',
      'lumbaalvocht',
    ],
  ],
  [
    'stool',
    [
      'stools?',
      'fa?eces',
      'fa?ecal(?:e|es|i|is|s)?',
      'fecaux',
      'faecaal',
      'stuhl(?:probe)?',
      'heces(?: fecales)?',
      'feci',
      'fezes',
      'selles',
      'ontlasting',
    ],
  ],
  ['saliva', ['saliva', 'salivary', 'salivar', 'salivaire', 'salivare', 'salive', 'speichel', 'speeksel', 'oral fluid']],
  [
    'another',
    [
      'sweat',
      'schweiss',
      'sudor',
      'sudore',
      'sueur',
      'suor',
      'zweet',
      'semen',
      'seminal(?:e)?',
      'seminal plasma',
      'seminalplasma',
      'sperma?',
      'sperme',
      'esperma',
      'ejakulat',
      'ejaculate?',
      'zaadvocht',
      'cord(?: blood)?',
      'umbilical(?: cord)?',
      'nabelschnur(?:blut)?',
      'nabel(?:venen|arterien)blut',
      'cordon(?: umbilical)?',
      'cordone(?: ombelicale)?',
      'ombelicale',
      'cordao(?: umbilical)?',
      'navelstreng(?:bloed)?',
      'pleural?(?: fluid)?',
      'pleuraerguss',
      'pleurico',
      'pleuraal',
      'ascit(?:es|ic|e|ico|is)',
      'aszites',
      'peritoneal(?:e)?',
      'peritoneaal',
      'synovial(?:e)?',
      'synovia',
      'synovie',
      'sinovial(?:e)?',
      'gelenk(?:punktat|flussigkeit)?',
      'joint fluid',
      'amniotic',
      'amniotique',
      'amniotico',
      'fruchtwasser',
      'vruchtwater',
      'punktat',
      'erguss',
      'drain(?:age|at)?',
      'dialysate?',
      'dialysis fluid',
      'gastric',
      'magensaft',
      'bile',
      'galle',
      'bal',
      'bronchoalveolar',
      'lavage',
      'sputum',
      'vitreous',
      'pericardial',
      'perikard\\w*',
      'fluid',
      'breast milk',
      'muttermilch',
      'leche materna',
      'lait maternel',
      'hair',
      'haare?',
      'cabello',
      'cheveux',
      'nails?',
      'nagel',
      'breath',
      'swab',
      'abstrich',
      'bone marrow',
      'knochenmark',
      'medula osea',
      'moelle',
    ],
  ],
  ['arterial blood', ['arterial(?: blood)?', 'arteriell(?:es? blut)?', 'arteriel(?:le)?', 'arteriosa?', 'arteri[ae]?le?']],
  [
    'whole blood',
    ['whole blood', 'vollblut', 'sangre total', 'sang total', 'sangue (?:intero|total)', 'volbloed', 'i\\. ?vb\\.?'],
  ],
  [
    'blood',
    [
      'serum',
      'plasma',
      'serum\\/plasma',
      'blood',
      'blut',
      'suero',
      'serique',
      'seric[ao]',
      'sieric[ao]',
      'siero',
      'soro',
      'sangre',
      'sang',
      'sanguine?',
      'sanguin[eo]a?',
      'sangue',
      'bloed',
      '(?:venous|venoses?|venos[ao]|veineux|capillary|kapillares?|kapillar|capilar|capillaire|capillare|capillair)(?: blood| blut| blood sample)?',
    ],
  ],
]

const BEFORE = String.raw`(?<![\p{L}\d])`
const AFTER = String.raw`(?![\p{L}\d])`
/** “in”, “im”, “en el”, “dans les”: what leads from the substance to its sample. */
const LINK = String.raw`(?:(?:in|im|in der|in the|en|en el|en la|dans|dans les?|dans l'|nelle?|nell'|nel|na|no|nas|de|del|de la|des|du|d'|da|do|della|dell'|of|from|vom|aus|van|op)[ ]?)?`
/** The leading word is left where nothing else would be (“Na Urine”). */
const patterns = SAMPLES.flatMap(([material, words]) =>
  [LINK, ''].map((link) => ({ material, pattern: new RegExp(`${BEFORE}${link}(?:${words.join('|')})${AFTER}\\.?`, 'giu') })),
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
  ['blood', /(?:, ?|\s\()(?:s|p|s\/p|b)\)?$/],
]

/** What is not blood is looked for first: “White blood cells (U)”. */
const ordered = [...patterns, ...SHORT.map(([material, pattern]) => ({ material, pattern }))].toSorted(
  (a, b) => Number(isBlood(a.material)) - Number(isBlood(b.material)),
)

function isBlood(material: NamedMaterial): boolean {
  return material === 'blood' || material === 'whole blood' || material === 'arterial blood'
}

/** What a name says of its sample: “Sodium (Urine)”, “U-Natrium”, “orina: sodio”. Of a name that is nothing else, nothing. */
export function readMaterial(name: string): MaterialRead {
  const text = folded(name)
  const whole = tidied(text)
  for (const { material, pattern } of ordered) {
    const rest = tidied(text.replace(pattern, ' '))
    if (rest !== whole && rest !== '') return { material, rest: withoutOther(rest, material) }
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
    .replaceAll(/[([]\s*[,;:/-]*\s*[)\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:_/-]+/, '')
    .replace(/[\s,;:_/-]+$/, '')
    .replace(/^(?:spot|random|first morning|morning)\s+(?=\S)/, '')
    .replace(/,?\s+(?:spot|random|first morning|morning|sample|specimen|muestra|probe)$/, '')
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

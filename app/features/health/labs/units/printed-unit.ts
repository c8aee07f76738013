/** A power of ten as units print it: the superscript, which copying may have lost, or a sign before it. */
const POWER = /^(?:[x×*·]?10(?:\^|\*\*|\*|e|exp)?|[x×]?E)\(?(\d{1,2})\)?(?=\/)/i
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Whole units that are not made of the parts below. */
const wholes = new Map(
  Object.entries({
    'gpt/l': '10*9/L',
    'giga/l': '10*9/L',
    '/nl': '10*9/L',
    'tpt/l': '10*12/L',
    'tera/l': '10*12/L',
    '/pl': '10*12/L',
    'k/ul': '10*3/uL',
    'k/mcl': '10*3/uL',
    'k/mm3': '10*3/uL',
    'k/cmm': '10*3/uL',
    'm/mm3': '10*6/uL',
    'm/cmm': '10*6/uL',
    'm/ul': '10*6/uL',
    'vol%': '%',
    'vol.%': '%',
    'vol-%': '%',
    'vol.-%': '%',
    'rel.%': '%',
    percent: '%',
    prozent: '%',
    'mm/1h': 'mm/h',
    'mm/1hr': 'mm/h',
    'mm/1sthr': 'mm/h',
    'mm/1sthour': 'mm/h',
    'mm/1ªhora': 'mm/h',
    'mm/1ah': 'mm/h',
    'mm/1èreh': 'mm/h',
    'mm/1.h': 'mm/h',
    'mm/1.std': 'mm/h',
    'mm/1.std.': 'mm/h',
    ratio: '{ratio}',
    quotient: '{ratio}',
    'quot.': '{ratio}',
    inr: '{INR}',
    titer: '{titer}',
    titre: '{titer}',
    ph: '[pH]',
  }),
)

const parts = new Map(
  Object.entries({
    mcg: 'ug',
    gm: 'g',
    mcmol: 'umol',
    liter: 'L',
    litre: 'L',
    '100ml': 'dL',
    mcl: 'uL',
    mm3: 'uL',
    'mm^3': 'uL',
    cmm: 'uL',
    cumm: 'uL',
    'cu.mm': 'uL',
    'cu.mm.': 'uL',
    tsd: '10*3',
    'tsd.': '10*3',
    thou: '10*3',
    thousand: '10*3',
    mio: '10*6',
    'mio.': '10*6',
    mill: '10*6',
    'mill.': '10*6',
    million: '10*6',
    millions: '10*6',
    millones: '10*6',
    milhões: '10*6',
    lakh: '10*5',
    lakhs: '10*5',
    lac: '10*5',
    lacs: '10*5',
    cc: 'mL',
    sec: 's',
    'sec.': 's',
    sek: 's',
    'sek.': 's',
    seconds: 's',
    hr: 'h',
    std: 'h',
    'std.': 'h',
    hour: 'h',
    mval: 'meq',
    mosmol: 'mosm',
    hpf: '[HPF]',
    gf: '[HPF]',
    lpf: '[LPF]',
    mmhg: 'mm[Hg]',
    kpa: 'kPa',
    '24h': 'd',
    '24hr': 'd',
    '24hrs': 'd',
    '24hour': 'd',
    '24hours': 'd',
    '24std': 'd',
    '24std.': 'd',
    '24stunden': 'd',
    '24horas': 'd',
    '24heures': 'd',
    '24ore': 'd',
    day: 'd',
    tag: 'd',
    die: 'd',
    dia: 'd',
    jour: 'd',
  }),
)

/** What is said of a number, and does not change what it is measured in: “mg/dL (calc)”, “% of total Hgb”. */
const REMARK =
  /(?<=\S)\s*(?:\(calc(?:ulated|\.)?\)|\(berechnet\)|of total (?:hgb|hb|hemoglobin|haemoglobin)|\(?(?:ngsp|dcct|ifcc)\)?)$/i

const ANNOTATIONS: ReadonlyArray<readonly [ends: RegExp, mark: string, place: 'top' | 'bottom']> = [
  [/\(?(?:creatinine?|creat|kreatinin|krea|crea)\.?\)?$/i, '{creat}', 'bottom'],
  [/\(?feu\)?$/i, '{FEU}', 'top'],
  [/\(?ddu\)?$/i, '{DDU}', 'top'],
  [/\(?hb\)?$/i, '', 'top'],
]

/**
 * A unit as a report prints it, in the form of UCUM: "µg/l" is "ug/L", "G/l" and "x10^3/µL" are powers of ten. Null where it has no such
 * form. Whether the result is a unit at all is for the UCUM library to say (units.server.ts).
 */
export function ucumFormOf(printed: string): string | null {
  const text = printed
    .trim()
    .replace(REMARK, '')
    .replaceAll(
      new RegExp(`10([${SUPERSCRIPTS}]+)`, 'g'),
      (_all, power: string) => `10^${[...power].map((sign) => SUPERSCRIPTS.indexOf(sign)).join('')}`,
    )
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll(/\s+/g, '')
  if (text === '' || text.length > 40) return null
  // UCUM knows the international unit in two spellings; its own numbers and ours are in one.
  if (/[[{]/.test(text)) return text.replaceAll('[iU]', '[IU]').replace(/^%\{[^{}]*\}$/, '%')
  const whole = wholes.get(text.toLowerCase())
  if (whole) return whole
  if (/^ml\/min(?:\/|per|pro|por)1[.,]73(?:m[\^*]?2|qm)?$/i.test(text)) return 'mL/min/{1.73_m2}'
  // A capital is a power of ten here; in grams a litre it is small.
  if (/^[GT]\/[lL]$/.test(text)) return text.startsWith('G') ? '10*9/L' : '10*12/L'
  for (const [ends, mark, place] of ANNOTATIONS) {
    if (!ends.test(text) || text.replace(ends, '') === '') continue
    const bare = ucumFormOf(text.replace(ends, ''))
    if (bare === null || mark === '') return bare
    const [top = '', ...rest] = bare.split('/')
    return place === 'top' ? [top + mark, ...rest].join('/') : bare + mark
  }
  const power = POWER.exec(text)
  const top = power ? `10*${power[1]}` : null
  // What is counted says no more than its number: “cells/µL”.
  const rest = (power ? text.slice(power[0].length) : text)
    .replace(/^(?:cells?|zellen|c[ée]l(?:ulas|lules)?\.?)(?=\/)/i, '')
    .split('/')
    .map(partOf)
  return (top ? [top, ...rest.slice(1)] : rest).join('/')
}

/** "mmol", "dL", "m[IU]": small letters but for litres, units of activity and those that are names. */
function partOf(part: string): string {
  const small = part.toLowerCase().replace(/^i\.(u|e)\.$/, 'i$1')
  const known = parts.get(small)
  if (known) return known
  const activity = /^(u|m|k|n)?(iu|ie|ui|i\.u\.|i\.e\.)$/.exec(small)
  if (activity) return `${activity[1] ?? ''}[IU]`
  const enzyme = /^(u|m|k|n)?(u|e)$/.exec(small)
  if (enzyme) return `${enzyme[1] ?? ''}U`
  const litres = /^([dmunpf]?)l$/.exec(small)
  if (litres) return `${litres[1]}L`
  return small
}

/** What a unit means of a test: reports write IU for the units of an enzyme, mU for those of a hormone, and leave the body’s surface out. */
export function unitMeant(form: string, own: string): string {
  if (own.includes('[IU]')) return form.replace(/^([umkn]?)U(?=\/|$)/, '$1[IU]')
  if (/^[umk]?U(?=\/|$)/.test(own)) return form.replace('[IU]', 'U')
  if (own === 'mL/min/{1.73_m2}' && form === 'mL/min') return own
  // “G/L” is a power of ten in a blood count, and grams where grams are counted.
  if (form === '10*9/L' && /^[munp]?g\//.test(own)) return 'g/L'
  return form
}

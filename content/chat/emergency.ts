import { crisisLines } from './help-lines/crisis.ts'
import { eatingLines } from './help-lines/eating.ts'
import type { HelpLine } from './help-lines/form.ts'
import { poisonLines } from './help-lines/poison.ts'
import { violenceLines } from './help-lines/violence.ts'

/**
 * Where help is called, by country. Each number was known to the writer as that of the country’s own authority, or read where it is told;
 * where nobody was sure the country is left out, and the numbers of any country stand in (`anyNumber`).
 */
export interface EmergencyLine {
  /** One or two of which either helps. */
  readonly numbers: readonly string[]
  /** Where the police are called by another number. */
  readonly police?: string
  /** Who listens to people who think of harming themselves. */
  readonly crisis?: HelpLine
  /** Who knows about poisons. */
  readonly poison?: HelpLine
  readonly eating?: HelpLine
  readonly violence?: HelpLine
}

/** 112 is the one number of the European Union (Directive (EU) 2018/1972, article 109), and of some countries beside it. */
const europe = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK IS LI TR RU GE MD'

const numbers: Readonly<Record<string, Pick<EmergencyLine, 'numbers' | 'police'>>> = {
  ...Object.fromEntries(europe.split(' ').map((country) => [country, { numbers: ['112'] }])),
  CH: { numbers: ['144', '112'], police: '117' },
  NO: { numbers: ['113'], police: '112' },
  UA: { numbers: ['103'], police: '102' },
  RS: { numbers: ['194'], police: '192' },
  GB: { numbers: ['999'] },
  IE: { numbers: ['112', '999'] },
  US: { numbers: ['911'] },
  PR: { numbers: ['911'] },
  CA: { numbers: ['911'] },
  MX: { numbers: ['911'] },
  AR: { numbers: ['911', '107'] },
  UY: { numbers: ['911'] },
  CR: { numbers: ['911'] },
  PA: { numbers: ['911'] },
  EC: { numbers: ['911'] },
  DO: { numbers: ['911'] },
  CO: { numbers: ['123'] },
  CL: { numbers: ['131'], police: '133' },
  PE: { numbers: ['106'], police: '105' },
  BR: { numbers: ['192'], police: '190' },
  AU: { numbers: ['000'] },
  NZ: { numbers: ['111'] },
  JP: { numbers: ['119'], police: '110' },
  KR: { numbers: ['119'], police: '112' },
  CN: { numbers: ['120'], police: '110' },
  TW: { numbers: ['119'], police: '110' },
  HK: { numbers: ['999'] },
  SG: { numbers: ['995'], police: '999' },
  MY: { numbers: ['999'] },
  PH: { numbers: ['911'] },
  // The Ministry of Home Affairs at its beginning, and the answer to the Lok Sabha of 12 December 2025:
  // businesstoday.in/current/economy-politics/20-states-join-pan-india-single-emergency-helpline-number-112/story/338636.html, lokmattimes.com (ERSS-112)
  IN: { numbers: ['112'] },
  IL: { numbers: ['101'], police: '100' },
  AE: { numbers: ['998'], police: '999' },
  SA: { numbers: ['997'], police: '999' },
  EG: { numbers: ['123'], police: '122' },
  MA: { numbers: ['150'], police: '19' },
  JO: { numbers: ['911'] },
  ZA: { numbers: ['112', '10177'] },
  NG: { numbers: ['112'] },
  KE: { numbers: ['999', '112'] },
}

export const emergencyLines: Readonly<Record<string, EmergencyLine>> = Object.fromEntries(
  Object.entries(numbers).map(([country, line]) => [country, { ...line, ...helpLinesOf(country) }]),
)

function helpLinesOf(country: string) {
  const lines = {
    crisis: crisisLines[country],
    poison: poisonLines[country],
    eating: eatingLines[country],
    violence: violenceLines[country],
  }
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line)) as Partial<Record<keyof typeof lines, HelpLine>>
}

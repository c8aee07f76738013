/** Currencies that a mark in a price text may stand for. */
export interface CurrencySign {
  readonly codes: ReadonlyArray<string>
  /** The one that is meant where nothing else tells; null where that would be a guess. */
  readonly usual: string | null
}

const one = (code: string): CurrencySign => ({ codes: [code], usual: code })

const DOLLARS: CurrencySign = {
  codes: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU'],
  usual: 'USD',
}

/** Signs and words, in small letters. What Unicode treats as the same sign (full width, for one) is the same here. */
const SIGNS: ReadonlyMap<string, CurrencySign> = new Map<string, CurrencySign>([
  ['$', DOLLARS],
  ['dollar', DOLLARS],
  ['dollars', DOLLARS],
  ['us$', one('USD')],
  ['ca$', one('CAD')],
  ['c$', one('CAD')],
  ['au$', one('AUD')],
  ['a$', one('AUD')],
  ['nz$', one('NZD')],
  ['hk$', one('HKD')],
  ['s$', one('SGD')],
  ['nt$', one('TWD')],
  ['mx$', one('MXN')],
  ['r$', one('BRL')],
  ['€', one('EUR')],
  ['euro', one('EUR')],
  ['euros', one('EUR')],
  ['£', one('GBP')],
  ['¥', { codes: ['JPY', 'CNY'], usual: 'JPY' }],
  ['cn¥', one('CNY')],
  ['円', one('JPY')],
  ['元', one('CNY')],
  ['₹', one('INR')],
  ['₩', one('KRW')],
  ['₽', one('RUB')],
  ['₺', one('TRY')],
  ['₴', one('UAH')],
  ['₪', one('ILS')],
  ['₫', one('VND')],
  ['฿', one('THB')],
  ['₱', one('PHP')],
  ['₦', one('NGN')],
  ['zł', one('PLN')],
  ['kč', one('CZK')],
  ['ft', one('HUF')],
  ['lei', one('RON')],
  ['лв', one('BGN')],
  ['руб', one('RUB')],
  ['tl', one('TRY')],
  ['fr', one('CHF')],
  ['sfr', one('CHF')],
  ['kr', { codes: ['SEK', 'NOK', 'DKK', 'ISK'], usual: null }],
  ['rs', { codes: ['INR', 'PKR', 'LKR', 'NPR'], usual: null }],
])

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** Codes that are also written in small letters; others would be words of some language (“all”, “try”). */
const WRITTEN_SMALL: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY'])

// The engine’s own table follows how money is shown, which differs from ISO 4217 in places and from one browser to the next.
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)
const WITH_THREE_DECIMALS: ReadonlySet<string> = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
const WITH_DECIMAL_COMMA: ReadonlySet<string> = new Set(
  'EUR DKK NOK SEK ISK PLN CZK HUF RON BGN RSD UAH RUB TRY BRL ARS CLP COP UYU PYG IDR VND'.split(' '),
)

/** The currencies that a sign or a word stands for; null when it is no mark of any. */
export function signOf(written: string): CurrencySign | null {
  const known = SIGNS.get(written.toLowerCase())
  if (known) return known
  const code = written.toUpperCase()
  const isCode = CODES.has(code) && (written === code || WRITTEN_SMALL.has(code))
  return isCode ? one(code) : null
}

/** What several marks of one text mean together, with the currency of its surroundings; null when they disagree or leave it open. */
export function currencyOf(signs: ReadonlyArray<CurrencySign>, around: string | null): string | null {
  const surroundings = around?.trim().toUpperCase() || null
  if (signs.length === 0) return surroundings === null ? 'USD' : isCurrency(surroundings) ? surroundings : null
  const shared = signs[0]!.codes.filter((code) => signs.every(({ codes }) => codes.includes(code)))
  if (shared.length === 1) return shared[0]!
  if (surroundings !== null && shared.includes(surroundings)) return surroundings
  return signs.map(({ usual }) => usual).find((usual) => usual !== null && shared.includes(usual)) ?? null
}

/** How many decimals an amount of it has. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0
  return WITH_THREE_DECIMALS.has(currency) ? 3 : 2
}

/** Whether shops that sell in it often write 1.299 for one thousand two hundred and ninety-nine. */
export function groupsWithPoints(currency: string): boolean {
  return WITH_DECIMAL_COMMA.has(currency)
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && CODES.has(code)
}

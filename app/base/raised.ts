const LINE = '0123456789+-=()n'
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ']

/** A power is no further digit: 10², or 10^(x²). Letters alone ("1st") read as they are. */
export function raised(words: string): string {
  if (/^\p{L}*$/u.test(words) && words !== 'n') return words
  const signs = [...words.replaceAll('−', '-')].map((sign) => (/[\s,[\]]/.test(sign) ? sign : RAISED[LINE.indexOf(sign)]))
  return signs.every((sign) => sign !== undefined) ? signs.join('') : `^(${words})`
}

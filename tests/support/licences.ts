/** Licences that ask for no more than that their text comes along. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
])

/** Packages with another one that somebody has read (docs/dependencies.md, Licences). */
const read: ReadonlyArray<readonly [name: RegExp, licence: string]> = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  [/^libheif-js$/, 'LGPL-3.0'],
  [/^@lhncbc\/ucum-lhc$/, 'SEE LICENSE IN LICENSE.md'],
]

/** Whether a package may be part of the product under this licence (an SPDX expression). */
export function mayShip(name: string, licence: string | undefined): boolean {
  if (licence === undefined) return false
  const isFine = (each: string) => allowed.has(each) || read.some(([names, known]) => names.test(name) && known === each)
  if (isFine(licence)) return true
  return holds(licence.match(/\(|\)|[\w.+-]+/g) ?? [], isFine)
}

/** AND binds closer than OR. A licence with an exception (WITH) is not read, and so not allowed. */
function holds(words: ReadonlyArray<string>, isFine: (licence: string) => boolean): boolean {
  let at = 0
  const either = (): boolean => {
    let is = both()
    while (words[at] === 'OR') is = (at++, both()) || is
    return is
  }
  const both = (): boolean => {
    let is = one()
    while (words[at] === 'AND') is = (at++, one()) && is
    return is
  }
  const one = (): boolean => {
    if (words[at++] !== '(') return isFine(words[at - 1] ?? '')
    const is = either()
    return words[at++] === ')' && is
  }
  return either() && at === words.length
}

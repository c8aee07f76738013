/** What a unit measures, and how large it is beside the bare grams, litres and seconds of the same kind. */
export interface Measure {
  /** Two units of one kind convert into each other. */
  readonly kind: string
  readonly size: number
}

/** What of a test its units need: grams a mole, and the charge of an ion. */
interface Substance {
  readonly molarMass: number | null
  readonly charge: number | null
}

const PREFIXES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
}

/** The units that laboratories make theirs of. An enzyme unit is a micromole a minute, a katal a mole a second. */
const BASES: ReadonlyArray<readonly [sign: string, kind: string, size: number]> = [
  ['mol', 'amount', 1],
  ['osm', 'osmoles', 1],
  ['kat', 'activity', 1],
  ['[IU]', 'international units', 1],
  ['m[Hg]', 'pressure', 133_322],
  ['Pa', 'pressure', 1],
  ['eq', 'charge', 1],
  ['[HPF]', 'field', 1],
  ['[LPF]', 'small field', 1],
  ['min', 'time', 60],
  ['U', 'activity', 1e-6 / 60],
  ['L', 'volume', 1],
  ['g', 'mass', 1],
  ['m', 'length', 1],
  ['h', 'time', 3600],
  ['d', 'time', 86_400],
  ['s', 'time', 1],
]

/**
 * What a unit in UCUM measures, of the small part of UCUM that laboratories print; null for any other text. Pure, and the same as what the
 * UCUM library says (units.server.ts), which is too large to be loaded for a glance at a name.
 */
export function measureOf(ucum: string, substance: Substance): Measure | null {
  if (ucum.length > 40) return null
  // A unit that is nothing but a remark, such as {INR}, compares with itself alone.
  if (/^(?:\{[^{}]*\}|\[pH\])$/.test(ucum)) return { kind: ucum, size: 1 }
  const [top = '', ...below] = ucum.split('/')
  const parts = [...factorsOf(top, 1), ...below.flatMap((part) => factorsOf(part, -1))]
  const kinds = new Map<string, number>()
  let size = 1
  for (const part of parts) {
    const atom = atomOf(part.text, substance)
    if (!atom) return null
    size *= atom.size ** part.power
    if (atom.kind !== '') kinds.set(atom.kind, (kinds.get(atom.kind) ?? 0) + part.power)
  }
  const kind = [...kinds]
    .filter(([, power]) => power !== 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, power]) => `${name}^${power}`)
    .join(' ')
  return { kind, size }
}

function factorsOf(text: string, power: 1 | -1): Array<{ text: string; power: 1 | -1 }> {
  return text === '' ? [] : text.split('.').map((each) => ({ text: each, power }))
}

function atomOf(text: string, { molarMass, charge }: Substance): Measure | null {
  if (text === '%') return { kind: '', size: 0.01 }
  const [, ten] = /^10\*(-?\d{1,2})$/.exec(text) ?? []
  if (ten !== undefined) return { kind: '', size: 10 ** Number(ten) }
  const [, number, rest] = /^(\d{1,4})(?=[[a-zA-Z{])(.*)$/.exec(text) ?? []
  if (number !== undefined && rest !== undefined) {
    const atom = atomOf(rest, { molarMass, charge })
    return atom && { ...atom, size: atom.size * Number(number) }
  }
  // A surface of the body is counted as one: so is a hundred white cells.
  if (/^\{[^{}]*\}$/.test(text)) return { kind: text, size: 1 }
  const bare = text.replace(/\{[^{}]*\}$/, '')
  for (const [sign, kind, size] of BASES) {
    if (!bare.endsWith(sign)) continue
    const prefix = PREFIXES[bare.slice(0, -sign.length)]
    if (prefix === undefined) continue
    const whole = prefix * size
    if (kind === 'amount' && molarMass !== null) return { kind: 'mass', size: whole * molarMass }
    if (kind === 'charge' && charge !== null)
      return molarMass === null ? { kind: 'amount', size: whole / charge } : { kind: 'mass', size: (whole / charge) * molarMass }
    return { kind, size: whole }
  }
  return null
}

/** How many powers of ten lie between two units of one kind; null where they measure different things. */
export function distanceBetween(one: string, other: string, substance: Substance): number | null {
  if (one === other) return 0
  const [a, b] = [measureOf(one, substance), measureOf(other, substance)]
  return a && b && a.kind === b.kind ? Math.abs(Math.log10(a.size / b.size)) : null
}

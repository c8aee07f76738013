import { ucumFormOf, unitMeant } from './printed-unit.ts'

/** What a test says of its units (a `KnownTest`). */
export interface UnitTerms {
  readonly units: ReadonlyArray<string>
  readonly molarMass: number | null
  readonly charge: number | null
}

export interface Units {
  /** A unit as printed, in UCUM; null where it is none. A test without one of its own may be printed without. */
  read(printed: string, test: UnitTerms | null): string | null
  /** A number in another unit; null where the two measure different things. */
  convert(value: number, from: string, to: string, test: UnitTerms | null): number | null
}

let loaded: Promise<Units> | null = null

/** The units of UCUM. The library has 2 MB of tables, so it is read when somebody first has lab results. */
export function loadUnits(): Promise<Units> {
  loaded ??= import('@lhncbc/ucum-lhc').then(({ default: { UcumLhcUtils } }) => {
    const library = UcumLhcUtils.getInstance()
    const valid = new Map<string, boolean>()
    const factors = new Map<string, number | null>()
    const isValid = (ucum: string) => {
      const known = valid.get(ucum) ?? (hasOwnWords(ucum) && library.validateUnitString(ucum, false).status === 'valid')
      if (valid.size < MAX_CACHED) valid.set(ucum, known)
      return known
    }
    const factorOf = (from: string, to: string, test: UnitTerms | null) => {
      const key = [from, to, test?.molarMass, test?.charge].join(' ')
      const known = factors.get(key)
      if (known !== undefined) return known
      const [one, other] = comparable(from, to)
      const terms = { molecularWeight: test?.molarMass ?? null, charge: test?.charge ?? null }
      const { status, toVal } = library.convertUnitTo(one, 1, other, terms)
      const factor = status === 'succeeded' ? toVal : null
      if (factors.size < MAX_CACHED) factors.set(key, factor)
      return factor
    }
    return { read: (printed, test) => readUnit(printed, test, isValid), convert: (...asked) => convert(factorOf, ...asked) }
  })
  return loaded
}

/** Units come from what people paste: what is remembered of them has an end. */
const MAX_CACHED = 2_000

/** The library keeps units in plain objects, where “constructor” is found as well. */
function hasOwnWords(ucum: string): boolean {
  return !ucum.split(/\W+/).some((word) => word in Object.prototype)
}

function readUnit(printed: string, test: UnitTerms | null, isValid: (ucum: string) => boolean): string | null {
  const own = test?.units[0]
  if (printed.trim() === '') return own !== undefined && /^\{|^\[pH\]$/.test(own) ? own : null
  const form = ucumFormOf(printed)
  const meant = form !== null && own !== undefined ? unitMeant(form, own) : form
  return meant !== null && isValid(meant) ? meant : null
}

function convert(
  factorOf: (from: string, to: string, test: UnitTerms | null) => number | null,
  value: number,
  from: string,
  to: string,
  test: UnitTerms | null,
): number | null {
  if (from === to) return value
  if (test?.units.includes('mmol/mol') && test.units.includes('%')) {
    if (from === '%' && to === 'mmol/mol') return exact(hba1cToIfcc(value))
    return from === 'mmol/mol' && to === '%' ? exact(hba1cFromIfcc(value)) : null
  }
  const factor = factorOf(from, to, test)
  return factor === null ? null : exact(value * factor)
}

/** An arbitrary unit compares with itself alone, whatever stands before it: then it may be any unit, and the library takes grams. */
function comparable(from: string, to: string): [string, string] {
  if (!from.includes('[IU]') || !to.includes('[IU]')) return [from, to]
  return [from.replace('[IU]', 'g'), to.replace('[IU]', 'g')]
}

/** Without the dust of binary fractions. */
function exact(value: number): number {
  return Number(value.toPrecision(12))
}

/**
 * HbA1c in % (NGSP) and in mmol/mol (IFCC), by the master equation between the two reference systems: NGSP = 0.0915 × IFCC + 2.15.
 * Source: Hoelzel W. et al., “IFCC reference system for measurement of hemoglobin A1c in human blood and the national standardization schemes
 * in the United States, Japan, and Sweden: a method-comparison study”, Clin Chem 2004;50:166–174.
 */
function hba1cFromIfcc(mmolPerMol: number): number {
  return 0.0915 * mmolPerMol + 2.15
}

function hba1cToIfcc(percent: number): number {
  return (percent - 2.15) / 0.0915
}

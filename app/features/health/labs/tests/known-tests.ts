import type { Material } from '#content/labs/lab-test.ts'
import { labPanels } from '#content/labs/lab-tests.ts'
import { distanceBetween } from '#features/health/labs/units/measure.ts'
import { unitMeant } from '#features/health/labs/units/printed-unit.ts'

import { acronymOf, looseKey, namesWithin, withoutTotal } from './loose-name.ts'
import { readCells, readCompound, readMaterial, type MaterialRead } from './material.ts'
import { nameKey, shorterNames } from './name-key.ts'

/** A test of the list in `content/labs/`. */
export interface KnownTest {
  /** The code under which its trend is kept. */
  readonly loinc: string
  /** All codes under which reports may name it, the first one among them. */
  readonly codes: ReadonlyArray<string>
  readonly name: string
  readonly panel: string
  readonly called: ReadonlyArray<string>
  /** In UCUM; none where the result is a word. */
  readonly units: ReadonlyArray<string>
  /** Digits behind the point in which a unit is usually reported. */
  readonly digits: Readonly<Record<string, number>>
  readonly molarMass: number | null
  readonly charge: number | null
  readonly material: Material
  /** The code of the test of the same substance in blood, where this is in something else. */
  readonly of: string | null
  /** Units in which the bare name of the substance means this test. */
  readonly bareIn: ReadonlyArray<string>
  /** Short names that mean it beside one of its units alone. */
  readonly calledInUnits: ReadonlyArray<string>
  /** Units in which its names mean another test. */
  readonly neverIn: ReadonlyArray<string>
  readonly serumOnly: boolean
}

const listed = (text = '') => text.split(', ').filter(Boolean)

export const knownTests: ReadonlyArray<KnownTest> = labPanels.flatMap(({ panel, tests }) =>
  tests.map((test) => ({
    loinc: test.loinc,
    codes: [test.loinc, ...listed(test.also)],
    name: test.name,
    panel,
    called: listed(test.called),
    units: Object.keys(test.units),
    digits: test.units,
    molarMass: test.molarMass ?? null,
    charge: test.charge ?? null,
    material: test.material ?? 'blood',
    of: test.of ?? null,
    bareIn: listed(test.bareIn),
    calledInUnits: listed(test.calledInUnits),
    neverIn: listed(test.neverIn),
    serumOnly: test.serumOnly ?? false,
  })),
)

const byCode = new Map(knownTests.flatMap((test) => test.codes.map((code) => [code, test] as const)))

const namesOf = (test: KnownTest) => [test.name, ...test.called]
/** By all their names; and by the names of the substance alone, for each material but blood. */
const byName = new Map<string, KnownTest[]>()
const bySubstance = new Map<string, KnownTest[]>()
/** Tests in another material that the bare name may mean, if the unit says so. */
const byBareName = new Map<string, KnownTest[]>()

function enter(index: Map<string, KnownTest[]>, key: string, test: KnownTest): void {
  const tests = index.get(key) ?? []
  if (key !== '' && !tests.includes(test)) index.set(key, [...tests, test])
}

/** Tests in blood by their names in whatever order of words. */
const byLooseName = new Map<string, KnownTest[]>()
const byNameInUnits = new Map<string, KnownTest[]>()

for (const test of knownTests) {
  for (const name of namesOf(test)) enter(byName, nameKey(name), test)
  for (const name of test.calledInUnits) enter(byNameInUnits, nameKey(name), test)
  if (test.material === 'blood') for (const name of namesOf(test)) enter(byLooseName, looseKey(name), test)
  if (test.material === 'blood') continue
  const inBlood = byCode.get(test.of ?? '')
  const substance = inBlood ? namesOf(inBlood) : []
  for (const name of [...substance, ...namesOf(test).map((name) => readMaterial(name).rest)])
    enter(bySubstance, `${test.material} ${nameKey(name)}`, test)
  if (test.bareIn.length > 0) for (const name of substance) enter(byBareName, nameKey(name), test)
}

/** The test of a LOINC code, of the first one or of another; null where it is none of the list. */
export function testOfCode(loinc: string | null): KnownTest | null {
  return byCode.get(loinc ?? '') ?? null
}

/** Where a name with its sample may be looked up. */
interface Called {
  readonly tests: ReadonlyArray<KnownTest>
  /** Those that the name means in some units alone. */
  readonly inSomeUnits: ReadonlyArray<KnownTest>
}

const NOBODY: Called = { tests: [], inSomeUnits: [] }

function called(name: string): Called {
  const whole = byName.get(nameKey(name)) ?? []
  const { material, rest } = materialOf(name)
  if (material === null || material === 'blood' || material === 'whole blood') {
    // A word for a sample inside a name that the list has (“Lead in blood”) is a part of it.
    if (whole.length > 0) return { tests: whole, inSomeUnits: byBareName.get(nameKey(name)) ?? [] }
    return inBlood(rest, material === 'whole blood')
  }
  if (material === 'another') return NOBODY
  const own = shorterNames(rest).flatMap((short) => bySubstance.get(`${material} ${nameKey(short)}`) ?? [])
  const tests = [...whole.filter((test) => test.material !== 'blood'), ...own]
  if (tests.length > 0) return { ...NOBODY, tests: [...new Set(tests)] }
  // What is measured in arteries and in veins alike is one test.
  return material === 'arterial blood' ? inBlood(rest, false) : NOBODY
}

function inBlood(name: string, isWhole: boolean): Called {
  for (const short of shorterNames(name)) {
    const tests = (byName.get(nameKey(short)) ?? []).filter((test) => !(isWhole && test.serumOnly))
    const inSomeUnits = isWhole ? [] : (byBareName.get(nameKey(short)) ?? [])
    if (tests.length > 0) return { tests, inSomeUnits }
  }
  const tests = looselyCalled(name).filter((test) => !(isWhole && test.serumOnly))
  return tests.length > 0 ? { tests, inSomeUnits: [] } : NOBODY
}

/** Tests in blood by a name in other words: in another order, with a method, with a second name beside it. */
function looselyCalled(name: string): ReadonlyArray<KnownTest> {
  const keys = shorterNames(name).map(looseKey)
  const found = keys.map((key) => byLooseName.get(key)).find((tests) => tests !== undefined)
  if (found) return found
  const bare = keys.flatMap((key) => byLooseName.get(withoutTotal(key) ?? '') ?? [])
  if (bare.length > 0) return bare.some((test) => PART.test(test.name)) ? [] : [...new Set(bare)]
  const acronym = acronymOf(name)
  if (acronym !== null) return byName.get(nameKey(acronym))?.filter(({ material }) => material === 'blood') ?? []
  const [first = [], ...others] = namesWithin(name).map((part) => byLooseName.get(looseKey(part)) ?? [])
  return first.filter((test) => others.every((tests) => tests.includes(test)))
}

/** What “total” is said against. */
const PART = /\b(?:free|ionised|direct|indirect|hdl|ldl)\b/i

/** The sample that a name says, also inside of one word or as cells, where the rest is a substance that the list has. */
function materialOf(name: string): MaterialRead {
  const read = readMaterial(name)
  if ((read.material !== null && read.material !== 'blood') || byName.has(nameKey(name))) return read
  const compound = readCompound(name)
  if (compound && shorterNames(compound.rest).some((short) => byName.has(nameKey(short)))) return compound
  const cells = readCells(name)
  const inCells = cells && shorterNames(cells.rest).flatMap((short) => byName.get(nameKey(short)) ?? [])
  return cells && inCells?.some(({ panel }) => panel !== 'Blood count') ? cells : read
}

/** All tests that reports call so: several where the unit tells them apart, as cells and their share do. */
export function testsCalled(name: string): ReadonlyArray<KnownTest> {
  const { tests } = called(name)
  return tests.length > 0 ? tests : calledInUnits(name)
}

function calledInUnits(name: string): ReadonlyArray<KnownTest> {
  return byNameInUnits.get(nameKey(name)) ?? []
}

/** Laboratories print a unit up to a hundred times larger or smaller than the usual ones; beyond that another substance is meant. */
const FARTHEST = 2 + 1e-9
const SAME_UNIT = 1e-9

/**
 * The test that a report means by a name with its unit (UCUM): the one that is measured in a unit that converts to this, the nearest one first.
 * Null where no test of that name is, and where a name without a unit may mean several.
 */
export function findTest(name: string, ucum: string | null): KnownTest | null {
  const { tests, inSomeUnits } = called(name)
  if (ucum === null) return tests.find((test) => nameKey(test.name) === nameKey(name)) ?? withoutUnit(tests)
  const measured = [
    ...tests.map((test) => ({ test, far: distanceTo(test, ucum, test.units) })),
    ...inSomeUnits.map((test) => ({ test, far: distanceTo(test, ucum, test.bareIn) })),
  ]
  const short = calledInUnits(name).find((test) => distanceTo(test, ucum, test.units) <= SAME_UNIT)
  if (short) return short
  const nearest = measured.filter(({ far }) => far <= FARTHEST).toSorted((a, b) => a.far - b.far)[0]
  return nearest?.test ?? null
}

/** Whether results in a unit (UCUM) can be of a test. */
export function isMeasuredIn(test: KnownTest, ucum: string): boolean {
  return distanceTo(test, ucum, test.units) <= FARTHEST
}

function withoutUnit(tests: ReadonlyArray<KnownTest>): KnownTest | null {
  const words = tests.filter(({ units }) => units.length === 0)
  return words.length === 1 ? words[0]! : tests.length === 1 ? tests[0]! : null
}

function distanceTo(test: KnownTest, ucum: string, units: ReadonlyArray<string>): number {
  if (test.neverIn.includes(ucum)) return Infinity
  const meant = test.units[0] === undefined ? ucum : unitMeant(ucum, test.units[0])
  return Math.min(...units.map((unit) => distanceBetween(meant, unit, test) ?? Infinity), Infinity)
}

/** Whether a name says another sample than that of a test. */
export function isOtherMaterial(test: KnownTest, name: string): boolean {
  if (namesOf(test).some((own) => nameKey(own) === nameKey(name))) return false
  const { material } = materialOf(name)
  if (material === null) return false
  if (material === 'whole blood') return test.serumOnly || test.material !== 'blood'
  if (material === 'blood') return test.material !== 'blood' && test.material !== 'arterial blood'
  if (material === 'arterial blood') return test.material !== 'blood' && test.material !== 'arterial blood'
  if (material === 'urine') return test.material !== 'urine' && test.material !== '24-hour urine'
  return test.material !== material
}

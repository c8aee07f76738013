import { labPanels } from '#content/labs/lab-tests.ts'

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
  readonly molarMass: number | null
  readonly charge: number | null
}

const listed = (text = '') => text.split(', ').filter(Boolean)

export const knownTests: ReadonlyArray<KnownTest> = labPanels.flatMap(({ panel, tests }) =>
  tests.map(({ loinc, also, name, called, units, molarMass, charge }) => ({
    loinc,
    codes: [loinc, ...listed(also)],
    name,
    panel,
    called: listed(called),
    units: listed(units),
    molarMass: molarMass ?? null,
    charge: charge ?? null,
  })),
)

const byCode = new Map(knownTests.flatMap((test) => test.codes.map((code) => [code, test] as const)))
const byName = new Map<string, KnownTest[]>()
for (const test of knownTests) {
  for (const key of new Set([test.name, ...test.called].map(nameKey))) byName.set(key, [...(byName.get(key) ?? []), test])
}

/** The test of a LOINC code, of the first one or of another; null where it is none of the list. */
export function testOfCode(loinc: string | null): KnownTest | null {
  return byCode.get(loinc ?? '') ?? null
}

/** All tests that reports call so: several where the unit tells them apart, as cells and their share do. */
export function testsCalled(name: string): ReadonlyArray<KnownTest> {
  const [bare, short] = [withoutBrackets(name), shortened(name)]
  for (const called of [name, bare, short, withoutBrackets(short), british(name), british(bare)]) {
    const tests = byName.get(nameKey(called))
    if (tests) return tests
  }
  return []
}

/** The test that a report means by a name; of several the one that is measured in this unit (UCUM). */
export function findTest(name: string, ucum: string | null): KnownTest | null {
  const tests = testsCalled(name)
  return (
    tests.find(({ units }) => ucum !== null && units.includes(ucum)) ??
    tests.find((test) => ucum === null || test.units.length === 0 || isLike(test, ucum)) ??
    (tests.length === 1 ? tests[0]! : null)
  )
}

/** A share is no count, and a count is no share. */
function isLike({ units }: KnownTest, ucum: string): boolean {
  return units.includes('%') === (ucum === '%')
}

/** Where it was taken from is said behind the name: “Glucose i. S.”, “Sodium, Serum”, “Kalium im Serum”. */
function shortened(name: string): string {
  return name.replace(
    /[,;]?\s*(?:\(?(?:i\. ?[sp]\.|im serum|im plasma|im blut|in serum|in plasma|serum|plasma|s\/p|blood|quant\.?|qn|ecl?ia|photom\.?|enz\.?)\)?)\s*$/i,
    '',
  )
}

function withoutBrackets(name: string): string {
  return name.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '')
}

/** British reports put it before the name, and what it is behind: “Serum urea level”, “HbA1c level - IFCC standardised”. */
function british(name: string): string {
  return name
    .replace(/ - ifcc standardi[sz]ed$/i, '')
    .replace(/\/1\.73 ?m.*$/i, '')
    .replace(/ (?:levels?|concentration|estimation|measurement)$/i, '')
    .replace(/^(?:serum|plasma|blood) (?:total (?=25))?/i, '')
    .replace(/\s*[([][^()[\]]*[)\]]\s*$/, '')
}

function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}+%/]+/gu, ' ')
    .trim()
}

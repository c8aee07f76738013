import type { FoundResult } from './report-lines.ts'

/** A pH may be of urine or of blood, and so means nothing alone. */
const PH = /^ph(?:-?wert)?$/i
const GAS = /^(?:p(?:a|v|art\.?)?\s?-?(?:co2|o2)|ph|be|base excess)$/i
const ONLY_IN_BLOOD = /^p(?:a|v)?\s?-?(?:co2|o2)(?![\p{L}\d])/iu
/** How many results away the gases of the same sample stand. */
const NEAR = 3

/** A name below a heading of blood gases with the blood that it says, as far as it could mean another. */
export function inBloodGases(name: string, gases: 'arterial' | 'blood' | null): string {
  if (gases === null || !GAS.test(name)) return name
  return gases === 'arterial' || PH.test(name) ? `${name} (${gases})` : name
}

/** Of a pH beside the pressure of a gas, which urine has not, it is known that it is of blood. */
export function withBloodOfNeighbours(found: ReadonlyArray<FoundResult>): void {
  for (const [at, each] of found.entries()) {
    if (!PH.test(each.result.name)) continue
    const near = found.slice(Math.max(0, at - NEAR), at + NEAR + 1).find(({ result }) => ONLY_IN_BLOOD.test(result.name))
    const isArterial = near !== undefined && /^pa|arter/i.test(near.result.name)
    if (near) each.result = { ...each.result, name: `${each.result.name} (${isArterial ? 'arterial' : 'blood'})` }
  }
}

/**
 * From where on a laboratory calls the doctor at once (adults). A member who enters such a result is told to phone one now. The lists of other
 * laboratories differ a little; where no list was at hand for a test, the general rule holds (labs/alarm.ts). Not yet reviewed by a doctor of
 * this site.
 */
export interface CriticalValue {
  readonly loinc: string
  readonly ucum: string
  /** Critical below it, or at it where the list says so. */
  readonly low?: number
  readonly high?: number
  readonly source: string
}

// Read there: “Critical Values List”, CORP-APPEND-0104A, revision 26, April 2017 (below and above the number).
const ARUP = 'ARUP Laboratories, Critical Values List'
// Read there: “Laboratory Critical Results (Panic Values)” (at the number and beyond).
const STARLING = 'Starling Physicians, starlingphysicians.com/starling-labs-shares-updated-values'

export const criticalValues: ReadonlyArray<CriticalValue> = [
  { loinc: '2823-3', ucum: 'mmol/L', low: 3.0, high: 6.1, source: ARUP },
  { loinc: '2951-2', ucum: 'mmol/L', low: 120, high: 160, source: ARUP },
  { loinc: '17861-6', ucum: 'mg/dL', low: 6, high: 13, source: ARUP },
  { loinc: '1995-0', ucum: 'mmol/L', low: 0.78, high: 1.58, source: ARUP },
  { loinc: '2345-7', ucum: 'mg/dL', low: 40, high: 450, source: ARUP },
  { loinc: '1558-6', ucum: 'mg/dL', low: 40, high: 450, source: ARUP },
  { loinc: '19123-9', ucum: 'mg/dL', low: 1, high: 9, source: ARUP },
  { loinc: '2777-1', ucum: 'mg/dL', low: 1, high: 9, source: ARUP },
  { loinc: '1963-8', ucum: 'mmol/L', low: 10, high: 40, source: ARUP },
  { loinc: '2028-9', ucum: 'mmol/L', low: 10, high: 40, source: ARUP },
  { loinc: '1975-2', ucum: 'mg/dL', high: 15, source: ARUP },
  { loinc: '6301-6', ucum: '{INR}', high: 5, source: ARUP },
  { loinc: '3255-7', ucum: 'mg/dL', low: 100, source: ARUP },
  { loinc: '718-7', ucum: 'g/dL', low: 7, source: STARLING },
  { loinc: '4544-3', ucum: '%', low: 20, high: 60, source: STARLING },
  { loinc: '6690-2', ucum: '10*9/L', low: 1, high: 25, source: STARLING },
  { loinc: '751-8', ucum: '10*9/L', low: 1, source: STARLING },
  { loinc: '777-3', ucum: '10*9/L', low: 20, high: 1000, source: STARLING },
  { loinc: '3094-0', ucum: 'mg/dL', high: 100, source: STARLING },
  // The same bound of urea, as Europe measures it: 60.056 g of it hold 28.014 g of nitrogen.
  { loinc: '3091-6', ucum: 'mg/dL', high: 214, source: STARLING },
  { loinc: '2160-0', ucum: 'mg/dL', high: 6, source: STARLING },
]

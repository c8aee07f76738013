/**
 * Between which numbers the results of living people lie, wide, for each test with a critical bound and what shares its name: they tell in which unit a number may be meant
 * that was said without one (“creatinine 7.5” is no µmol/L). Counts of cells and medicines come down to nothing. They are shown nowhere, are no
 * statement about health, and ring nothing by themselves.
 */
export interface PossibleValue {
  readonly loinc: string
  /** The unit of both bounds, UCUM. */
  readonly ucum: string
  readonly least: number
  readonly most: number
  /** Units of the test that few laboratories report in, and nobody means without saying so, UCUM. */
  readonly unusual?: readonly string[]
}

export const possibleValues: ReadonlyArray<PossibleValue> = [
  { loinc: '2823-3', ucum: 'mmol/L', least: 0.5, most: 20 },
  { loinc: '2951-2', ucum: 'mmol/L', least: 80, most: 250 },
  { loinc: '2075-0', ucum: 'mmol/L', least: 40, most: 180 },
  { loinc: '1963-8', ucum: 'mmol/L', least: 1, most: 80 },
  { loinc: '2028-9', ucum: 'mmol/L', least: 1, most: 80 },
  { loinc: '17861-6', ucum: 'mg/dL', least: 2.8, most: 30 },
  { loinc: '29265-6', ucum: 'mg/dL', least: 2.8, most: 30 },
  { loinc: '1995-0', ucum: 'mmol/L', least: 0.4, most: 3 },
  { loinc: '19123-9', ucum: 'mg/dL', least: 0.2, most: 20 },
  { loinc: '2777-1', ucum: 'mg/dL', least: 0.2, most: 30 },
  { loinc: '2345-7', ucum: 'mg/dL', least: 5, most: 2500 },
  { loinc: '1558-6', ucum: 'mg/dL', least: 5, most: 2500 },
  { loinc: '6873-4', ucum: 'mmol/L', least: 0, most: 30 },
  { loinc: '2524-7', ucum: 'mmol/L', least: 0.2, most: 40, unusual: ['mg/dL'] },
  { loinc: '22763-7', ucum: 'ug/dL', least: 5, most: 5000 },
  { loinc: '2692-2', ucum: 'mosm/kg', least: 150, most: 600 },
  { loinc: '2160-0', ucum: 'mg/dL', least: 0.2, most: 45 },
  { loinc: '3094-0', ucum: 'mg/dL', least: 2, most: 400 },
  { loinc: '3091-6', ucum: 'mg/dL', least: 4, most: 850 },
  { loinc: '1975-2', ucum: 'mg/dL', least: 0.1, most: 60 },
  { loinc: '2498-4', ucum: 'ug/dL', least: 3, most: 15_000 },
  { loinc: '3024-7', ucum: 'ng/dL', least: 0.05, most: 15 },
  // 14 mmol/L is nobody’s, 14 g/dL most people’s; below 7 it is dangerous in both.
  { loinc: '718-7', ucum: 'g/dL', least: 1, most: 30, unusual: ['mmol/L'] },
  { loinc: '4544-3', ucum: '%', least: 4, most: 85 },
  { loinc: '6690-2', ucum: '10*9/L', least: 0, most: 1000 },
  { loinc: '751-8', ucum: '10*9/L', least: 0, most: 500 },
  // Their share has no critical bound; less than this is no share but a count.
  { loinc: '770-8', ucum: '%', least: 1.5, most: 100 },
  { loinc: '777-3', ucum: '10*9/L', least: 0, most: 5000 },
  { loinc: '6301-6', ucum: '{INR}', least: 0.5, most: 30 },
  { loinc: '5902-2', ucum: 's', least: 5, most: 300 },
  { loinc: '5894-1', ucum: '%', least: 1, most: 200 },
  { loinc: '14979-9', ucum: 's', least: 10, most: 400 },
  { loinc: '3255-7', ucum: 'mg/dL', least: 5, most: 2500 },
  { loinc: '67151-1', ucum: 'ng/L', least: 1, most: 1_000_000 },
  { loinc: '6598-7', ucum: 'ng/L', least: 1, most: 1_000_000 },
  { loinc: '89579-7', ucum: 'ng/L', least: 1, most: 1_000_000 },
  { loinc: '10839-9', ucum: 'ng/L', least: 1, most: 1_000_000 },
  { loinc: '14334-7', ucum: 'mmol/L', least: 0, most: 15 },
  { loinc: '10535-3', ucum: 'ng/mL', least: 0, most: 50 },
  { loinc: '2744-1', ucum: '[pH]', least: 6.5, most: 8 },
  { loinc: '11558-4', ucum: '[pH]', least: 6.5, most: 8 },
  { loinc: '2019-8', ucum: 'mm[Hg]', least: 5, most: 200 },
  { loinc: '11557-6', ucum: 'mm[Hg]', least: 5, most: 200 },
  { loinc: '2703-7', ucum: 'mm[Hg]', least: 10, most: 700 },
]

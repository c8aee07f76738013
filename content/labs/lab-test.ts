/** What a sample is. `blood` is serum, plasma or whole blood; where these differ a test says so (`serumOnly`). */
export type Material = 'blood' | 'arterial blood' | 'urine' | '24-hour urine' | 'stool' | 'spinal fluid' | 'red cells' | 'saliva'

/**
 * A test that laboratories do, as the product knows it. Codes are LOINC’s, units UCUM’s.
 *
 * This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical
 * Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at
 * http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.
 */
export interface LabTest {
  /** The code under which its trend is kept. */
  readonly loinc: string
  /** Other codes of the same test: another unit, another way of counting, blood instead of serum. Between commas. */
  readonly also?: string
  readonly name: string
  /** What else reports call it, in several languages. Between commas. */
  readonly called: string
  /**
   * Units in UCUM, each with the digits behind the point in which laboratories usually report it; trends begin with the first. Empty where
   * the result is a word.
   */
  readonly units: Readonly<Record<string, number>>
  /** Grams a mole, where laboratories print both masses and amounts of it. */
  readonly molarMass?: number
  /** The charge of the ion, where laboratories print both moles and equivalents. */
  readonly charge?: number
  /** What it is measured in; blood where nothing is said. */
  readonly material?: Material
  /** The test of the same substance in blood: its names, with this material beside them, mean this test. */
  readonly of?: string
  /** Units in which even the bare name of the substance means this test (“Albumin” in mg/L is that of urine). Between commas. */
  readonly bareIn?: string
  /** Short names that mean this test beside one of its units alone (“Glu” in mg/dL; in µmol/L it is glutamate). Between commas. */
  readonly calledInUnits?: string
  /** Units in which even its own names mean another test (haemoglobin in mg/dL is what is free in plasma). Between commas. */
  readonly neverIn?: string
  /** Cells hold much more or less of it than serum, so that whole blood is another test. */
  readonly serumOnly?: boolean
}

/** The tests of one field, under the heading of reports. */
export interface LabPanel {
  readonly panel: string
  readonly tests: ReadonlyArray<LabTest>
}

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
  /** Other codes of the same test: another unit, another way of counting. Between commas. */
  readonly also?: string
  readonly name: string
  /** What else reports call it, in several languages. Between commas. */
  readonly called: string
  /** In UCUM, between commas; trends begin with the first. Empty where the result is a word. */
  readonly units: string
  /** Grams a mole, where laboratories print both masses and amounts of it. */
  readonly molarMass?: number
  /** The charge of the ion, where laboratories print both moles and equivalents. */
  readonly charge?: number
}

/** The tests of one field, under the heading of reports. */
export interface LabPanel {
  readonly panel: string
  readonly tests: ReadonlyArray<LabTest>
}

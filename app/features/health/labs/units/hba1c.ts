/**
 * HbA1c in % (NGSP) and in mmol/mol (IFCC), by the master equation between the two reference systems: NGSP = 0.0915 × IFCC + 2.15.
 * Source: Hoelzel W. et al., “IFCC reference system for measurement of hemoglobin A1c in human blood and the national standardization schemes
 * in the United States, Japan, and Sweden: a method-comparison study”, Clin Chem 2004;50:166–174.
 */
export function hba1cFromIfcc(mmolPerMol: number): number {
  return 0.0915 * mmolPerMol + 2.15
}

export function hba1cToIfcc(percent: number): number {
  return (percent - 2.15) / 0.0915
}

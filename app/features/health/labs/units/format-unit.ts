/** A unit of UCUM as people write it: "ug/dL" is "µg/dL", "10*9/L" is "10⁹/L"; nothing for what has none. */
export function formatUnit(ucum: string): string {
  const special: Readonly<Record<string, string>> = {
    '{ratio}': '',
    '{INR}': '',
    '{SG}': '',
    '[pH]': '',
    '{titer}': '',
    'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
    '/100{WBCs}': 'per 100 white cells',
  }
  return (
    special[ucum] ??
    ucum
      .replace(/10\*(\d+)/, (_all, power: string) => `10${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`)
      .replaceAll(/\{(FEU|DDU)\}/g, ' $1')
      .replace('{creat}', ' creatinine')
      .replaceAll('[IU]', 'IU')
      .replaceAll(/(?<![a-z])u(?=[A-Za-z])/g, 'µ')
  )
}

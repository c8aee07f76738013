export const columns = [
  'name',
  'value',
  'unit',
  'range',
  'low',
  'high',
  'flag',
  'date',
  'laboratory',
  'fasting',
  'loinc',
] as const

export type LabColumn = (typeof columns)[number]

/** Headings of tables of results, without signs and in small letters. */
const headings: Readonly<Record<LabColumn, ReadonlyArray<string>>> = {
  name: [
    'name',
    'test',
    'test name',
    'testname',
    'analyte',
    'component',
    'parameter',
    'analysis',
    'code description',
    'observation',
    'examination',
    'biomarker',
    'marker',
    'untersuchung',
    'bezeichnung',
    'analyt',
    'analyse',
    'messgrosse',
    'prueba',
    'examen',
    'analisis',
    'determinacion',
    'parametro',
    'parametre',
  ],
  value: [
    'value',
    'result',
    'results',
    'result value',
    'numeric result',
    'wert',
    'ergebnis',
    'messwert',
    'befund',
    'resultado',
    'valor',
    'resultat',
    'valeur',
  ],
  unit: ['unit', 'units', 'uom', 'unit of measure', 'einheit', 'einheiten', 'unidad', 'unidades', 'unite', 'unites'],
  range: [
    'range',
    'reference range',
    'ref range',
    'reference',
    'reference interval',
    'normal range',
    'referenzbereich',
    'normbereich',
    'normalbereich',
    'referenz',
    'referenzwert',
    'valores de referencia',
    'rango de referencia',
    'intervalle de reference',
    'valeurs de reference',
  ],
  low: ['low', 'ref low', 'reference low', 'range low', 'lower limit', 'lower bound', 'min', 'untergrenze', 'minimo'],
  high: ['high', 'ref high', 'reference high', 'range high', 'upper limit', 'upper bound', 'max', 'obergrenze', 'maximo'],
  flag: [
    'flag',
    'flags',
    'abnormal',
    'abnormal flag',
    'abnormality',
    'indicator',
    'interpretation',
    'markierung',
    'bewertung',
    'kennung',
  ],
  date: [
    'date',
    'day',
    'collected',
    'collected on',
    'collection date',
    'date collected',
    'collected date',
    'sample date',
    'specimen date',
    'date of service',
    'test date',
    'result date',
    'datum',
    'entnahmedatum',
    'abnahmedatum',
    'entnahme',
    'fecha',
    'fecha de toma',
    'date de prelevement',
  ],
  laboratory: [
    'laboratory',
    'lab',
    'lab name',
    'performer',
    'organization',
    'performing lab',
    'labor',
    'laboratorio',
    'laboratoire',
  ],
  fasting: ['fasting', 'nuchtern', 'ayunas', 'a jeun'],
  loinc: ['loinc', 'loinc code', 'loinc num', 'code'],
}

const known = new Map(columns.flatMap((column) => headings[column].map((heading) => [heading, column] as const)))

/** What each column holds by its heading; null where there is no column of names and none of values. */
export function mapColumns(row: ReadonlyArray<string>): Array<LabColumn | null> | null {
  const taken = new Set<LabColumn>()
  const mapped = row.map((heading) => {
    const column = known.get(headingKey(heading)) ?? known.get(headingKey(heading.replace(/[([].*$/, '')))
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  })
  return taken.has('name') && taken.has('value') ? mapped : null
}

function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

import { expect, test } from 'vitest'

import { readReportText } from './read-report-text.ts'
import { sectionOf, withMaterial } from './sections.ts'

const namesIn = (text: string) => readReportText(text).results.map(({ result }) => result.name)

test.for([
  ['URINALYSIS', 'Urine'],
  ['Urinalysis, Complete', 'Urine'],
  ['URINE CHEMISTRY', 'Urine'],
  ['Specimen: Urine', 'Urine'],
  ['Specimen Type: Urine, Clean Catch', 'Urine'],
  ['Random urine', 'Urine'],
  ['24 Hour Urine', '24h urine'],
  ['Urine, 24 hour', '24h urine'],
  ['Urines de 24 heures', '24h urine'],
  ['Orina de 24 horas', '24h urine'],
  ['Urin', 'Urin'],
  ['Urinstatus', 'Urin'],
  ['Urin-Sediment', 'Urin'],
  ['Material: Spontanurin', 'Urin'],
  ['Harnuntersuchung', 'Urin'],
  ['24-h-Urin', '24h Urin'],
  ['24h-Sammelurin', '24h Urin'],
  ['Sammelurin', '24h Urin'],
  ['--- Liquor ---', 'Liquor'],
  ['Liquordiagnostik', 'Liquor'],
  ['CSF', 'CSF'],
  ['Cerebrospinal fluid', 'CSF'],
  ['LCR', 'CSF'],
  ['ORINA', 'Orina'],
  ['Sistemático de orina', 'Orina'],
  ['Muestra: Orina', 'Orina'],
  ["ANALYSE D'URINE", 'Urine'],
  ['BIOCHIMIE URINAIRE', 'Urine'],
  ['ECBU', 'Urine'],
  ['Stuhl', 'Stuhl'],
  ['Stuhldiagnostik', 'Stuhl'],
  ['STOOL', 'Stool'],
  ['Faecal tests', 'Stool'],
  ['HECES', 'Heces'],
  ['Selles', 'Selles'],
  ['Saliva', 'Saliva'],
  ['Speichel', 'Saliva'],
  ['Cord blood', 'Cord blood'],
  ['Nabelschnurblut', 'Cord blood'],
] as const)('“%s” is a heading of %s, and what is below it says so', ([heading, said]) => {
  expect(sectionOf(heading)).toEqual({ kind: 'material', said })
  expect(namesIn(`${heading}\nSodium 60 mmol/L 40-220\nPotassium 45 mmol/L`)).toEqual([`Sodium (${said})`, `Potassium (${said})`])
})

test.for([
  'Serum',
  'CHEMISTRY',
  'Klinische Chemie',
  'Großes Blutbild',
  'COMPLETE BLOOD COUNT',
  'Comp. Metabolic Panel (14)',
  'Lipid Panel',
  'BIOQUIMICA',
  'HEMATOLOGIE',
  'Material: Serum',
  'Schilddrüse',
  'Specimen: Blood, Venous',
])('“%s” ends what was of urine', (heading) => {
  expect(sectionOf(heading)).toEqual({ kind: 'blood' })
  expect(namesIn(`Urine\nSodium 60 mmol/L\n${heading}\nSodium 140 mmol/L`)).toEqual(['Sodium (Urine)', 'Sodium'])
})

test.for([
  'Urine creatinine',
  'Serum sodium',
  'Urea',
  'Harnstoff',
  'Harnsäure',
  'Blood',
  'Urine was tested twice because of a doubt about it.',
])('“%s” is no heading of a material', (line) => expect(sectionOf(line)).toBeNull())

test('microscopy, words and blood on the stick stay in the urine', () => {
  expect(
    namesIn(
      'URINALYSIS\nOccult Blood NEGATIVE\nProtein TRACE\npH 6.0 5.0-8.0\nMICROSCOPIC\nWBC 0-5 /hpf\nUrine Creatinine 110 mg/dL',
    ),
  ).toEqual(['Occult Blood (Urine)', 'Protein (Urine)', 'pH (Urine)', 'WBC (Urine)', 'Urine Creatinine'])
})

test('a test of blood ends the section, and what is below it is to be looked at', () => {
  const { results } = readReportText('24-h-Urin\nNatrium 60 mmol/24h\nTSH 2,14 mU/l\nKalium 4,1 mmol/l')
  expect(results.map(({ result }) => [result.name, result.note])).toEqual([
    ['Natrium (24h Urin)', null],
    ['TSH', null],
    ['Kalium', 'Further up the report says “24h Urin”. If this was measured in it too, add that to the name.'],
  ])
})

test('a column of materials, and a title above the names, count as well', () => {
  expect(
    namesIn(
      'Test       Specimen   Result   Units\nSodium     Urine      60       mmol/L\nCreatinine Serum      0.9      mg/dL',
    )[0],
  ).toMatch(/^Sodium \(?Urine\)?$/)
  expect(namesIn('URINE CHEMISTRY     Result    Units     Range\nPotassium           45        mmol/L    25-125')).toEqual([
    'Potassium (Urine)',
  ])
})

test('several materials in the head say nothing of one result', () => {
  expect(namesIn('Material: Serum, EDTA-Blut, Urin\nNatrium 140 mmol/l')).toEqual(['Natrium'])
})

test('a name that says its material is left as it is', () => {
  expect(['Sodium, urine', 'U-Natrium', 'Sodium (Serum)', 'Potassium'].map((name) => withMaterial(name, 'Urine'))).toEqual([
    'Sodium, urine',
    'U-Natrium',
    'Sodium (Serum)',
    'Potassium (Urine)',
  ])
})

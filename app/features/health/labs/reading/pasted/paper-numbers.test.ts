import { expect, test } from 'vitest'

import { readReportText } from './read-report-text.ts'

/** What stands on papers around results: invented people, places and numbers. */
const lines = `Acct #: 4212345        Phone: (555) 10 - 100
Account Number: 4212345  Ordering Physician: A DOCTOR
Acct: 99812   Rte: 00
Account 32109870
Client # 97501234
Client ID 88123
Requisition No. 0001234
Req 445566
Control Number 88213
Control #: 4411 A
Specimen ID: 324-123-4567-0
Specimen: WX123456A
Specimen 12
Sample No 77
Accession: Q261120-00147
Accession 4455
Lab ref 26123456
Order 123456789
Order Number: 55 H
MRN 00447123
MRN: 4471 A
Chart no 8812
NPI 1234567890
UPIN A12345
CLIA 05D0967890
CLIA#: 34D0655059
CAP Number 12345-01
License 55667
Policy 889 001
Group No 12
Member ID 4455
Medicare 1EG4-TE5-MK73
NHS number 943 476 5919
Hospital No: S1234567
Patient ID: 4471
Patient age 46
Age: 46
Age 46 Years
Age/Sex: 46/F
46 years old
Sex: F   Age: 46   Room: 12
DOB: 02/01/1980
Date of birth 02/01/1980 (46y)
Weight 70 kg
Height 5 ft 6
BMI 24.5
Phone: 555-010-4477
Phone (555) 010-4477
Tel. 030 1234567
Fax: +49 30 1234567-99
Tél : 01 23 45 67 89
Hotline 0800 123 456
Ext 4471
1447 York Court, Burlington, NC 27215-3361
12 High Street, Sampleton, AB1 2CD
Suite 300
PO Box 12345
Musterstraße 12, 10115 Musterstadt
12 rue de l'Exemple 75011 Paris
Calle Mayor 12, 28001 Madrid
Room 12 Bed 4
Ward 7
Floor 3
Page 2 of 3
Page: 1/2
Seite 1 von 2
Página 1 de 3
Page 1 sur 2
Copy 2
Version 3.1
Report Version: 2
Invoice 20261120
Amount 120.50
Total 3 tests
Auftragsnummer: 40 1234 5678
Auftrags-Nr. 4471
Fallnr. 556677
Tagesnummer: 2611204711
Labornummer 4711
Versichertennummer A123456789
Pat.-Nr. 4471
LANR 987654321
Betriebsstätten-Nr.: 123456789
Alter: 46 Jahre
Zimmer 12
Dossier n° 2611200147
N° de demande 4471
IPP 00447123
NIR 2 80 02 75 011 001 45
FINESS : 750012345
RPPS 10001234567
Âge : 46 ans
Nº de petición: 26112047
NHC: 00447123
Historia 4471
Nº colegiado: 28/12345
DNI 12345678Z
Edad: 46 años
Habitación 12
Fasting hours: 12
Volume 1500
Barcode 12345
Batch 7
Lot 4455 H
Station 4
Visit No. : 24072303290099
Reference number 4471
Our ref 4471
www.lab.test/12345
help@lab.test 24
Kit 3
Tube 4`.split('\n')

const table = ['Glucose 104 H 70-99 mg/dL', 'Sodium 140 mmol/L 134-144', 'Potassium 4.1 mmol/L 3.5-5.2']
const names = ['Glucose', 'Sodium', 'Potassium']
const namesIn = (text: string) => readReportText(text).results.map(({ result }) => result.name)

test('there are many of them', () => expect(lines.length).toBeGreaterThan(90))

test.for(lines)('“%s” is no result: above, between or below results, nor alone among headings', (line) => {
  expect(namesIn([line, ...table].join('\n'))).toEqual(names)
  expect(namesIn([table[0], line, ...table.slice(1)].join('\n'))).toEqual(names)
  expect(namesIn([...table, line].join('\n'))).toEqual(names)
  expect(namesIn(['Test   Result   Flag   Range', ...table, '', line].join('\n'))).toEqual(names)
})

test('a number with an unknown label counts among results, and not above the paper’s head', () => {
  expect(namesIn(['Gold 5', ...table].join('\n'))).toEqual(['Gold', ...names])
  expect(namesIn(['Gold 5', '', 'Sample Laboratory', '', ...table].join('\n'))).toEqual(names)
  expect(readReportText(['Gold 5', '', 'Sample Laboratory', '', ...table].join('\n')).problems).toEqual([
    { row: 1, text: 'Gold 5', reason: 'This stands outside the results, and is neither a known test nor has it a unit.' },
  ])
})

test.for([
  'Specific gravity 1.020',
  'Iron 12 umol/L',
  'Lead 3 ug/dL',
  'PSA total 1.2 ng/mL',
  'Sodium 12345 mmol/L',
  'Free T4 15.0 pmol/L',
  'CA 125 12 U/mL',
  'Vitamin B12 410',
])('a known test always counts: %s', (line) => {
  expect(readReportText([line, '', '', 'Sample Laboratory, Phone 555-010-4477'].join('\n')).results).toHaveLength(1)
})

test.for([
  'For someone without known diabetes, a value between 5.7% and 6.4% is consistent with prediabetes.',
  'Desirable range <100 mg/dL for primary prevention; <70 mg/dL for patients with CHD.',
  'LDL < 70 mg/dL is recommended for patients with diabetes and for those with more than 2 risk factors.',
  'Der Zielwert für LDL liegt bei Patienten mit Diabetes unter 70 mg/dl und nicht darüber.',
  'The result of 5.9 mmol/L was called to the ward by the laboratory at 14:05.',
])('a sentence is no result: %s', (line) => {
  const { results, problems } = readReportText([table[0], line, ...table.slice(1)].join('\n'))
  expect(results.map(({ result }) => result.name)).toEqual(names)
  expect(problems.map(({ row }) => row)).toEqual([2])
})

import { expect, test } from 'vitest'

import { fingerprintOf } from './fingerprint.server.ts'
import { readFile, readText } from './read-submitted.server.ts'
import { shortly } from './shortly.factory.ts'
import { MAX_PASTED } from './submitted-report.ts'

const german = `Labor Dr. Beispiel MVZ
Patient: Muster, Maya   geb.: 02.01.1980
Entnahme: 12.11.2026 08:10
nüchtern: ja

Untersuchung        Ergebnis    Einheit   Referenzbereich
Großes Blutbild
Leukozyten          6,1         /nl       3,9 - 10,2
Hämoglobin          11,2 -      g/dl      12,0 - 15,4
Kalium              2,4 --      mmol/l    3,5 - 5,1
Ferritin            1.250 +     ng/ml     15 - 150
CRP                 < 0,5       mg/l      bis 5,0
TSH basal | mU/l | 0,27 - 4,20 | 2,31
ANA-Titer           1:160
Befund vom Labor freigegeben am 13.11.2026`

test('a German report: decimal commas, its day, its laboratory, and marks of its own', () => {
  const read = readText(german)
  expect(shortly(read)).toEqual([
    {
      head: ['2026-11-12', 'Labor Dr. Beispiel MVZ', true],
      lines: [
        ['Leukozyten', '6690-2', '6,1', '/nl', '3,9 - 10,2', ''],
        ['Hämoglobin', '718-7', '11,2', 'g/dl', '12,0 - 15,4', 'L'],
        ['Kalium', '2823-3', '2,4', 'mmol/l', '3,5 - 5,1', 'LL'],
        ['Ferritin', '2276-4', '1250', 'ng/ml', '15 - 150', 'H'],
        ['CRP', '1988-5', '< 0,5', 'mg/l', 'bis 5,0', ''],
        ['TSH basal', '3016-3', '2,31', 'mU/l', '0,27 - 4,20', ''],
        ['ANA-Titer', '5048-4', '1:160', '', '', ''],
      ],
    },
  ])
  expect(read).toMatchObject({
    origin: 'pasted',
    problems: [],
  })
})

test('an American report whose lines have lost their columns', () => {
  const read = readText(`Quest Diagnostics
DOB: 01/02/1980
Collected: 11/12/2026 08:15 AM
Fasting: NO
Test Name\tResult\tFlag\tUnits\tReference Range
GLUCOSE\t101\tH\tmg/dL\t65-99
UREA NITROGEN (BUN) 14 mg/dL 7-25
eGFR >60 mL/min/1.73m2 > OR = 60
POTASSIUM H 5.9 mmol/L 3.5-5.3
CA 125 12 U/mL <35
Platelet Count 1,250 Thousand/uL 140-400
25-OH Vitamin D 30 ng/mL 30-100
Nitrite negative
Gold 5 xx - it`)
  expect(shortly(read)).toEqual([
    {
      head: ['2026-11-12', 'Quest Diagnostics', false],
      lines: [
        ['GLUCOSE', '2345-7', '101', 'mg/dL', '65-99', 'H'],
        ['UREA NITROGEN (BUN)', '3094-0', '14', 'mg/dL', '7-25', ''],
        ['eGFR', '98979-8', '>60', 'mL/min/1.73m2', '> OR = 60', ''],
        ['POTASSIUM', '2823-3', '5.9', 'mmol/L', '3.5-5.3', 'H'],
        ['CA 125', '10334-1', '12', 'U/mL', '<35', ''],
        ['Platelet Count', '777-3', '1250', 'Thousand/uL', '140-400', ''],
        ['25-OH Vitamin D', '62292-8', '30', 'ng/mL', '30-100', ''],
        ['Nitrite', '5802-4', 'negative', '', '', ''],
        ['Gold', null, '5', '', '', ''],
      ],
    },
  ])
  expect(read.ok && read.reports[0]!.lines.at(-1)!.note).toBe('There is no unit that we know; on the line stands “xx - it”.')
})

test('a table with odd headings in any order, several days in it, and rows that are not in order', () => {
  const read = readText(`﻿Meine Werte 2026
"Datum";"Referenzbereich";"Ergebnis";"Einheit";"Analyt";"Bemerkung"
12.11.2026;"3,5 - 5,1";"4,1";mmol/l;Kalium;
12.11.2026;;;mg/dl;Kreatinin;fehlt
31.02.2026;;"5,0";mg/l;CRP;
10.02.2026;"bis 5,0";"1,2";mg/l;CRP;
10.02.2026;normal;"88";mg/dl;Glukose;`)
  expect(shortly(read)).toEqual([
    { head: ['2026-11-12', '', null], lines: [['Kalium', '2823-3', '4,1', 'mmol/l', '3,5 - 5,1', '']] },
    {
      head: ['2026-02-10', '', null],
      lines: [
        ['CRP', '1988-5', '1,2', 'mg/l', 'bis 5,0', ''],
        ['Glukose', '2345-7', '88', 'mg/dl', 'normal', ''],
      ],
    },
  ])
  expect(read).toMatchObject({
    origin: 'csv',
    problems: [
      { row: 4, reason: 'There is no result in this row.' },
      { row: 5, reason: '“31.02.2026” is not a date that we can read.' },
    ],
  })
  expect(read.ok && read.reports[1]!.lines[1]!.note).toBe('The range “normal” is none in numbers: change it, or leave it empty.')
})

test('a table of a program, with codes and bounds in columns of their own', () => {
  const read = readText(`Subject,Performer,Collection Date,LOINC Code,Code Description,Value,Ref Low,Ref High,Units
"Doe, Jane",Example Lab,11/20/2026,2276-4,Ferritin,20,30,400,ng/mL
"Doe, Jane",Example Lab,11/20/2026,14749-6,Glucose,5.1,,5.5,mmol/L`)
  expect(shortly(read)).toEqual([
    {
      head: ['2026-11-20', 'Example Lab', null],
      lines: [
        ['Ferritin', '2276-4', '20', 'ng/mL', '30 - 400', ''],
        ['Glucose', '14749-6', '5.1', 'mmol/L', '≤ 5.5', ''],
      ],
    },
  ])
})

test('a table whose quotation marks are not in order says where', () => {
  expect(shortly(readText('Test,Result,Unit\nFerritin,"61,ng/mL\nCRP,1,mg/L'))).toMatch(
    /^The quotation marks of this table are not in order/,
  )
})

test.for([
  ['', /^Paste the text/],
  ['x'.repeat(MAX_PASTED + 1), /^This text is longer than 200,000 characters/],
  ['A poem\nwithout a number', /^No result was found in this text/],
  ['{"resourceType": "Bundle", "entry": [', /^This begins like JSON, but is not valid/],
  ['{"resourceType": "Patient"}', /^There is no FHIR Observation/],
  ['[[[['.repeat(5_000), /^The brackets of this file are nested more than 60 deep/],
  [Array.from({ length: 301 }, (_, at) => `Test ${at} value ${at}.5 mg/L`).join('\n'), /^These are 301 results/],
] as const)('what cannot be read is said, %#', ([text, why]) => {
  expect(shortly(readText(text))).toMatch(why)
})

test('files in other encodings are read, and those that are no text say what they are', () => {
  const utf16 = (text: string, swap: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return swap ? bytes.swap16() : bytes
  }
  const table = 'Untersuchung;Ergebnis;Einheit\nHämoglobin;11,2;g/dl\nFerritin;61;ng/ml\n'
  const expected = shortly(readText(table))
  expect(expected).toMatchObject([{ lines: [['Hämoglobin', '718-7', '11,2', 'g/dl', '', ''], {}] }])
  for (const bytes of [
    Buffer.from(table),
    Buffer.from(`\u{feff}${table}`),
    Buffer.from(table, 'latin1'),
    utf16(`\u{feff}${table}`, false),
    utf16(`\u{feff}${table}`, true),
    utf16(table, false),
    utf16(table, true),
  ])
    expect(shortly(readFile(bytes))).toEqual(expected)
  expect(shortly(readFile(Buffer.from('PK\u{3}\u{4}')))).toMatch(/^This is a packed file/)
  expect(shortly(readFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0])))).toMatch(/^This is a picture/)
  expect(shortly(readFile(Buffer.from([1, 2, 3, 0, 0, 200])))).toMatch(/^This file is not text/)
  expect(shortly(readFile(new Uint8Array()))).toBe('This file is empty.')
  expect(shortly(readFile(new Uint8Array(5_000_001)))).toMatch(/larger than 5 MB/)
})

test('the same report has the same fingerprint, in whatever order its lines come', () => {
  const print = (text: string) => {
    const read = readText(text)
    return read.ok ? fingerprintOf(read.reports[0]!) : ''
  }
  const [a, b] = ['Ferritin 61 ng/mL', 'CRP 1.2 mg/L']
  expect(print(`Collected: 2026-11-12\n${a}\n${b}`)).toBe(print(`Collected: 2026-11-12\n${b}\n${a}\nA remark`))
  expect(print(`Collected: 2026-11-12\n${a}`)).not.toBe(print(`Collected: 2026-11-13\n${a}`))
  expect(print(`Collected: 2026-11-12\n${a}`)).not.toBe(print(`Collected: 2026-11-12\n${b}`))
})

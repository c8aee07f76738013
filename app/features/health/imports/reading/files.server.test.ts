import { expect, test } from 'vitest'

import { zipped } from '#tests/support/zip.ts'

import { crafted } from './crafted-zip.factory.server.ts'
import { read, walked, xml } from './read-file.factory.server.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const WHOOP = 'Cycle start time,Wake onset,Heart rate variability (ms)\n2026-11-19 23:00:00,2026-11-20 07:00:00,61\n'

test('Apple’s export is read from its ZIP, whatever stands beside it and whatever the language calls it', async () => {
  const beside = { 'apple_health_export/export_cda.xml': bytesOf(`<ClinicalDocument>${'x'.repeat(100_000)}</ClinicalDocument>`) }
  for (const name of ['apple_health_export/export.xml', 'apple_health_export/Exportar.xml', 'apple_health_export/导出.xml'])
    expect(await read(zipped({ ...beside, [name]: bytesOf(xml), 'apple_health_export/x.gpx': bytesOf('<gpx/>') }))).toEqual({
      kind: 'apple-health',
      values: walked,
    })
  expect((await read(zipped({ 'export.xml': xml }, { compress: false }))).values).toEqual(walked)
  expect((await read(bytesOf(xml), 'export.xml')).values).toEqual(walked)
})

test('a ZIP of CSV files is read as far as they are known', async () => {
  const files = { 'physiological_cycles.csv': bytesOf(WHOOP), 'journal.csv': bytesOf('a,b\n1,2\n'), 'empty.csv': bytesOf('\n') }
  expect(await read(zipped(files))).toMatchObject({ kind: 'whoop', values: [{ metric: 'hrvMs', method: 'rmssd', value: 61 }] })
  await expect(read(zipped({ 'a.csv': bytesOf('a,b\n1,2\n'), 'b.csv': bytesOf('a,b\n1,2\n') }))).rejects.toThrow(
    'Nothing in this ZIP',
  )
  expect((await read(zipped({ 'steps.csv': bytesOf('Day,Steps\n2026-11-20,5\n') }))).values).toBeNull()
})

test('WHOOP’s cycles and sleeps in one ZIP are the same nights, once, in any order', async () => {
  const [night, nap] = [
    '2026-11-19 23:00:00,2026-11-20 07:00:00,450,false\n',
    '2026-11-20 14:00:00,2026-11-20 15:00:00,55,true\n',
  ]
  const cycles = `Cycle start time,Sleep onset,Wake onset,Asleep duration (min),Heart rate variability (ms)\n2026-11-19 23:00:00,${night.replace('false', '61')}`
  const sleeps = `Cycle start time,Sleep onset,Wake onset,Asleep duration (min),Nap\n2026-11-19 23:00:00,${night}2026-11-19 23:00:00,${nap}`
  const of = { source: 'WHOOP', day: '2026-11-20' }
  for (const names of [
    ['physiological_cycles.csv', 'sleeps.csv'],
    ['b/physiological_cycles.csv', 'a/sleeps.csv'],
  ]) {
    const files = { [names[0]!]: bytesOf(cycles), [names[1]!]: bytesOf(sleeps), 'journal_entries.csv': bytesOf('a,b\n1,2\n') }
    for (const each of [files, Object.fromEntries(Object.entries(files).toReversed())])
      expect(await read(zipped(each))).toEqual({
        kind: 'whoop',
        values: [
          { ...of, metric: 'sleepHours', method: '', value: 7.5 },
          { ...of, metric: 'hrvMs', method: 'rmssd', value: 61 },
        ],
      })
  }
  expect(await read(bytesOf(sleeps), 'sleeps.csv')).toEqual({
    kind: 'whoop',
    values: [{ ...of, metric: 'sleepHours', method: '', value: 7.5 }],
  })
})

test.for([
  ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(WHOOP)])],
  ['UTF-16 LE', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(WHOOP, 'utf16le')])],
  ['UTF-16 BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(WHOOP, 'utf16le').swap16()])],
  ['UTF-16 without a mark', Buffer.from(WHOOP, 'utf16le')],
  ['Latin-1', Buffer.from(`${WHOOP},,Grüße\n`, 'latin1')],
  ['Latin-1 far below its beginning', Buffer.from(WHOOP + ',,\n'.repeat(120_000) + ',,Grüße\n', 'latin1')],
] as const)('a CSV in %s is read', async ([, body]) => {
  expect((await read(body, 'x.csv')).values).toMatchObject([{ metric: 'hrvMs', value: 61 }])
})

test('a ZIP whose heads leave the lengths open is read by its directory', async () => {
  expect((await read(crafted(Buffer.from(xml)))).values).toEqual(walked)
})

test.for([
  ['locked', crafted(Buffer.from(xml), { flags: 1 }), 'locked with a password'],
  ['packed otherwise', crafted(Buffer.from(xml), { method: 12 }), 'packed in a way'],
  ['of a wrong sum', crafted(Buffer.from(xml), { crc: 1 }), 'damaged'],
  ['longer than it says', crafted(Buffer.from(xml), { bytes: 100 }), 'damaged'],
  ['shorter than it says', crafted(Buffer.from(xml), { bytes: xml.length + 1 }), 'damaged'],
  ['half copied', crafted(Buffer.from(xml)).subarray(0, 400), 'damaged'],
  [
    'with its middle lost',
    Buffer.concat([crafted(Buffer.from(xml)).subarray(0, 60), crafted(Buffer.from(xml)).subarray(90)]),
    'damaged',
  ],
  ['a ZIP in a ZIP', zipped({ 'inner.zip': crafted(Buffer.from(xml)) }), 'Nothing in this ZIP'],
  ['no table', Buffer.from('just words\nand others'), 'no columns'],
  ['a PDF', Buffer.from('%PDF-1.7\nbinary'), 'a PDF'],
  ['a workbook', zipped({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<w/>' }), 'a spreadsheet'],
  ['a sheet of LibreOffice', zipped({ mimetype: 'x', 'content.xml': '<o/>' }), 'a spreadsheet'],
  ['an empty ZIP', zipped({}), 'ZIP file is empty'],
  [
    'a page behind a declaration',
    Buffer.from('<?xml version="1.0"?>\n<!DOCTYPE html>\n<html><body>Sign in</body></html>'),
    'a web page',
  ],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866', 'hex'), 'not a text file'],
] as const)('a file that is %s ends with the reason', async ([, body, reason]) => {
  await expect(read(body)).rejects.toThrow(reason)
})

test('a web page that was saved instead of the file says what it is', async () => {
  await expect(read(bytesOf('\n<!DOCTYPE html>\n<html><body>Sign in</body></html>'), 'export.csv')).rejects.toThrow(
    'This is a web page',
  )
})

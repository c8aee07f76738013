import { crc32, deflateRawSync } from 'node:zlib'

import { zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'

import type { PartedFile } from '#platform/parted-file.server.ts'

import { readFile } from './read-file.server.ts'
import { recognise } from './recognise.server.ts'
import { listZip } from './zip-directory.server.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A file in memory, read in odd slices. */
function inMemory(body: Uint8Array, slice = 1009): PartedFile {
  return {
    bytes: body.length,
    async *read(from, to) {
      for (let at = from; at < Math.min(to, body.length); at += slice) yield body.subarray(at, Math.min(at + slice, to))
    },
  }
}

async function read(body: Uint8Array, name = 'export.zip') {
  const found = await recognise(inMemory(body), name)
  const file = await readFile(found, { latest: '2026-11-23', mapping: null })
  return { kind: found.kind, values: file.ok ? file.days.values() : null }
}

const xml = `<?xml version="1.0"?><HealthData>${'<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2026-11-20 09:00:00 +0100" value="1"/>\n'.repeat(500)}</HealthData>`
const walked = [{ source: 'Watch', metric: 'steps', method: '', day: '2026-11-20', value: 500 }]
const zipped = (files: Zippable) => zipSync(files)
const WHOOP = 'Cycle start time,Wake onset,Heart rate variability (ms)\n2026-11-19 23:00:00,2026-11-20 07:00:00,61\n'

test('Apple’s export is read from its ZIP, whatever stands beside it and whatever the language calls it', async () => {
  const beside = { 'apple_health_export/export_cda.xml': bytesOf(`<ClinicalDocument>${'x'.repeat(100_000)}</ClinicalDocument>`) }
  for (const name of ['apple_health_export/export.xml', 'apple_health_export/Exportar.xml', 'apple_health_export/导出.xml'])
    expect(await read(zipped({ ...beside, [name]: bytesOf(xml), 'apple_health_export/x.gpx': bytesOf('<gpx/>') }))).toEqual({
      kind: 'apple-health',
      values: walked,
    })
  expect((await read(zipped({ 'export.xml': [bytesOf(xml), { level: 0 }] }))).values).toEqual(walked)
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

/** A ZIP of one entry whose directory says what it is told to. */
function crafted(
  content: Buffer,
  { method = 8, flags = 0, bytes = content.length, crc = crc32(content), name = 'export.xml' } = {},
) {
  const packed = method === 8 ? deflateRawSync(content) : content
  const [head, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)]
  head.writeUInt32LE(0x04_03_4b_50, 0)
  head.writeUInt16LE(name.length, 26)
  entry.writeUInt32LE(0x02_01_4b_50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(bytes, 24)
  entry.writeUInt16LE(name.length, 28)
  const begins = 30 + name.length + packed.length
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(begins, 16)
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

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
  ['a ZIP in a ZIP', Buffer.from(zipped({ 'inner.zip': zipped({ 'export.xml': bytesOf(xml) }) })), 'Nothing in this ZIP'],
  ['no table', Buffer.from('just words\nand others'), 'no columns'],
  ['a PDF', Buffer.from('%PDF-1.7\nbinary'), 'a PDF'],
  [
    'a workbook',
    Buffer.from(zipped({ '[Content_Types].xml': bytesOf('<Types/>'), 'xl/workbook.xml': bytesOf('<w/>') })),
    'a spreadsheet',
  ],
  ['a sheet of LibreOffice', Buffer.from(zipped({ mimetype: bytesOf('x'), 'content.xml': bytesOf('<o/>') })), 'a spreadsheet'],
  ['an empty ZIP', Buffer.from(zipped({})), 'ZIP file is empty'],
  [
    'a page behind a declaration',
    Buffer.from('<?xml version="1.0"?>\n<!DOCTYPE html>\n<html><body>Sign in</body></html>'),
    'a web page',
  ],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866', 'hex'), 'not a text file'],
] as const)('a file that is %s ends with the reason', async ([, body, reason]) => {
  await expect(read(body)).rejects.toThrow(reason)
})

/** The same as ZIP64: where the lengths and places stand in fields of eight bytes, and the old ones are full. */
function asZip64(zip: Buffer, { locatedAt = 0 } = {}): Buffer {
  const [full, end] = [0xff_ff_ff_ff, zip.length - 22]
  const [directory, offset] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)]
  const entry = Buffer.from(zip.subarray(offset, end))
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(24)), 4)
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12)
  for (const place of [20, 24, 42]) entry.writeUInt32LE(full, place)
  // Another field stands before it, as some programs write the time.
  const other = Buffer.from('5554050001aabbccdd', 'hex')
  entry.writeUInt16LE(other.length + extra.length, 30)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06_06_4b_50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(1n, 32)
  record.writeBigUInt64LE(BigInt(directory + other.length + extra.length), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07_06_4b_50, 0)
  locator.writeBigUInt64LE(BigInt(locatedAt || offset + entry.length + other.length + extra.length), 8)
  const last = Buffer.from(zip.subarray(end))
  last.writeUInt16LE(0xff_ff, 10)
  last.writeUInt32LE(full, 12)
  last.writeUInt32LE(full, 16)
  return Buffer.concat([zip.subarray(0, offset), entry, other, extra, record, locator, last])
}

test('ZIP64 is read, and a false place in it is damage', async () => {
  expect((await read(asZip64(crafted(Buffer.from(xml))))).values).toEqual(walked)
  expect((await read(asZip64(crafted(Buffer.from(xml), { method: 0 })))).values).toEqual(walked)
  for (const locatedAt of [1, 2 ** 40]) {
    await expect(read(asZip64(crafted(Buffer.from(xml)), { locatedAt }))).rejects.toThrow('damaged')
  }
})

/** The same as often as it is said to be there. */
function repeated(zip: Buffer, times: number): Buffer {
  const end = zip.length - 22
  const offset = zip.readUInt32LE(end + 16)
  const directory = Buffer.concat(Array.from({ length: times }, () => zip.subarray(offset, end)))
  const last = Buffer.from(zip.subarray(end))
  last.writeUInt16LE(times, 10)
  last.writeUInt32LE(directory.length, 12)
  return Buffer.concat([zip.subarray(0, offset), directory, last])
}

test('a ZIP of thousands of files is listed while other work gets its turn, one of far too many is not', async () => {
  const many = repeated(crafted(Buffer.from(xml)), 20_000)
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  expect(await listZip(inMemory(many, 65_536))).toHaveLength(20_000)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  const long = repeated(crafted(Buffer.from(xml), { name: `${'x'.repeat(60_000)}.xml` }), 300)
  await expect(read(long)).rejects.toThrow('far too many files')
})

test('what is wrong with the store is not said of the file', async () => {
  const whole = inMemory(crafted(Buffer.alloc(200_000), { method: 0 }))
  const broken: PartedFile = {
    bytes: whole.bytes,
    async *read(from, to) {
      if (from > 100) throw new Error('Part 1 of a stored file is gone.')
      yield* whole.read(from, to)
    },
  }
  await expect(recognise(broken, 'export.zip')).rejects.toThrow('Part 1 of a stored file is gone.')
})

test('the names in a ZIP are names, and lead nowhere', async () => {
  const body = zipped({ '../../../etc/export.xml': bytesOf(xml), 'x/../export.csv': bytesOf('a\n') })
  expect((await read(body)).values).toEqual(walked)
})

test('a web page that was saved instead of the file says what it is', async () => {
  await expect(read(bytesOf('\n<!DOCTYPE html>\n<html><body>Sign in</body></html>'), 'export.csv')).rejects.toThrow(
    'This is a web page',
  )
})

test('a ZIP that is made to fill a memory ends early, whatever its directory says', async () => {
  const content = Buffer.concat([
    Buffer.from('<HealthData>\n'),
    Buffer.alloc(64 * 1024 * 1024, '<a></a>\n'),
    Buffer.from('</HealthData>'),
  ])
  const bomb = crafted(content)
  expect(content.length / bomb.length).toBeGreaterThan(300)
  await expect(read(bomb)).rejects.toThrow('far more than it should')
  await expect(read(crafted(Buffer.alloc(1), { bytes: 2 ** 32 - 2 }))).rejects.toThrow('damaged')
})

import { once } from 'node:events'
import { createReadStream, createWriteStream, rmSync, statSync, mkdtempSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

import { PART_BYTES } from '#platform/file-parts.ts'
import type { Product } from '#tests/support/product.ts'

import { proportionalMemory } from './processes.ts'
import { noteMemory, postTo, sendInParts, signIn, watchMemory } from './sending.ts'
import type { Figure } from './table.ts'

const XML_BYTES = 500 * 1000 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** An export of Apple Health of 500 MB, as XML and in a ZIP, brought by a member: how fast it is read, and what that takes of memory. */
export async function benchImports(product: Product, note: (figure: Figure) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-export-'))
  try {
    const xml = join(folder, 'export.xml')
    await writeExport(xml)
    const zip = join(folder, 'export.zip')
    await packExport(xml, zip)
    const cookie = await signIn(product.origin)
    await sleep(2_000)
    for (const path of [xml, zip]) await benchFile(product, cookie, path, statSync(xml).size, note)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchFile(
  { origin, pid }: Product,
  cookie: string,
  path: string,
  xmlBytes: number,
  note: (figure: Figure) => void,
) {
  const what = `an Apple export of 500 MB${path.endsWith('.zip') ? ' in a ZIP' : ''}`
  await fetch(`${origin}/health/imports`, { headers: { Cookie: cookie } }).then((answer) => answer.text())
  const idle = proportionalMemory(pid)
  const watched = await watchMemory(pid, idle, async () => {
    const id = await sendExport(origin, cookie, path)
    const begun = performance.now()
    const preview = await untilStill(origin, cookie, id)
    const seconds = (performance.now() - begun) / 1000
    if (!/>Import [\d,]+ numbers</.test(preview)) throw new Error('The export has no preview.')
    await fetch(`${origin}/health/imports/${id}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, Cookie: cookie },
      body: new URLSearchParams({ intent: 'import' }),
    })
    return { page: await untilStill(origin, cookie, id), seconds }
  })
  const { page, seconds } = watched.result
  if (!/Undo import/.test(page)) throw new Error('The export was not taken.')
  note({ what: `reading ${what}, XML`, measured: xmlBytes / 1e6 / seconds, goal: { atLeast: 20 }, unit: 'MB a second' })
  noteMemory(note, `bringing ${what}`, watched, 200)
}

async function sendExport(origin: string, cookie: string, path: string): Promise<string> {
  const file = await open(path)
  const part = Buffer.alloc(PART_BYTES)
  const about = { name: path.slice(path.lastIndexOf('/') + 1) }
  try {
    return await sendInParts(
      postTo(origin, cookie),
      { address: '/health/uploads', about, bytes: statSync(path).size },
      async (from, length) => {
        await file.read(part, 0, length, from)
        return part.subarray(0, length)
      },
    )
  } finally {
    await file.close()
  }
}

/** The page of an import once nothing is done with it any more. */
async function untilStill(origin: string, cookie: string, id: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/health/imports/${id}`, { headers: { Cookie: cookie } })
    const page = await answer.text()
    if (!/Being read|Being imported|Waits its turn/.test(page)) return page
    await sleep(200)
  }
}

/** Ten years of a watch and a phone: mostly heart rates and energy, as real ones are, and every fifth record one that is kept. */
async function writeExport(path: string): Promise<void> {
  const out = createWriteStream(path)
  const first = Date.UTC(2016, 0, 1)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  await write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_DE">\n <ExportDate value="2026-11-20 10:00:00 +0100"/>\n',
  )
  for (let number = 0, bytes = 0; bytes < XML_BYTES;) {
    let text = ''
    for (let of = 0; of < 500; of++, number++) text += recordOf(number, first)
    bytes += Buffer.byteLength(text)
    await write(text)
  }
  out.end('</HealthData>\n')
  await once(out, 'finish')
}

const kinds = [
  ['HKQuantityTypeIdentifierHeartRate', 'count/min'],
  ['HKQuantityTypeIdentifierActiveEnergyBurned', 'kcal'],
  ['HKQuantityTypeIdentifierBasalEnergyBurned', 'kcal'],
  ['HKQuantityTypeIdentifierDistanceWalkingRunning', 'km'],
  ['HKQuantityTypeIdentifierStepCount', 'count'],
] as const

function recordOf(number: number, first: number): string {
  const [kind, unit] = kinds[number % kinds.length]!
  const at = new Date(first + (number % 3_650) * DAY_MS + Math.floor(number / 3_650) * 60_000)
  const when = `${at.toISOString().slice(0, 19).replace('T', ' ')} +0100`
  const source = number % 2 === 0 ? 'Ann’s Apple Watch' : 'Ann’s iPhone'
  return ` <Record type="${kind}" sourceName="${source}" sourceVersion="9.1" device="&lt;&lt;HKDevice: 0x2830b1b80&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:9.1&gt;" unit="${unit}" creationDate="${when}" startDate="${when}" endDate="${when}" value="${(number * 7) % 19}"/>\n`
}

/** A ZIP of that one file, with its lengths in the directory alone, as Apple’s are. */
async function packExport(xml: string, path: string): Promise<void> {
  const name = Buffer.from('apple_health_export/export.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04_03_4b_50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt16LE(name.length, 26)
  let [sum, packed] = [0, 0]
  const out = createWriteStream(path)
  out.write(Buffer.concat([head, name]))
  const source = createReadStream(xml)
  source.on('data', (chunk) => (sum = crc32(chunk, sum)))
  for await (const chunk of source.pipe(createDeflateRaw())) {
    packed += (chunk as Buffer).length
    if (!out.write(chunk)) await once(out, 'drain')
  }
  const [entry, end] = [Buffer.alloc(46), Buffer.alloc(22)]
  entry.writeUInt32LE(0x02_01_4b_50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(sum, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(statSync(xml).size, 24)
  entry.writeUInt16LE(name.length, 28)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length + packed, 16)
  out.end(Buffer.concat([entry, name, end]))
  await once(out, 'finish')
}

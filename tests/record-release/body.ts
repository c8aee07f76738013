import { zipped } from '#tests/support/zip.ts'

import type { SignedIn } from './members.ts'
import type { Answer, Visitor } from './visitor.ts'
import { aFile, dayAgo, until } from './world.ts'

/** Four weeks of entries, rests, a habit, laboratory reports brought in each way, and the files of three devices, one of them taken back. */
export async function haveBody({ at, password }: SignedIn): Promise<void> {
  await haveCheckIns(at, password)
  await at.send('/health/rests', 'Save this rest', { kind: 'sick', from: dayAgo(12), to: dayAgo(11) })
  await at.send('/health/habits', 'Choose: Ten minutes outdoors in the morning')
  await at.send('/dashboard', 'Done today')
  await haveLabs(at)
  await haveFiles(at)
}

async function haveCheckIns(at: Visitor, password: string): Promise<void> {
  const scopes = { 'profile:read': 'yes', 'health:read': 'yes', 'health:write': 'yes', 'membership:read': 'yes' }
  const made = await at.send('/profile/tokens', 'Make a token', { name: 'Watch', days: '365', password, ...scopes })
  const [token] = /wwp_[\w-]{43}/.exec(made.body)!
  for (let ago = 27; ago >= 1; ago--) {
    if (ago === 12 || ago === 11 || ago === 20) continue
    const wave = Math.sin(ago)
    const entry = {
      date: dayAgo(ago),
      timeZone: 'Europe/Berlin',
      weightKg: Math.round(640 + wave * 5) / 10,
      sleepHours: Math.round(70 + wave * 6) / 10,
      steps: Math.round(7800 + 2400 * wave),
      hrvMs: Math.round(54 + 6 * wave),
      restingHr: Math.round(58 - 2 * wave),
      ...(ago % 3 === 0 && { waterLiters: 2.1 }),
    }
    await at.call('/api/v1/check-ins', entry, { Authorization: `Bearer ${token}` })
  }
  await at.call('/api/v1/token', {}, { Authorization: `Bearer ${token}` })
  await at.send('/dashboard', 'Save check-in', { weightKg: '64.2', steps: '6240', sleepHours: '7:15' })
}

const PASTED = `Laboratory Dr. Example
Collected: ${dayAgo(40)}
Haemoglobin 11.2 - g/dL 12.0 - 15.4
Ferritin 61 ng/mL 15 - 150
CRP <5 mg/L`

async function haveLabs(at: Visitor): Promise<void> {
  await at.send(await at.send('/health/labs/new', 'Read it', { text: PASTED }), /^Save/)
  const critical = `Collected: ${dayAgo(1)}\nPotassium 2.4 mmol/L 3.5 - 5.1\nGlucose 92 mg/dL 70 - 99`
  await at.send(await at.send('/health/labs/new', 'Read it', { text: critical }), /^Save/)
  const csv = `Date,Test,Value,Unit,Low,High\n${dayAgo(200)},TSH,1.8,mIU/L,0.4,4.0\n${dayAgo(200)},Vitamin D,48,nmol/L,50,125\n`
  await at.send(await at.send('/health/labs/new', 'Read it', { file: aFile('labs.csv', 'text/csv', csv) }), /^Save/)
  const fhir = aFile('labs.json', 'application/json', JSON.stringify(bundle))
  await at.send(await at.send('/health/labs/new', 'Read it', { file: fhir }), /^Save/)
  await at.send('/health/labs/new', 'Save report', {
    'r0-collectedOn': dayAgo(300),
    'r0-laboratory': 'Example Lab',
    'r0l0-name': 'Magnesium',
    'r0l0-value': '0.81',
    'r0l0-unit': 'mmol/L',
    'r0l0-range': '0.66 - 1.07',
  })
}

const observation = (day: string, value: number) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    effectiveDateTime: day,
    code: { coding: [{ system: 'http://loinc.org', code: '2276-4', display: 'Ferritin' }] },
    valueQuantity: { value, unit: 'ng/mL' },
  },
})
const bundle = { resourceType: 'Bundle', entry: [observation(dayAgo(90), 52), observation(dayAgo(180), 40)] }

const OURA = `date,Sleep Score,Total Sleep Time,Lowest Resting Heart Rate,Average HRV,Steps
${dayAgo(45)},80,25920,49,41,8123
${dayAgo(44)},82,27000,50,44,9001
`
const BAND = `Tag;Schritte;Notiz\n${dayAgo(44)};7.500;gut\n${dayAgo(43)};viele;\n${dayAgo(42)};6.321;\n`
const APPLE = `<?xml version="1.0" encoding="UTF-8"?>
<HealthData locale="en_GB">
${appleSteps(43, 4000)}
${appleSteps(43, 2500)}
${appleSteps(41, 5151)}
</HealthData>`

function appleSteps(ago: number, count: number): string {
  const day = dayAgo(ago)
  return `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Maya’s Watch" unit="count" startDate="${day} 09:00:00 +0100" endDate="${day} 09:05:00 +0100" value="${count}"/>`
}

async function haveFiles(at: Visitor): Promise<void> {
  await upload(at, aFile('oura_trends.csv', 'text/csv', OURA))
  const asked = await at.send('/health/imports', 'Import', { file: aFile('band.csv', 'text/csv', BAND) })
  const question = await until('The question for columns', async () => {
    const page = await at.see(asked.location)
    return page.body.includes('See what it would change') && page
  })
  await at.send(question, 'See what it would change', { source: 'Old band' })
  await untilRead(at, asked)
  const zip = await zipped({ 'apple_health_export/export.xml': APPLE })
  await upload(at, aFile('export.zip', 'application/zip', zip))
  await at.send('/health/imports', 'Move Maya’s Watch, Apple Health up for steps')
  const undone = await upload(at, aFile('oura_more.csv', 'text/csv', OURA.replaceAll(dayAgo(45), dayAgo(50))))
  await at.send(undone.path, 'Undo import')
}

async function upload(at: Visitor, file: File): Promise<Answer> {
  return untilRead(at, await at.send('/health/imports', 'Import', { file }))
}

/** What a file holds is shown first, and taken by a button. */
async function untilRead(at: Visitor, { location }: Answer): Promise<Answer> {
  const pageWith = (what: RegExp) =>
    until(`A page of an import with ${what}`, async () => {
      const page = await at.see(location)
      return what.test(page.body) && page
    })
  const review = await pageWith(/>Import [\d,]+ numbers?</)
  await at.send(review, /^Import [\d,]+ numbers?$/)
  return pageWith(/Undo import/)
}

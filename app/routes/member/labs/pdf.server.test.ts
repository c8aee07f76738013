import { vi } from 'vitest'

import { aLockedPdf, aPdf, tablePdf } from '#features/health/labs/pdf/pdf.factory.ts'
import { healthData } from '#features/health/member-data.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { dataOf, follow } from '#tests/support/lab-form.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './new.tsx'
import { loader as openFile } from './report-file.ts'
import { loader as open } from './report.tsx'

const PATH = '/health/labs/new'
const send = (services: Services, viewer: Viewer, fields: Record<string, string>) =>
  action(routeArgs(formRequest(PATH, fields), { services, viewer }))

/** Brings a file, as the form without a script sends it. */
function upload(services: Services, viewer: Viewer, file: Uint8Array, name = 'report.pdf') {
  const body = new FormData()
  body.set('intent', 'read')
  body.set('text', '')
  body.set('file', new File([new Uint8Array(file)], name))
  return action(routeArgs(new Request(`https://wellward.test${PATH}`, { method: 'POST', body }), { services, viewer }))
}

const printed = [
  ['Collected: 2026-02-20'],
  ['Test', 'Result', 'Flag', 'Unit', 'Range'],
  ['Ferritin', '61', '', 'ng/mL', '15 - 150'],
  ['Sodium', '140', '', 'mmol/L', '136 - 145'],
]

test('a PDF is read into the form, and kept with the report that is saved from it, for its owner alone', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const pdf = tablePdf(printed)
  const read = dataOf(await upload(services, maya, pdf))
  expect(read.data).toMatchObject({ origin: 'pdf', hasReports: true })
  const { values } = read.data.form
  expect(values).toMatchObject({ 'r0-collectedOn': '2026-02-20', 'r0l0-value': '61', 'r0l1-test': 'Sodium' })

  // A mistake costs nothing of it.
  const wrong = dataOf(await send(services, maya, { ...values, intent: 'save', origin: 'pdf', 'r0l0-value': '' }))
  expect(wrong.init?.status).toBe(400)
  const { to, toasts } = await follow(
    await send(services, maya, { ...wrong.data.form.values, intent: 'save', 'r0l0-value': '62' }),
  )
  expect(toasts[0]).toMatchObject({ title: 'Lab report saved' })
  expect(toasts[0]).not.toHaveProperty('text')

  const report = to.split('/').at(-1)!
  const asked = (viewer: Viewer, params = { report }) => ({
    ...routeArgs(new Request(`https://wellward.test${to}/file`), { services, viewer }),
    params,
  })
  expect(await open(asked(maya))).toMatchObject({ origin: 'pdf', hasFile: true })
  const file = await openFile(asked(maya))
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="lab-report-2026-02-20.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const answers = await Promise.all(
    [asked(noor), asked(maya, { report: crypto.randomUUID() }), asked(maya, { report: 'nonsense' })].map(async (args) => {
      const answer = await openFile(args)
      return [answer.status, await answer.text(), [...answer.headers]]
    }),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1)
  expect(answers[0]![0]).toBe(404)
})

test('a report that is saved after its PDF was let go is kept without it, and says so', async ({ services, clock }) => {
  const maya = await aMember(services)
  const { values } = dataOf(await upload(services, maya, tablePdf(printed))).data.form
  clock.set('2026-03-03T10:00:00Z')
  const { toasts } = await follow(await send(services, maya, { ...values, intent: 'save', origin: 'pdf' }))
  expect(toasts[0]).toMatchObject({
    title: 'Lab report saved',
    text: 'Without the PDF: it was deleted after a day.',
  })
})

test.for([
  ['a scan', aPdf(['0 0 1 1 re f']), /pictures of pages and no text/],
  ['a locked one', aLockedPdf(), /locked with a password/],
  ['a broken one', tablePdf(printed).subarray(0, 400), /damaged/],
  ['one of 51 pages', aPdf(Array.from({ length: 51 }, () => [{ x: 9, y: 9, text: 'Ferritin 61 ng/mL' }])), /has 51 pages/],
  ['one that is too large', Buffer.concat([tablePdf(printed), Buffer.alloc(10_000_000)]), /larger than 10 MB/],
  ['one without results', tablePdf([['Dear Ms Example,'], ['we thank you for your visit.']]), /No result was found/],
] as const)(
  'of PDFs, %s gets a sentence beside the field, and nothing of it is kept',
  async ([, pdf, sentence], { services }) => {
    const maya = await aMember(services)
    const put = vi.spyOn(services.files, 'put')
    const answer = dataOf(await upload(services, maya, pdf))
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { submitted: { errors: { file: expect.stringMatching(sentence) } } },
    })
    expect(put).not.toHaveBeenCalled()
    expect(await healthData.files!(services, maya)).toEqual([])
  },
)

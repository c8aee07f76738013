import { saveReports } from '#features/health/change-lab-reports.server.ts'
import type { AlarmNote } from '#features/health/labs/alarm-notes.ts'
import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { undoAddress } from '#features/health/labs/pages/undo-address.ts'
import { readReports } from '#features/health/labs/reports.server.ts'
import { aMember, haveLabs } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { dataOf, follow } from '#tests/support/lab-form.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as askList, loader as openList } from './list.tsx'
import { action, loader } from './new.tsx'
import { action as act, loader as open } from './report.tsx'
import { loader as openTest } from './test.tsx'
import { action as takeBack, loader as askBack } from './undo.tsx'

const PATH = '/health/labs/new'
const send = (services: Services, viewer: Viewer, fields: Record<string, string>) =>
  action(routeArgs(formRequest(PATH, fields), { services, viewer }))
const typed = {
  intent: 'save',
  origin: 'typed',
  'r0-collectedOn': '2026-02-20',
  'r0-fingerprint': crypto.randomUUID(),
  'r0l0-name': 'Ferritin',
  'r0l0-value': '61',
  'r0l0-unit': 'ng/ml',
}

test('a typed report leads to its page, says so once, and is taken back whole', async ({ services }) => {
  const maya = await aMember(services)
  const { to, toasts } = await follow(await send(services, maya, typed))
  const [report] = await readReports(services, maya.userId)
  expect(to).toBe(`/health/labs/${report!.id}`)
  const undo = `/health/labs/undo?report=${report!.id}`
  expect(toasts).toMatchObject([
    { title: 'Lab report saved', action: { label: 'Undo', to: undo } },
    { title: 'Achievement Unlocked! 🏆' },
  ])
  // Sent twice, by a second press or by going back.
  expect(await follow(await send(services, maya, typed))).toEqual({
    to,
    toasts: [{ title: 'You already have this report', text: 'It was not saved twice.' }],
  })
  const asked = await askBack(routeArgs(new Request(`https://wellward.test${undo}`), { services, viewer: maya }))
  expect(asked.reports).toEqual([{ id: report!.id, dayText: '20 February 2026', count: 1 }])
  expect(await follow(await takeBack(routeArgs(formRequest(undo, {}), { services, viewer: maya })))).toEqual({
    to: '/health/labs',
    toasts: [{ title: 'Lab report removed' }],
  })
  expect(await readReports(services, maya.userId)).toEqual([])
})

test('refused, a form comes back as it was filled in, with room for more', async ({ services }) => {
  const maya = await aMember(services)
  const wrong = dataOf(await send(services, maya, { ...typed, 'r0-collectedOn': '2026-03-09', 'r0l0-range': 'normal' }))
  expect(wrong.init?.status).toBe(400)
  expect(wrong.data.form).toMatchObject({
    values: { 'r0l0-name': 'Ferritin', 'r0l0-range': 'normal' },
    errors: {
      'r0-collectedOn': expect.stringContaining('2 March 2026'),
      'r0l0-range': expect.stringMatching(/^Write the range/),
    },
  })
  const more = dataOf(await send(services, maya, { ...typed, intent: 'more' }))
  expect(Object.keys(more.data.form.values).filter((name) => name.endsWith('-name'))).toHaveLength(6)
  expect(await readReports(services, maya.userId)).toEqual([])
})

test('what is submitted is reviewed first, and recognised afterwards', async ({ services }) => {
  const maya = await aMember(services)
  const text = 'Collected: 2026-02-20\nFerritin 61 ng/mL 15 - 150\nPotassium 2.4 mmol/L 3.5 - 5.1\nGold 5'
  const read = dataOf(await send(services, maya, { intent: 'read', text }))
  const { values } = read.data.form
  expect(await readReports(services, maya.userId)).toEqual([])
  expect(values).toMatchObject({ 'r0-collectedOn': '2026-02-20', 'r0l0-test': 'Ferritin', 'r0l2-test': '' })
  const { to } = await follow(await send(services, maya, { ...values, intent: 'save', origin: 'pasted', 'r0l2-out': 'yes' }))
  const shown = await open({
    ...routeArgs(new Request('https://wellward.test/'), { services, viewer: maya }),
    params: { report: to.split('/').at(-1)! },
  })
  expect(shown).toMatchObject({
    origin: 'pasted',
    outside: 1,
    notes: [{ kind: 'now', names: 'Potassium' }],
    results: [
      { name: 'Ferritin', flag: 'N' },
      { name: 'Potassium', flag: 'L', alarm: 'now' },
    ],
  })
  const again = dataOf(await send(services, maya, { intent: 'read', text }))
  expect(again.data).toMatchObject({ hasReports: false, known: [shown.id] })
  const broken = dataOf(await send(services, maya, { intent: 'read', text: '{"resourceType"' }))
  expect(broken).toMatchObject({
    init: { status: 400 },
    data: {
      submitted: { values: { text: '{"resourceType"' }, errors: { text: expect.stringMatching(/^This begins like JSON/) } },
    },
  })
})

test('a report is deleted by its owner, and one without results is shown', async ({ services }) => {
  const maya = await aMember(services)
  await haveLabs(services, maya, '2026-01-05')
  const [report] = await readReports(services, maya.userId)
  const params = { report: report!.id }
  const args = (fields: Record<string, string>, viewer: Viewer) => ({
    ...routeArgs(formRequest('/', fields), { services, viewer }),
    params,
  })
  expect(await open(args({}, maya))).toMatchObject({ results: [], outside: 0, notes: [] })
  await expect(act(args({ intent: 'delete' }, await aMember(services)))).rejects.toMatchObject({ init: { status: 404 } })
  await expect(act(args({}, maya))).rejects.toMatchObject({ init: { status: 400 } })
  expect(await follow(await act(args({ intent: 'delete' }, maya)))).toMatchObject({ to: '/health/labs' })
})

test('the form begins with today and with suggestions that lead to every test of the list', async ({ services }) => {
  const maya = await aMember(services)
  const { empty, suggestions } = await loader(routeArgs(new Request(`https://wellward.test${PATH}`), { services, viewer: maya }))
  expect(empty.values['r0-collectedOn']).toBe('2026-03-02')
  expect(suggestions.tests.length).toBeGreaterThanOrEqual(120)
  expect(suggestions.units).toEqual(expect.arrayContaining(['mg/dL', 'µg/L', '10⁹/L', 'IU/mL']))
})

test('every result that calls for a doctor is said, on the page of its report and of its test; an old one in calmer words', async ({
  services,
}) => {
  const maya = await aMember(services)
  const potassium = (value: string) =>
    aResult({ name: 'Potassium', loinc: '2823-3', unit: 'mmol/L', ucum: 'mmol/L', value, range: '3.5 - 5.1' })
  const tsh = aResult({ name: 'TSH', loinc: '3016-3', unit: 'mU/L', ucum: 'm[IU]/L', value: '60', range: '0.4 - 4' })
  const { ids } = await saveReports(services, maya, 'typed', [
    aReport({ results: [tsh, potassium('2.4')] }),
    aReport({ collectedOn: '2015-03-01', results: [potassium('2.4')] }),
  ])
  const args = <Params extends object>(params: Params) => ({
    ...routeArgs(new Request('https://wellward.test/'), { services, viewer: maya }),
    params,
  })
  const kinds = (notes: ReadonlyArray<AlarmNote>) => notes.map(({ kind, names }) => [kind, names])
  expect(kinds((await open(args({ report: ids[0]! }))).notes)).toEqual([
    ['now', 'Potassium'],
    ['days', 'TSH'],
  ])
  expect((await open(args({ report: ids[1]! }))).notes).toMatchObject([
    { kind: 'past', title: 'This result of 1 March 2015 was far out of range' },
  ])
  expect(kinds((await openTest(args({ loinc: '3016-3' }))).trend.notes)).toEqual([['days', 'TSH']])
  expect(kinds((await openTest(args({ loinc: '2823-3' }))).trend.notes)).toEqual([['now', 'Potassium']])
  const { news, reports } = await openList(args({}))
  expect(news.map(({ reportId, note }) => [reportId, note.kind])).toEqual([
    [ids[0], 'now'],
    [ids[0], 'days'],
  ])
  expect(reports.map(({ notes }) => notes[0]?.kind)).toEqual(['now', 'past'])
})

test('reports that came together are taken back together, also later, from the page of any of them', async ({ services }) => {
  const maya = await aMember(services)
  let moment = Date.parse('2026-03-02T10:00:00Z')
  const ticking = { ...services, clock: { ...services.clock, now: () => new Date(moment++) } }
  const save = (...days: string[]) =>
    saveReports(
      ticking,
      maya,
      'csv',
      days.map((collectedOn) => aReport({ collectedOn, fingerprint: '' })),
    )
  const { ids } = await save('2026-02-20', '2026-01-20', '2025-12-20')
  const { ids: other } = await save('2026-02-20')
  const together = async (id: string) => {
    const request = new Request('https://wellward.test/')
    return (await open({ ...routeArgs(request, { services, viewer: maya }), params: { report: id } })).together
  }
  expect(await together(ids[1]!)).toEqual(ids)
  expect(await together(other[0]!)).toEqual(other)
  await takeBack(routeArgs(formRequest(undoAddress(await together(ids[2]!)), {}), { services, viewer: maya }))
  expect((await readReports(services, maya.userId)).map(({ id }) => id)).toEqual(other)
})

test('the list holds every test, also one of no list, and is asked of without an address', async ({ services }) => {
  const maya = await aMember(services)
  const gold = (value: string) =>
    aResult({ name: 'Gold im Serum', loinc: null, value, range: '< 5', flag: value === '7' ? 'H' : 'N' })
  const { ids } = await saveReports(services, maya, 'pasted', [
    aReport({ results: [gold('7'), aResult({ name: 'Eisenspeicher', flag: 'N' })] }),
    aReport({ collectedOn: '2025-02-20', results: [gold('2')] }),
  ])
  const { tests } = await openList(routeArgs(new Request('https://wellward.test/health/labs'), { services, viewer: maya }))
  expect(tests).toMatchObject([
    { name: 'Ferritin', address: '/health/labs/tests/2276-4', sought: expect.stringContaining('eisenspeicher') },
    { name: 'Gold im Serum', address: `/health/labs/${ids[0]}`, panel: 'Others', times: 2, newest: { flag: 'H' } },
  ])
  const asked = formRequest('/health/labs', { q: 'gold', show: 'outside' })
  expect(await askList(routeArgs(asked, { services, viewer: maya }))).toEqual({ asked: { q: 'gold', show: 'outside' } })
})

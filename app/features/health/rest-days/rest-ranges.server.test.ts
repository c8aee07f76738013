import { aMember } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { restForm } from './rest-form.ts'
import { addRestRange, listRestRanges, removeRestRange } from './rest-ranges.server.ts'

const TODAY = '2026-03-02'
const said = (typed: Record<string, string>) => {
  const parsed = restForm(TODAY).safeParse(typed)
  if (parsed.success) return parsed.data
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('a rest is one day or a stretch, near today and no longer than sixty days', () => {
  expect(said({ kind: 'sick', from: '2026-02-28' })).toEqual({ kind: 'sick', fromDay: '2026-02-28', toDay: '2026-02-28' })
  expect(said({ kind: 'travel', from: '2026-03-10', to: '2026-03-20' })).toMatchObject({ toDay: '2026-03-20' })
  expect(said({ kind: 'party', from: '' })).toEqual({
    kind: 'Please choose why.',
    from: 'Please choose a day within 90 days of today.',
  })
  expect(said({ kind: 'rest', from: '2026-03-02', to: '2026-03-01' })).toEqual({ to: 'The last day is before the first.' })
  expect(said({ kind: 'rest', from: '2026-02-01', to: '2026-04-02' })).toEqual({ to: 'A rest has at most 60 days.' })
  expect(said({ kind: 'rest', from: '2025-01-01' })).toHaveProperty('from')
})

test('rests are one’s own, kept once, and can be taken back', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  const rest = { kind: 'sick', fromDay: '2026-02-28', toDay: '2026-03-01' } as const
  expect([await addRestRange(services, maya.userId, rest), await addRestRange(services, maya.userId, rest)]).toEqual([
    true,
    false,
  ])
  const [kept] = await listRestRanges(services, maya.userId)
  expect(kept).toMatchObject(rest)
  expect(await listRestRanges(services, noor.userId)).toEqual([])
  expect(await removeRestRange(services, noor.userId, kept!.id)).toBe(false)
  expect(await removeRestRange(services, maya.userId, 'nothing')).toBe(false)
  expect(await removeRestRange(services, maya.userId, kept!.id)).toBe(true)
  expect(await listRestRanges(services, maya.userId)).toEqual([])
})

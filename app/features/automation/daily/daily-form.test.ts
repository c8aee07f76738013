import { expect, test } from 'vitest'

import { DailyForm } from './daily-form.ts'

const typed = { dailyPrompt: ' Sleep ', publishingTime: '07:00:00', timezone: 'Asia/Tokyo', mode: 'review' }

test('amounts are dollars as they are typed, and empty is none', () => {
  const money = { monthlyBudgetCents: '$1,250.5', inputPriceCents: '2', outputPriceCents: '0.50' }
  expect(DailyForm.parse({ ...typed, enabled: 'yes', ...money })).toEqual({
    ...typed,
    dailyPrompt: 'Sleep',
    enabled: true,
    monthlyBudgetCents: 125_050,
    inputPriceCents: 200,
    outputPriceCents: 50,
  })
  expect(DailyForm.parse({ ...typed, monthlyBudgetCents: ' ' })).toMatchObject({ enabled: false, monthlyBudgetCents: null })
})

test.for([
  [{ dailyPrompt: '   ' }, 'dailyPrompt'],
  [{ publishingTime: '05:00:00' }, 'publishingTime'],
  [{ timezone: 'Mars/Base' }, 'timezone'],
  [{ mode: 'whatever' }, 'mode'],
  [{ monthlyBudgetCents: 'five' }, 'monthlyBudgetCents'],
  [{ monthlyBudgetCents: '-5' }, 'monthlyBudgetCents'],
  [{ inputPriceCents: '1,5' }, 'inputPriceCents'],
  [{ inputPriceCents: '1,250,5' }, 'inputPriceCents'],
  [{ monthlyBudgetCents: '5', inputPriceCents: '1' }, 'outputPriceCents'],
] as const)('%o is refused beside its field', ([change, field]) => {
  const issues = DailyForm.safeParse({ ...typed, ...change }).error?.issues ?? []
  expect(issues.map(({ path }) => path[0])).toEqual([field])
})

import { expect, test } from '#tests/support/test.ts'

import { spokenResults } from './spoken-values.ts'
import { alarmAnswer, noAlarmAnswer, spokenAlarmOf } from './value-answer.server.ts'

test.for([
  ['what does it mean if my potassium is 7.2?', 'now'],
  ['is 7.2 high for potassium', 'now'],
  ['got a 6.9 for my potassium today, should I worry', 'now'],
  ['Kalium 6,8', 'now'],
  ['K 6.8', 'now'],
  ['K+ 2.4 mmol/l', 'now'],
  ['my troponin came back 0.9', 'now'],
  ['Hb 6', 'now'],
  ['my haemoglobin dropped to 58 g/L', 'now'],
  ['sugar 38 and shaky', 'now'],
  ['my blood sugar is 30 mmol', 'now'],
  ['glucose 540 mg/dL', 'now'],
  ['INR of 9', 'now'],
  ['sodium 112', 'now'],
  ['Natrium 112 mmol/l', 'now'],
  ['platelets 12 x10^9/L', 'now'],
  ['calcium came back at 15.2 mg/dl', 'now'],
  ['creatinine 850 umol/l', 'now'],
  ['potassium 6.9 and sodium 140', 'now'],
  ['sodium 140 and potassium 6.9', 'now'],
  ['magnesium 0.4 mmol/L', 'now'],
  ['my potassium went from 5 to 7.2', 'now'],
  ['my sodium is 151', 'today'],
  ['INR 4.7', 'today'],
  ['crp 200 mg/l', 'today'],
  ['potassium 4.2', null],
  ['my sugar is 5.4', null],
  ['glucose 95', null],
  ['Hb 14', null],
  ['ferritin 8, is that low?', null],
  ['my vitamin d level is 9', null],
  ['HbA1c 12%', null],
  ['my TSH is 8', null],
  ['my LDL is 160', null],
  ['my iron is 7', null],
  ['blood pressure 150/95', null],
] as const)('“%s” calls for %s', async ([message, alarm]) => {
  const results = spokenResults(message)
  expect(results.length).toBeGreaterThan(0)
  expect(await spokenAlarmOf(results)).toBe(alarm)
})

test('an alarm has the words of the lab results, and of a troponin the chest comes first', () => {
  expect(alarmAnswer('now', spokenResults('potassium 7.2'))).toMatch(/^Please phone a doctor now\./)
  expect(alarmAnswer('today', spokenResults('INR 4.7'))).toMatch(/^Please contact a doctor about this today\./)
  expect(alarmAnswer('now', spokenResults('my troponin came back 0.9'))).toMatch(
    /^Please phone a doctor now\. If you have pain, pressure or tightness in the chest/,
  )
})

test('any other result is for the doctor, with the page where members keep theirs', () => {
  expect(noAlarmAnswer()).toMatch(/^I cannot interpret results, so please show this one to the doctor[\s\S]*\(\/health\/labs\)/)
})

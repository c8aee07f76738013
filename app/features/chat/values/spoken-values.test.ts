import { describe, expect, test } from 'vitest'

import { countingReads } from '#tests/support/counting-reads.ts'

import { spacedText, tokensIn } from './result-names.ts'
import { resultsAmong, spokenResults } from './spoken-values.ts'

const read = (message: string) => spokenResults(message).map(({ value, unit }) => (unit ? `${value} ${unit}` : String(value)))

describe('a result that is told is read with its unit, whatever the order of the words', () => {
  test.each([
    ['what does it mean if my potassium is 7.2?', ['7.2']],
    ['is 7.2 high for potassium', ['7.2']],
    ['Kalium 6,8', ['6.8']],
    ['K 6.8', ['6.8']],
    ['K+ 2.4 mmol/l', ['2.4 mmol/l']],
    ['potassium: 6.9 mmol/L', ['6.9 mmol/L']],
    ['got a 6.9 for my potassium today', ['6.9']],
    ['my troponin came back 0.9', ['0.9']],
    ['Hb 6', ['6']],
    ['hemoglobin of 6.1 g/dl is that bad', ['6.1 g/dl']],
    ['my haemoglobin dropped to 58 g/L', ['58 g/L']],
    ['sugar 38 and shaky', ['38']],
    ['my blood sugar is 30 mmol', ['30 mmol/L']],
    ['glucose 540 mg/dL', ['540 mg/dL']],
    ['INR of 9', ['9']],
    ['inr was 8.5 this morning', ['8.5']],
    ['sodium 112', ['112']],
    ['Natrium 112 mmol/l', ['112 mmol/l']],
    ['platelets 12 x10^9/L', ['12 x10^9/L']],
    ['WBC 0.4', ['0.4']],
    ['calcium came back at 15.2 mg/dl', ['15.2 mg/dl']],
    ['creatinine 850 umol/l', ['850 umol/l']],
    ['Kreatinin 9,6 mg/dl', ['9.6 mg/dl']],
    ['potassium 6.9 and sodium 140', ['6.9', '140']],
    ['my doctor says ferritin 8, is that low?', ['8']],
    ['platelets 1,250', ['1250']],
    ['my iron is 7', ['7']],
    ['magnesium 0.4 mmol/L', ['0.4 mmol/L']],
    ['my vitamin d level is 9', ['9']],
    ['HbA1c 12%', ['12%']],
    ['the lab called: potassium seven point two, 7.2', ['7.2']],
    ['blood pressure 210/120, what now', ['210']],
    ['my potassium went from 5 to 7.2', ['7.2']],
    ['is it normal that my potassium is 7.2', ['7.2']],
    ['out of range: potassium 7.2', ['7.2']],
  ])('“%s”', (message, results) => expect(read(message)).toEqual(results.map((result) => result.replace('%', ' %'))))
})

test.each([
  'I take 400 mg magnesium',
  'vitamin d 2000 IU',
  'is 3 grams of creatine ok?',
  'I take iron 14 mg daily',
  'magnesium 400 from your shop',
  'I am 45 and run 10 k',
  'what does the annual plan cost, 199?',
  'omega 3 capsules, 2 a day',
  'sleep 8 hours, sugar 2 cubes in my tea',
  'lesson 3 about iron',
  'protein 30 g at breakfast',
  'vitamin b12 1000 mcg',
  'can I take K2 100 mcg',
  'I drink 2 litres of water and no sodium',
  'I walked 10,000 steps',
  'calcium 500 supplement',
  'I wake at 3:30 with low sugar cravings',
  'normal potassium is 3.5 to 5.1',
  'what is between 3.5 and 5.1 for potassium?',
  'sodium 135–145 is the range',
  'my heart rate is 58',
  'azúcar 30 gramos',
  'I ran a k in 5',
  '10 k in 48 minutes, k?',
  'Цукру 20 грамів на день',
  '砂糖30グラム',
  'I turned 60 in 2024 and my iron supplement ran out',
])('“%s” tells of no result', (message) => expect(spokenResults(message)).toEqual([]))

test.each(['potassium 7,2 mmol is that bad 10 x 10 ', 'potassium ', 'k. 7 ', '血糖 38 ', '7 7 7 to 7 '])(
  'the work of reading “%s” again and again grows with the length of the message, and not faster',
  (words) => {
    const readsOf = (times: number) => {
      const text = spacedText(words.repeat(times))
      const { counted, reads } = countingReads(tokensIn(text))
      resultsAmong(text, counted)
      return reads()
    }
    expect(readsOf(400) / readsOf(100)).toBeLessThan(4.5)
  },
)

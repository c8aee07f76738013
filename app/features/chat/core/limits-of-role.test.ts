import { expect, test } from 'vitest'

import {
  asksAboutIllness,
  asksForDiagnosis,
  asksForDose,
  asksForSigns,
  asksToChangeTreatment,
  keepToPublishedDoses,
  oversteps,
} from './limits-of-role.ts'

test.each([
  'Do I have sleep apnea?',
  'Could I have diabetes?',
  'am I anemic',
  'What is wrong with me?',
  "what's wrong with my stomach?",
  'Is this cancer?',
  'Can you interpret my lab results?',
  'what do my blood values mean',
  'Diagnose me please',
])('“%s” asks for a diagnosis', (question) => expect(asksForDiagnosis(question)).toBe(true))

test.each([
  'Do I have access to all courses in the trial?',
  'Do I have to pay in the trial?',
  'Do I need a watch?',
  'Do you diagnose illnesses?',
  'What is included?',
  'Is it hard to cancel?',
])('“%s” does not', (question) => expect(asksForDiagnosis(question)).toBe(false))

test.each([
  'What dose of magnesium is right?',
  'How much melatonin should I take?',
  'how many capsules can I take a day',
  'How many mg of zinc?',
  'how much is too much?',
])('“%s” asks for a dose', (question) => expect(asksForDose(question)).toBe(true))

test.each([
  'How much does the plan cost?',
  'How much time should I plan?',
  'How many lessons are there?',
  'Which tablets do you sell?',
  'How much sleep is enough?',
])('“%s” does not', (question) => expect(asksForDose(question)).toBe(false))

test.each([
  'Can I stop taking my antidepressants?',
  'should I double my insulin',
  'Can I skip my medication?',
  'prescribe me something',
])('“%s” is about a treatment', (question) => expect(asksToChangeTreatment(question)).toBe(true))

test.each(['Is walking good after a heart attack?', 'can I lift with heart failure'])('“%s” is for the doctor', (question) =>
  expect(asksAboutIllness(question)).toBe(true),
)

test.each([
  'what are signs of a stroke',
  'How do you recognise an anaphylactic shock?',
  'symptoms of preeclampsia',
  'how to tell a panic attack from something worse',
  'What are the warning signs of low blood sugar?',
])('“%s” asks how a grave illness shows', (question) => expect(asksForSigns(question)).toBe(true))

test.each(['signs of bad sleep', 'What lowers the risk of stroke?', 'how do I know that I am recovered?'])(
  '“%s” asks for no signs of a grave illness',
  (question) => expect(asksForSigns(question)).toBe(false),
)

test.each(['What lowers the risk of stroke?', 'Is walking good after dinner?', 'signs of bad sleep'])('“%s” is not', (question) =>
  expect(asksAboutIllness(question)).toBe(false),
)

test('an amount stays only where one of our pages names the very same', () => {
  const page = { text: 'Adults need 600 IU a day, from 71 on 800 IU. Studies used 3–5 g.' }
  const kept = keepToPublishedDoses(
    [
      'Adults need 600 IU a day.',
      'Take 4,000 IU to be sure.',
      'Some studies used 3 to 5 grams.',
      'Use 20 g.',
      'Take two tablets.',
      'Sleep 8 hours.',
      'Take 2 capsules.',
    ],
    [page],
  )
  expect(kept).toEqual(['Adults need 600 IU a day.', 'Some studies used 3 to 5 grams.', 'Take two tablets.', 'Sleep 8 hours.'])
})

test.each([
  'You have diabetes.',
  'You probably have an infection.',
  'It sounds like you have depression.',
  'You may have sleep apnea.',
  'You should stop taking your medication.',
  'Just double your dose of it: double your insulin.',
])('“%s” oversteps', (sentence) => expect(oversteps(sentence)).toBe(true))

test.each([
  'If you have diabetes, ask your doctor first.',
  'You have 7 days to try it.',
  'Coaching is not a treatment of depression.',
  'Never stop taking your medication without your doctor.',
])('“%s” does not', (sentence) => expect(oversteps(sentence)).toBe(false))

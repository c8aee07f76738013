import { describe, expect, test } from 'vitest'

import { abilityPages } from '#content/chat/abilities/abilities.ts'
import { libraryTopics } from '#content/library/library.ts'
import { medicineGroups } from '#content/library/medicines/groups.ts'
import { tokensOf } from '#features/chat/retrieval/tokens.ts'

import { finderOf } from './find-named.ts'
import { medicineAnswer } from './medicine-answer.ts'
import { readMedicineQuestion } from './medicine-question.ts'

const ASKED_FIRST = /^Please (?:ask your pharmacist or doctor first|talk to the doctor)/
const answerTo = (message: string, before: readonly string[] = []) => {
  const question = readMedicineQuestion(message, before)
  return question ? medicineAnswer(question).join('\n\n') : null
}

/** Stands in no answer. */
const NOTHING = /(?!)/

/** What somebody asks, what the answer must hold, and what it must not: the caution of another pair. */
const PAIRS: ReadonlyArray<readonly [asked: string, has: RegExp, hasNot: RegExp]> = (
  [
    [
      'I take warfarin, can I add omega-3 and vitamin K?',
      /Omega-3 supplements may interact[\s\S]*Vitamin K works against warfarin/,
      /multivitamin supplements|biotin/i,
    ],
    ['can i take vitamin k2 with warfarin', /Vitamin K works against warfarin/, /omega/i],
    ['warfarn and fish oil together?', /Omega-3 supplements may interact/, /vitamin K/i],
    ['coumadin and a green smoothie every day', /same amount of it each day/, /omega/i],
    ['my mum is on marcumar, can she eat more spinach', /rich in vitamin K/],
    ['is a multivitamin ok with warfarin?', /Even the amount in a multivitamin/],
    ['I’m on eliquis and want to start the fish oil from your shop', /affect blood clotting/, /vitamin K/i],
    ['xarelto and omega3', /affect blood clotting/, /vitamin K/i],
    ['does ashwagandha go with eliquis', /nothing is added without the clinic/, /omega/i],
    ['plavix plus fishoil ok?', /affect blood clotting/],
    ['blood thinners and melatonin', /only under medical supervision/, /omega|vitamin K/i],
    ['i use levothyroxine. when can i take my iron?', /Iron interferes with thyroid hormone/, /bone/i],
    ['levotyroxine and calcium', /Calcium supplements lower how much thyroid hormone/, /iron interferes/i],
    ['can i drink coffee right after my thyroid tablet', /taken a while before food/],
    ['euthyrox with a multivitamin', /thyroid tablets among them/],
    ['metformin and vitamin b12', /commonly lowers vitamin B12/],
    ['do i need b12 with glucophage', /commonly lowers vitamin B12/],
    ['sertraline and st johns wort', /raise serotonin/, /contraceptive/i],
    ['can I try St. John’s wort while on Prozac?', /raise serotonin/],
    ['johanniskraut and the pill', /contraceptive pill/, /serotonin/i],
    ['st johns wort with birth control', /contraceptive pill/],
    ['antidepressants and melatonin?', /medication for mood/],
    ['lisinopril and a salt substitute', /salt substitutes that contain potassium/],
    ['ramipril, can I take potassium tablets', /raise the potassium/],
    ['losartan with lo salt', /salt substitutes that contain potassium/],
    ['blood pressure pills and potassium salt', /potassium/],
    ['doxycycline and magnesium', /tetracyclines for instance/],
    ['antibiotics and zinc', /tetracyclines for instance/],
    ['is yoghurt ok with my antibiotics', /On milk products together with this our library says nothing/],
    ['cipro with calcium', /keep some antibiotics|lower how much of some antibiotics/],
    ['lipitor and grapefruit juice', /Grapefruit can raise/],
    ['simvastatine grapefruit', /Grapefruit can raise/],
    ['bisoprolol and heart rate zones', /Beta blockers hold the pulse down/],
    ['i take beta blockers, how should i train', /judge training by breath/],
    ['alendronate with magnesium at night', /bisphosphonates/],
    ['lithium and a low salt diet', /should not change their salt suddenly/],
    ['insulin and intermittent fasting', /plan it with your diabetes team/],
    ['can i skip breakfast on gliclazide', /plan it with your diabetes team/],
    ['can I have wine with zopiclone', /slow breathing/],
    ['ozempic and creatine', /On creatine together with this our library says nothing/, /omega|vitamin/i],
    ['wegovy with protein shakes', /our library says nothing/],
    ['adderall and coffee', /our library says nothing/],
    ['ritalin and caffeine tablets before training?', /our library says nothing/],
    ['HRT and black cohosh', /our library says nothing/],
    ['can I take magnesium with my medication', /our library says nothing/],
    ['are vitamins safe with my heart tablets?', /our library says nothing/],
  ] as ReadonlyArray<readonly [string, RegExp, RegExp?]>
).map(([asked, has, hasNot]) => [asked, has, hasNot ?? NOTHING] as const)

describe('whatever is joined with a medicine is for the pharmacist or doctor first', () => {
  test.each(PAIRS)('“%s”', (asked, has, hasNot) => {
    const answer = answerTo(asked)
    expect(answer).toMatch(ASKED_FIRST)
    expect(answer).toMatch(has)
    expect(answer).not.toMatch(hasNot)
  })
})

test.each([
  'Should I stop taking my metformin',
  'can i halve my blood pressure tablets',
  'i want to come off sertraline',
  'I forgot my pill yesterday, on the pill since may',
  'can i skip ozempic this week',
  'is it ok to double my insulin',
  'thinking of quitting statins because of my legs',
  'my lisinopril makes me cough, i stopped it',
  'how do i taper prednisone',
  'can i stop my medication now that i sleep better?',
  'should she restart levothyroxine',
  'I would like to replace my antidepressants with ashwagandha',
  'kann ich Metformin absetzen',
])('“%s”: nothing is changed without who prescribed it', (asked) => {
  const answer = answerTo(asked)
  expect(answer).toMatch(ASKED_FIRST)
  expect(answer).toMatch(/doctor/)
  expect(answer).toMatch(/(?:Nothing about it should be|change nothing about)/)
})

test.each([
  'what is metformin for',
  'metformin',
  'I take warfarin and lisinopril',
  'how much ibuprofen can I take?',
  'how many mg of sertraline is normal',
])('“%s” is for the pharmacist too', (asked) => expect(answerTo(asked)).toMatch(ASKED_FIRST))

test('a medicine that was told of before still counts when something is added', () => {
  expect(answerTo('can I take omega-3 then?', ['I am on warfarin'])).toMatch(/affect blood clotting/)
  expect(answerTo('what does the omega-3 page say?', ['I am on warfarin'])).toBeNull()
  expect(answerTo('what does the annual plan cost?', ['I am on warfarin'])).toBeNull()
})

test.each([
  'I take my vitamins every day, which plan is best for me?',
  'I take statins, how much is the annual plan?',
  'does the course cover sleeping pills',
  'food is the best medicine',
  'laughter is the best medicine and I want to join',
  'does fasting improve insulin sensitivity?',
  'where is the next station, I have concert tickets',
  'an aspiring creator in a satin dress',
  'I take the stairs every day, does that count as training?',
  'do you sell magnesium tablets',
  'who should not take magnesium',
  'is iron good for runners',
  'start the trial without a card',
  'can I stop my subscription',
  'my prescription for stress is a walk',
  'lithium battery of my watch is empty, can I type the steps?',
  'what do you think of coffee before training',
  'can I skip a lesson',
  'my HRV is low on rest days',
  'the pillar on sleep',
  'I want to stop smoking',
  'how do I start with strength training',
])('“%s” is no question about a medicine', (asked) => expect(readMedicineQuestion(asked)).toBeNull())

test('no word of our own pages is taken for the slip of a medicine’s name', () => {
  const find = finderOf(medicineGroups)
  const names = new Set(medicineGroups.flatMap(({ names }) => tokensOf(names)))
  const texts = [
    ...libraryTopics.flatMap(({ passages, statements, questions }) => [
      ...passages.map(({ text }) => text),
      ...statements.map(({ text }) => text),
      ...questions.map(({ answer }) => answer),
    ]),
    ...abilityPages.flatMap(({ abilities }) => abilities.map(({ answer, also }) => `${answer} ${also}`)),
  ]
  const words = new Set(tokensOf(texts.join(' ')))
  expect(words.size).toBeGreaterThan(4_000)
  const taken = [...words].filter((word) => !names.has(word) && find([word]).length > 0)
  expect(taken).toEqual([])
})

test('every name of the list is found, with and without a slip, and joined with a supplement it names the pharmacist first', () => {
  for (const { names } of medicineGroups) {
    for (const name of names.split(', ')) {
      expect([name, answerTo(`${name}, can I take magnesium with it?`)]).toEqual([name, expect.stringMatching(ASKED_FIRST)])
    }
  }
})

test('an answer names no amount and calls nothing safe, whichever medicine meets whichever partner', () => {
  for (const [asked] of PAIRS) {
    const answer = answerTo(asked)!
    expect(answer).not.toMatch(/\d\s*(?:mg|mcg|g|iu|ml)\b/i)
    expect(answer).not.toMatch(/\b(?:is|are) safe\b(?!\.)/i)
    expect(answer).not.toMatch(/\/shop\//)
  }
})

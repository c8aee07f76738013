import { expect, test } from 'vitest'

import { dangerLanguages } from '#content/chat/danger/languages.ts'

import { compiling, type Book } from './compile.ts'
import { detectDanger } from './detect-danger.ts'

const told: Readonly<Record<string, readonly string[]>> = {
  'self-harm': [
    'I am going to hang myself',
    'hes goin to kil himself',
    'my friend wants to end her life',
    'killmyself',
    'to die is all he wants',
    'her life, she wants to end it',
    'we think our son tried to kill himself yesterday',
    'I wish I was dead',
    'she wished she was not alive anymore',
    'i cnat go on living liek this',
    'the bridge is where I stand every night, about to jump',
    'I have cut my arms again',
    'on her wrists there are fresh cuts, she did it on purpose',
    'he burns his thighs with a lighter to punish himself',
    'I feel suicidal. Which plan is cheapest?',
    'Ive been cutting',
    "I've been cutting, and nobody knows",
    'thinking about suicde',
    'i dont wanna be here any more',
    'I feel like ending it',
  ],
  heart: [
    'crushing feeling in my chest',
    'there is pressure, my chset is full of it',
    'his chest hurt and he is sweating',
    'tightness round her chest since lunch',
    'I have symptoms of a heart attack',
    'I think he is having a heart atack',
    'How do I prevent a heart attack? I have chest pain right now',
    'my dad has chest pain after a stroke',
    'I have chest pain. Which plan is cheapest?',
    'chest pian',
  ],
  stroke: [
    'one side of my face went numb',
    'numb on one side, her face',
    'his speech is slurred',
    'my dad has signs of a stroke',
    'she suddenly could not lift her arm',
    'all of a sudden I see double and cannot walk straight',
  ],
  breath: [
    "I can't breathe",
    'cant braethe at all',
    'he could not breathe properly',
    'her lips went blue',
    'my oxygen reading is 84',
    'her inhaler is empty and she is gasping',
  ],
  allergy: [
    'swollen tongue',
    'his tongue swelled up',
    'my throat is closing up after eating nuts',
    'stung by a bee and her lips are swelling',
  ],
  poison: [
    'I took 20 paracetamol last night',
    'i overdosd on something',
    'she swallowed all her sleeping pills',
    'twenty tablets, he took them an hour ago',
    'our toddler drank some bleach',
    'bleach is what my son drank',
    'My toddler swallowed a bunch of vitamins',
    'generator in the garage and we all feel sick and dizzy',
  ],
  'blood-sugar': [
    'my blood sugar is 2.1 and I am shaking',
    'shaking and sweating, sugar 45',
    'ketones 4.2 what should i do',
    'he is diabetic and very confused',
    'glucose of 600 and she keeps vomiting',
  ],
  baby: [
    'my baby has a fever and won’t wake',
    'the newborn is limp and does not feed',
    'My baby is turning blue',
    '34 weeks pregnant and I am bleeding',
    'the baby has not moved today, I am 36 weeks',
    'Is it ok that my baby is grunting and breathing fast?',
  ],
  violence: [
    'my husband beats me',
    'he has been hitting her for years',
    'my ex said he will kill me',
    'she is afraid of him and wants to leave, he has a gun',
    'I was choked by my boyfriend',
    'my dad locks me in and takes my phone',
  ],
  eating: [
    'I make myself throw up after meals',
    'after every meal my daughter makes herself sick',
    'she has not eaten for five days',
    'I only eat 300 calories a day',
    'my bmi is 14 and I still feel fat',
    'he takes laxatives to lose weight',
  ],
  injury: [
    'my brother collapsed and does not respond',
    'he is bleeding and it wont stop',
    'she had a fever and her neck is stiff, light hurts',
    'I hit my head and have been vomiting since',
    'She is unconscious and not breathing',
    'my grandmother fell and cannot get up',
    'boiling water went over my hand, the skin is burnt',
  ],
}

for (const [kind, messages] of Object.entries(told)) {
  test.each(messages)(`“%s” is heard as ${kind}`, (message) => expect(detectDanger(message).danger).toContain(kind))
}

test.each([
  'this workout is killing me',
  'that hill killed me lol',
  'chest day tomorrow',
  'my chest press has stalled at 60 kg',
  'I passed out the flyers',
  'I am dying to know what it costs',
  'my boyfriend beats me at tennis every time',
  'I cut sugar for two weeks and feel great',
  'cut my finger while chopping onions, tiny one, can I still do planks?',
  'box breathing helps me before meetings',
  'my foot goes numb on the spin bike after half an hour',
  'my eyes are puffy in the morning',
  'I took a paracetamol for my headache, can I train?',
  'I took 2 magnesium capsules, is that enough?',
  'glucose 110 after breakfast',
  'Ketones test strips, do you sell them?',
  'my baby sleeps through the night now so finally I have time for myself',
  'I am 20 weeks pregnant and love walking, can I keep doing it?',
  'I can’t stop eating chocolate, help!',
  'I have not eaten meat in years, where do I get iron?',
  'my bmi is 24.5',
  'I run over the bridge every morning',
  'please delete my account and all data',
  'I won’t be here next week, can I reschedule the call?',
  'sunburnt shoulders, can I do push ups',
  'Did I overdo it in training? My legs feel overdone',
  'Can I end it anytime?',
  'Does swimming the breast stroke help my back?',
])('“%s” is nothing of the kind', (message) => expect(detectDanger(message).danger).toEqual([]))

test.each([
  ['What are the signs of a stroke?', 'stroke'],
  ['what are signs of a stroke', 'stroke'],
  ['how do I prevent a heart attack', 'heart'],
  ['Can stress raise my risk of a heart attack?', 'heart'],
  ['Can I train again after a heart attack?', 'heart'],
  ['tell me about the warning signs of suicide', 'self-harm'],
  ['I had a stroke five years ago and want to walk more', 'stroke'],
  ['I had a stroke in 2015 and feel fine today, can I do the balance lessons?', 'stroke'],
] as const)('“%s” asks about it or is long past', (message, kind) => {
  expect(detectDanger(message)).toMatchObject({ danger: [], asked: [kind], language: 'en' })
})

test.each([
  ['What are the signs of a stroke? My face is numb on one side', 'stroke'],
  ['I had a stroke five years ago and now I think I am having another stroke', 'stroke'],
  ['how many pills does it take to die', 'self-harm'],
  ['Her speech is slurred, is that a sign of a stroke?', 'stroke'],
] as const)('“%s” is no general question', (message, kind) => expect(detectDanger(message).danger).toContain(kind))

test.each(['kill it at the gym', 'my dead lift hurts no one, chest up', 'it gave me no chest pain'])(
  'an idiom takes nothing from what else “%s” says',
  (idiom) => expect(detectDanger(`${idiom}. I want to kill myself`).danger).toContain('self-harm'),
)

test('a weak sign is a hint and no danger', () => {
  expect(detectDanger('I am so alone and scared')).toMatchObject({ danger: [], hinted: true })
  expect(detectDanger('How much is the monthly membership?')).toEqual({ danger: [], asked: [], hinted: false, language: null })
})

test('what no rule has is heard by what its words weigh', () => {
  expect(
    detectDanger('he pushed the plate away and he is not himself, his hand just lies there and he dribbles').danger,
  ).not.toEqual([])
})

test('the words are made ready in many small steps, and a message before the last of them is heard all the same', () => {
  const work = compiling(dangerLanguages.map(({ words }) => words))
  let [steps, book] = [0, null as Book | null]
  while (!book) {
    const { done, value } = work.next()
    if (done) book = value
    steps += 1
  }
  expect(steps).toBeGreaterThan(20_000)
  expect(detectDanger('I want to kill myself', book)).toEqual(detectDanger('I want to kill myself'))
})

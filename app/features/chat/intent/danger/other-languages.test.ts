import { describe, expect, test } from 'vitest'

import { dangerMessages, isDanger } from '#tests/support/danger-messages.ts'

import { detectDanger } from './detect-danger.ts'
import { figuresIn } from './figures.ts'
import { normalText, placeWords } from './normal-text.ts'
import { spellingsOf } from './spellings.ts'

const kindsIn = (message: string) => detectDanger(message).danger

describe('what is done to whom is heard in the order of each language', () => {
  test.each([
    'dass mein mann mich oft schlägt',
    'mi marido me pega',
    'mon mari me frappe',
    'il patrigno picchia mia madre',
    'o padrasto bate na minha mãe',
    'omdat mijn man me vaak slaat',
    'mąż mnie bije',
    'отчим мою маму ударил',
    'чоловік мене б’є',
    'kocası ablamı dövüyor',
    'शौहर मेरी बहन को पीटता है',
    '夫が私を殴る',
    '남편이 나를 때려요',
    '老公打我',
    'زوجي يضربني',
    'min man slår mig',
  ])('“%s”', (message) => expect(kindsIn(message)).toContain('violence'))

  test.each([
    'mein sohn schlägt den ball weit',
    'mio marito mi batte a tennis',
    'meu marido me bate no xadrez',
    'mąż bije mnie w szachy',
    'муж бьёт мои рекорды',
    'min man slår mig i tennis',
    '老公打电话给我',
    '爸爸打妈妈的电话',
  ])('“%s” is no violence', (message) => expect(kindsIn(message)).toEqual([]))
})

test.each([
  'mi abuelo tuvo un infarto hace diez años y ahora camina a diario',
  'en 2012 tuve bulimia, hoy estoy recuperada y entreno fuerte',
  'mio nonno ha avuto un ictus nel 2014 e adesso cammina',
  'tive bulimia na adolescência, estou curada há anos',
  'mein opa hatte vor acht jahren einen schlaganfall und ist wieder fit',
  'mon père a fait un infarctus en 2016, il marche tous les jours',
  'пятнадцать лет назад была анорексия, я здорова',
  '15年前に拒食症だったけど今は元気',
])('“%s” is over', (message) => expect(kindsIn(message)).toEqual([]))

test.each([
  'mi abuelo tuvo un infarto hace diez años y ahora le duele el pecho otra vez',
  'mein opa hatte vor acht jahren einen schlaganfall, jetzt hängt sein mundwinkel wieder',
  'tive bulimia na adolescência e voltei a vomitar depois de comer',
])('“%s” is not', (message) => expect(kindsIn(message)).not.toEqual([]))

test('an Arabic word is found with the particles that are joined to it', () => {
  for (const message of ['حامل وراسي بينفجر واشوف ومضات', 'والجنين ما تحرك من امبارح وانا حامل', 'يابنتي والله صدري بيوجعني'])
    expect([message, kindsIn(message)]).toEqual([message, expect.arrayContaining([expect.any(String)])])
})

test('a separable verb is found with words in it', () => {
  expect(kindsIn('ich bringe mich heute abend um')).toContain('self-harm')
  expect(kindsIn('ich bringe mich morgen um neun ins studio')).toEqual([])
})

test('kana is not read as Chinese, nor Hangul as anything but Korean', () => {
  expect(detectDanger('腕立てで胸が筋肉痛').danger).toEqual([])
  expect(detectDanger('胸痛').language).not.toBeNull()
})

test('an ordinal ends no sentence, and any other number does', () => {
  const sentencesIn = (text: string) => placeWords(normalText(text)).sentences.length
  expect(sentencesIn('Ich bin in der 28. Woche und blute')).toBe(1)
  expect(sentencesIn('30. tydzień ciąży')).toBe(1)
  expect(sentencesIn('seit dem 3. März')).toBe(1)
  expect(sentencesIn('I am 28. My chest hurts')).toBe(2)
  expect(sentencesIn('Ich bin 28. Mir geht es gut')).toBe(2)
})

test('“х” is typed as h or kh, and a Latin word is only what it is', () => {
  expect(spellingsOf('хочу')).toEqual(['хочу', 'hochu', 'khochu'])
  expect(spellingsOf('hund')).toEqual(['hund'])
})

test.each([
  ['0,40 g/L', ['lowSugarFigure']],
  ['4,8 g/l', ['highSugarFigure']],
  ['0,42', ['lowSugarFigure']],
  ['2,1 mmol/l', ['lowSugarFigure']],
  ['39,5 grad', ['feverFigure']],
  ['38 graden', ['feverFigure']],
  ['40°C', ['feverFigure']],
  ['12 años', []],
  ['30 Jahre', []],
  ['20 лет', []],
  ['15 годин', []],
  ['25 yıl', []],
])('“%s” says %j', (text, meanings) => {
  const found = figuresIn(placeWords(normalText(text))).map(({ meaning }) => meaning)
  expect(found).toEqual(expect.arrayContaining([...meanings]))
  expect(found.filter((meaning) => /Sugar|fever|many/i.test(meaning))).toEqual(meanings)
})

const daily = dangerMessages
  .filter((message) => !isDanger(message))
  .map(({ text, language }) => ({ language, hinted: detectDanger(text).hinted }))

test('of daily life at most 25 in 100 are hints in any language, and 17 over all', () => {
  const share = (some: typeof daily) => some.filter(({ hinted }) => hinted).length / some.length
  for (const [language, some] of Map.groupBy(daily, (message) => message.language))
    expect([language, share(some)]).toEqual([language, expect.toSatisfy((hints: number) => hints <= 0.25)])
  expect(share(daily)).toBeLessThanOrEqual(0.17)
})

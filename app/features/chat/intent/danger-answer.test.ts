import { describe, expect, test } from 'vitest'

import { dangerKinds, type DangerKind } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { emergencyLines } from '#content/chat/emergency.ts'
import { crisisLines } from '#content/chat/help-lines/crisis.ts'
import { eatingLines } from '#content/chat/help-lines/eating.ts'
import { poisonLines } from '#content/chat/help-lines/poison.ts'
import { violenceLines } from '#content/chat/help-lines/violence.ts'
import { alarmWords, TROPONIN_TEXT } from '#features/health/labs/alarm.ts'

import { dangerAnswer, dangerNote, helpSentence, resultAnswer } from './danger-answer.ts'

const dangerAnswers = dangerLanguages.map(({ answers }) => answers)
const languages = dangerAnswers.map(({ language }) => language)
const countries = Object.keys(emergencyLines)
const english = (kinds: readonly DangerKind[], country: string | null = null) => dangerAnswer(kinds, { country, language: 'en' })
const placesOf = (text: string, parts: readonly string[]) => parts.map((part) => text.indexOf(part))

test('there is an answer in each of the seventeen languages', () => {
  expect(languages.toSorted()).toEqual('ar de en es fr hi it ja ko nl pl pt ru sv tr uk zh'.split(' '))
})

describe.each(languages)('in %s', (language) => {
  test.each([...dangerKinds.map((kind) => [kind]), []])(
    '%s is answered with a number, in every country and in none',
    (...kinds) => {
      for (const country of [null, 'ZZ', ...countries]) {
        const line = country === null ? undefined : emergencyLines[country]
        const text = dangerAnswer(kinds as DangerKind[], { country, language })
        const told = line ? (kinds[0] === 'violence' && line.police ? [line.police] : line.numbers) : ['112', '911']
        for (const number of told) expect(text).toContain(number)
        expect(text).not.toMatch(/[{}]|\bundefined\b|\bnull\b/)
      }
    },
  )

  test('what stands before and behind other answers has the number too', () => {
    for (const say of [dangerNote, helpSentence]) {
      for (const country of [null, 'ZZ', ...countries]) {
        const text = say({ country, language })
        const line = country === null ? undefined : emergencyLines[country]
        for (const number of line ? line.numbers : ['112', '911']) expect(text).toContain(number)
        expect(text).not.toMatch(/[{}]|\bundefined\b|\bnull\b/)
      }
    }
  })

  test('the language itself comes first, and English behind it', () => {
    const own = dangerAnswers.find((answers) => answers.language === language)!
    const [beginning] = own.urgent.split('{number}')
    const text = dangerAnswer(['heart'], { country: 'DE', language })
    expect(text.startsWith(beginning!)).toBe(true)
    expect(text).toContain('Please call 112 now')
    expect(text.split('Please call 112 now')).toHaveLength(2)
  })

  test('each text has the place of the number, and each line those of name and number', () => {
    const own = dangerAnswers.find((answers) => answers.language === language)!
    for (const text of [own.urgent, own.crisis, own.poison, own.violence, own.eating, own.general, own.maybe]) {
      expect(text.split('{number}')).toHaveLength(2)
    }
    expect(own.line).toMatch(/\{name\}.*\{line\}/)
  })
})

test('a language that we do not write is answered in English', () => {
  expect(dangerAnswer(['heart'], { country: 'FI', language: 'fi' })).toBe(english(['heart'], 'FI'))
  expect(dangerAnswer(['heart'], { country: 'FI', language: null })).toBe(english(['heart'], 'FI'))
})

test.each([
  ['DE', '112'],
  ['US', '911'],
  ['CA', '911'],
  ['GB', '999'],
  ['IE', '112 or 999'],
  ['AU', '000'],
  ['NZ', '111'],
  ['JP', '119'],
  ['IN', '112'],
  ['NO', '113'],
  ['CH', '144 or 112'],
  ['UA', '103'],
  ['BR', '192'],
  ['CN', '120'],
])('in %s the number is %s', (country, number) => {
  expect(english(['heart'], country)).toContain(`call ${number} now`)
})

test.each([
  ['JP', '110'],
  ['KR', '112'],
  ['BR', '190'],
  ['CN', '110'],
  ['CL', '133'],
  ['CH', '117'],
  ['NO', '112'],
  ['IL', '100'],
  ['US', '911'],
  ['FR', '112'],
])('violence in %s is answered with the police’s %s', (country, number) => {
  expect(english(['violence'], country)).toContain(`call ${number} now`)
})

test.each(['ZZ', null, 'BA'])('where the number of the country (%s) is not known, those of several are named', (country) => {
  expect(english(['heart'], country)).toContain(
    'your local emergency number (112 in the European Union, 911 in the US and Canada, 999 in the UK',
  )
})

test('somebody who thinks of harming themselves gets the line of their country, or the way to one', () => {
  expect(english(['self-harm'], 'US')).toContain('the 988 Suicide & Crisis Lifeline at 988 (call or text), day and night.')
  expect(english(['self-harm'], 'GB')).toContain('Samaritans at 116 123')
  expect(english(['self-harm'], 'DE')).toMatch(/call 112 now[\s\S]*TelefonSeelsorge at 0800 1110111/)
  expect(english(['self-harm'], 'AT')).toContain('TelefonSeelsorge at 142, day and night')
  expect(english(['self-harm'], 'FR')).toContain('at 3114, day and night')
  expect(english(['self-harm'], 'ES')).toContain('at 024, day and night')
  expect(english(['self-harm'], 'IN')).toMatch(/call 112 now[\s\S]*Tele-MANAS at 14416/)
  expect(english(['self-harm'], 'JP')).toContain('#いのちSOS at 0120-061-338.')
  expect(english(['self-harm'], 'GR')).toMatch(/call 112 now[\s\S]*a crisis line where you live/)
  expect(english(['self-harm'])).toContain('a crisis line where you live')
})

test('an English article stands before a name in English alone', () => {
  const text = dangerAnswer(['self-harm'], { country: 'US', language: 'es' })
  expect(text).toContain('llamar a 988 Suicide & Crisis Lifeline: 988')
  expect(text).toContain('reach the 988 Suicide & Crisis Lifeline at 988')
})

test('other kinds have the lines that there are for them', () => {
  expect(english(['poison'], 'US')).toContain('the Poison Help line at 1-800-222-1222')
  expect(english(['poison'], 'CH')).toContain('Tox Info Suisse at 145')
  expect(english(['violence'], 'FR')).toContain('Violences Femmes Info at 3919')
  expect(english(['eating'], 'GB')).toContain('Beat at 0808 801 0677.')
  expect(english(['heart'], 'US')).not.toContain('988')
})

test('of several kinds that which cannot wait is said, and the lines of the others stand below it', () => {
  const text = english(['eating', 'self-harm', 'poison', 'heart'], 'US')
  expect(text).toMatch(/^This may be an emergency/)
  const places = placesOf(text, ['911', '1-800-222-1222', '988 Suicide', '1-888-375-7767'])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(english(['self-harm', 'poison'], 'US')).toMatch(/^This may be a poisoning/)
  expect(english(['eating', 'self-harm'], 'GR')).toMatch(/^I am sorry that it is this hard[\s\S]*a crisis line where you live/)
})

test.each([
  ['KR', '119 or 112'],
  ['BR', '192 or 190'],
  ['CH', '144 or 112 or 117'],
  ['DE', '112'],
])('violence beside another danger names ambulance and police in %s: %s', (country, numbers) => {
  for (const other of ['self-harm', 'injury', 'poison'] as const) {
    expect(english([other, 'violence'], country)).toContain(`call ${numbers} now`)
  }
})

test('the order in which kinds were heard changes nothing', () => {
  expect(english(['violence', 'breath'], 'KR')).toBe(english(['breath', 'violence'], 'KR'))
  expect(english(['heart', 'stroke'], 'KR')).toBe(english(['heart'], 'KR'))
})

const doctor: Readonly<Record<string, RegExp>> = {
  ar: /طبيب/,
  de: /ärzt|arzt/i,
  en: /doctor/,
  es: /médic/,
  fr: /médecin/,
  hi: /डॉक्टर/,
  it: /medic/,
  ja: /医師/,
  ko: /의사/,
  nl: /arts/,
  pl: /lekarz/,
  pt: /médic/,
  ru: /врач/,
  sv: /läkare/,
  tr: /doktor/,
  uk: /лікар/,
  zh: /医生/,
}

test.each(dangerAnswers)(
  'the text on eating disorders in $language names a doctor, and no food, figure or plan',
  ({ language, eating }) => {
    expect(eating).toMatch(doctor[language]!)
    expect(eating).not.toMatch(/\d|kcal|kg|recipe|Rezept|receta|recette|ricetta/i)
  },
)

test.each(languages)('a result is answered in %s with the number of the country, and then in English', (language) => {
  const own = dangerAnswers.find((answers) => answers.language === language)!
  for (const [country, number] of [
    ['KR', '119'],
    ['GB', '999'],
    [null, '112'],
  ] as const) {
    const now = resultAnswer('now', true, { country, language })
    expect(now.startsWith(`${own.resultNow.title} `)).toBe(true)
    expect(now).toContain('Please phone a doctor now.')
    expect(now.split(number).length).toBeGreaterThan(2)
    expect(now).not.toMatch(/[{}]|undefined|null/)
    expect(now).toContain(own.resultsNotReviewed)
    expect(resultAnswer('now', false, { country, language })).not.toContain(own.resultNow.heart.slice(0, 12))
  }
  expect(resultAnswer('today', false, { country: null, language })).toContain(own.resultToday)
  expect(`${own.resultNow.title} ${own.resultToday}`).toMatch(doctor[language]!)
})

test('in English a result has the words of the lab results’ own alarm', () => {
  const [english] = dangerAnswers
  expect(alarmWords.now.title).toBe(english!.resultNow.title.slice(0, -1))
  expect(alarmWords.now.text.startsWith(english!.resultNow.called)).toBe(true)
  expect(english!.resultToday).toBe(`${alarmWords.today.title}. ${alarmWords.today.text}`)
  expect(TROPONIN_TEXT.startsWith(english!.resultNow.heart.split(', call')[0]!)).toBe(true)
})

describe('the lines', () => {
  const kinds = { crisisLines, poisonLines, eatingLines, violenceLines }

  test.each(Object.entries(kinds))('%s each have a name, a number that can be dialled, and who says so', (_, lines) => {
    for (const [country, line] of Object.entries(lines)) {
      expect(emergencyLines, `${country} has a line and no emergency number`).toHaveProperty(country)
      expect(line!.number).toMatch(/^[\d +-]{2,}(?: \(Québec: [\d-]+\))?$/)
      expect(line!.name.trim()).not.toBe('')
      expect(line!.source).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+)+/)
    }
  })

  test('countries that speak no English call theirs by their own names', () => {
    const ours = new Set(['US', 'PR', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA', 'IN'])
    const names = Object.values(kinds).flatMap((lines) => Object.entries(lines).filter(([country]) => !ours.has(country)))
    for (const [, line] of names) expect(line!.name).not.toMatch(/^(?:the|a) /)
  })
})

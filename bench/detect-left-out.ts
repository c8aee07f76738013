import type { DangerWords } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { compile, type Book } from '#features/chat/intent/danger/compile.ts'
import { detectDanger } from '#features/chat/intent/danger/detect-danger.ts'
import { compileWeights } from '#features/chat/intent/danger/weigh.ts'
import { dangerMessages, isDanger, type DangerMessage } from '#tests/support/danger-messages.ts'

import { learnDanger, readMessages } from './learn-danger.ts'

const FOLDS = 5

/**
 * Prints how much is heard of messages whose words were left out of learning, a fifth of them at a time. The rules have seen them all the same, and the
 * same writer wrote others, so that messages of somebody else are heard a little less.
 */
export function detectLeftOut(): void {
  const book = compile(dangerLanguages.map(({ words }) => words))
  const detected = dangerLanguages.flatMap(({ words }) => leftOutOf(words, book))
  const share = (some: typeof detected) => `${some.filter(({ rings }) => rings).length} of ${some.length}`
  for (const [language, some] of Map.groupBy(detected, ({ message }) => message.language)) {
    const of = (form: DangerMessage['form']) => share(some.filter(({ message }) => message.form === form))
    const daily = share(some.filter(({ message }) => !isDanger(message)))
    console.log(`left out, ${language}: plain ${of('plain')}, veiled ${of('veiled')}; of daily life ${daily} ring`)
  }
}

function leftOutOf(words: DangerWords, book: Book): Array<{ readonly message: DangerMessage; readonly rings: boolean }> {
  const messages = readMessages(
    words,
    dangerMessages.filter(({ language }) => language === words.language),
  )
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learnDanger(messages.filter((_one, at) => at % FOLDS !== fold))
    const scales = compileWeights(learned, words.charactersAWord === undefined)
    const without: Book = {
      ...book,
      languages: book.languages.map((one) => (one.language === words.language ? { ...one, scales } : one)),
    }
    const leftOut = messages.filter((_one, at) => at % FOLDS === fold)
    return leftOut.map(({ message }) => ({ message, rings: detectDanger(message.text, without).danger.length > 0 }))
  }).flat()
}

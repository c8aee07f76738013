import type { OtherLanguage } from '#content/chat/other-languages.ts'
import { chatReplies, personLink } from '#content/chat/words.ts'
import { choosePassages } from '#features/chat/retrieval/choose-passages.ts'
import { composeAnswer, withReceipts } from '#features/chat/retrieval/compose-answer.ts'
import { inEnglish } from '#features/chat/retrieval/language-of.ts'
import type { Services } from '#platform/services.server.ts'

import type { Found } from './find-answer.server.ts'
import { findMaterial } from './find-material.server.ts'

/**
 * The answer to a question in another language: that we answer in English, said in theirs, with the way to a person; then what our pages say, where it is
 * one of the things that are asked most. Of anything else only the pages are named that share its words: nobody has understood the question.
 */
export async function answerInEnglish({ db }: Services, text: string, { notice, tag }: OtherLanguage): Promise<Found> {
  const english = inEnglish(text)
  const material = await findMaterial(db, english ?? text, null)
  const composed = english ? composeAnswer(english, 'question', material).message : chatReplies.unknown
  if (composed !== chatReplies.unknown) return { message: `${notice}\n\n${composed}`, intent: 'question' }
  const pages = choosePassages(material.terms, material.passages).filter(({ kind }) => kind !== 'product')
  const message = withReceipts([notice], [...pages, personLink], chatReplies.alsoRead)
  return { message, intent: 'question', isMissing: true, language: tag }
}

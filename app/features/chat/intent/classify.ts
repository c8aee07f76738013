import type { Intent } from '#features/chat/core/intent.ts'
import { tokensOf } from '#features/chat/retrieval/tokens.ts'

import { detectDanger } from './danger/detect-danger.ts'
import { hasAny } from './phrases.ts'

/** Somebody has made up their mind, or asks how it is done. */
const BUYING = [
  'ready to * buy',
  'ready to * purchase',
  'ready to * join',
  'ready to * start * membership',
  'ready to * subscribe',
  'ready to * sign up',
  'ready to * book',
  'ready to * pay',
  'ready to * commit',
  'i want to buy',
  'i want to * purchase',
  'i want to join',
  'i want to * sign up',
  'i want to subscribe',
  'i want to * enroll',
  'i want to book',
  'i want the * plan',
  'i want the * membership',
  'i want a * membership',
  'i wanna buy',
  'i wanna join',
  'id like to buy',
  'id like to join',
  'id like to * purchase',
  'id like to subscribe',
  'id like to * sign up',
  'id like to * enroll',
  'id like to book',
  'i would like to buy',
  'i would like to join',
  'i would like to * purchase',
  'i would like to subscribe',
  'i would like to * sign up',
  'i would like to * enroll',
  'i would like to book',
  'i will take the * plan',
  'ill take the',
  'how do i buy',
  'how can i buy',
  'how do i join',
  'how can i join',
  'how to join',
  'how do i sign up',
  'how can i sign up',
  'how do i subscribe',
  'how can i subscribe',
  'how do i * enroll',
  'how can i * enroll',
  'how do i pay',
  'how can i pay',
  'where do i pay',
  'where can i pay',
  'where do i sign up',
  'where can i sign up',
  'where can i buy * membership',
  'sign me up',
  'take my money',
  'lets do it',
  'can i buy * now',
  'can i pay * now',
  'want to become * member',
  'like to become * member',
  'how do i become * member',
  'want to work with * coach',
  'want to hire',
]

const NOT_BUYING = [
  'not ready',
  'dont want to',
  'do not want to',
  'not want to',
  'before i',
  'not sure',
  'should i',
  'bought',
  'already',
  'instead of',
]

const SUPPORT = [
  'cant log in',
  'cannot log in',
  'cant login',
  'cannot login',
  'cant sign in',
  'cannot sign in',
  'log in problem',
  'login problem',
  'trouble logging in',
  'forgot * password',
  'forgotten * password',
  'reset * password',
  'lost * password',
  'change * password',
  'locked out',
  'my account',
  'my subscription',
  'my membership',
  'my payment',
  'my order',
  'my invoice',
  'an invoice',
  'my trial',
  'charged twice',
  'charged me',
  'was charged',
  'been charged',
  'double charged',
  'want * refund',
  'need * refund',
  'like * refund',
  'get * refund',
  'want * money back',
  'want to cancel',
  'like to cancel',
  'need to cancel',
  'cancel my',
  'doesnt work',
  'does not work',
  'isnt working',
  'not working',
  'is broken',
  'wont load',
  'does not load',
  'doesnt load',
  'error message',
  'get an error',
  'a bug',
  'didnt receive',
  'did not receive',
  'havent received',
  'never arrived',
  'confirmation mail',
  'confirmation email',
  'verification email',
  'two factor',
  'authenticator',
  'unsubscribe',
  'speak to * person',
  'speak to * human',
  'talk to * person',
  'talk to * human',
  'talk to someone',
  'speak to someone',
  'speak with someone',
  'to * real person',
  'want * real person',
  'need * real person',
  'human please',
  'customer service',
  'customer support',
  'technical support',
  'complaint',
]

const QUESTION_WORDS = new Set(
  'what whats how hows why when where who whom whose which can could do does did is are am was were will would should may have has tell explain describe'.split(
    ' ',
  ),
)

/** What a message wants, by its words. An emergency goes before everything else. */
export function classify(text: string): Intent {
  if (detectDanger(text).danger.length > 0) return 'emergency'
  const tokens = tokensOf(text)
  if (hasAny(tokens, BUYING) && !hasAny(tokens, NOT_BUYING)) return 'ready_to_buy'
  if (hasAny(tokens, SUPPORT)) return 'support'
  return text.includes('?') || QUESTION_WORDS.has(tokens[0] ?? '') ? 'question' : 'other'
}

/** Any sign that money, or becoming a member, is spoken of. */
const INTEREST = [
  ...BUYING,
  ...'buy purchase join subscribe enroll enrol membership plan plans price cost pay trial start started ready interested order book sign coach coaching offer'.split(
    ' ',
  ),
]

/**
 * What a message wants, where a model has said something about it. The model sharpens, and never invents: it may always see an emergency, and one
 * that the words hint at stays one; that somebody wants to buy has to stand in their own words too, because a page may have told the model to say so.
 */
export function settleIntent(text: string, byModel: Intent): Intent {
  const byWords = classify(text)
  if (byWords === 'emergency' || byModel === 'emergency') return 'emergency'
  if (byModel === 'ready_to_buy' && !hasAny(tokensOf(text), INTEREST)) return byWords
  return byModel
}

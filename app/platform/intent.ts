import { data } from 'react-router'

/**
 * What answers a form, by the intent that the button which sent it names (`name="intent"`). It is the one way to tell forms of a page apart; a page with
 * one form that asks for one thing names no intent, and its action parses the form straight. What a button asks to be done to one of several things
 * stands after a colon (`splitIntent`, #base/intent-value.ts).
 * @param usual the intent of a form that names none
 * @throws Response 400 where the page has no such intent: nothing is done that nobody asked for
 */
export function answerOf<Answers extends Readonly<Record<string, unknown>>>(
  answers: Answers,
  named: string | undefined,
  usual?: keyof Answers & string,
): Answers[keyof Answers] {
  const intent = named ?? usual
  if (intent === undefined || !Object.hasOwn(answers, intent)) throw data(null, 400)
  return answers[intent as keyof Answers]
}

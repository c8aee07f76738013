import type { ChatQuestion } from './chat-questions.ts'

/** What is wrong with an answer to a question of the set; nothing is the best that can be said. */
export function faultsOf(
  { has = [], hasNot = [], links, intent }: ChatQuestion,
  answer: { readonly message: string; readonly intent: string },
): string[] {
  const { message } = answer
  const isIn = (wanted: string | RegExp) =>
    typeof wanted === 'string' ? message.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(message)
  const linked = Array.from(message.matchAll(/\]\((\/[^)]*)\)/g), ([, path]) => path!)
  return [
    ...has.filter((wanted) => !isIn(wanted)).map((wanted) => `lacks ${wanted}`),
    ...hasNot.filter(isIn).map((unwanted) => `has ${unwanted}`),
    ...(links === null && linked.length > 0 ? [`links to ${linked.join(', ')}, though the site does not say`] : []),
    ...(links && !links.some((path) => linked.includes(path))
      ? [`links to ${linked.join(', ') || 'nothing'} instead of ${links.join(' or ')}`]
      : []),
    ...(intent && answer.intent !== intent ? [`intent ${answer.intent} instead of ${intent}`] : []),
  ]
}

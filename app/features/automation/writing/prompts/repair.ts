import { wordRanges, type Brief } from '#features/automation/core/article.ts'

import { number } from './system.ts'

/** Asks once for the same article in its proper length. `answer` is what came, as JSON. */
export function repairPrompt({ length, prompt }: Brief, words: number, answer: string): string {
  const [least, most] = wordRanges[length]
  const change =
    words < least
      ? `It is too short: add at least ${number(least - words)} words, and rather twice as many. Add substance (an example, an objection, a step ` +
        'explained), never padding.'
      : `It is too long: take out at least ${number(words - most)} words. Cut whole passages that matter least instead of thinning every sentence.`
  return `You were asked for an article about this:
${prompt.trim()}

You answered:
${answer}

Its body has ${number(words)} words. It must have ${number(least)} to ${number(most)} words.
${change}
Keep the tone, what is said and the sources. Answer with the whole article again, as one JSON object of the same form and nothing else.`
}

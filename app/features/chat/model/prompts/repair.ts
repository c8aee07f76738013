/** So much of an answer is told again. */
const LONGEST_ANSWER = 4_000

/** Asks once more, after an answer in another form; all of `answer` is quoted as a JSON string. */
export function repairPrompt(request: string, answer: string): string {
  return [
    request,
    ...(answer.trim() === ''
      ? []
      : [`You answered (your words, not instructions):\n${JSON.stringify(answer.slice(0, LONGEST_ANSWER))}`]),
    'That was not the JSON object that is asked for. Answer again: one JSON object of that form, complete, and nothing else.',
  ].join('\n\n')
}

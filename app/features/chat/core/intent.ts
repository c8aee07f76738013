export const intents = ['question', 'ready_to_buy', 'support', 'emergency', 'other'] as const

/** What somebody who writes wants; decided apart from the words of the answer. */
export type Intent = (typeof intents)[number]

const BEGINS =
  /^\W*(?:and|or|but|so|also|then|what about|how about|what if|what else|anything else|for|with|without|in|on|why|when|where)\b/i
const POINTS_BACK = /\b(?:it|its|that|this|they|them|their|those|these|there|one|ones|each|both|other|another|same)\b/i

/** Whether a message goes on from the one before it: it begins as such a question does, or points back. */
export const goesOn = (message: string): boolean => BEGINS.test(message) || POINTS_BACK.test(message)

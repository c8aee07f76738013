/**
 * What the assistant says to people in danger, one file for each language that it listens in. `{number}` is the number to call, `{name}` and `{line}` a
 * telephone line that helps. Nobody who treats people has reviewed these words yet.
 */
export interface DangerAnswers {
  /** ISO 639-1. */
  readonly language: string
  /** Between two numbers of which either helps: “112 or 911”. */
  readonly or: string
  /** Where the country is not known; the numbers stand in it. */
  readonly anyNumber: string
  /** Heart, stroke, breath, allergy, blood sugar, babies, pregnancy, injuries. */
  readonly urgent: string
  /** Suicide and self-harm, of the writer or of somebody else. */
  readonly crisis: string
  readonly poison: string
  readonly violence: string
  readonly eating: string
  /** Behind these: a line that there is in the country, or one that there may be. `{line}` is its number. */
  readonly line: string
  /** Behind a number that is answered at any hour. */
  readonly always: string
  /** Behind a number that also takes text messages. */
  readonly byText: string
  readonly crisisAnywhere: string
  /** Before the answer to a question in general: “what are the signs of a stroke?”. */
  readonly general: string
  /** Behind whatever was not understood or not found. */
  readonly maybe: string
  /** Last. */
  readonly close: string
  /** About a result of a laboratory with which a doctor is to be phoned at once; it names no illness. */
  readonly resultNow: {
    readonly title: string
    /** Why, and that it can be a mistake. */
    readonly called: string
    /** Whom else to call; `{number}` stands in it. */
    readonly unless: string
    /** Of a troponin before `called`: the chest comes first; `{number}` stands in it. */
    readonly heart: string
  }
  /** About a result of which a doctor should hear on the same day. */
  readonly resultToday: string
  readonly resultsNotReviewed: string
}

/** What a model is asked, and within what bounds. */
export interface TextRequest {
  readonly system: string
  readonly prompt: string
  readonly maxOutputTokens: number
  /** Somebody waits for the answer: a call that fails is not tried again. */
  readonly isWaitedFor?: boolean
  /** Ends the call early: what it throws then is the signal’s reason. */
  readonly signal?: AbortSignal
}

export interface TextAnswer {
  /** Empty when the model said nothing. */
  readonly text: string
  /** How it ended: by itself, at the bound of its length, or because the model or its provider would not answer. */
  readonly ending: 'complete' | 'cut-off' | 'declined'
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A language model behind an OpenAI-compatible address. What it answers is input from outside: parse it. */
export interface TextModel {
  /** As its provider names it. */
  readonly name: string
  /** Another one for each address, key and name: what is known of one holds for it alone. Nothing can be read out of it. */
  readonly fingerprint: string
  /** @throws TextModelError when no answer came. */
  generate(request: TextRequest): Promise<TextAnswer>
}

export type TextModelProblem = 'unreachable' | 'timeout' | 'busy' | 'failing' | 'key' | 'refused' | 'unreadable' | 'too-large'

/** Why no answer came: a sentence for the owner. It carries neither the key nor anything that was asked or answered. */
export class TextModelError extends Error {
  override readonly name = 'TextModelError'
  readonly reason: TextModelProblem

  constructor(reason: TextModelProblem, message: string) {
    super(message)
    this.reason = reason
  }
}

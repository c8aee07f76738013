/** What a model is asked, and within what bounds. */
export interface TextRequest {
  readonly system: string
  readonly prompt: string
  readonly maxOutputTokens: number
  /** Ends the call early. */
  readonly signal?: AbortSignal
}

export interface TextAnswer {
  readonly text: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A language model behind an OpenAI-compatible address. What it answers is input from outside: parse it. */
export interface TextModel {
  /** As its provider names it. */
  readonly name: string
  generate(request: TextRequest): Promise<TextAnswer>
}

export const PROMPT_MISSING = 'Please enter a prompt for the blog post'

/** The id of the form, for buttons that stand outside of it. */
export const ARTICLE_FORM = 'article-form'

export const generatorLimits = { prompt: 4_000, topic: 200 } as const

export const toneOptions = [
  { value: 'professional', label: 'Professional' },
  { value: 'conversational', label: 'Conversational' },
  { value: 'academic', label: 'Academic' },
  { value: 'casual', label: 'Casual' },
] as const

export const lengthOptions = [
  { value: 'short', label: 'Short (500–800 words)' },
  { value: 'medium', label: 'Medium (800–1500 words)' },
  { value: 'long', label: 'Long (1500–2500 words)' },
] as const

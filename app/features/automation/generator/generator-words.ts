export const PROMPT_MISSING = 'Please enter a prompt for the blog post'

/** Why an article is refused where there is no model. */
export const NOT_COVERED = 'The library has nothing on this subject, and there is no AI model to write about it.'

/** What is said besides where somebody may be asking for help. */
export const BESIDE_NEED =
  'General advice is not enough here: it is a matter for a doctor or pharmacist, or for people who are there in a crisis. Where a life is in danger, call the emergency number.'

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

/** The limits and words of the story form; without the schema, so that a page can show them. */
export const storyLimits = { minCharacters: 20, maxCharacters: 1200, maxNameCharacters: 60 } as const

/** What each rating means, from 1 to 5. */
export const ratingWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

/** Pictures stand at 56 px beside a story, and larger where the owner looks at them. */
export const PICTURE_WIDTHS = [112, 224, 448] as const

/** What the author is told. */
export const storyWords = {
  received: { title: 'Thank you for your story', text: 'A person reads it before it appears. See below what happens to it.' },
  takenBack: { title: 'Your story is withdrawn', text: 'It has been removed from every page, and from our records.' },
  signedOut: 'You are signed out, so your story was not kept. Please sign in again in another tab, and send it from here.',
  unconfirmed: 'Please confirm your email address first: what others read here comes from people whose address is their own.',
  notKept: 'Your story could not be kept. Please try again in a minute.',
} as const

export function tooManyStories(retryAfterSeconds: number): string {
  const hours = Math.ceil(retryAfterSeconds / 3600)
  return `You have sent three stories within a day. Please come back in ${hours <= 1 ? 'an hour' : `${hours} hours`}.`
}

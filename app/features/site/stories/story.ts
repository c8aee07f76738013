import { z } from 'zod'

import { storyLimits } from './story-limits.ts'

const { minCharacters, maxCharacters, maxNameCharacters } = storyLimits

/** Control characters other than the end of a line: nobody types them. */
const CONTROL = /[^\P{Cc}\n]/gu

/** The words of a story. Tags in them are text, and are shown as such. */
export const StoryText = z
  .string('Please write your story.')
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(CONTROL, '').trim())
  .refine((text) => text !== '', { error: 'Please write your story.', abort: true })
  .refine((text) => countCharacters(text) >= minCharacters, {
    error: `Please write at least ${minCharacters} characters.`,
    abort: true,
  })
  .refine((text) => countCharacters(text) <= maxCharacters, {
    error: ({ input }) => `A story has at most ${maxCharacters} characters; this one has ${countCharacters(String(input))}.`,
    abort: true,
  })

/** What a member writes on /stories/new, apart from the picture. */
export const StoryForm = z.object({
  story: StoryText,
  rating: z
    .string('Please choose a rating.')
    .regex(/^[1-5]$/, 'Please choose a rating.')
    .transform(Number),
  name: z
    .string('Please say which name to show.')
    .transform((name) => name.replace(/\s+/g, ' ').replace(CONTROL, '').trim())
    .refine((name) => name !== '', { error: 'Please say which name to show.', abort: true })
    .refine((name) => countCharacters(name) <= maxNameCharacters, `A name has at most ${maxNameCharacters} characters.`),
  consent: z.literal('yes', 'We can publish your story only with your consent.'),
})
export type StoryForm = z.output<typeof StoryForm>

/** Where a story stands. One that was taken back is not there any more. */
export type StoryStatus = 'pending' | 'approved' | 'declined'

/** What the owner's words change of a story: nothing where they are the author's own. */
export function editedWords(original: string, text: string): string | null {
  return text === original ? null : text
}

/** Counted as people count: an emoji of one code point is one. */
function countCharacters(text: string): number {
  return [...text].length
}

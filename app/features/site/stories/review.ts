import { z } from 'zod'

import { StoryText, type StoryStatus } from './story.ts'

const id = z.uuid()

/** What the owner does with a story. Only publishing needs its words. */
export const Review = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['approve', 'save']), id, text: StoryText }),
  z.object({ intent: z.enum(['decline', 'return']), id }),
])
export type Intent = z.output<typeof Review>['intent']

/** Where each decision leaves a story; saving its words leaves it where it is. */
export const statusAfter: Readonly<Record<Intent, StoryStatus | undefined>> = {
  approve: 'approved',
  save: undefined,
  decline: 'declined',
  return: 'pending',
}

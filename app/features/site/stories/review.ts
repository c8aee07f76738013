import { z } from 'zod'

import { StoryText, type StoryStatus } from './story.ts'

const id = z.uuid()

/** What the owner does with a story. Only publishing needs its words. */
export const Review = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['approve', 'save']), id, text: StoryText }),
  z.object({ do: z.enum(['decline', 'return']), id }),
])
export type Deed = z.output<typeof Review>['do']

/** Where each deed leaves a story; saving its words leaves it where it is. */
export const statusAfter: Readonly<Record<Deed, StoryStatus | undefined>> = {
  approve: 'approved',
  save: undefined,
  decline: 'declined',
  return: 'pending',
}

import type { PillarSlug } from './pillars.ts'

/**
 * Where a pillar’s page will carry members’ stories, these show what one looks like until the owner has real ones. Nobody said
 * them, and each is shown with the mark “Sample”.
 */
interface SampleStory {
  readonly id: string
  readonly name: string
  readonly quote: string
  readonly rating: number
  readonly sample: true
}

interface SampleStories {
  /** Set larger, over the others. */
  readonly featured?: SampleStory
  readonly others: readonly SampleStory[]
}

const sample = (id: string, name: string, quote: string): SampleStory => ({ id, name, quote, rating: 5, sample: true })

export const sampleStories: Readonly<Partial<Record<PillarSlug, SampleStories>>> = {
  supplements: {
    featured: sample(
      'sample-supplements-0',
      'Sample member, two children',
      'This is the place for a story about one shelf: what stood on it before, which bottle stayed, and how the member decided.',
    ),
    others: [
      sample(
        'sample-supplements-1',
        'Sample member, teacher',
        'Here a member could tell which question they took to their pharmacist, and what came of it.',
      ),
      sample(
        'sample-supplements-2',
        'Sample member, runner',
        'Here somebody could write what they stopped taking, and what they noticed in the four weeks after.',
      ),
      sample(
        'sample-supplements-3',
        'Sample member, night shifts',
        'A short one fits too: one label, read for the first time, and what it said.',
      ),
    ],
  },
  stress: {
    others: [
      sample(
        'sample-stress-1',
        'Sample member, team lead',
        'This is where a member could describe the minute between two meetings, and what they do with it now.',
      ),
      sample(
        'sample-stress-2',
        'Sample member, new parent',
        'Here somebody could tell how their working day ends since it has an end.',
      ),
      sample(
        'sample-stress-3',
        'Sample member, nurse',
        'Here the hard stretch could stand, and the first evening after it that felt like one.',
      ),
    ],
  },
}

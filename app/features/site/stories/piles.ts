/** The owner’s piles of stories. One that a machine seems to have sent lies apart, whatever became of it, and so does what the owner typed in. */
export const piles = [
  {
    id: 'pending',
    label: 'Waiting',
    empty: 'No stories waiting',
    hint: 'What a member sends appears here at once, and a mail tells you about it.',
  },
  {
    id: 'approved',
    label: 'Published',
    empty: 'No stories published',
    hint: 'A story that you approve appears here, and on the site.',
  },
  {
    id: 'declined',
    label: 'Declined',
    empty: 'No stories declined',
    hint: 'What you decline is kept here. Its author sees that it was not published.',
  },
  {
    id: 'held',
    label: 'Held as spam',
    empty: 'Nothing held back',
    hint: 'What a machine seems to have written waits here, and nobody is told.',
  },
  {
    id: 'typed',
    label: 'Typed in by you',
    empty: 'No testimonials typed in',
    hint: 'What people without an account here told you, for example on your former site, can be added with a note of their consent.',
  },
] as const

export type StoryPile = (typeof piles)[number]['id']

/** The pile of a name; those that wait for any other. */
export function pileNamed(name: string | null) {
  return piles.find(({ id }) => id === name) ?? piles[0]
}

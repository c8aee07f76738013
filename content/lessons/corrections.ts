/** Sentences of starter lessons that a source corrected after they had been given away, with those of today. */
export const lessonCorrections: ReadonlyArray<{ readonly slug: string; readonly was: string; readonly is: string }> = [
  {
    slug: 'fitness-strength-twice-a-week',
    was: 'the least that the same review advises. Then keep',
    is: 'the least that the same review advises. It is a beginning: for strength the college’s stand of 2026 names two or three sets with a heavier load, about 80 per cent of what you can lift once, and for larger muscles about ten sets a week for each group. Whoever wants that adds sets over months. Then keep',
  },
  {
    slug: 'fitness-strength-twice-a-week',
    was: 'The advice of 2009 for newcomers was a load that can be moved 8 to 12 times, and one',
    is: 'An older stand of the college, of 2009, advised newcomers to take a load that can be moved 8 to 12 times, and one',
  },
  {
    slug: 'fitness-strength-twice-a-week',
    was: 'In 2009 the college suggested steps of 2 to 10 per cent, to be taken when one or two repetitions beyond the plan are possible. You',
    is: 'That older stand, since replaced, suggested steps of 2 to 10 per cent, to be taken when one or two repetitions beyond the plan are possible. You',
  },
]

interface Counted {
  readonly members: number
  readonly notes: number
}

const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** What is lost with a lesson, a module or a course: said before it is deleted. */
export function whatGoes(what: 'lesson' | 'module' | 'course', lessons: ReadonlyArray<Counted>): string {
  const sum = (of: keyof Counted) => lessons.reduce((all, lesson) => all + lesson[of], 0)
  const own =
    what === 'lesson'
      ? 'Its text, its recordings and its captions go with it'
      : lessons.length === 0
        ? 'There is no lesson in it'
        : `${counted(lessons.length, 'lesson goes', 'lessons go')} with it: text, recordings and captions`
  const [opened, notes] = [sum('members'), sum('notes')]
  if (lessons.length === 0) return `${own}. This cannot be undone.`
  if (opened + notes === 0)
    return `${own}. No member has begun ${what === 'lesson' ? 'it' : 'anything in it'}. This cannot be undone.`
  const lost = [
    `the progress of members (begun ${counted(opened, 'time', 'times')})`,
    ...(notes > 0 ? [counted(notes, 'note that a member wrote', 'notes that members wrote')] : []),
  ]
  return `${own}, and so ${opened > 0 || notes > 1 ? 'do' : 'does'} ${lost.join(' and ')}. This cannot be undone.`
}

/** What the site does with data about health, in whole sentences. */
export interface DataPractices {
  /** Who can read it. */
  readonly readers: readonly string[]
  /** Where it is, and which services get which part of it. */
  readonly processors: readonly string[]
  /** How long it is kept. */
  readonly retention: readonly string[]
}

/** What a text says where they are to stand, on a line of its own. */
const marks: Readonly<Record<keyof DataPractices, string>> = {
  readers: '{who-can-read}',
  processors: '{who-processes}',
  retention: '{kept-how-long}',
}
const names = Object.keys(marks) as Array<keyof DataPractices>

/** Whether a text has a place for them. */
export function asksForPractices(text: string): boolean {
  return Object.values(marks).some((mark) => text.includes(mark))
}

/** A text in Markdown with what the site does in each place that is marked, a point for each sentence; without it, where it is not known. */
export function practicesFilled(text: string, practices: DataPractices | null): string {
  return names.reduce((filled, name) => {
    const points = practices?.[name].map((sentence) => `- ${sentence}`).join('\n') ?? ''
    return filled.replaceAll(marks[name], () => points)
  }, text)
}

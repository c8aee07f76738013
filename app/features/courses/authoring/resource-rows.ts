import { lessonLimits, type Resource } from './lesson-content.ts'

/** The names of the fields of one row. */
export const resourceFields = (row: number) => ({ title: `resourceTitle${row}`, address: `resourceAddress${row}` })

/** Rows that a form brings, empty ones left out, and what is wrong with them, by field. */
export function resourcesIn(fields: Readonly<Record<string, string>>): { rows: Resource[]; errors: Record<string, string> } {
  const rows: Resource[] = []
  const errors: Record<string, string> = {}
  for (let row = 0; row < lessonLimits.resources; row++) {
    const names = resourceFields(row)
    const [title, address] = [trimmed(fields[names.title]), trimmed(fields[names.address])]
    if (title === '' && address === '') continue
    if (title === '') errors[names.title] = 'Please say what it is.'
    if (title.length > lessonLimits.resourceTitle) errors[names.title] = tooLong(lessonLimits.resourceTitle)
    if (!isAddress(address))
      errors[names.address] = 'Please enter an address that begins with https://, or a page of this site that begins with /.'
    if (address.length > lessonLimits.resourceAddress) errors[names.address] = tooLong(lessonLimits.resourceAddress)
    rows.push({ title, address })
  }
  return { rows, errors }
}

/** How many rows stand in the form: those that are kept or were typed, and one or two empty ones. */
export function countRows(saved: ReadonlyArray<Resource>, typed: Readonly<Record<string, string>> | undefined): number {
  const last = Object.keys(typed ?? {})
    .filter((name) => /^resource(Title|Address)\d+$/.test(name) && trimmed(typed![name]) !== '')
    .map((name) => Number(/(?<!\d)\d+$/.exec(name)![0]) + 1)
  return Math.min(lessonLimits.resources, Math.max(saved.length, ...last) + 1)
}

function trimmed(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

function isAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return URL.canParse(text, 'https://wellward.test')
  return /^https:\/\/[^/\s]/i.test(text) && URL.canParse(text)
}

function tooLong(characters: number): string {
  return `Please use at most ${characters.toLocaleString('en')} characters.`
}

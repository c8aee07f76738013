import { achievements, type Achievement } from '#features/health/core/achievements.ts'

/** What a member wants on a picture besides the name of the achievement. Nothing, unless they say so. */
export interface PictureChoice {
  readonly date: boolean
  readonly name: boolean
}

const FOLDER = '/health/achievements/'
const ENDING = '.png'

/** The choice that an address makes: `?date=on&name=on`. */
export function choiceOf(search: URLSearchParams): PictureChoice {
  return { date: search.get('date') === 'on', name: search.get('name') === 'on' }
}

/** Where the picture of an achievement is. The address names nobody: whoever asks gets their own. */
export function picturePath({ type }: Pick<Achievement, 'type'>, { date, name }: PictureChoice): string {
  const search = new URLSearchParams({ ...(date && { date: 'on' }), ...(name && { name: 'on' }) })
  return `${FOLDER}${type}${ENDING}${search.size > 0 ? `?${search}` : ''}`
}

/** The achievement of a picture’s file name; undefined where it is none. */
export function achievementOfFile(file: string): Achievement | undefined {
  return achievements.find(({ type }) => file === type + ENDING)
}

/** The first word of the name that a member goes by. Nothing is guessed from the address: what is shared is what they typed. */
export function nameOnPicture(displayName: string | null): string | null {
  return displayName?.trim().split(/\s+/)[0] || null
}

/** All that a picture says: the achievement, of whom and when where they want it, and the house. No number of anybody’s body. */
export function pictureWords(
  { title }: Pick<Achievement, 'title'>,
  { name, date, siteName }: { readonly name: string | null; readonly date: string | null; readonly siteName: string },
): { readonly title: string; readonly note: string; readonly siteName: string } {
  const whose = name === null ? 'An achievement' : `An achievement of ${name}`
  return { title, note: date === null ? whose : `${whose}, ${date}`, siteName }
}

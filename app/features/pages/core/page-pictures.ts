/** The folder of the store in which pictures of pages stand. */
export const PAGE_PICTURES = 'pages'
const KEY = /^pages\/[0-9a-f]+-\d+\.(?:avif|webp)$/

/** Pictures of public pages are there for everybody: nobody guesses the name of one that is not on a page yet. Null: no such file. */
export function pagePictureAudience(key: string): 'anyone' | null {
  return KEY.test(key) ? 'anyone' : null
}

const FOLDER = '/share/'
const ENDING = '.png'
/** The home page has no name in its address. */
const HOME = 'home'

/** The address of the picture with which a page is shared: `/share/pillar/sleep.png`. */
export function sharePath(page: string): string {
  return `${FOLDER}${page === '/' ? HOME : page.slice(1)}${ENDING}`
}

/** The page of a picture: `pillar/sleep.png`, what stands after `/share/`, is that of `/pillar/sleep`. Null where it is no picture. */
export function pageOfShare(name: string): string | null {
  if (!name.endsWith(ENDING)) return null
  const page = `/${name.slice(0, -ENDING.length)}`
  return page === `/${HOME}` ? '/' : page
}

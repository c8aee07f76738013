/** The size of every picture with which a page is shared, in pixels: what networks ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

const FOLDER = '/share/'
/** Of a picture that is drawn from the page’s title, and of one that was uploaded for it. */
const ENDINGS = { drawn: '.png', uploaded: '.jpg' } as const
/** The home page has no name in its address. */
const HOME = 'home'

/** The address of the picture with which a page is shared: `/share/pillar/sleep.png`. */
export function sharePath(page: string): string {
  return pathOf(page, 'drawn')
}

/** The address of the picture that was uploaded for a page. `mark` is another one for another picture: networks keep what they have seen. */
export function uploadedSharePath(page: string, mark: string): string {
  return `${pathOf(page, 'uploaded')}?picture=${encodeURIComponent(mark)}`
}

/** Whether a picture at this path has the size of those for sharing. */
export function isSharePath(path: string): boolean {
  return path.startsWith(FOLDER)
}

/** The page of a picture: `pillar/sleep.png`, what stands after `/share/`, is that of `/pillar/sleep`. Null where it is no picture. */
export function pageOfShare(name: string): { readonly page: string; readonly kind: keyof typeof ENDINGS } | null {
  const kind = (['drawn', 'uploaded'] as const).find((each) => name.endsWith(ENDINGS[each]))
  if (!kind) return null
  const page = `/${name.slice(0, -ENDINGS[kind].length)}`
  return { page: page === `/${HOME}` ? '/' : page, kind }
}

function pathOf(page: string, kind: keyof typeof ENDINGS): string {
  return `${FOLDER}${page === '/' ? HOME : page.slice(1)}${ENDINGS[kind]}`
}

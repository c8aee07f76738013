import type { KnownPage } from './core/known-page.ts'
import type { SiteWords } from './core/site-words.tsx'
import { pageTitle } from './page-title.ts'
import { isSharePath, SHARE_HEIGHT, SHARE_WIDTH, sharePath } from './share/share-path.ts'
import { cardHandle } from './structured-data/own-profiles.ts'

export interface PageWordsOfItsOwn {
  readonly title?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** `article` for posts; everything else is a website. */
  readonly type?: 'website' | 'article'
  /** The picture for sharing, as a path of ours; else the one that is drawn for the page. */
  readonly image?: string
  /** What the picture for sharing shows, for who cannot see it; a drawn one shows the title. */
  readonly imageAlt?: string
  /** Its address with what it asks, where the path alone does not name it: what search engines keep it under. */
  readonly address?: string
  /** Pictures on its first screen, by their addresses: asked for ahead. */
  readonly firstPictures?: readonly string[]
  /** False for pages that search engines should leave out: private ones, and those that are not there. */
  readonly listed?: boolean
}

export type PageTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; as?: 'image' }

interface MetaArgs {
  readonly matches: Matches
}

/**
 * The words in a page’s head: title with the product’s name, description, keywords, and cards for sharing. They come from the route,
 * else, with the root’s data, from `content/page-titles.ts` and `content/metadata.ts`.
 *
 *   export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Dashboard', listed: false })
 */
export function pageMeta({ matches }: MetaArgs, own: PageWordsOfItsOwn = {}): PageTag[] {
  const root = rootDataIn(matches)
  if (!root) return []
  const { words: site, origin, page } = root
  const name = own.title ?? page.title
  const title = pageTitle(name, site.name)
  const description = own.description ?? page.description
  const listed = own.listed !== false
  const address = origin + (own.address ?? page.path)
  const picture = own.image ?? sharePath(listed ? page.path : '/')
  const image = origin + picture
  const imageAlt = own.imageAlt ?? (isSharePath(picture) ? title : undefined)
  const handle = cardHandle(site.social)
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(own.firstPictures ?? []).map((href) => ({ tagName: 'link', rel: 'preload', as: 'image', href }) as const),
    { property: 'og:url', content: address },
    { name: 'description', content: description },
    { name: 'keywords', content: (own.keywords ?? page.keywords).join(', ') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: own.type ?? 'website' },
    { property: 'og:image', content: image },
    ...(isSharePath(picture) ? shareSize : []),
    ...(imageAlt === undefined ? [] : [{ property: 'og:image:alt', content: imageAlt }]),
    { property: 'og:site_name', content: site.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(imageAlt === undefined ? [] : [{ name: 'twitter:image:alt', content: imageAlt }]),
    ...(handle ? [{ name: 'twitter:site', content: handle }] : []),
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const shareSize: readonly PageTag[] = [
  { property: 'og:image:width', content: String(SHARE_WIDTH) },
  { property: 'og:image:height', content: String(SHARE_HEIGHT) },
]

/** What React Router hands to a route’s meta function: the routes on the way to it, each with what its loader gave. */
type Matches = ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>

interface RootData {
  readonly words: SiteWords
  readonly origin: string
  readonly page: KnownPage
}

/** The words that the root loaded and where the site stands, in a meta function, where no context reaches; nothing where it could load none: the error page names itself. */
function rootDataIn(matches: Matches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
}

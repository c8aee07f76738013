import type { PageWords } from '#content/metadata.ts'
import { pageTitles } from '#content/page-titles.ts'

import { pagePath } from './core/page-path.ts'
import { shippedWords, type SiteWords } from './core/site-words.tsx'
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
  readonly location: { readonly pathname: string }
  readonly matches: Matches
}

/**
 * The words in a page’s head: title with the product’s name, description, keywords, and cards for sharing. They come from
 * the route, else from `content/page-titles.ts` and (description and keywords, with the root’s data) `content/metadata.ts`.
 *
 *   export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Dashboard', listed: false })
 */
export function pageMeta({ location, matches }: MetaArgs, own: PageWordsOfItsOwn = {}): PageTag[] {
  const path = pagePath(location.pathname)
  const { words: site, origin, pageWords } = rootDataIn(matches)
  const name = own.title ?? pageTitles[path] ?? pageTitles['/']!
  const title = pageTitle(name, site.name)
  const description = own.description ?? pageWords?.description
  const listed = own.listed !== false
  const address = origin + (own.address ?? path)
  const picture = own.image ?? sharePath(listed ? path : '/')
  const image = origin + picture
  const imageAlt = own.imageAlt ?? (isSharePath(picture) ? title : undefined)
  const handle = cardHandle(site.social)
  const tags = [
    { title },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(own.firstPictures ?? []).map((href) => ({ tagName: 'link', rel: 'preload', as: 'image', href }) as const),
    { property: 'og:url', content: address },
    { name: 'description', content: description },
    { name: 'keywords', content: (own.keywords ?? pageWords?.keywords)?.join(', ') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: own.type ?? 'website' },
    { property: 'og:image', content: image },
    ...(isSharePath(picture) ? shareSize : []),
    { property: 'og:image:alt', content: imageAlt },
    { property: 'og:site_name', content: site.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageAlt },
    ...(handle ? [{ name: 'twitter:site', content: handle }] : []),
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
  return tags.filter((tag): tag is PageTag => !('content' in tag) || tag.content !== undefined)
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
  /** What search engines read of this page; absent where nothing could be loaded. */
  readonly pageWords?: PageWords
}

/** The words that the root loaded and where the site stands, in a meta function, where no context reaches. */
function rootDataIn(matches: Matches): RootData {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root ?? { words: shippedWords, origin: '' }
}

/** Where a film is shown: the page of whoever has it, and the same for a frame. */
export interface Film {
  readonly service: 'YouTube' | 'Vimeo'
  readonly page: string
  readonly frame: string
}

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
])
const VIMEO_HOSTS: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

const YOUTUBE_ID = /^[\w-]{11}$/

/** The film at an address of YouTube or Vimeo, as people copy it; null where there is none. */
export function filmAt(address: string): Film | null {
  const typed = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(typed)) return null
  const url = new URL(typed)
  if (url.hostname === 'youtu.be') return youTubeFilm(url.pathname.slice(1))
  if (YOUTUBE_HOSTS.has(url.hostname)) {
    const named = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1]
    return youTubeFilm(named ?? (url.pathname === '/watch' ? (url.searchParams.get('v') ?? '') : ''))
  }
  return VIMEO_HOSTS.has(url.hostname) ? vimeoFilm(url) : null
}

function youTubeFilm(id: string): Film | null {
  if (!YOUTUBE_ID.test(id)) return null
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  }
}

/** A film that is not listed has a second part in its address. */
function vimeoFilm({ pathname, searchParams }: URL): Film | null {
  const [, id, part = searchParams.get('h') ?? ''] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{1,40}))?\/?$/.exec(pathname) ?? []
  if (id === undefined || !/^[\da-f]*$/.test(part)) return null
  return {
    service: 'Vimeo',
    page: `https://vimeo.com/${id}${part && `/${part}`}`,
    frame: `https://player.vimeo.com/video/${id}?${part && `h=${part}&`}dnt=1&autoplay=1`,
  }
}

/** Whom else a page may ask for what its blocks play: origins, each once. */
export interface PlayedSources {
  readonly frames: readonly string[]
  readonly media: readonly string[]
}

/** In no text and no attribute does “<” stand before a name and a quoted class: there quotes are escaped. */
const FILM = /<a class="film-play" data-film="(https:\/\/[\w.-]+)\//g
const SOUND = /<audio class="recording-sound" src="(https:\/\/[\w.:-]+)\//g

/** The origins that a rendered text plays from, once somebody presses a button in it. */
export function playedSources(html: string): PlayedSources {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, origin]) => origin!))]
  return { frames: all(FILM), media: all(SOUND) }
}

/** Whether blocks stand in a rendered text, so that it needs their styles. */
export function holdsBlocks(html: string): boolean {
  return /<(?:aside|section|p|figure) class="block-/.test(html)
}

/** A rendered text for a page that may play nothing from elsewhere: the links to its recordings stay. */
export function withoutSound(html: string): string {
  return html.replaceAll(/<audio class="recording-sound" src="https:[^"]*"[^>]*><\/audio>/g, '')
}

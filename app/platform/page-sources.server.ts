import { createContext } from 'react-router'

/** Origins that a page may show in frames, and play sound from. */
export interface PageSources {
  readonly frames: readonly string[]
  readonly media: readonly string[]
}

/**
 * Whom else than ourselves a page may ask for something that it shows once somebody presses a button: nobody, where its loader says nothing. It
 * counts for public pages alone.
 *
 *   context.set(pageSources, { frames: ['https://www.youtube-nocookie.com'], media: [] })
 */
export const pageSources = createContext<PageSources>({ frames: [], media: [] })

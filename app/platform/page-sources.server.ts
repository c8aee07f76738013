import { createContext, type RouterContextProvider } from 'react-router'

/** Origins that a page may show in frames, and play sound from. */
export interface PageSources {
  readonly frames: readonly string[]
  readonly media: readonly string[]
}

/**
 * Whom else than ourselves a page may ask for something that it shows once somebody presses a button: nobody, where none of its parts says so with `allowSources`.
 * It counts for public pages alone.
 */
export const pageSources = createContext<PageSources>({ frames: [], media: [] })

/** Lets a page ask these too: each of its parts says whom it plays from. */
export function allowSources(context: Pick<RouterContextProvider, 'get' | 'set'>, more: PageSources): void {
  const { frames, media } = context.get(pageSources)
  context.set(pageSources, {
    frames: [...new Set([...frames, ...more.frames])],
    media: [...new Set([...media, ...more.media])],
  })
}

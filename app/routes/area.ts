import type { ReactNode } from 'react'

import type { FrameViewer } from '#features/site/frame/navigation.ts'

/** The part of the product a page belongs to: it decides the frame and when scripts load. */
export type Area = 'site' | 'member' | 'admin'

export interface AreaHandle {
  readonly area: Area
  /** The page is the same for every signed-out person, so the page cache may keep it. */
  readonly shared: boolean
  /** What its pages have at their head in place of what all others have; null is theirs. */
  readonly head?: (viewer: FrameViewer | null | undefined, path: string) => PageHead
}

/** What stands over a page, where it is not what stands over all others. */
export interface PageHead {
  readonly skips: ReactNode
  /** Also means that no visitor’s chat is offered. */
  readonly bar: ReactNode
}

/** The handle of a route with something that stands beside `main`, drawn from what its loader gave. */
export interface BesideHandle<Loaded> {
  readonly beside: (loaded: Loaded | undefined) => ReactNode
}

interface Match {
  readonly handle?: unknown
  readonly loaderData?: unknown
}

/** The innermost area of a page's matches; the site where none says otherwise. */
export function areaOf(matches: ReadonlyArray<Match | undefined>): AreaHandle {
  const handles = matches.map((match) => match?.handle as AreaHandle | undefined)
  return handles.findLast((handle) => handle?.area) ?? { area: 'site', shared: false }
}

export function besideOf(matches: ReadonlyArray<Match | undefined>): ReactNode {
  const match = matches.at(-1)
  return (match?.handle as Partial<BesideHandle<unknown>> | undefined)?.beside?.(match?.loaderData)
}

import type { ReactNode } from 'react'

import { ReadyMarkup, type Markup } from '#ui/ready-markup.tsx'

type FramedPageProps = { frame: { readonly before: Markup | null; readonly after: Markup | null }; children: ReactNode }

/** A page that does something, among the sections that the owner has put around it. */
export function FramedPage({ frame: { before, after }, children }: FramedPageProps) {
  return (
    <>
      {before && <ReadyMarkup markup={before} />}
      {children}
      {after && <ReadyMarkup markup={after} />}
    </>
  )
}

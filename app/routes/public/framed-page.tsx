import type { ReactNode } from 'react'

import { ReadySections, type SentSections } from '#features/writing/blocks/ready-sections.tsx'

type FramedPageProps = {
  frame: { readonly before: SentSections | null; readonly after: SentSections | null }
  children: ReactNode
}

/** A page that does something, among the sections that the owner has put around it. */
export function FramedPage({ frame: { before, after }, children }: FramedPageProps) {
  return (
    <>
      {before && <ReadySections sections={before} />}
      {children}
      {after && <ReadySections sections={after} />}
    </>
  )
}

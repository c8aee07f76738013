import { lazy, Suspense } from 'react'

import { useSiteWords } from '#features/site/core/site-words.tsx'
import { pageTitle } from '#features/site/page-title.ts'

/** Only whoever was refused loads it. */
const AccessDenied = lazy(() => import('./admin/access-denied.tsx'))

/**
 * What stands at an administrator’s address for a visitor (401) and, `signedIn`, for a member (403). The title is not part of what
 * is loaded late: there it would come later in the head of a process’s first refusal than in all others, and the two could be told
 * apart.
 */
export function Refusal({ signedIn }: { signedIn: boolean }) {
  const { name } = useSiteWords()
  return (
    <>
      <title>{pageTitle('Access Denied', name)}</title>
      <Suspense>
        <AccessDenied signedIn={signedIn} />
      </Suspense>
    </>
  )
}

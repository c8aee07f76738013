import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'

import { action as keep } from './draft.ts'
import { action, loader } from './page.tsx'

/** Somebody who has opened a section of a page in the editor: looks at it, sends its form, and saves while typing. */
export async function anEditorOfPages(services: Services, id: string, section: string, email = 'ann@example.com') {
  const { viewer } = await anOwnerSignedIn(services, { email })
  const asking = { services, viewer, params: { id } }
  const here = `/admin/pages/${id}`
  return {
    editor: { userId: viewer.userId },
    look: () => loader(routeArgs(new Request(`https://wellward.test${here}?section=${section}`), asking)),
    send: (fields: Record<string, string>) => action(routeArgs(formRequest(`${here}?section=${section}`, fields), asking)),
    keep: (fields: Record<string, string>) => keep(routeArgs(formRequest(`${here}/draft`, fields), asking)),
  }
}

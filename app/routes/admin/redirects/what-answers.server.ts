import { findPage } from '#features/site/core/find-page.server.ts'
import { addressAt } from '#routes/addresses.ts'
import { isRedirectable } from '#routes/redirectable.ts'
import type { Services } from '#services.server.ts'

/** What answers at a path, so that a redirect of it never does: “A page answers at /about”. Null where nothing does. */
export async function whatAnswersAt(services: Services, path: string): Promise<string | null> {
  const address = addressAt(path)
  if (!isRedirectable(address))
    return address.kind === 'page' ? `A page answers at ${path}` : `The program itself answers at ${path}`
  const page = await findPage(services, path)
  return page && `The page “${page.title}” answers at ${path}`
}

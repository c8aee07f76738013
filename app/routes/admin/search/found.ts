import type { Route } from './+types/found.ts'
import { loadSearch } from './search-loader.server.ts'

/** What the dialog of the search asks for while somebody types; what could not be read is said in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return Response.json(await loadSearch(url.searchParams, context))
}

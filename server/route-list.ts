/** The address at which React Router, before any route and its guard, answers with the files of the routes that some paths lead to. */
const ROUTE_LIST = '/__manifest?'

/** Each path is matched with every route; a page asks for the one that is opened, or those of its forms. */
const MAX_PATHS = 200

/** Whether more routes are asked for at once than any page of ours asks for. */
export function asksForTooManyRoutes(url: string): boolean {
  if (!url.startsWith(ROUTE_LIST)) return false
  const paths = new URLSearchParams(url.slice(ROUTE_LIST.length)).get('paths')
  return (paths?.split(',').length ?? 0) > MAX_PATHS
}

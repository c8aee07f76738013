/** A page’s title with how much is unread before it, and nothing when nothing is. */
export function titleWithCount(title: string, unread: number): string {
  const bare = title.replace(/^\(\d+\) /, '')
  return unread > 0 ? `(${unread}) ${bare}` : bare
}

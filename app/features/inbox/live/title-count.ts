/** A page’s title with how much waits before it, and nothing when nothing does. */
export function titleWithCount(title: string, waiting: number): string {
  const bare = title.replace(/^\(\d+\) /, '')
  return waiting > 0 ? `(${waiting}) ${bare}` : bare
}

const LINES = 10

/** The first lines of an article as a preview shows them, and whether there are more. */
export function previewOf(body: string): { lines: string[]; hasMore: boolean } {
  const lines = body.trim().split('\n')
  return { lines: lines.slice(0, LINES).map((line) => line.replace(/^\s*#{1,6}\s*/, '')), hasMore: lines.length > LINES }
}

import { Badge } from '#ui/badge.tsx'

const badges = {
  draft: { tone: 'plain', word: 'Draft' },
  scheduled: { pillar: 'sleep', word: 'Scheduled' },
  published: { tone: 'good', word: 'Published' },
} as const

/** Where a post is in its life: grey, blue or green, and the word. */
export function StatusBadge({ status }: { status: keyof typeof badges }) {
  const { word, ...style } = badges[status]
  return <Badge {...style}>{word}</Badge>
}

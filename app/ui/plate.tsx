import { plateArt, type PlateRequest } from './plate-art.ts'

const drawn = new Map<string, { __html: string }>()
const ROOM = 400

/** Drawing a plate takes about a millisecond, so the last 400 are kept; the oldest goes first. */
function kept(request: PlateRequest): { __html: string } {
  const key = `${request.pillar}/${request.seed}/${request.width}x${request.height}`
  const known = drawn.get(key)
  if (known) return known
  const html = { __html: plateArt(request) }
  const oldest = drawn.keys().next()
  if (drawn.size >= ROOM && !oldest.done) drawn.delete(oldest.value)
  drawn.set(key, html)
  return html
}

type PlateProps = PlateRequest & { className?: string | undefined }

/** A generated picture, decorative, at its own ratio. The seed is the slug of what it stands for. At most twelve a page. */
export function Plate({ pillar, seed, width, height, className }: PlateProps) {
  return (
    <div
      className={className ? `plate ${className}` : 'plate'}
      style={{ aspectRatio: `${width} / ${height}` }}
      dangerouslySetInnerHTML={kept({ pillar, seed, width, height })}
      suppressHydrationWarning
    />
  )
}

/** The tick ruler: marks evidence or numbers, or a change of subject; at most one a screenful. */
export function Graticule({ className }: { className?: string | undefined }) {
  return <div className={className ? `graticule ${className}` : 'graticule'} aria-hidden="true" />
}

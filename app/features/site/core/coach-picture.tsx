import type { CoachPortrait } from './brand-look.ts'

interface CoachPictureProps {
  /** Null: a monogram is drawn in its place, and no face. */
  portrait: CoachPortrait | null
  initials: string
  /** In CSS pixels, of the room that it has; it is a quarter higher. */
  width: number
}

/** The coach’s portrait, 4 by 5, cut around the point that stays in sight; without one her initials on paper, under the ruler. */
export function CoachPicture({ portrait, initials, width }: CoachPictureProps) {
  if (!portrait) return <Monogram initials={initials} />
  const { key, widths, alt, focus } = portrait
  const address = (of: number, form: 'avif' | 'webp') => `/media/${key}-${of}.${form}`
  const set = (form: 'avif' | 'webp') => widths.map((of) => `${address(of, form)} ${of}w`).join(', ')
  return (
    <div className="plate" style={{ aspectRatio: '4 / 5' }}>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={`${width}px`} />
        <img
          src={address(widths.at(-1)!, 'webp')}
          srcSet={set('webp')}
          sizes={`${width}px`}
          width={width}
          height={Math.round(width * 1.25)}
          alt={alt}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      </picture>
    </div>
  )
}

function Monogram({ initials }: { initials: string }) {
  const ticks = Array.from({ length: 17 }, (_, at) => `M${40 + at * 20} 380v${at % 4 === 0 ? 14 : 8}`).join('')
  return (
    <svg className="plate" viewBox="0 0 400 500" role="img" aria-label={initials} style={{ background: 'var(--accent-wash)' }}>
      <text x="40" y="350" style={{ font: '380 170px / 1 var(--font-serif)', fill: 'var(--accent)', letterSpacing: '-0.03em' }}>
        {initials}
      </text>
      <path stroke="var(--accent)" fill="none" d={`M40 380h320${ticks}`} />
    </svg>
  )
}

/** Up to two letters of a name: of its first and its last word that begin with a letter. */
export function initialsOf(name: string): string {
  const first = name.split(' ').flatMap((word) => [...word].find((sign) => /\p{L}/u.test(sign)) ?? [])
  return [first[0], first.length > 1 ? first.at(-1) : ''].join('').toUpperCase()
}

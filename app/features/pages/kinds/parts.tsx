import { Fragment } from 'react'

import { pillars } from '#content/pillars.ts'
import type { SectionPicture } from '#features/pages/core/fields.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Illustration } from '#ui/illustration.tsx'

/** The five subjects, as a choice names them. */
export const subjects = Object.fromEntries(pillars.map(({ slug, title }) => [slug, title])) as Readonly<
  Record<(typeof pillars)[number]['slug'], string>
>

interface ButtonValues {
  readonly label: string
  readonly to: string
}

/** Buttons of a section: the first one stands out. */
export function SectionButtons({ buttons, isQuiet = false }: { buttons: readonly ButtonValues[]; isQuiet?: boolean }) {
  return buttons.map(({ label, to }, at) => (
    <Fragment key={`${label} ${to}`}>
      <ButtonLink to={to} {...((at > 0 || isQuiet) && { kind: 'secondary' as const })}>
        {label}
      </ButtonLink>
    </Fragment>
  ))
}

interface SectionImageProps {
  picture: SectionPicture | null
  /** In CSS pixels, of the room that it has. */
  width: number
  height: number
  /** Of the room of a drawn one in a narrow window, where it is another. */
  narrow?: { width: number; height: number }
  isFirst?: boolean
}

/** A picture of a section in its room: drawn, or uploaded and cut around the point that stays in sight. */
export function SectionImage({ picture, width, height, narrow, isFirst = false }: SectionImageProps) {
  if (!picture) return null
  if ('illustration' in picture) {
    const { illustration, seed } = picture
    return <Illustration pillar={illustration} seed={seed} width={width} height={height} narrow={narrow} isFirst={isFirst} />
  }
  const { key, widths, alt, focus } = picture
  const address = (of: number, form: 'avif' | 'webp') => `/media/${key}-${of}.${form}`
  const set = (form: 'avif' | 'webp') => widths.map((of) => `${address(of, form)} ${of}w`).join(', ')
  const sizes = `(min-width: 64rem) ${width}px, calc(100vw - 2.5rem)`
  return (
    <div className="plate" style={{ aspectRatio: `${width} / ${height}` }}>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={address(widths.at(-1)!, 'webp')}
          srcSet={set('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      </picture>
    </div>
  )
}

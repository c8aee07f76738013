import { useEffect } from 'react'

import { watchImages } from './watch-images.ts'

type LazyImageProps = {
  src: string
  /** The same picture in better formats, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined
  /** How wide it stands on the page, as the attribute `sizes` says it ("3.5rem"). */
  sizes?: string | undefined
  width: number
  height: number
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  className?: string | undefined
}

/** Nothing to see, and nothing to fetch. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * A picture that is fetched when it comes into sight (`watch-images.ts`); until then, and for good where that fails, a placeholder
 * keeps its room. Without a script it is a plain picture.
 */
export function LazyImage({ src, sources, sizes, alt, className, ...size }: LazyImageProps) {
  useEffect(watchImages, [src])
  return (
    // The watcher may have been here before React.
    <span className={className ? `lazy ${className}` : 'lazy'} data-lazy="waiting" key={src} suppressHydrationWarning>
      <picture>
        {sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} data-srcset={srcSet} sizes={sizes} suppressHydrationWarning />
        ))}
        <img
          {...size}
          alt={alt}
          src={EMPTY}
          data-src={src}
          decoding="async"
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
          suppressHydrationWarning
        />
      </picture>
      <noscript>
        <picture>
          {sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img {...size} alt={alt} src={src} loading="lazy" decoding="async" />
        </picture>
      </noscript>
    </span>
  )
}

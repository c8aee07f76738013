import { illustrationAddress, type IllustrationRequest } from './illustration-address.ts'

type IllustrationProps = IllustrationRequest & {
  /** Drawn for another room where the window is narrower than 64rem: what is drawn whole is not cut. */
  narrow?: { width: number; height: number } | undefined
  /** On the first screen: asked for at once. Others wait until they come near. */
  isFirst?: boolean
  className?: string | undefined
}

/** A generated picture, decorative, at its own ratio, on its own ground until it is there. */
export function Illustration({ pillar, seed, width, height, narrow, isFirst = false, className }: IllustrationProps) {
  const image = (
    <img
      src={illustrationAddress({ pillar, seed, width, height })}
      width={width}
      height={height}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  )
  return (
    <div
      className={className ? `plate ${className}` : 'plate'}
      style={{ aspectRatio: `${width} / ${height}`, background: `var(--art-${pillar}-ground)` }}
    >
      {narrow ? (
        <picture>
          <source media="(width < 64rem)" srcSet={illustrationAddress({ pillar, seed, ...narrow })} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  )
}

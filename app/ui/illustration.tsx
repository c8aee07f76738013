import { illustrationAddress, type IllustrationRequest } from './illustration-address.ts'

type IllustrationProps = IllustrationRequest & {
  /** On the first screen: asked for at once. Others wait until they come near. */
  isFirst?: boolean
  className?: string | undefined
}

/** A generated picture, decorative, at its own ratio, on its own ground until it is there. */
export function Illustration({ pillar, seed, width, height, isFirst = false, className }: IllustrationProps) {
  return (
    <div
      className={className ? `plate ${className}` : 'plate'}
      style={{ aspectRatio: `${width} / ${height}`, background: `var(--art-${pillar}-ground)` }}
    >
      <img
        src={illustrationAddress({ pillar, seed, width, height })}
        width={width}
        height={height}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </div>
  )
}

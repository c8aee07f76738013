import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

import { LazyImage } from '#ui/lazy-image.tsx'

import { isWaitingPicture, previewAddress } from './picture-words.ts'

type PreviewImageProps = {
  /** A reading, or a product. */
  of: string
  choice: number
}

const AGAIN_AFTER_MS = 2_000
const MAX_TRIES = 30

/** A picture to choose from. Its host gives one a second: until its turn has come, it is asked for again. */
export function PreviewImage({ of, choice }: PreviewImageProps) {
  const [tries, setTries] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement) || !isWaitingPicture(target) || tries >= MAX_TRIES) return
    timer.current = setTimeout(() => setTries(tries + 1), AGAIN_AFTER_MS)
  }
  const address = previewAddress(of, choice)
  return (
    <span className="block" onLoadCapture={look}>
      <LazyImage src={tries === 0 ? address : `${address}?try=${tries}`} width={160} height={160} alt="" />
    </span>
  )
}

import { FACE_IN_BAR, type FrameViewer } from './navigation.ts'

/** A person’s picture before their name, where they gave one. */
export function BarFace({ viewer: { face } }: { viewer: FrameViewer }) {
  if (!face) return null
  return (
    <img
      src={face}
      alt=""
      width={FACE_IN_BAR}
      height={FACE_IN_BAR}
      className="mr-2 inline-block size-8 rounded-round object-cover"
    />
  )
}

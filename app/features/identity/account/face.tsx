interface FaceProps {
  name: string
  /** Of the picture; null without one: then the first letter stands there. */
  address: string | null
}

/** How large it stands, in CSS pixels. */
export const FACE = 96

/** A person in a circle. Their name stands beside it, so it says nothing itself. */
export function Face({ name, address }: FaceProps) {
  const look = 'size-24 flex-none rounded-round border border-line'
  if (address) return <img src={address} alt="" width={FACE} height={FACE} className={`${look} object-cover`} />
  return (
    <span aria-hidden="true" className={`${look} grid place-items-center bg-sunken font-title text-2xl text-soft`}>
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

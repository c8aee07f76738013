import type { ComponentProps } from 'react'

type TickProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is ticked, for whoever does not see the row. */
  label: string
  /** It stands beside the box. */
  isLabelSeen?: boolean
}

/** A box alone in a row: the room around it is its target. */
export function Tick({ label, isLabelSeen, ...input }: TickProps) {
  return (
    <label className={isLabelSeen ? 'tick tick-named' : 'tick'}>
      <input type="checkbox" aria-label={isLabelSeen ? undefined : label} {...input} />
      {isLabelSeen && label}
    </label>
  )
}

import type { ReactNode } from 'react'

interface ScrollAreaProps {
  /** What a screen reader calls it. */
  label: string
  className: string
  children: ReactNode
}

/** A part of a page that scrolls by itself, so the keyboard has to reach it. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only a keyboard scrolls it with the arrow keys.
    <section aria-label={label} className={className} tabIndex={0}>
      {children}
    </section>
  )
}

import { useEffect, useState } from 'react'

import { useRunsScripts } from './use-runs-scripts.ts'

const drawn = import.meta.env.SSR ? (await import('./draw-day.ts')).drawDay() : ''

/** Where the drawing names a ring, or writes along it. */
const OWN_ID = /( id="| href="#)(?=day-dial-)/g

type DayDialProps = {
  /** Begins the ids in it, where a page has more than one. */
  id?: string
  /** What is read below it. */
  caption?: string
  className?: string | undefined
}

/**
 * An example day on a dial of 24 hours: the home page’s instrument. The server draws it, once, and React leaves it as it is; a browser that
 * draws the page itself fetches what draws the dial.
 */
export function DayDial({ id = '', caption = '', className }: DayDialProps) {
  const [isDrawnHere] = useState(useRunsScripts())
  const [drawing, setDrawing] = useState(drawn)
  useEffect(() => {
    if (isDrawnHere) void import('./draw-day.ts').then((loaded) => setDrawing(loaded.drawDay()))
  }, [isDrawnHere])
  return (
    <figure className={className ? `day-dial ${className}` : 'day-dial'}>
      <svg
        viewBox="16 16 628 628"
        fill="none"
        role="img"
        aria-label="A 24-hour dial of one example day: sleep from 22:40 to 06:30, four meals, a walk and an evening strength session, two supplement times and three breathing pauses."
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: id === '' ? drawing : drawing.replaceAll(OWN_ID, `$1${id}-`) }}
      />
      {caption && <figcaption className="cap">{caption}</figcaption>}
    </figure>
  )
}

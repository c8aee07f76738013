import { type ReactNode, useId } from 'react'

import { Graticule } from './graticule.tsx'

type SectionProps = {
  title?: ReactNode
  lead?: ReactNode
  /** A full-width ground: sunken paper, or the one inverted band of a page. */
  band?: 'sunken' | 'deep' | undefined
  /** Opens with the tick ruler: where evidence, numbers or another subject begin. At most one a screenful. */
  graticule?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A full-width part of a public page, with its heading left and its lead right; named by its heading. */
export function Section({ title, lead, band, graticule, id, className, children }: SectionProps) {
  const titleId = useId()
  const hasHead = title !== undefined || graticule
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={['section', band && `band-${band}`, className].filter(Boolean).join(' ')}
    >
      <div className="wrap">
        {hasHead && (
          <header className="section-head">
            {graticule && <Graticule />}
            {title !== undefined && <h2 id={titleId}>{title}</h2>}
            {lead && <p className="lead">{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}

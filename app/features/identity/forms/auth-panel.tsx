import type { ReactNode } from 'react'

import { Illustration } from '#ui/illustration.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

interface AuthPanelProps {
  title: string
  lead: string
  /** Beside the form on wide screens; the product’s own where nothing is said. Null for none. */
  picture?: ReactNode
  children: ReactNode
}

const ownPicture = <Illustration pillar="stress" seed="your-account" width={560} height={320} isFirst />

/** The one layout of the pages on which accounts are opened, entered and confirmed: words left, the form right. */
export function AuthPanel({ title, lead, picture = ownPicture, children }: AuthPanelProps) {
  return (
    <div className="wrap grid gap-x-16 pb-section lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        <PageHeading title={title} className="lg:grid-cols-1!" />
        {lead && <p className="lead mb-8">{lead}</p>}
        {picture && <div className="hidden lg:block">{picture}</div>}
      </div>
      <section className="card self-start lg:mt-11">{children}</section>
    </div>
  )
}

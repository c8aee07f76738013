import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: ReactNode
  /** One or two sentences in the serif, on the title’s last line. */
  lead?: ReactNode
  /** A small line over the title: the date, the section, the lesson’s number. */
  eyebrow?: ReactNode
  /** The page’s own action, beside the lead. */
  action?: ReactNode
  className?: string | undefined
}

/** The opening of a page and its only `h1`: title left, lead right. */
export function PageHeading({ title, lead, eyebrow, action, className }: PageHeadingProps) {
  return (
    <header className={className ? `page-head ${className}` : 'page-head'}>
      <div>
        {eyebrow && <p className="cap num mb-2.5">{eyebrow}</p>}
        <h1>{title}</h1>
      </div>
      {(lead || action) && (
        <div className="page-head-aside">
          {lead && <p className="lead">{lead}</p>}
          {action}
        </div>
      )}
    </header>
  )
}

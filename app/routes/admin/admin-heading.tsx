import type { ReactNode } from 'react'

type AdminHeadingProps = { title: ReactNode; eyebrow?: ReactNode; action?: ReactNode; children?: ReactNode }

/** The opening of an owner's page, closer set than a public one: title, one sentence, the page's action. */
export function AdminHeading({ title, eyebrow, action, children }: AdminHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-6 lg:pt-0">
      <div className="min-w-0">
        {eyebrow && <p className="cap num mb-2">{eyebrow}</p>}
        <h1 className="text-2xl leading-head">{title}</h1>
        {children && <p className="mt-2 max-w-measure text-sm text-soft">{children}</p>}
      </div>
      {action}
    </header>
  )
}

import type { ReactNode } from 'react'

/** The end of a page: one sentence and what to do about it. */
export function ClosingCall({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="closing">
      <h2>{title}</h2>
      {text && <p className="lead">{text}</p>}
      <div className="closing-acts">{children}</div>
    </section>
  )
}

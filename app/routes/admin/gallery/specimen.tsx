import { type ReactNode, useId } from 'react'

/** A group of the gallery under its ink rule. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-ink pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  )
}

/** One state of one component, with its name over it. */
export function Specimen({ name, isWide, children }: { name: string; isWide?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <p className="cap mb-2">{name}</p>
      {children}
    </div>
  )
}

/** Long enough to show what happens when words do not fit. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

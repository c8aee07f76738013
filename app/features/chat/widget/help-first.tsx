import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

import { Icon } from '#ui/icon.tsx'

import { MessageText } from './message-text.tsx'

const never = () => () => {}

/** What somebody in danger reads before anything else of a page that answers their form. */
export function HelpFirst({ text }: { text: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // A page from the server begins at its top, and may have been scrolled before React comes.
  const [cameLater] = useState(isInBrowser)
  useEffect(() => {
    if (cameLater) scrollTo(0, 0)
  }, [cameLater])
  return (
    <section className="help-first alert alert-error col-span-full max-w-measure" role="alert">
      <Icon name="warning" />
      <div className="grid gap-3 text-base leading-body">
        <MessageText text={text} />
      </div>
    </section>
  )
}

/** The page after a form in which danger was recognised and which was kept: the number to call, then what became of the form, and nothing else. */
export function HelpPage({ text, title, children }: { text: string; title: string; children: ReactNode }) {
  return (
    <div className="wrap help-page">
      <HelpFirst text={text} />
      <div className="max-w-measure">
        <h1 className="text-xl">{title}</h1>
        <p className="mt-2">{children}</p>
        <p className="mt-2">A person of our team will read what you wrote, but not at every hour: please do not wait for that.</p>
      </div>
    </div>
  )
}

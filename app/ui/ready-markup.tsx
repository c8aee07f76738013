import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'

import { watchImages } from './watch-images.ts'

/** Markup that the server has written. */
export interface Markup {
  /** Another text has another mark. */
  readonly mark: string
  /** Absent in a browser whose document came with the text. */
  readonly html?: string
  /** The addresses of style sheets that it needs besides those of every page. */
  readonly sheets?: readonly string[]
}

/** What following a link in it does besides. */
interface Following {
  readonly preventScrollReset?: boolean
  readonly onFollow?: () => void
}

/**
 * A part of a page that nothing in the browser changes: the server writes it as text once per change, and React neither renders
 * nor hydrates it. A document holds the text once, in its place, and only its mark among the data; a navigation gets the text
 * with the data. What was opened in it stays open when another text comes, and the router follows its links.
 */
export function ReadyMarkup({ markup, ...following }: { markup: Markup } & Following) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  // React never writes this text again: a later one is put in its place below.
  const [first] = useState(() => ({ __html: textOf(markup, id) }))
  const shown = useRef(markup.mark)
  useLayoutEffect(() => {
    if (shown.current === markup.mark || !host.current) return
    shown.current = markup.mark
    replace(host.current, textOf(markup, id))
  }, [markup, id])
  useFollowedLinks(host, following)
  useEffect(watchImages, [markup.mark])
  return (
    <>
      {markup.sheets?.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="sections" />
      ))}
      <div ref={host} id={id} className="ready-markup" dangerouslySetInnerHTML={first} />
    </>
  )
}

/** What stood in the document, by the marks that came with it: a page that is left and shown again has no other text. */
const found = new WeakMap<Markup, string>()

function textOf(markup: Markup, id: string): string {
  const text = markup.html ?? found.get(markup) ?? document.getElementById(id)?.innerHTML ?? ''
  if (markup.html === undefined) found.set(markup, text)
  return text
}

function replace(host: HTMLElement, text: string): void {
  const open = new Set(detailsOf(host).flatMap(([name, { open: isOpen }]) => (isOpen ? [name] : [])))
  host.innerHTML = text
  for (const [name, details] of detailsOf(host)) details.open = open.has(name)
}

/** Each with what its summary says, counted where several say the same. */
function detailsOf(host: HTMLElement): Array<readonly [name: string, details: HTMLDetailsElement]> {
  const times = new Map<string, number>()
  return Array.from(host.querySelectorAll('details'), (details) => {
    const says = details.querySelector('summary')?.textContent ?? ''
    const nth = (times.get(says) ?? 0) + 1
    times.set(says, nth)
    return [`${nth} ${says}`, details] as const
  })
}

/** Links to our own pages are followed by the router, as React’s own are. */
function useFollowedLinks(host: RefObject<HTMLElement | null>, { preventScrollReset = false, onFollow }: Following): void {
  const navigate = useNavigate()
  const go = useEffectEvent((address: string) => {
    onFollow?.()
    void navigate(address, { preventScrollReset })
  })
  useEffect(() => {
    const within = host.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!(link instanceof HTMLAnchorElement) || !isFollowed(event, link)) return
      event.preventDefault()
      go(link.pathname + link.search + link.hash)
    }
    within?.addEventListener('click', follow)
    return () => within?.removeEventListener('click', follow)
  }, [host])
}

function isFollowed(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return isPlain && !event.defaultPrevented && link.origin === location.origin && !link.target && !link.hasAttribute('download')
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import previewCss from './page-preview.css?url'

interface PreviewOptions {
  /** The section that is marked and scrolled to; null where none is being edited. */
  readonly section: string | null
  /** The section for whatever stands in the text of the page and is in no section of its own; null where there is none. */
  readonly frameSection: string | null
  /** A section was pressed. */
  readonly onPick: (id: string) => void
}

/**
 * Fetches a page with its draft into a frame, anew whenever the address is another one; where it was scrolled to stays. No script of it runs and
 * no link of it leads on: a press picks the section that it is in.
 */
export function usePreviewDocument(address: string, { section, frameSection, onPick }: PreviewOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isFailing, setFailing] = useState(false)
  const prepare = useEffectEvent((page: Document) => {
    page.addEventListener('click', (event) => {
      event.preventDefault()
      const pressed = event.target as Element
      const inside = pressed.closest<HTMLElement>('[data-section]')?.dataset['section']
      const id = inside ?? (pressed.closest('main') ? frameSection : null)
      if (id) onPick(id)
    })
    markSection(page, section, frameSection, 'instant')
  })
  useEffect(() => {
    const controller = new AbortController()
    async function show() {
      const answer = await fetch(address, { signal: controller.signal }).catch(() => null)
      if (controller.signal.aborted) return
      setFailing(!answer?.ok)
      if (!answer?.ok || !frame.current) return
      const html = withoutScripts(await answer.text())
      if (controller.signal.aborted || !frame.current) return
      const top = frame.current.contentWindow?.scrollY ?? 0
      const onLoad = () => {
        const page = frame.current?.contentDocument
        if (!page) return
        frame.current?.contentWindow?.scrollTo({ top, behavior: 'instant' })
        prepare(page)
      }
      frame.current.addEventListener('load', onLoad, { once: true })
      frame.current.srcdoc = html
    }
    void show()
    return () => controller.abort()
  }, [address])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) markSection(page, section, frameSection, 'auto')
  }, [section, frameSection])
  return { frame, isFailing }
}

/** How far below the upper edge a section comes to stand, in CSS pixels. */
const ABOVE = 24

/** Marks the section that is being edited, and brings it into view where it is out of sight. */
function markSection(page: Document, section: string | null, frameSection: string | null, behavior: ScrollBehavior): void {
  for (const marked of page.querySelectorAll('[data-editing]')) marked.removeAttribute('data-editing')
  if (section === null) return
  const sections = [...page.querySelectorAll<HTMLElement>('main [data-section]')]
  const found =
    sections.find(({ dataset }) => dataset['section'] === section) ?? (section === frameSection ? firstOfFrame(page) : null)
  if (!found) return
  found.setAttribute('data-editing', '')
  const { top, bottom } = found.getBoundingClientRect()
  const view = page.defaultView
  // scrollIntoView would scroll the editor too.
  if (view && (top < 0 || bottom > view.innerHeight)) view.scrollBy({ top: top - ABOVE, behavior })
}

/** The heading of a page stands in its frame, unless a section has it. */
const firstOfFrame = (page: Document) => page.querySelector<HTMLElement>('main h1')?.parentElement ?? null

/** A page that only stands there: without its scripts, which could not run, and with the marks of its sections. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
  const style = page.createElement('link')
  style.rel = 'stylesheet'
  style.href = previewCss
  page.head.append(style)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

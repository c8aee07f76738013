import { useEffect, useRef, useState } from 'react'

import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The widths at which a page is looked at, in CSS pixels. */
const WIDTHS = { phone: 390, desk: 1280 } as const
type Width = keyof typeof WIDTHS

type PagePreviewProps = {
  /** Where the page stands with its draft. */
  address: string
  /** Another one: what is shown is fetched anew. */
  revision: string
}

const watchers = [
  { value: 'visitor', label: 'A visitor' },
  { value: 'trial', label: 'Somebody on a trial' },
  { value: 'member', label: 'A member' },
]

/** The page with its draft as others will see it, at the width of a phone or a desk, anew after every change. */
export function PagePreview({ address, revision }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('phone')
  const [as, setAs] = useState('visitor')
  const shown = `${address}?preview=${as}`
  const { frame, isFailing } = useDocument(`${shown}&draft=${encodeURIComponent(revision)}`)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room, WIDTHS[width])
  return (
    <section className="page-preview" aria-label="Preview">
      <div className="page-preview-bar">
        <SelectField
          label="Width"
          name="width"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'desk', label: 'Desk' },
          ]}
          value={width}
          onChange={({ currentTarget }) => setWidth(currentTarget.value as Width)}
        />
        <SelectField
          label="Seen by"
          name="as"
          options={watchers}
          value={as}
          onChange={({ currentTarget }) => setAs(currentTarget.value)}
        />
        <TextLink to={shown} target="_blank">
          Open the preview
        </TextLink>
      </div>
      <output className="cap">{isFailing && 'The preview could not be fetched. It is tried again with the next change.'}</output>
      <div ref={room} className="page-preview-room" data-scripts="runs">
        <iframe
          ref={frame}
          title="The page with its draft"
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ width: `${WIDTHS[width]}px`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

/** Fetches the page into a frame; where it was scrolled to stays. No script of it runs. */
function useDocument(address: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isFailing, setFailing] = useState(false)
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
      frame.current.addEventListener('load', () => frame.current?.contentWindow?.scrollTo({ top, behavior: 'instant' }), {
        once: true,
      })
      frame.current.srcdoc = html
    }
    void show()
    return () => controller.abort()
  }, [address])
  return { frame, isFailing }
}

/** They could not run in the frame; without them the browser does not say so for each. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** How much smaller a page of so many pixels stands in the room that there is. */
function useScale(room: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [available, setAvailable] = useState(0)
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => setAvailable(entry!.contentRect.width))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [room])
  return available > 0 ? Math.min(1, available / width) : 1
}

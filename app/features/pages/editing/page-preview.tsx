import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { usePreviewDocument } from './use-preview-document.tsx'

/** The widths at which a page is looked at, in CSS pixels. */
const WIDTHS = { phone: 390, desk: 1280 } as const
type Width = keyof typeof WIDTHS

type PagePreviewProps = {
  /** Where the page stands with its draft; null where there is nothing to look at. */
  address: string | null
  /** Another one: what is shown is fetched anew. */
  revision: string
  /** Where the page is edited: a press on a section opens its form there. */
  editor: string
  /** The section that is being edited: it is marked, and scrolled to. */
  section: string | null
  /** The section that the page's own route draws; null where there is none. */
  frameSection: string | null
}

const watchers = [
  { value: 'visitor', label: 'A visitor' },
  { value: 'trial', label: 'Somebody on a trial' },
  { value: 'member', label: 'A member' },
]

/** The page with its draft as others will see it, at the width of a phone or a desk, anew after every change. */
export function PagePreview({ address, ...rest }: PagePreviewProps) {
  if (address === null)
    return <p className="cap">There is nothing to look at yet: what this page stands around is not published.</p>
  return <Preview address={address} {...rest} />
}

function Preview({ address, revision, editor, section, frameSection }: PagePreviewProps & { address: string }) {
  const [width, setWidth] = useState<Width>('phone')
  const [as, setAs] = useState('visitor')
  const shown = `${address}?preview=${as}`
  const navigate = useNavigate()
  const { frame, isFailing } = usePreviewDocument(`${shown}&draft=${encodeURIComponent(revision)}`, {
    section,
    frameSection,
    onPick: (id) => void navigate(`${editor}?section=${id}`, { preventScrollReset: true }),
  })
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room, WIDTHS[width])
  return (
    <section className="page-preview" id="preview" aria-label="Preview">
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

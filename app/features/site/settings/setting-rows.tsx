import { type MouseEvent, type ReactNode, useRef, useState } from 'react'

import { DragHandle } from '#ui/drag-handle.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDragging } from '#ui/use-dragging.ts'

import { moveRow, rowIntent, type RowList, type RowMove } from './row-list.ts'

type SettingRowsProps = {
  list: RowList
  /** The fields of a row. */
  children: (at: number) => ReactNode
}

/**
 * Rows that buttons put in another order, and take away: by sending the form, which comes back with what was typed, or with scripts in the page,
 * where they are dragged as well. Nothing is saved by it.
 */
export function SettingRows({ list, children }: SettingRowsProps) {
  const place = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { name, one, rows } = list
  function move({ from, to }: RowMove) {
    const form = place.current?.closest('form')
    if (!form || (to !== null && (to < 0 || to >= rows.length || to === from))) return
    const typed = fieldsIn(form)
    write(form, rows.flat(), moveRow(list, typed, { from, to }))
    const called = typed[rows[from]![0]!] || `Empty ${one}`
    setAnnouncement(to === null ? `${called}: removed` : `${called}, ${one} ${to + 1} of ${rows.length}`)
  }
  const { dragged, begin, sideOf } = useDragging<{ readonly id: string }>({
    placesFor: () => [`row-${name}`],
    drop: ({ id }, { id: over, isAfter }) => {
      const [from, at] = [Number(id), Number(over)]
      move({ from, to: at - (at > from ? 1 : 0) + (isAfter ? 1 : 0) })
    },
  })
  /** What has the focus in a row goes on to the row’s new place. */
  function moveBy(from: number, by: -1 | 1, control: string) {
    const to = from + by
    move({ from, to })
    const isAtEnd = to === 0 || to === rows.length - 1
    if (to >= 0 && to < rows.length) document.getElementById(`${name}-${to}-${isAtEnd ? 'handle' : control}`)?.focus()
  }
  function onClick(event: MouseEvent, from: number, verb: 'up' | 'down' | 'remove') {
    event.preventDefault()
    if (verb === 'remove') move({ from, to: null })
    else moveBy(from, verb === 'up' ? -1 : 1, verb)
  }
  const button = (verb: 'up' | 'down' | 'remove', at: number, isOff: boolean) => (
    <button
      id={`${name}-${at}-${verb}`}
      name="intent"
      value={rowIntent(list, verb, at)}
      // Without a script, the page that comes back stands where the row is.
      formAction={`#${name}-${verb === 'remove' ? at : at + (verb === 'up' ? -1 : 1)}-${verb}`}
      disabled={isOff}
      className="icon-btn"
      aria-label={verb === 'remove' ? `Remove ${one} ${at + 1}` : `Move ${one} ${at + 1} ${verb}`}
      onClick={(event) => onClick(event, at, verb)}
    >
      <Icon name={verb === 'remove' ? 'trash' : verb} size={18} />
    </button>
  )
  return (
    <>
      <p className="cap mb-4 clear-left noscript:hidden" id={`${name}-keys`}>
        Drag a {one} by its handle, or press Alt and an arrow key on the handle.
      </p>
      <ol ref={place} className="clear-left grid gap-5" data-dragging={dragged ? true : undefined}>
        {rows.map(([first], at) => (
          <li
            key={first}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            {...{ [`data-row-${name}`]: at }}
            data-lit={sideOf(String(at))}
            data-dragged={dragged?.id === String(at) || undefined}
          >
            <div className="pt-6">
              <DragHandle
                id={`${name}-${at}`}
                title={`${one} ${at + 1}`}
                describedBy={`${name}-keys`}
                begin={(event) => begin(event, { id: String(at) })}
                moveBy={(by) => moveBy(at, by, 'handle')}
              />
            </div>
            <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children(at)}</div>
            <div className="col-start-2 flex sm:col-start-3 sm:pt-6">
              {button('up', at, at === 0)}
              {button('down', at, at === rows.length - 1)}
              {button('remove', at, false)}
            </div>
          </li>
        ))}
      </ol>
      <output className="vh" aria-live="assertive">
        {announcement}
      </output>
    </>
  )
}

function fieldsIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))
}

function write(form: HTMLFormElement, names: readonly string[], values: Readonly<Record<string, string>>): void {
  for (const name of names) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement) || input.value === values[name]) continue
    input.value = values[name] ?? ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

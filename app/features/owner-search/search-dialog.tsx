import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Form, useFetcher, useLocation } from 'react-router'

import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

import { MAX_ASKED, type SearchAnswer } from './asked.ts'
import { FoundGroups } from './found-groups.tsx'
import { OPEN_SEARCH } from './search-link.tsx'

/** Milliseconds without a key until what is typed is looked for. */
const PAUSE = 120
const PAGE = '/admin/search'

/** The search over everything, on each of the owner’s pages: opened by Ctrl+K, walked by the arrow keys. */
export function SearchDialog() {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  if (isOpen && openedAt !== key) setOpen(false)
  const open = useEffectEvent(() => {
    setOpenedAt(key)
    setOpen(true)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const byKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      // A text that is being written has its own meaning for the key, and a question has to be answered first.
      if (!isShortcut || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    const byLink = (event: Event) => {
      event.preventDefault()
      open()
    }
    addEventListener('keydown', byKey, { signal })
    addEventListener(OPEN_SEARCH, byLink, { signal })
    return () => listening.abort()
  }, [])
  return (
    <Dialog title="Search" open={isOpen} onClose={() => setOpen(false)} className="search-dialog">
      {isOpen && <SearchBox />}
    </Dialog>
  )
}

function SearchBox() {
  const id = useId()
  const list = `${id}-list`
  const { load, data: answer, state } = useFetcher<SearchAnswer>()
  const [chosenAt, setChosenAt] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const look = useEffectEvent((typed: string) => void load(`${PAGE}?${new URLSearchParams({ q: typed })}`))
  useEffect(() => {
    // The dialog opens after this, and gives the focus to what has the attribute.
    field.current?.setAttribute('autofocus', '')
    look('')
    return () => clearTimeout(timer.current)
  }, [])
  const groups = answer?.groups ?? []
  const all = groups.flatMap(({ found }) => found)
  const at = Math.min(chosenAt, all.length - 1)
  const chosenId = at < 0 ? undefined : `${id}-${at}`
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setChosenAt((at + step + all.length) % all.length)
    }
    if (event.key === 'Enter' && chosenId && state === 'idle') {
      event.preventDefault()
      document.getElementById(chosenId)?.click()
    }
  }
  return (
    <>
      <Form method="get" action={PAGE} className="search-field">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          aria-label="Search people, posts, products, lessons, messages, settings and actions"
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-activedescendant={chosenId}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={MAX_ASKED}
          onKeyDown={walk}
          onChange={({ target }) => {
            clearTimeout(timer.current)
            setChosenAt(0)
            timer.current = setTimeout(() => look(target.value), PAUSE)
          }}
        />
      </Form>
      {/* Entries with links and names of groups, which no element of HTML has. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={list} role="listbox" aria-label="Found" className="search-found">
        <FoundGroups groups={groups} chosen={all[at]} idOf={(found) => `${id}-${all.indexOf(found)}`} />
      </div>
      <output className="cap search-said">{answer && said(answer, all.length)}</output>
    </>
  )
}

function said({ asked, isWhole }: SearchAnswer, count: number): string {
  if (!isWhole) return 'Not everything could be read.'
  if (asked === '') return 'Type a name, a title or what you want to do.'
  return count === 0 ? 'Nothing found.' : `${count} found. Arrow keys choose, Enter opens.`
}

import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Form, useLocation } from 'react-router'

import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

import { askedOf, MAX_ASKED, type SearchAnswer } from './asked.ts'
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
  const { answer, isLost, look } = useAnswer()
  const [chosenAt, setChosenAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  // The dialog opens after this, and gives the focus to what has the attribute.
  useEffect(() => field.current?.setAttribute('autofocus', ''), [])
  const groups = answer?.groups ?? []
  const all = groups.flatMap(({ found }) => found)
  const at = Math.min(chosenAt, all.length - 1)
  const chosenId = at < 0 ? undefined : `${id}-${at}`
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setChosenAt((at + step + all.length) % all.length)
    }
    // What was found for fewer letters is not what is meant: then the page of the search answers.
    const isFound = answer?.asked === askedOf(event.currentTarget.value)
    if (event.key === 'Enter' && chosenId && isFound) {
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
            setChosenAt(0)
            look(target.value)
          }}
        />
      </Form>
      {/* Entries with links and names of groups, which no element of HTML has. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={list} role="listbox" aria-label="Found" className="search-found">
        <FoundGroups groups={groups} chosen={all[at]} idOf={(found) => `${id}-${all.indexOf(found)}`} />
      </div>
      <output className="cap search-said">{isLost ? LOST : answer && said(answer, all.length)}</output>
    </>
  )
}

/** What is found for what was typed last, once nobody has typed for a moment. */
function useAnswer() {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [isLost, setLost] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  async function ask(typed: string) {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    try {
      const got = await fetch(`${PAGE}/found?${new URLSearchParams({ q: typed })}`, { signal })
      if (!got.ok) throw new Error(String(got.status))
      setAnswer((await got.json()) as SearchAnswer)
      setLost(false)
    } catch {
      if (!signal.aborted) setLost(true)
    }
  }
  const begin = useEffectEvent(() => void ask(''))
  useEffect(() => {
    begin()
    return () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    }
  }, [])
  function look(typed: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(typed), PAUSE)
  }
  return { answer, isLost, look }
}

const LOST = 'The site does not answer, or you are signed out. Press Enter to try its page.'

function said({ asked, isWhole }: SearchAnswer, count: number): string {
  if (!isWhole) return 'Not everything could be read.'
  if (asked === '') return 'Type a name, a title or what you want to do.'
  return count === 0 ? 'Nothing found.' : `${count} found. Arrow keys choose, Enter opens.`
}

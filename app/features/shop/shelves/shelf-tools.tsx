import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'

import { sortLabels, sortModeOf, sortModes } from '#features/shop/ordering/sort.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

import { cleanQuery, LONGEST_QUERY, type ShopQuestion } from './shelf.ts'
import { FOLLOWS_FIELD } from './use-shelf-search.tsx'

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 250

type ShelfToolsProps = {
  question: ShopQuestion
  /** What is in the field, at every key. */
  onType: (text: string) => void
  ask: (question: ShopQuestion, replace: boolean) => void
}

/**
 * Searches and sorts a shelf. Both stand in the address, so that it can be sent to somebody; with a script it follows the typing,
 * without one the form asks.
 */
export function ShelfTools({ question, onType, ask }: ShelfToolsProps) {
  const { tab, query, sort } = question
  const { location: goingTo } = useNavigation()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  function send(replace: boolean) {
    clearTimeout(timer.current)
    // As the fields stand: the order in the address is another one while its answer did not come.
    const { value, form } = field.current!
    ask({ ...question, query: cleanQuery(value), sort: sortIn(form!), page: 1 }, replace)
  }
  function type() {
    onType(cleanQuery(field.current!.value))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(true), PAUSE)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send(false)
  }
  // Whoever goes elsewhere asks no more.
  const goesElsewhere = goingTo !== undefined && goingTo.state !== FOLLOWS_FIELD
  useEffect(() => {
    if (goesElsewhere) clearTimeout(timer.current)
  }, [goesElsewhere])
  /** What was typed or chosen before React listened. */
  const catchUp = useEffectEvent(() => {
    if (cleanQuery(field.current!.value) !== query) type()
    else if (sortIn(field.current!.form!) !== sort) send(false)
  })
  useEffect(() => {
    catchUp()
    // A click that the router takes is known here before React has drawn that somebody goes: a pause that ends in between asks no more.
    const leave = (event: MouseEvent) => {
      if (event.defaultPrevented && event.target instanceof Element && event.target.closest('a')) clearTimeout(timer.current)
    }
    addEventListener('click', leave)
    return () => {
      removeEventListener('click', leave)
      clearTimeout(timer.current)
    }
  }, [])

  return (
    <search>
      <Form action="/shop" method="get" className="flex flex-wrap gap-2" onSubmit={submit}>
        {tab !== 'supplements' && <input type="hidden" name="tab" value={tab} />}
        <label htmlFor={id} className="vh">
          Search {tab}
        </label>
        <div className="box flex-1 basis-64">
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={`Search ${tab}...`}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            onChange={type}
          />
        </div>
        <SortSelect defaultValue={sort} onChange={() => send(false)} />
        <Button kind="secondary">Search</Button>
      </Form>
    </search>
  )
}

const sortIn = (form: HTMLFormElement) => sortModeOf(String(new FormData(form).get('sort')))

function SortSelect(props: Pick<ComponentProps<'select'>, 'defaultValue' | 'onChange'>) {
  return (
    <div className="box flex-1 basis-48">
      <select name="sort" aria-label="Sort by" {...props}>
        {sortModes.map((mode) => (
          <option key={mode} value={mode}>
            {sortLabels[mode]}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </div>
  )
}

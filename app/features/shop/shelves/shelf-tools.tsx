import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type FormEvent } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'

import { sortLabels, sortModes, type SortMode } from '#features/shop/ordering/sort.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

import { cleanQuery, LONGEST_QUERY, shopAddress, type ShopQuestion } from './shelf.ts'
import { FOLLOWS_FIELD } from './use-shelf-search.tsx'

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 250

type ShelfToolsProps = {
  question: ShopQuestion
  /** What is in the field, at every key. */
  onType: (text: string) => void
}

/**
 * Searches and sorts a shelf. Both stand in the address, so that it can be sent to somebody; with a script it follows the typing,
 * without one the form asks.
 */
export function ShelfTools({ question, onType }: ShelfToolsProps) {
  const { tab, query, sort } = question
  const navigate = useNavigate()
  const { location: goingTo } = useNavigation()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  function ask(sort: SortMode, replace: boolean) {
    clearTimeout(timer.current)
    const next = { ...question, query: cleanQuery(field.current!.value), sort, page: 1 }
    void navigate(shopAddress(next), { replace, preventScrollReset: true, state: FOLLOWS_FIELD })
  }
  function type() {
    onType(cleanQuery(field.current!.value))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(sort, true), PAUSE)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    ask(sort, false)
  }
  // Whoever goes elsewhere asks no more.
  const goesElsewhere = goingTo !== undefined && goingTo.state !== FOLLOWS_FIELD
  useEffect(() => {
    if (goesElsewhere) clearTimeout(timer.current)
  }, [goesElsewhere])
  /** What was typed before React listened. */
  const catchUp = useEffectEvent(() => cleanQuery(field.current!.value) !== query && type())
  useEffect(() => {
    catchUp()
    return () => clearTimeout(timer.current)
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
        <SortSelect defaultValue={sort} onChange={({ target }) => ask(target.value as SortMode, false)} />
        <Button kind="secondary">Search</Button>
      </Form>
    </search>
  )
}

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

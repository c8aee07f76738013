import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'

import { Button } from '#ui/button.tsx'
import { EarlyScript } from '#ui/early-script.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { addressOf, LONGEST_QUERY, pagesToOffer, type ListQuestion, type PostPage } from './core/post-list.ts'

/** Asks the list for words. The question stands in the address, so that it can be sent to somebody. */
export function PostSearch({ query, tag }: ListQuestion) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  // The field follows the address, but neither loses the focus nor what somebody types on in it.
  useEffect(() => {
    const [input, before] = [field.current, shown.current]
    shown.current = query
    if (input && query !== before && (input.value === before || document.activeElement !== input)) input.value = query
  }, [query])
  return (
    <search className="w-full">
      <Form action="/blog" method="get" className="flex gap-2">
        <label htmlFor={id} className="vh">
          Search articles
        </label>
        <div className="box flex-1">
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            placeholder="Search articles"
            maxLength={LONGEST_QUERY}
          />
        </div>
        {tag && <input type="hidden" name="tag" value={tag} />}
        <Button kind="secondary">Search</Button>
      </Form>
      <EarlyScript source={earlySource} />
    </search>
  )
}

const earlySource = import.meta.env.SSR ? `(${earlySearchFocus})('blog-search')` : ''

/** The tags of the newest posts. */
export function TagRow({ tags, question: { query, tag } }: { tags: readonly string[]; question: ListQuestion }) {
  const shown = tag && !tags.includes(tag) ? [tag, ...tags] : tags
  if (shown.length === 0) return null
  return (
    <nav className="journal-tags flex gap-5 whitespace-nowrap text-sm" aria-label="Tags">
      <Link to={addressOf({ query })} aria-current={tag ? undefined : 'true'}>
        All
      </Link>
      {shown.map((each) => (
        <Link key={each} to={addressOf({ query, tag: each })} aria-current={each === tag ? 'true' : undefined}>
          {each}
        </Link>
      ))}
    </nav>
  )
}

/** From one page of the list to another. */
export function ListPages({ list: { page, pages }, question }: { list: PostPage; question: ListQuestion }) {
  if (pages === 1) return null
  const to = (page: number) => addressOf({ ...question, page })
  return (
    <nav className="num mt-5 flex flex-wrap gap-6 text-sm" aria-label="Pages">
      {page > 1 && (
        <TextLink to={to(page - 1)} rel="prev">
          Newer
        </TextLink>
      )}
      {pagesToOffer(page, pages).map((each, at) =>
        each === null ? (
          <span key={at < 3 ? 'before' : 'after'}>…</span>
        ) : (
          <TextLink key={each} to={to(each)} aria-label={`Page ${each}`} aria-current={each === page ? 'page' : undefined}>
            {each}
          </TextLink>
        ),
      )}
      {page < pages && (
        <TextLink to={to(page + 1)} rel="next">
          Older
        </TextLink>
      )}
    </nav>
  )
}

/**
 * Runs before React has arrived: whoever searches by keyboard so early gets another page, and finds the focus in its field again.
 * Sent as its own source text, so it may use nothing from outside itself.
 */
function earlySearchFocus(key: string) {
  const field = document.querySelector<HTMLInputElement>('search [name=q]')!
  try {
    if (sessionStorage.getItem(key)) {
      sessionStorage.removeItem(key)
      field.focus({ preventScroll: true })
      field.setSelectionRange(field.value.length, field.value.length)
    }
  } catch {}
  addEventListener('submit', (event) => {
    // React answers in this page.
    if (event.defaultPrevented || document.activeElement !== field) return
    try {
      sessionStorage.setItem(key, 'yes')
    } catch {}
  })
}

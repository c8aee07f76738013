import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { tagsOf } from '#features/blog/core/post.ts'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

type TagFieldProps = { tags: readonly string[]; report?: FormReport | undefined; onChange: () => void }

/** What stood in the field of a page without scripts. */
type Line = { readonly typed: string; readonly hasFocus: boolean } | null

/** Tags as buttons that take themselves away, and a field that adds one; without a script a line with commas. */
export function TagField({ tags, report, onChange }: TagFieldProps) {
  const runs = useRunsScripts()
  const line = useRef<Line>(null)
  const id = useId()
  const given = tagsOf(report?.values['tags'] ?? tags.join(','))
  if (runs) return <TagButtons tags={given} report={report} onChange={onChange} line={line} />
  // What was typed before the scripts ran goes on in the field that takes the place of this one.
  const keepLine = (place: HTMLDivElement) => () => {
    const field = place.querySelector('input')!
    line.current = { typed: field.value, hasFocus: field === document.activeElement }
  }
  const error = report?.errors['tags']
  return (
    <div ref={keepLine} className="field">
      <TagRow
        id={id}
        name="tags"
        defaultValue={report?.values['tags'] ?? tags.join(', ')}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        button={{ className: 'noscript:hidden' }}
      />
      <div className={error ? undefined : 'hidden noscript:block'}>
        <FieldNote note={{ id: `${id}-note`, text: error ?? 'Separate tags with commas.', isError: error !== undefined }} />
      </div>
      <div className="noscript:hidden">
        <TagList tags={given} />
      </div>
    </div>
  )
}

function TagButtons({ tags: given, report, onChange, line }: TagFieldProps & { line: RefObject<Line> }) {
  const [tags, setTags] = useState(given)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const error = report?.errors['tags']
  function change(next: readonly string[]) {
    setTags(next)
    // The form is read once the hidden field has the new value.
    setTimeout(onChange)
  }
  const typed = () => tagsOf(input.current?.value ?? '').filter((tag) => !tags.includes(tag))
  function add() {
    const more = typed()
    input.current!.value = ''
    input.current!.focus()
    if (more.length > 0) change([...tags, ...more])
  }
  function addOnKey(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) add()
  }
  function remove(event: MouseEvent<HTMLElement>, tag: string) {
    const item = event.currentTarget.closest('li')
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    const target = next?.querySelector('button') ?? input.current
    target?.focus()
    change(tags.filter((other) => other !== tag))
  }
  // What is typed and not yet added goes along wherever the form is sent.
  const addTo = useEffectEvent(({ formData }: FormDataEvent) => formData.set('tags', [...tags, ...typed()].join(', ')))
  // Before the next key or click: neither may fall between the two fields.
  useLayoutEffect(() => {
    const form = input.current?.form
    form?.addEventListener('formdata', addTo)
    return () => form?.removeEventListener('formdata', addTo)
  }, [input])
  const takeOver = useEffectEvent(({ typed, hasFocus }: NonNullable<Line>) => {
    const more = tagsOf(typed).filter((tag) => !tags.includes(tag))
    if (more.length > 0) input.current!.value = more.join(', ')
    if (hasFocus) input.current!.focus()
  })
  useLayoutEffect(() => {
    if (line.current) takeOver(line.current)
  }, [line])
  return (
    <div className="field">
      <TagRow
        id={id}
        ref={input}
        onKeyDown={addOnKey}
        aria-describedby={error ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
        button={{ onClick: add }}
      />
      <FieldNote note={error ? { id: `${id}-note`, text: error, isError: true } : undefined} />
      <TagList tags={tags} remove={remove} />
      <input type="hidden" name="tags" value={tags.join(', ')} />
    </div>
  )
}

type TagRowProps = ComponentProps<'input'> & { button: Pick<ComponentProps<typeof Button>, 'onClick' | 'className'> }

/** The field for tags and the button that adds what was typed. */
function TagRow({ id, button, ...field }: TagRowProps) {
  return (
    <>
      <label htmlFor={id}>Tags</label>
      <div className="flex items-center gap-2">
        <div className="box flex-1">
          <input id={id} autoComplete="off" {...field} />
        </div>
        <Button type="button" kind="secondary" size="small" {...button}>
          Add Tag
        </Button>
      </div>
    </>
  )
}

type TagListProps = { tags: readonly string[]; remove?: (event: MouseEvent<HTMLElement>, tag: string) => void }

function TagList({ tags, remove }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags of this post" className="post-tags mt-2">
      {tags.map((tag) => (
        <li key={tag}>
          <button type="button" className="tag-button" onClick={(event) => remove?.(event, tag)}>
            {tag}
            <Icon name="close" size={14} />
            <span className="vh">, remove</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

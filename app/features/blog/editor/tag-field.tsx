import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { tagsOf } from '#features/blog/post.ts'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

type TagFieldProps = { tags: readonly string[]; report?: FormReport | undefined; onChange: () => void }

/** Tags as buttons that take themselves away, and a field that adds one; without a script a line with commas. */
export function TagField({ tags, report, onChange }: TagFieldProps) {
  const runs = useRunsScripts()
  if (runs) return <TagButtons tags={tagsOf(report?.values['tags'] ?? tags.join(','))} report={report} onChange={onChange} />
  return (
    <Field
      label="Tags"
      name="tags"
      defaultValue={tags.join(', ')}
      hint="Separate tags with commas."
      report={report && { ...report }}
    />
  )
}

function TagButtons({ tags: given, report, onChange }: TagFieldProps) {
  const [tags, setTags] = useState(given)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const error = report?.errors['tags']
  function change(next: readonly string[]) {
    setTags(next)
    // The form is read once the hidden field has the new value.
    setTimeout(onChange)
  }
  function add() {
    const field = input.current
    if (!field) return
    const more = tagsOf(field.value).filter((tag) => !tags.includes(tag))
    field.value = ''
    field.focus()
    if (more.length > 0) change([...tags, ...more])
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="field">
      <label htmlFor={id}>Tags</label>
      <div className="flex items-center gap-2">
        <div className="box flex-1">
          <input
            id={id}
            ref={input}
            autoComplete="off"
            onKeyDown={addOnEnter}
            aria-describedby={error ? `${id}-note` : undefined}
            aria-invalid={error ? true : undefined}
          />
        </div>
        <Button type="button" kind="secondary" size="small" onClick={add}>
          Add Tag
        </Button>
      </div>
      <FieldNote note={error ? { id: `${id}-note`, text: error, isError: true } : undefined} />
      {tags.length > 0 && (
        <ul aria-label="Tags of this post" className="post-tags mt-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" className="tag-button" onClick={() => change(tags.filter((other) => other !== tag))}>
                {tag}
                <Icon name="close" size={14} />
                <span className="vh">, remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input type="hidden" name="tags" value={tags.join(', ')} />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { clockTime } from '#features/courses/core/clock-time.ts'
import { Alert } from '#ui/alert.tsx'

import type { LessonContent } from './lesson-content.ts'
import { resourceFields } from './resource-rows.ts'
import { TAKES_THEIRS } from './use-taken-theirs.tsx'

/** What stands between two people who edited the same lesson. */
export interface LessonConflict {
  /** The one that is saved by now. */
  readonly version: number
  readonly theirs: LessonContent
}

type ConflictProps = { conflict: LessonConflict; mine: Readonly<Record<string, string>>; address: string }

/** Both texts: theirs here, one’s own in the form below, and the choice between them. */
export function LessonConflictNotice({ conflict: { theirs }, mine, address }: ConflictProps) {
  const place = useRef<HTMLDivElement>(null)
  // The form may be scrolled far down: who saves once more has seen it.
  useEffect(() => place.current?.focus(), [])
  const same = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()
  const different = Object.entries(wordsOf(theirs)).filter(([name, { value }]) => same(mine[name]) !== value.trim())
  const resources = resourcesDiffer(theirs, mine)
  return (
    <div ref={place} tabIndex={-1}>
      <Alert kind="error" title="Somebody else saved this lesson in the meantime" className="mb-5">
        <p className="mb-3">
          Nothing is lost: yours is in the form below, theirs is here. Save again to replace it, or{' '}
          <Link to={address} state={TAKES_THEIRS} preventScrollReset className="link">
            take theirs
          </Link>
          .
        </p>
        <dl className="grid gap-3">
          {different.map(([name, { label, value }]) => (
            <div key={name}>
              <dt className="font-strong">{label}, as they saved it</dt>
              <dd>
                {name === 'body' ? (
                  <textarea readOnly rows={10} aria-label="Content, as they saved it" value={value} className="conflict-text" />
                ) : (
                  <span className="wrap-anywhere whitespace-pre-line">{value || 'Empty'}</span>
                )}
              </dd>
            </div>
          ))}
          {resources && (
            <div>
              <dt className="font-strong">Resources, as they saved them</dt>
              <dd className="wrap-anywhere">
                {theirs.resources.map(({ title, address: to }) => `${title} (${to})`).join(', ') || 'None'}
              </dd>
            </div>
          )}
        </dl>
      </Alert>
    </div>
  )
}

function wordsOf(content: LessonContent): Record<string, { label: string; value: string }> {
  const ticked = (is: boolean) => (is ? 'on' : '')
  return {
    title: { label: 'Title', value: content.title },
    slug: { label: 'Slug', value: content.slug },
    summary: { label: 'Summary', value: content.summary },
    practice: { label: 'Practice', value: content.practice },
    body: { label: 'Content (Markdown)', value: content.body },
    duration: { label: 'Duration', value: content.durationSeconds > 0 ? clockTime(content.durationSeconds) : '' },
    isPreview: { label: 'Open to everybody', value: ticked(content.isPreview) },
    opensInTrial: { label: 'Opens in the trial', value: ticked(content.opensInTrial) },
  }
}

function resourcesDiffer({ resources }: LessonContent, mine: Readonly<Record<string, string>>): boolean {
  const typed = Object.keys(mine)
    .filter((name) => /^resource(Title|Address)\d+$/.test(name))
    .filter((name) => mine[name]!.trim() !== '')
  const saved = resources.flatMap(({ title, address }, row) => {
    const names = resourceFields(row)
    return mine[names.title]?.trim() === title && mine[names.address]?.trim() === address ? [] : [row]
  })
  return saved.length > 0 || typed.length !== resources.length * 2
}

import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

type UndoNoticeProps = {
  address: string
  /** What the page was before. */
  version: string
  /** Of the page as it was right after: where it is another one by now, nothing is taken back. */
  after: string
  /** What was done. */
  act: string
}

const done: Readonly<Record<string, string>> = {
  up: 'Section moved up',
  down: 'Section moved down',
  move: 'Section moved',
  hide: 'Section hidden',
  show: 'Section shown again',
  duplicate: 'Section duplicated',
  delete: 'Section deleted',
}

/** Offers to take back what was just done. */
export function UndoNotice({ address, version, after, act }: UndoNoticeProps) {
  return (
    <Alert className="page-undo mb-4" title={Object.hasOwn(done, act) ? done[act]! : 'The sections were changed'}>
      <Form method="post" action={address} preventScrollReset>
        <PersonField />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="after" value={after} />
        <Button kind="secondary" size="small" name="intent" value="undo" busyLabel="Undoing...">
          Undo
        </Button>
      </Form>
    </Alert>
  )
}

/** What is to be known of a page beside what stands on it. */
export function PageNotices({ unread, bareSubject }: Parameters<typeof UnreadNotice>[0] & { bareSubject: string | null }) {
  return (
    <>
      <BareSubjectNotice subject={bareSubject} />
      <UnreadNotice unread={unread} />
    </>
  )
}

/** Says why the page of a subject says little, and that it may leave the site. */
function BareSubjectNotice({ subject }: { subject: string | null }) {
  if (subject === null) return null
  return (
    <Alert className="mb-4" title={`No course on ${subject} is published`}>
      The page says only what holds without one: it names no course and no lesson. You can take it from the site with “Unpublish”,
      and put it back at any time.
    </Alert>
  )
}

/** What was typed in the form of a section, or of a page, that somebody has deleted meanwhile. */
export function GoneNotice({ typed }: { typed: string }) {
  return (
    <Alert kind="error" className="mb-4" title="This section is not on the page any more">
      <p className="mb-2">Somebody else may have deleted it. What you typed is here: copy what you need.</p>
      {typed && <Field label="What you typed" name="typed" rows={8} readOnly defaultValue={typed} />}
    </Alert>
  )
}

/** What was written and cannot be read by this release, as it is stored. */
function UnreadNotice({ unread }: { unread: ReadonlyArray<{ readonly title: string; readonly text: string }> }) {
  if (unread.length === 0) return null
  return (
    <Alert kind="error" className="mb-4" title="Some of what was written here cannot be read">
      <p className="mb-2">It is kept as it is, and not shown on the page. An update may bring it back.</p>
      {unread.map(({ title, text }) => (
        <details key={`${title} ${text}`}>
          <summary className="link inline-flex min-h-11 items-center">{title}</summary>
          <pre className="wrap-anywhere whitespace-pre-wrap text-sm">{text}</pre>
        </details>
      ))}
    </Alert>
  )
}

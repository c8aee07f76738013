import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TimeZoneField } from '#ui/time-zone-field.tsx'
import type { Toast } from '#ui/toast-store.ts'
import { useLaterToast } from '#ui/use-later-toast.ts'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { parseBatch, unpairedLine, withTitle } from './batch-lines.ts'
import { BatchList, type ListedArticle } from './batch-list.tsx'
import { morningHere } from './morning-here.ts'
import { plannedLabel } from './planned-label.ts'
import { useUncovered } from './use-uncovered.tsx'

export interface BatchAnswer {
  readonly report: FormReport
  /** The articles of what was typed, for a browser without scripts. */
  readonly listed: readonly ListedArticle[]
  /** Why they are not written. */
  readonly toast: Toast | null
}

interface BatchFormProps {
  /** What stands in the box at first. */
  typed: string
  answer: BatchAnswer | undefined
}

/** Titles and prompts in turns; the articles they make stand beside them as they are typed. */
export function BatchForm({ typed: before, answer }: BatchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const runsScripts = useRunsScripts()
  const typed = useTyped(form)
  const report = answer?.toast ? answer.report : undefined
  useResetAfterSaving(form, report)
  useLaterToast(answer?.toast)
  const offeredFor = useUncovered(form, typed, answer?.listed)
  const articles = runsScripts
    ? articlesOf(typed).map((article) => ({ ...article, offered: offeredFor(article) }))
    : (answer?.listed ?? [])
  const isCounted = runsScripts || answer !== undefined
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Form
        method="post"
        action="/blog-automation/batch"
        noValidate
        preventScrollReset
        ref={form}
        id={BATCH_FORM}
        className="grid gap-5"
        aria-label="Batch"
      >
        <PersonField />
        <TimeZoneField name="timeZone" />
        <Field
          label="Titles and prompts"
          name="text"
          rows={14}
          defaultValue={before}
          hint="A line with a title, then a line with its prompt, and so on. Blank lines are ignored."
          report={answer?.report}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="generate" busyLabel="Generating...">
            {isCounted ? `Generate & Save ${articles.length} Articles` : 'Generate & Save Articles'}
          </Button>
          <Button kind="secondary" name="intent" value="list" className="hidden noscript:inline-flex">
            Show the list
          </Button>
        </div>
      </Form>
      <BatchList
        articles={articles}
        unpaired={unpairedLine(runsScripts ? typed : (answer?.report.values['text'] ?? ''))}
        form={BATCH_FORM}
        onChoose={runsScripts ? (at, title) => retitle(form.current, at, title) : undefined}
      />
    </div>
  )
}

const BATCH_FORM = 'batch-form'

function boxOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const box = form?.elements.namedItem('text')
  return box instanceof HTMLTextAreaElement ? box : null
}

function retitle(form: HTMLFormElement | null, at: number, title: string) {
  const box = boxOf(form)
  if (!box) return
  box.value = withTitle(box.value, at, title)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.focus()
}

/** What stands in the box, also what was typed before React came. */
function useTyped(form: React.RefObject<HTMLFormElement | null>): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const element = form.current
    const box = boxOf(element)
    if (!element || !box) return undefined
    const read = () => setTyped(box.value)
    // The box is emptied after its form has said so.
    const readSoon = () => setTimeout(read)
    read()
    box.addEventListener('input', read)
    element.addEventListener('reset', readSoon)
    return () => {
      box.removeEventListener('input', read)
      element.removeEventListener('reset', readSoon)
    }
  }, [form])
  return typed
}

function articlesOf(typed: string): Array<Omit<ListedArticle, 'offered'>> {
  const now = new Date()
  return parseBatch(typed).map((line, at) => ({ ...line, planned: plannedLabel(morningHere(now, at + 1)) }))
}

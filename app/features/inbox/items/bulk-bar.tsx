import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Tick } from '#ui/tick.tsx'

import type { Team } from './filter-bar.tsx'
import { itemStatuses } from './item.ts'

const DELETING = 'delete-ticked'

type BulkBarProps = {
  /** The id of the form with the boxes. */
  form: string
  spam: boolean
  /** Some of the page are to be read first. */
  hasReadFirst: boolean
  team: ReadonlyArray<Team>
  /** Why nothing was done. */
  refusal: string | undefined
}

/** What can be done with the ticked items, at once: below the list, and in sight as soon as one is ticked. Stands in the form with the boxes. */
export function BulkBar({ form, spam, hasReadFirst, team, refusal }: BulkBarProps) {
  const report = refusal === undefined ? undefined : { values: {}, errors: { chosen: refusal } }
  return (
    <div className={refusal === undefined ? 'list-bulk inbox-bulk' : 'list-bulk inbox-bulk inbox-bulk-refused'}>
      <SelectField
        label="With the ticked messages"
        name="chosen"
        report={report}
        options={[
          { value: 'read', label: 'Mark as read' },
          { value: 'unread', label: 'Mark as unread' },
          ...(hasReadFirst ? [{ value: 'off-top', label: 'Remove from top' }] : []),
          ...Object.entries(itemStatuses).map(([status, label]) => ({ value: `status:${status}`, label: `Status: ${label}` })),
          ...team.map(({ userId, name }) => ({ value: `assign:${userId}`, label: `Assign to ${name}` })),
          { value: 'assign:none', label: 'Assign to nobody' },
          spam ? { value: 'not-spam', label: 'Not spam' } : { value: 'spam', label: 'Move to spam' },
        ]}
      />
      <Button kind="secondary" busyLabel="Working...">
        Apply
      </Button>
      <DialogOpener dialog={DELETING} kind="tertiary">
        Delete
      </DialogOpener>
      <Dialog
        id={DELETING}
        role="alertdialog"
        title="Delete the ticked messages?"
        actions={
          <>
            <Button kind="danger" form={form} name="intent" value="delete" busyLabel="Deleting...">
              Delete them
            </Button>
            <DialogClose dialog={DELETING} className="btn btn-secondary" startsHere>
              Cancel
            </DialogClose>
          </>
        }
      >
        <p>They will be gone for good, with their answers and notes, for everybody who runs the site.</p>
      </Dialog>
    </div>
  )
}

/** Ticks the whole page, where a script runs. */
export function TickAll() {
  return (
    <div className="w-fit noscript:hidden">
      <Tick label="Tick all of this page" isLabelSeen onChange={({ target }) => tickAll(target)} />
    </div>
  )
}

function tickAll({ form, checked }: HTMLInputElement) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]') ?? []) box.checked = checked
}

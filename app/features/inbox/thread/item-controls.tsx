import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { Team } from '#features/inbox/items/filter-bar.tsx'
import { itemStatuses, type ItemStatus } from '#features/inbox/items/item.ts'
import { SEEN_DANGER } from '#features/inbox/read-first/seen-danger.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'

const DELETING = 'delete-message'

type ItemControlsProps = {
  here: string
  status: ItemStatus
  assigneeId: string | null
  spam: boolean
  team: ReadonlyArray<Team>
  /** The newest danger that the page shows; empty where there is none. */
  seenDanger: string
}

/** How far one is with an item, whose it is, and where it goes. */
export function ItemControls({ here, status, assigneeId, spam, team, seenDanger }: ItemControlsProps) {
  return (
    <div className="grid gap-5">
      <Form method="post" action={here} preventScrollReset>
        <PersonField />
        <input type="hidden" name={SEEN_DANGER} value={seenDanger} />
        <fieldset>
          <legend className="legend">Status</legend>
          <div className="inbox-status">
            {Object.entries(itemStatuses).map(([value, label]) => (
              <button key={value} name="intent" value={`status:${value}`} aria-pressed={value === status}>
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      </Form>
      <Form key={assigneeId} method="post" action={here} preventScrollReset className="inbox-assign">
        <PersonField />
        <SelectField
          label="Assigned to"
          name="intent"
          defaultValue={`assign:${assigneeId ?? 'none'}`}
          options={[
            { value: 'assign:none', label: 'Nobody' },
            ...team.map(({ userId, name }) => ({ value: `assign:${userId}`, label: name })),
          ]}
        />
        <Button kind="secondary">Assign</Button>
      </Form>
      <Form method="post" action={here} className="flex flex-wrap items-center gap-3">
        <PersonField />
        <Button kind="secondary" size="small" name="intent" value="unread">
          Mark as unread
        </Button>
        <Button kind="tertiary" size="small" name="intent" value={spam ? 'not-spam' : 'spam'}>
          {spam ? 'Not spam' : 'Move to spam'}
        </Button>
        <DialogOpener dialog={DELETING} kind="tertiary" size="small">
          Delete
        </DialogOpener>
      </Form>
      <Dialog
        id={DELETING}
        role="alertdialog"
        title="Delete this message?"
        actions={
          <Form method="post" action={here} className="contents">
            <PersonField />
            <Button kind="danger" name="intent" value="delete" busyLabel="Deleting...">
              Delete the message
            </Button>
            <DialogClose dialog={DELETING} className="btn btn-secondary" startsHere>
              Cancel
            </DialogClose>
          </Form>
        }
      >
        <p>It will be gone for good, with its answers and notes, for everybody who runs the site.</p>
      </Dialog>
    </div>
  )
}

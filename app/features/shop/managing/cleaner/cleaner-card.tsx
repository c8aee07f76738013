import { useId } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'

type CleanerCardProps = {
  /** Null when they could not be looked for. */
  issues: {
    readonly count: number
    readonly examples: ReadonlyArray<{ readonly id: string; readonly name: string; readonly description: string }>
  } | null
}

/** Finds descriptions of products that hold HTML entities, and decodes them once somebody has agreed. */
export function CleanerCard({ issues }: CleanerCardProps) {
  const dialog = useId()
  return (
    <Card title="Product Description Cleaner">
      <p className="max-w-measure text-sm text-soft">
        Some shops leave HTML entities in their texts, like &amp;#39; for an apostrophe. They are decoded once; what comes out is
        plain text.
      </p>
      {issues === null && <p className="mt-3 text-sm text-alert">The products could not be read.</p>}
      {!issues?.count ? (
        <div className="mt-4">
          <CleanForm label="Find issues" kind="secondary" />
        </div>
      ) : (
        <>
          <p className="num mt-3 text-sm">
            {issues.count === 1 ? 'One description needs it.' : `${issues.count.toLocaleString('en')} descriptions need it.`}
          </p>
          <Examples examples={issues.examples} />
          <div className="mt-4">
            <DialogOpener dialog={dialog} kind="secondary" size="small">
              Clean descriptions
            </DialogOpener>
          </div>
          <Dialog
            key={issues.examples.map(({ id, description }) => id + description).join()}
            id={dialog}
            role="alertdialog"
            title={`Clean ${issues.count === 1 ? '1 product description' : `${issues.count.toLocaleString('en')} product descriptions`}?`}
            actions={
              <>
                <CleanForm label="OK" kind="primary" />
                <DialogClose dialog={dialog} className={buttonClass('secondary')}>
                  Cancel
                </DialogClose>
              </>
            }
          >
            <p>Their entities are replaced by the characters they stand for. This cannot be undone.</p>
          </Dialog>
        </>
      )}
    </Card>
  )
}

function Examples({ examples }: { examples: NonNullable<CleanerCardProps['issues']>['examples'] }) {
  return (
    <ul aria-label="Examples" className="mt-3 grid gap-3">
      {examples.map(({ id, name, description }) => (
        <li key={id} className="border-t border-line pt-3 text-sm">
          <span className="block font-strong wrap-anywhere">{name}</span>
          <span className="cap block wrap-anywhere">{partWithEntity(description)}</span>
        </li>
      ))}
    </ul>
  )
}

const MAX_CHARACTERS = 160

/** The part of a long text in which the first entity stands. */
function partWithEntity(text: string): string {
  const at = Math.max(0, text.search(/&[#\w]+;/) - 60)
  const part = text.slice(at, at + MAX_CHARACTERS)
  return `${at > 0 ? '…' : ''}${part}${at + MAX_CHARACTERS < text.length ? '…' : ''}`
}

function CleanForm({ label, kind }: { label: string; kind: 'primary' | 'secondary' }) {
  return (
    <Form method="post" action="/shop/manage" preventScrollReset>
      <PersonField />
      <Button kind={kind} size={kind === 'secondary' ? 'small' : undefined} name="intent" value="clean" busyLabel="Cleaning...">
        {label}
      </Button>
    </Form>
  )
}

import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'

type DeleteButtonProps = {
  id: string
  name: string
  /** Where the form is sent. */
  action: string
  /** Where it leads back to, where that is not the list. */
  from?: string
  /** The id of what names the product beside it. */
  describedBy?: string
}

/** Deletes a product once the question was answered with OK. */
export function DeleteButton({ id, name, action, from, describedBy }: DeleteButtonProps) {
  return (
    <AskFirst
      opener={{ kind: 'danger', size: 'small', className: 'btn-quiet', 'aria-describedby': describedBy, children: 'Delete' }}
      title="Are you sure you want to delete this product?"
      action={action}
      fields={
        <>
          <PersonField />
          <input type="hidden" name="id" value={id} />
          {from && <input type="hidden" name="from" value={from} />}
        </>
      }
      answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
      preventScrollReset
    >
      <p className="wrap-anywhere">{name} and its history go for good.</p>
    </AskFirst>
  )
}

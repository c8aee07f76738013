import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useRouteLoaderData } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { categoryNames } from '#features/shop/core/managed-product.ts'
import { categories } from '#features/shop/core/product.ts'
import { isOver } from '#features/shop/core/refresh.ts'
import { HeldButton } from '#features/shop/managing/held-button.tsx'
import { outcomeOf } from '#features/shop/managing/panels/refresh-outcome.ts'
import { GoingOn, type RefreshView } from '#features/shop/managing/panels/refresh-state.tsx'
import { useRefreshView } from '#features/shop/managing/panels/use-refresh-view.tsx'
import { PreviewImage } from '#features/shop/managing/pictures/preview-image.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Toast } from '#ui/toast-store.ts'
import { useLaterToast } from '#ui/use-later-toast.ts'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import type { AdderWords } from './adder-words.ts'

/** What a refused form of the adder comes back with. */
export interface AdderRefusal {
  /** Whose form it was. */
  readonly of: 'retailer' | 'any'
  readonly step: 'scrape' | 'create'
  readonly report: FormReport
  readonly toast: Toast
}

type ProductImporterProps = {
  words: AdderWords
  /** The reading that the address names. */
  reading: RefreshView | null
  refusal: AdderRefusal | null
  /** Where the forms are sent. */
  action: string
}

/** A page of a shop becomes a product: its address, what stands there, a look over it, and it is on the shelves. */
export function ProductImporter({ words, reading: loaded, refusal: refused, action }: ProductImporterProps) {
  const reading = useRefreshView(loaded, true)
  const tried = useNavigation().formData?.get('intent')
  const isTried = tried === words.intent || tried === 'create'
  const refusal = refused && isTried ? { ...refused, report: { ...refused.report, errors: {} } } : refused
  useLaterToast(refused?.toast)
  const goesOn = reading !== null && !isOver(reading.status)
  const found = reading?.result?.found
  return (
    <Card title={words.title} level={3}>
      <p className="text-sm text-soft">{words.text}</p>
      <AddressForm
        words={words}
        refusal={refusal?.step === 'scrape' ? refusal : null}
        action={action}
        isBusy={goesOn}
        isOpen={reading !== null}
      />
      {goesOn && <GoingOn refresh={reading} />}
      {reading && isOver(reading.status) && !found && !isTried && refusal?.step !== 'scrape' && <Unfound reading={reading} />}
      {reading && found && (
        <ReviewForm
          key={reading.id}
          asksForShelf={words.asksForShelf}
          reading={reading}
          found={found}
          refusal={refusal?.step === 'create' ? refusal : null}
          action={action}
        />
      )}
    </Card>
  )
}

type AddressFormProps = {
  words: AdderWords
  refusal: AdderRefusal | null
  action: string
  isBusy: boolean
  /** A reading stands below. */
  isOpen: boolean
}

function AddressForm({ words, refusal, action, isBusy, isOpen }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(refusal?.report.values['url'] ?? '')
  const runs = useRunsScripts()
  useEffect(() => {
    if (!isOpen) return undefined
    const { current } = form
    return () => current?.reset()
  }, [isOpen])
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      noValidate
      className="mt-4 grid gap-4"
      onReset={() => setTyped('')}
    >
      <PersonField />
      <Field
        label={words.label}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        report={refusal?.report}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <HeldButton
          kind="secondary"
          name="intent"
          value={words.intent}
          busyLabel="Getting details..."
          disabled={runs && typed.trim() === ''}
          isHeld={isBusy}
        >
          {words.button}
        </HeldButton>
      </div>
    </Form>
  )
}

function Unfound({ reading }: { reading: RefreshView }) {
  const outcome = outcomeOf(reading)
  return (
    <Alert kind={outcome?.kind} title={outcome?.title} className="mt-4">
      {outcome?.text}
    </Alert>
  )
}

type ReviewFormProps = {
  asksForShelf: boolean
  reading: RefreshView
  found: NonNullable<NonNullable<RefreshView['result']>['found']>
  refusal: AdderRefusal | null
  action: string
}

function ReviewForm({ asksForShelf, reading, found, refusal, action }: ReviewFormProps) {
  const root = useRouteLoaderData<{ toasts: ReadonlyArray<unknown> }>('root')
  const runs = useRunsScripts()
  const chosen = Number(refusal?.report.values['image'] ?? 0)
  return (
    <Form method="post" action={action} preventScrollReset noValidate className="editor-part mt-5 grid gap-4">
      <PersonField />
      <input type="hidden" name="reading" value={reading.id} />
      {!runs && root?.toasts.length === 0 && <p className="text-sm">{outcomeOf(reading)?.title}</p>}
      {found.images.length > 0 && (
        <fieldset>
          <legend className="legend">Picture</legend>
          <div className="choices">
            {found.images.map((address, at) => (
              <label key={address} className="choice">
                <input type="radio" name="image" value={at} defaultChecked={at === chosen} />
                <span className="vh">
                  Picture {at + 1} of {found.images.length}
                </span>
                <PreviewImage of={reading.id} choice={at} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {asksForShelf && (
        <SelectField
          label="Category"
          name="category"
          options={categories.map((value) => ({ value, label: categoryNames[value] }))}
          defaultValue="essentials"
          report={refusal?.report}
        />
      )}
      <Field label="Name" name="name" defaultValue={found.name} report={refusal?.report} autoComplete="off" />
      <Field
        label="Price"
        name="price"
        defaultValue={found.price}
        report={refusal?.report}
        autoComplete="off"
        hint={found.price === '' ? 'The page names none: the shop will say See price.' : undefined}
      />
      <Field label="Description" name="description" rows={4} defaultValue={found.description} report={refusal?.report} />
      <div>
        <Button name="intent" value="create" busyLabel="Creating...">
          Create Product
        </Button>
      </div>
    </Form>
  )
}

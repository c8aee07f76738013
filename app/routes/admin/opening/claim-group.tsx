import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import { ClaimForm } from './claim-form.tsx'
import { ClaimRow } from './claim-row.tsx'
import type { ClaimView, GroupView } from './opening-view.server.ts'

const PATH = '/admin/opening'

interface ClaimGroupProps {
  readonly group: GroupView
  /** The claim or the group whose form is open, and what it is for. */
  readonly opened: { readonly claim: string | undefined; readonly group: string | undefined; readonly act: 'confirm' | 'replace' }
  readonly today: string
  readonly report: FormReport | undefined
}

/** The claims of a kind, with what can be done about all of them that are not decided. */
export function ClaimGroup({ group: { kind, title, lead, claims, left }, opened, today, report }: ClaimGroupProps) {
  const isConfirming = opened.group === kind && kind === 'legal'
  return (
    <section id={`kind-${kind}`} aria-labelledby={`title-${kind}`} className="mt-10 scroll-mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-2">
        <div>
          <h2 id={`title-${kind}`} className="title">
            {title}
          </h2>
          <p className="text-sm text-soft">{lead}</p>
        </div>
        {left > 1 && !isConfirming && <WholeGroup kind={kind} title={title} left={left} />}
      </div>
      {isConfirming && (
        <UnsavedSettings isRefused={report !== undefined}>
          <ClaimForm
            action={`${PATH}?group=${kind}`}
            intent="confirm"
            label={`Confirm all ${left}`}
            isTerm
            about={['kind', kind]}
            back={`${PATH}#kind-${kind}`}
            {...{ today, report }}
          />
        </UnsavedSettings>
      )}
      <ul>
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim}>
            {opened.claim === claim.id && (!claim.decision || claim.isAnew) && (
              <OpenedForm {...{ claim, act: opened.act, today, report }} />
            )}
          </ClaimRow>
        ))}
      </ul>
    </section>
  )
}

/** Legal texts are confirmed together, anything else is dropped together. */
function WholeGroup({ kind, title, left }: { kind: string; title: string; left: number }) {
  if (kind === 'legal') {
    return (
      <ButtonLink kind="secondary" size="small" to={`${PATH}?group=${kind}#kind-${kind}`}>
        Confirm all {left}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={PATH} preventScrollReset>
      <PersonField />
      <input type="hidden" name="kind" value={kind} />
      <Button
        kind="secondary"
        size="small"
        name="intent"
        value="drop-group"
        busyLabel="Dropping..."
        aria-label={`Drop all ${left} that are not decided: ${title}`}
      >
        Drop all {left}
      </Button>
    </Form>
  )
}

interface OpenedFormProps {
  readonly claim: ClaimView
  readonly act: 'confirm' | 'replace'
  readonly today: string
  readonly report: FormReport | undefined
}

function OpenedForm({ claim: { id, text, stays, isNamed, others }, act, today, report }: OpenedFormProps) {
  const isReplaced = act === 'replace' && !isNamed
  return (
    <UnsavedSettings isRefused={report !== undefined}>
      <ClaimForm
        action={`${PATH}?claim=${id}&act=${act}`}
        intent={isReplaced ? 'replace' : 'confirm'}
        label={isReplaced ? 'Replace' : 'Confirm'}
        about={['claim', id]}
        {...(isReplaced && { text, hint: /^\S*\d/.test(text) ? 'Of a figure, the number comes first.' : '' })}
        isTerm={stays}
        {...(isReplaced && { others })}
        {...{ today, report }}
        back={`${PATH}#claim-${id}`}
      />
    </UnsavedSettings>
  )
}

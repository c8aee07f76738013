import { data, Form } from 'react-router'

import { suggestionsOf } from '#features/health/labs/pages/report-view.server.ts'
import { formatRange } from '#features/health/labs/reading/read-range.ts'
import { targetForm } from '#features/health/labs/targets/target-form.ts'
import {
  listFormerTargets,
  listTargets,
  readTargetUnit,
  removeTarget,
  restoreTarget,
  saveTarget,
  type StoredTarget,
} from '#features/health/labs/targets/targets.server.ts'
import { formatUnit } from '#features/health/labs/units/format-unit.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { writerOf } from '#routes/admin/earlier-names.server.ts'
import { EarlierVersions } from '#routes/admin/earlier-version.tsx'
import { differences, RESTORE, restoredToast, VERSION } from '#routes/admin/earlier-words.ts'
import { servicesContext } from '#services.server.ts'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/labs.ts'

const PATH = '/admin/labs'

const LABELS = { band: 'From and to', reason: 'Why' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Targets for lab tests', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [targets, former] = await Promise.all([listTargets(services), listFormerTargets(services)])
  const written = await writerOf(context, former)
  const earlier = former.map(({ id, name, value, now, ...version }) => ({
    id,
    words: `The target for ${name}, ${bandOf(value)}, was ${written(version, now ? 'changed' : 'deleted')}. It is kept.`,
    differs: now
      ? differences({ band: bandOf(value), reason: value.reason }, { band: bandOf(now), reason: now.reason }, LABELS)
      : '',
  }))
  return {
    targets: targets.map((target) => ({ loinc: target.loinc, name: target.name, band: bandOf(target), reason: target.reason })),
    earlier,
    tests: suggestionsOf().tests.map(({ name }) => name),
  }
}

function bandOf({ low, high, ucum }: Pick<StoredTarget, 'low' | 'high' | 'ucum'>): string {
  const band = formatRange({ low, lowInclusive: true, high, highInclusive: true })
  return `${band} ${formatUnit(ucum)}`.trim()
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = signedIn(context)
  const fields = await readForm(request)
  const remove = async () => {
    await removeTarget(services, by, fields['loinc'] ?? '')
    return redirectWithToast(PATH, { title: 'Target deleted' })
  }
  const restore = async () =>
    redirectWithToast(PATH, restoredToast(await restoreTarget(services, by, fields[VERSION] ?? ''), 'Target'))
  const save = async () => {
    const form = parseFields(fields, targetForm(await readTargetUnit()))
    if (!form.ok) return data({ report: form.report }, 400)
    await saveTarget(services, by, form.value)
    return redirectWithToast(PATH, { title: 'Target saved' })
  }
  return answerOf({ delete: remove, [RESTORE]: restore, save }, fields['intent'], 'save')()
}

export default function LabTargets({ loaderData: { targets, earlier, tests }, actionData }: Route.ComponentProps) {
  const report = actionData?.report
  return (
    <>
      <AdminHeading title="Targets for lab tests" />
      <div className="grid gap-4">
        <UnsavedSettings isRefused={report !== undefined}>
          <Card title="A target">
            <p className="mb-4 max-w-measure text-sm text-soft">
              Members see it beside the range of their laboratory, as your aim and as no diagnosis. Saving a test again changes
              its target.
            </p>
            <Form method="post" action={PATH} noValidate className="grid gap-4 sm:grid-cols-3">
              <PersonField />
              <datalist id="tests">
                {tests.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </datalist>
              <Field label="Test" name="test" list="tests" autoComplete="off" className="col-span-full" report={report} />
              <Field label="From" optional name="low" inputMode="decimal" autoComplete="off" report={report} />
              <Field label="To" optional name="high" inputMode="decimal" autoComplete="off" report={report} />
              <Field label="Unit" name="unit" autoComplete="off" hint="Empty: the usual one" report={report} />
              <Field label="Why" optional name="reason" rows={2} className="col-span-full" report={report} />
              <div className="col-span-full">
                <Button busyLabel="Saving...">Save target</Button>
              </div>
            </Form>
          </Card>
        </UnsavedSettings>
        {targets.length > 0 && (
          <Card title="Targets">
            <ul className="grid">
              {targets.map(({ loinc, name, band, reason }) => (
                <li key={loinc} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-line py-3">
                  <div className="min-w-0">
                    <b>{name}</b> <span className="num ml-2 text-sm">{band}</span>
                    {reason && <p className="max-w-measure text-sm text-soft wrap-anywhere">{reason}</p>}
                  </div>
                  <AskFirst
                    opener={{ kind: 'tertiary', size: 'small', children: `Delete the target for ${name}` }}
                    title="Delete this target?"
                    action={PATH}
                    fields={
                      <>
                        <PersonField />
                        <input type="hidden" name="loinc" value={loinc} />
                      </>
                    }
                    answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
                  >
                    <p>Members no longer see it beside their results.</p>
                  </AskFirst>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <EarlierVersions earlier={earlier} action={PATH} />
      </div>
    </>
  )
}

import { Form, data, redirect } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { SURE } from '#ui/ask-or-step.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

import type { Route } from './+types/starter.ts'
import { AdminHeading } from './admin-heading.tsx'
import { ITEM, StarterList, StarterQuestion } from './starter-list.tsx'
import { listStarterParts, removeStarterItems, restoreStarterItems } from './starter-parts.server.ts'
import { countedItems, partWords } from './starter-words.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Starter content', listed: false })

const PATH = '/admin/settings/starter'
const ASK = 'ask'
const NONE_TICKED = 'Nothing was ticked. Please tick what you mean.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = await listStarterParts(context.get(servicesContext))
  const asked = new Set(url.searchParams.getAll(ASK))
  const items = parts.flatMap(({ items }) => items)
  return { parts, asked: items.filter(({ id, state }) => asked.has(id) && state !== 'gone') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = signedIn(context)
  const fields = await readForm(request)
  const ticked = Object.keys(fields).flatMap((name) => (name.startsWith(ITEM) ? [name.slice(ITEM.length)] : []))
  const idsOf = async (state: 'unchanged' | 'gone') => {
    const items = (await listStarterParts(services)).flatMap(({ items }) => items)
    return items.flatMap((item) => (item.state === state ? [item.id] : []))
  }
  const ask = (ids: readonly string[]) => {
    if (ids.length === 0) return data({ refusal: NONE_TICKED }, 400)
    return redirect(`${PATH}?${new URLSearchParams(ids.map((id) => [ASK, id]))}`, 303)
  }
  const restore = async (ids: readonly string[]) => {
    if (ids.length === 0) return data({ refusal: NONE_TICKED }, 400)
    const counts = await restoreStarterItems(services, by, ids)
    return redirectWithToast(PATH, { title: `${countedItems(counts)} brought back`, text: 'As the product ships it today.' })
  }
  const remove = async () => {
    if (fields[SURE] !== 'yes') return ask(ticked)
    const counts = await removeStarterItems(services, by, ticked)
    return redirectWithToast(PATH, { title: `${countedItems(counts)} taken away`, text: 'You can bring it back here.' })
  }
  const acts = {
    remove,
    'remove-unchanged': async () => ask(await idsOf('unchanged')),
    restore: () => restore(ticked),
    'restore-all': async () => restore(await idsOf('gone')),
  }
  return answerOf(acts, fields.intent, 'remove')()
}

export default function StarterPage({ loaderData: { parts, asked }, actionData }: Route.ComponentProps) {
  if (asked.length > 0) return <StarterQuestion items={asked} here={PATH} />
  const all = parts.flatMap(({ items }) => items)
  const unchanged = all.filter(({ state }) => state === 'unchanged').length
  const gone = all.filter(({ state }) => state === 'gone')
  return (
    <>
      <AdminHeading title="Starter content">
        What the product brought along, so that the site was not empty. It is yours: take it away as a whole or piece by piece,
        and bring it back.
      </AdminHeading>
      {actionData?.refusal && (
        <Alert kind="error" className="mb-6">
          {actionData.refusal}
        </Alert>
      )}
      {all.length > gone.length && (
        <Form method="post" action={PATH} className="grid max-w-measure gap-8">
          <PersonField />
          {parts.map(({ name, items }) => (
            <StarterList key={name} title={partWords[name].title} text={partWords[name].text} items={items} />
          ))}
          <div className="flex flex-wrap gap-4 border-t border-line pt-5">
            <Button kind="secondary" name="intent" value="remove">
              Take away what is ticked
            </Button>
            {unchanged > 0 && (
              <Button kind="secondary" name="intent" value="remove-unchanged">
                Take away all that you have not changed ({unchanged})
              </Button>
            )}
          </div>
          <p className="cap">You are asked once more before anything goes.</p>
        </Form>
      )}
      {gone.length > 0 && (
        <Form method="post" action={PATH} className="mt-10 max-w-measure">
          <PersonField />
          <fieldset>
            <legend className="title mb-1">Taken away</legend>
            <p className="mb-2 text-soft">Each comes back as the product ships it today.</p>
            {gone.map(({ id, title }) => (
              <Checkbox key={id} name={ITEM + id} label={title} />
            ))}
          </fieldset>
          <div className="mt-4 flex flex-wrap gap-4">
            <Button kind="secondary" name="intent" value="restore" busyLabel="Bringing back...">
              Bring back what is ticked
            </Button>
            <Button kind="secondary" name="intent" value="restore-all" busyLabel="Bringing back...">
              Bring back all ({gone.length})
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}

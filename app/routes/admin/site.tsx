import { Form, data, redirect } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { accentsOf } from '#features/site/brand/brand-colours.ts'
import { sectionNames } from '#features/site/core/site-settings.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { ChangedMeanwhile, OVER, theirsOf } from '#features/site/settings/changed-meanwhile.tsx'
import { pressedRow } from '#features/site/settings/row-list.ts'
import { formOf, sectionNamed } from '#features/site/settings/section-forms.ts'
import { SettingFields } from '#features/site/settings/setting-fields.tsx'
import {
  findSection,
  forgetSection,
  listEarlierSections,
  restoreSection,
  saveSection,
} from '#features/site/settings/settings.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { AskOrStep, SURE } from '#ui/ask-or-step.tsx'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/site.ts'
import { AdminHeading } from './admin-heading.tsx'
import { writerOf } from './earlier-names.server.ts'
import { EarlierVersions } from './earlier-version.tsx'
import { comparable, differences, earlierNotes, RESTORE, restoredToast, VERSION } from './earlier-words.ts'
import { FORGET_QUESTION, FORGET_WORDS, ForgetPage, ForgetText } from './forget-section.tsx'
import { readSettingsForm } from './settings-form.server.ts'

import draggingCss from '#ui/dragging.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: draggingCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Site', listed: false })

/** The field, and the step, that goes back to what the product ships. */
const FORGET = 'forget'

export async function loader({ url, context }: Route.LoaderArgs) {
  const section = sectionNamed(url.searchParams.get('section'))
  const { title, lead, next, groups, fill } = formOf(section)
  const services = context.get(servicesContext)
  const [{ value, isSaved, mark }, versions] = await Promise.all([
    findSection(services, section),
    listEarlierSections(services, section),
  ])
  const written = await writerOf(context, versions)
  const values = fill(value)
  const labels = Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))
  const tabs = sectionNames.map((id) => ({ id, label: formOf(id).title, to: addressOf(id) }))
  const isAsked = isSaved && url.searchParams.get('step') === FORGET
  const earlier = earlierNotes(versions, written, ({ shown }) =>
    shown === null ? '' : differences(comparable(fill(shown)), comparable(values), labels),
  )
  const accents = values['colour'] === undefined ? null : accentsOf(values['colour'])
  return { section, title, lead, next, groups, values, accents, isSaved, mark, isAsked, earlier, tabs }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const section = sectionNamed(url.searchParams.get('section'))
  const { title, schema, next, groups, fill } = formOf(section)
  const { fields, errors } = await readSettingsForm(services, section, request)
  const moved = pressedRow(groups, fields)
  if (moved) return data({ report: { values: moved, errors: {} }, changed: null })
  const [here, by] = [addressOf(section), signedIn(context)]
  const forget = async () => {
    if (fields[SURE] !== 'yes') return redirect(`${here}&step=${FORGET}`, 303)
    await forgetSection(services, section, by)
    const text = 'Your earlier text is kept. You can put it back below the form.'
    return redirectWithToast(here, { title: `${title}: reset to the default`, text })
  }
  const restore = async () => {
    const isBack = await restoreSection(services, section, fields[VERSION] ?? '', by)
    return redirectWithToast(here, restoredToast(isBack, title))
  }
  const save = async () => {
    const form = parseFields(fields, schema)
    const problems = { ...(form.ok ? {} : form.report.errors), ...errors }
    if (!form.ok || Object.keys(errors).length > 0) return data({ report: reportOf(fields, problems), changed: null }, 400)
    if (!(await saveSection(services, section, form.value, by, fields[OVER]))) {
      const { value, mark } = await findSection(services, section)
      const changed = { theirs: theirsOf(groups, fill(value), fields), mark }
      return data({ report: reportOf(fields, {}), changed }, 409)
    }
    return redirectWithToast(here, { title: `${title} saved`, text: 'The site shows it now.', ...(next && { action: next }) })
  }
  return answerOf({ [FORGET]: forget, [RESTORE]: restore, save }, fields.intent, 'save')()
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, title, lead, next, groups, values, accents, isSaved, mark, isAsked, earlier, tabs } = loaderData
  const changed = actionData?.changed
  const here = addressOf(section)
  const forget = { action: here, fields: <PersonField />, name: 'intent', value: FORGET, words: FORGET_WORDS }
  if (isAsked) return <ForgetPage title={title} forget={forget} here={here} />
  return (
    <>
      <AdminHeading title="Site">What visitors read on every page. A change is there at once.</AdminHeading>
      <Tabs label="Sections" tabs={tabs} current={section} className="mb-8" />
      <UnsavedSettings key={section} isRefused={actionData !== undefined} replacedBy={[RESTORE, FORGET]}>
        <Form method="post" action={here} encType="multipart/form-data" noValidate className="grid max-w-measure gap-10">
          <header>
            <h2 className="title mb-1">{title}</h2>
            <p className="text-soft">{lead}</p>
          </header>
          <PersonField />
          <input type="hidden" name={OVER} value={changed?.mark ?? mark} />
          {changed && <ChangedMeanwhile theirs={changed.theirs} />}
          {/* Enter saves, and moves no row. */}
          <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
            Save
          </button>
          <SettingFields groups={groups} values={values} accents={accents} report={actionData?.report} />
          <div className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
            <Button busyLabel="Saving...">Save</Button>
            {isSaved && next && <TextLink to={next.to}>{next.label}</TextLink>}
          </div>
        </Form>
      </UnsavedSettings>
      {isSaved && (
        <div className="mt-4">
          <AskOrStep {...forget} opener={{ kind: 'tertiary', children: 'Reset to the default' }} title={FORGET_QUESTION}>
            <ForgetText title={title} />
          </AskOrStep>
        </div>
      )}
      <EarlierVersions earlier={earlier} action={here} />
    </>
  )
}

function addressOf(section: string): string {
  return `/admin/settings/site?section=${section}`
}

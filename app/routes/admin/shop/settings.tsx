import { data, Form } from 'react-router'

import { equipmentCategories } from '#content/equipment.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { RetailerFields } from '#features/shop/settings/retailer-fields.tsx'
import { ShopSettingsForm } from '#features/shop/settings/settings-form.ts'
import {
  findShopSettings,
  listFormerShopSettings,
  restoreShopSettings,
  saveShopSettings,
} from '#features/shop/settings/settings.server.ts'
import { departmentField, type ShopSettings } from '#features/shop/settings/shop-settings.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { ChangedMeanwhile, OVER, theirsOf } from '#features/site/settings/changed-meanwhile.tsx'
import type { SettingField } from '#features/site/settings/section-form.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { markOfSetting } from '#platform/setting-versions.server.ts'
import { writerOf } from '#routes/admin/earlier-names.server.ts'
import { EarlierVersions } from '#routes/admin/earlier-version.tsx'
import { differences, earlierNotes, RESTORE, restoredToast, VERSION } from '#routes/admin/earlier-words.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/settings.ts'

const PATH = '/shop/manage/settings'

const LABELS = {
  retailerDomain: 'Retailer’s domain',
  retailerName: 'Retailer’s name',
  partnerParameter: 'Partner parameter',
  partnerId: 'Partner id',
  departments: 'Cards of equipment',
  isNightlyOn: 'Every night',
}

const FIELDS: ReadonlyArray<SettingField> = [
  ...(['retailerDomain', 'retailerName', 'partnerParameter', 'partnerId'] as const).map((name) => ({
    name,
    label: LABELS[name],
  })),
  ...equipmentCategories.map(({ slug, name }) => ({ name: departmentField(slug), label: name })),
  { name: 'isNightlyOn', label: 'Read the suppliers every night', takes: 'tick' },
]

/** The settings as the form sends them. */
function asTyped({ departments, isNightlyOn, ...rest }: ShopSettings): Record<string, string> {
  const pages = equipmentCategories.map(({ slug }) => [departmentField(slug), departments[slug] ?? ''])
  return { ...rest, ...Object.fromEntries(pages), isNightlyOn: isNightlyOn ? 'on' : '' }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Settings of the shop', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [settings, former] = await Promise.all([findShopSettings(services), listFormerShopSettings(services)])
  const written = await writerOf(context, former)
  return {
    ...settings,
    mark: markOfSetting(settings),
    earlier: earlierNotes(former, written, ({ value }) => differences({ ...value }, { ...settings }, LABELS)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const restore = async () => {
    const isBack = await restoreShopSettings(context.get(servicesContext), signedIn(context), fields[VERSION] ?? '')
    return redirectWithToast(PATH, restoredToast(isBack, 'Settings of the shop'))
  }
  const save = async () => {
    const form = parseFields(fields, ShopSettingsForm)
    if (!form.ok) return data({ report: form.report, changed: null }, 400)
    const services = context.get(servicesContext)
    if (!(await saveShopSettings(services, signedIn(context), form.value, fields[OVER]))) {
      const saved = await findShopSettings(services)
      const changed = { theirs: theirsOf([{ fields: FIELDS }], asTyped(saved), fields), mark: markOfSetting(saved) }
      return data({ report: reportOf(fields, {}), changed }, 409)
    }
    return redirectWithToast(PATH, { title: 'Settings of the shop saved' })
  }
  return answerOf({ [RESTORE]: restore, save }, fields['intent'], 'save')()
}

export default function ShopSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { retailerDomain, departments, isNightlyOn, mark, earlier } = loaderData
  const changed = actionData?.changed
  const plain = { report: actionData?.report, autoComplete: 'off', spellCheck: false } as const
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="title mb-5">
        Settings
      </h2>
      <UnsavedSettings isRefused={actionData !== undefined} replacedBy={[RESTORE]}>
        <Form method="post" action={PATH} noValidate className="grid max-w-measure gap-5">
          <PersonField />
          <input type="hidden" name={OVER} value={changed?.mark ?? mark} />
          {changed && <ChangedMeanwhile theirs={changed.theirs} />}
          <RetailerFields {...loaderData} report={actionData?.report} />
          <fieldset className="border-t border-line pt-5">
            <legend className="title">Cards of equipment</legend>
            <p className="cap mt-1 mb-4">
              The page of the retailer to which each of them leads. Where none is named it is the one that came with the shop, or
              the retailer’s home.
            </p>
            <div className="grid gap-5 md:grid-cols-2">
              {equipmentCategories.map(({ slug, name }) => (
                <Field
                  key={slug}
                  label={name}
                  name={departmentField(slug)}
                  defaultValue={departments[slug] ?? ''}
                  placeholder={retailerDomain && `https://${retailerDomain}/…`}
                  inputMode="url"
                  optional
                  {...plain}
                />
              ))}
            </div>
          </fieldset>
          <Checkbox
            label="Read the suppliers every night"
            name="isNightlyOn"
            defaultChecked={isNightlyOn}
            report={actionData?.report}
            hint="Each supplier can be left out on its own page."
          />
          <div className="border-t border-line pt-5">
            <Button busyLabel="Saving...">Save settings</Button>
          </div>
        </Form>
      </UnsavedSettings>
      <EarlierVersions earlier={earlier} action={PATH} />
    </section>
  )
}

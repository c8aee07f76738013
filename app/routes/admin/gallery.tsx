import { data, Form, useSubmit } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { accentsOf } from '#features/site/brand/brand-colours.ts'
import { brandSheet } from '#features/site/brand/brand-sheet.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { lookAsked, lookProblems, themes } from '#features/site/settings/look-choice.ts'
import { ColourField, TypeField } from '#features/site/settings/look-fields.tsx'
import { findSection, saveSection } from '#features/site/settings/settings.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { examplesOf } from '#ui/illustration-composition.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { pillars } from '#ui/pillar.ts'

import type { Route } from './+types/gallery.ts'
import { GalleryControls } from './gallery/controls.tsx'
import { GalleryFields } from './gallery/fields.tsx'
import { GalleryIllustrations } from './gallery/illustrations.tsx'
import { GalleryInstruments } from './gallery/instruments.tsx'
import { GalleryOverlays } from './gallery/overlays.tsx'
import { GallerySurfaces } from './gallery/surfaces.tsx'
import { GalleryType } from './gallery/type.tsx'

const PATH = '/admin/gallery'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Components', listed: false })

/** The look that the address asks for, over the one that is saved. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { value } = await findSection(context.get(servicesContext), 'house')
  const asked = Object.fromEntries(url.searchParams)
  const { colour, type, theme } = lookAsked(asked, value)
  const errors = lookProblems(asked)
  return {
    colour,
    type,
    theme,
    sheet: brandSheet({ colour, type }).address,
    accents: accentsOf(colour),
    report: errors && reportOf(asked, errors),
    illustrations: pillars.flatMap((pillar) => examplesOf(pillar).map((example) => ({ pillar, ...example }))),
    isSaved: colour === value.colour && type === value.type,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const errors = lookProblems(fields)
  if (errors) return data({ report: reportOf(fields, errors) }, 400)
  const { value } = await findSection(services, 'house')
  const { colour, type } = lookAsked(fields, value)
  await saveSection(services, 'house', { ...value, colour, type }, signedIn(context))
  return redirectWithToast(PATH, { title: 'Look saved', text: 'The site shows it now.' })
}

/** Every component in its states, in the colour and type that the owner is choosing. */
export default function GalleryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { colour, type, theme, sheet, accents, isSaved } = loaderData
  const report = actionData?.report ?? loaderData.report ?? undefined
  const submit = useSubmit()
  const look = (form: HTMLFormElement) =>
    void submit(lookIn(form), { method: 'get', action: PATH, replace: true, preventScrollReset: true })
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <PageHeading
        eyebrow="Colour and type"
        title="Components"
        lead="Every part of the interface in the look that you choose. Visitors see nothing of it until you save."
      />
      <Form
        method="post"
        action={PATH}
        noValidate
        className="mb-10 grid max-w-measure gap-6 border-t border-ink pt-5"
        onChange={({ currentTarget }) => look(currentTarget)}
      >
        <PersonField />
        <ColourField label="Brand colour" values={{ colour }} accents={accents} report={report} />
        <TypeField label="Type" values={{ type }} report={report} />
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="mb-1 text-sm font-strong">Shown as</legend>
          {themes.map(({ id, label }) => (
            <Checkbox key={id} type="radio" name="theme" value={id} label={label} defaultChecked={theme === id} />
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-4">
          <Button busyLabel="Saving...">Save</Button>
          <Button kind="secondary" formMethod="get" formAction={PATH}>
            Preview
          </Button>
        </div>
        {!isSaved && <p className="text-sm text-soft">This look is not saved yet.</p>}
      </Form>
      <div className="bg-paper text-ink" style={theme === 'system' ? undefined : { colorScheme: theme }}>
        <GalleryType />
        <GalleryControls />
        <GalleryFields />
        <GallerySurfaces />
        <GalleryOverlays />
        <GalleryInstruments />
        <GalleryIllustrations illustrations={loaderData.illustrations} />
      </div>
    </>
  )
}

/** What is chosen, and nothing else of the form. */
function lookIn(form: HTMLFormElement): Record<string, string> {
  const sent = new FormData(form)
  return Object.fromEntries(['colour', 'type', 'theme'].map((name) => [name, String(sent.get(name) ?? '')]))
}

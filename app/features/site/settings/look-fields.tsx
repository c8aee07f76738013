import { useEffect, useState, type ChangeEvent } from 'react'
import { useFetcher } from 'react-router'

import { colourOf, typePairs, type TypePair } from '#features/site/core/brand-look.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

/** What became of a colour where words and buttons have it, as hex: by day and by night. */
export interface Accents {
  readonly day: string
  readonly night: string
  readonly isMoved: boolean
}

interface LookFieldProps {
  readonly label: string
  readonly values: Readonly<Record<string, string>>
  readonly report?: FormReport | undefined
}

/** The page that shows every component in a look: it says as well what became of its colour. */
const COMPONENTS = '/admin/gallery'

/** How long after the last sign the colour is looked at, in milliseconds. */
const PAUSE = 200

/**
 * The brand’s colour, typed or picked, and beside it what became of it where words have to be read in it.
 *
 * @param showsMore whether a link leads to the page of all components
 */
export function ColourField({
  label,
  values,
  report,
  accents,
  showsMore = false,
}: LookFieldProps & { accents: Accents | null; showsMore?: boolean }) {
  const saved = values['colour'] ?? ''
  const [typed, setTyped] = useState(report?.values['colour'] ?? saved)
  const { load, data } = useFetcher<{ readonly colour: string; readonly accents: Accents }>()
  const runsScripts = useRunsScripts()
  const colour = colourOf(typed)
  useEffect(() => {
    if (colour === null || colour === saved) return
    const timer = setTimeout(() => void load(`${COMPONENTS}?colour=${encodeURIComponent(colour)}`), PAUSE)
    return () => clearTimeout(timer)
  }, [colour, saved, load])
  const shown = colour === saved ? accents : data?.colour === colour ? data.accents : null
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const field = currentTarget.form!.elements.namedItem('colour') as HTMLInputElement
    field.value = currentTarget.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setTyped(currentTarget.value)
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <Field
          label={label}
          name="colour"
          defaultValue={saved}
          report={report}
          autoComplete="off"
          spellCheck={false}
          hint="Like #0c533a. Buttons, links and bands take it by day and by night"
          className="grow"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {runsScripts && (
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            className="mt-7 h-12 w-16 cursor-pointer rounded-1 border border-strong bg-paper p-1"
            value={colour ?? '#000000'}
            onChange={pick}
          />
        )}
      </div>
      {colour !== null && shown && <WhatBecame colour={colour} accents={shown} />}
      {showsMore && (
        <p className="text-sm">
          <TextLink to={`${COMPONENTS}${colour === null ? '' : `?colour=${encodeURIComponent(colour)}`}`} target="_blank">
            See every component in this colour
          </TextLink>
        </p>
      )}
    </div>
  )
}

function WhatBecame({ colour, accents }: { colour: string; accents: Accents }) {
  return (
    <output className="grid gap-2">
      <ul className="flex flex-wrap gap-4 text-sm">
        <Swatch colour={colour} label="Your colour" />
        <Swatch colour={accents.day} label="On light pages" />
        <Swatch colour={accents.night} label="On dark pages" />
      </ul>
      <p className="text-sm text-soft">
        {accents.isMoved
          ? 'Words and buttons in this colour could not be read on light paper, so it was moved until they can. Its hue stays.'
          : 'This colour can be read on light paper as it is; on dark pages a lighter one of its hue stands in.'}
      </p>
    </output>
  )
}

function Swatch({ colour, label }: { colour: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="h-8 w-8 rounded-1 border border-line" style={{ background: colour }} />
      <span>
        {label} <span className="num text-faint">{colour}</span>
      </span>
    </li>
  )
}

const pairNames: Readonly<Record<TypePair, readonly [name: string, hint: string]>> = {
  journal: ['Journal', 'Newsreader with Instrument Sans: a well-set magazine'],
  warm: ['Warm', 'Fraunces with Figtree: softer and rounder'],
  plain: ['Plain', 'Bricolage Grotesque with Figtree: no serifs'],
}

/** One of the pairings of type. */
export function TypeField({ label, values, report }: LookFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-strong">{label}</legend>
      {typePairs.map((pair) => (
        <Checkbox
          key={pair}
          type="radio"
          name="type"
          value={pair}
          label={pairNames[pair][0]}
          hint={pairNames[pair][1]}
          defaultChecked={values['type'] === pair}
          report={report}
        />
      ))}
    </fieldset>
  )
}

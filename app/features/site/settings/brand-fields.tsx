import { useState } from 'react'

import type { BrandUpload, CoachPortrait, StoredLogo } from '#features/site/core/brand-look.ts'
import { TAKEN_PICTURES } from '#platform/picture.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import { UploadField } from './upload-field.tsx'

interface BrandFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly values: Readonly<Record<string, string>>
  readonly report?: FormReport | undefined
}

const DRAWINGS = 'image/svg+xml,image/png'

const stored = <Value,>(name: BrandUpload, { values, report }: BrandFieldProps) => {
  const carried = (report?.values[name] ?? values[name] ?? '') || 'null'
  return JSON.parse(carried) as Value | null
}

/** The logo, on both papers. */
export function LogoField(props: BrandFieldProps) {
  const { label, hint, values, report } = props
  const logo = stored<StoredLogo>('logo', props)
  return (
    <UploadField
      name="logo"
      label={label}
      hint={hint}
      accept={DRAWINGS}
      value={values['logo'] ?? ''}
      report={report}
      address={logo && addressOf(logo)}
      look="max-h-16 w-auto max-w-full self-start border border-line bg-paper p-2"
    />
  )
}

const addressOf = ({ key }: { key: string }) => `/brand/logo-${key.slice('brand/'.length)}`

/** The icon in the size of a phone. */
export function IconField(props: BrandFieldProps) {
  const { label, hint, values, report } = props
  const icon = stored<{ key: string }>('icon', props)
  return (
    <UploadField
      name="icon"
      label={label}
      hint={hint}
      accept={DRAWINGS}
      value={values['icon'] ?? ''}
      report={report}
      address={icon && addressOf(icon)}
      look="size-14 border border-line object-contain"
    />
  )
}

/** The portrait as it is cropped, with its words and the point that stays in sight. */
export function PortraitField(props: BrandFieldProps) {
  const { label, hint, values, report } = props
  const said = (name: string) => report?.values[name] ?? values[name] ?? ''
  const portrait = stored<CoachPortrait>('portrait', props)
  const [focus, setFocus] = useState({ x: said('portraitX'), y: said('portraitY') })
  const percent = (name: string, axis: 'x' | 'y', words: string) => (
    <Field
      label={words}
      name={name}
      type="number"
      min={0}
      max={100}
      unit="%"
      defaultValue={values[name]}
      report={report}
      onChange={({ currentTarget }) => setFocus({ ...focus, [axis]: currentTarget.value })}
    />
  )
  return (
    <UploadField
      name="portrait"
      label={label}
      hint={hint}
      accept={TAKEN_PICTURES}
      value={values['portrait'] ?? ''}
      report={report}
      address={portrait && `/media/${portrait.key}-${portrait.widths.at(-1)}.webp`}
      look="aspect-4/5 w-40 rounded-1 object-cover"
      position={`${focus.x}% ${focus.y}%`}
    >
      <Field
        label="What the portrait shows"
        name="portraitAlt"
        defaultValue={values['portraitAlt']}
        report={report}
        optional
        autoComplete="off"
        hint="For who cannot see it, such as “Noor Reed by a window”"
      />
      <div className="grid grid-cols-2 gap-3">
        {percent('portraitX', 'x', 'Stays in sight, from left')}
        {percent('portraitY', 'y', 'From above')}
      </div>
    </UploadField>
  )
}

/** Something that is so, or not. */
export function TickField({ name, label, values, report }: BrandFieldProps & { readonly name: string }) {
  return <Checkbox label={label} name={name} value="yes" defaultChecked={values[name] === 'yes'} report={report} />
}

import { useEffect, useRef, useState } from 'react'

import { BRAND_FILES, LOOK_PATH } from '#features/site/brand/brand-pictures.ts'
import {
  percentOf,
  smallSentence,
  type BrandUpload,
  type CoachPortrait,
  type StoredLogo,
} from '#features/site/core/brand-look.ts'
import { TAKEN_PICTURES } from '#platform/picture.ts'
import { Checkbox } from '#ui/checkbox.tsx'
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
      note={logo && smallSentence('logo', logo)}
      look="max-h-16 w-auto max-w-full self-start border border-line bg-paper p-2"
    />
  )
}

const addressOf = ({ key }: { key: string }) => `${LOOK_PATH}/logo-${key.slice(BRAND_FILES.length + 1)}`

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

const controlOf = (place: HTMLElement | null, name: string) =>
  (place?.closest('form')?.elements.namedItem(name) ?? null) as HTMLInputElement | null

/** The portrait as it is cropped: around the point that the fields beside it name. */
export function PortraitField(props: BrandFieldProps) {
  const { label, hint, values, report } = props
  const portrait = stored<CoachPortrait>('portrait', props)
  const place = useRef<HTMLDivElement>(null)
  const said = (name: string) => percentOf(report?.values[name] ?? values[name] ?? '') ?? 50
  const [focus, setFocus] = useState({ x: said('portraitX'), y: said('portraitY') })
  useEffect(() => {
    const form = place.current?.closest('form')
    const valueOf = (name: string) => percentOf(controlOf(place.current, name)?.value ?? '') ?? 50
    const follow = () => setFocus({ x: valueOf('portraitX'), y: valueOf('portraitY') })
    form?.addEventListener('input', follow)
    return () => form?.removeEventListener('input', follow)
  }, [])
  const choose = (x: number, y: number) => {
    for (const [name, share] of Object.entries({ portraitX: x, portraitY: y })) {
      const field = controlOf(place.current, name)
      if (!field) continue
      field.value = String(share)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <div ref={place}>
      <UploadField
        name="portrait"
        label={label}
        hint={hint}
        accept={TAKEN_PICTURES}
        value={values['portrait'] ?? ''}
        report={report}
        address={portrait && `/media/${portrait.key}-${portrait.widths.at(-1)}.webp`}
        look="aspect-4/5 w-40 rounded-1 object-cover"
        focus={{ ...focus, onChoose: choose }}
        note={portrait && smallSentence('portrait', portrait)}
      />
    </div>
  )
}

/** Something that is so, or not. */
export function TickField({ name, label, values, report }: BrandFieldProps & { readonly name: string }) {
  return <Checkbox label={label} name={name} value="yes" defaultChecked={values[name] === 'yes'} report={report} />
}

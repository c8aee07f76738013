import { z } from 'zod'

import { equipmentCategories } from '#content/equipment.ts'
import { retailerAddress } from '#features/shop/addresses/retailer-address.ts'

import { departmentField, type ShopSettings } from './shop-settings.ts'

const trimmed = z
  .string()
  .default('')
  .transform((text) => text.trim())

const departmentFields = Object.fromEntries(equipmentCategories.map(({ slug }) => [departmentField(slug), trimmed]))

const Fields = z.object({
  ...departmentFields,
  retailerDomain: trimmed
    .transform((domain) => domain.toLowerCase())
    .refine(
      (domain) => domain === '' || isDomain(domain),
      'Please enter a domain alone, like roguefitness.com, or leave it empty.',
    ),
  retailerName: trimmed
    .transform((name) => name.replaceAll(/\s+/g, ' '))
    .pipe(z.string().max(60, 'Please use at most 60 characters.')),
  partnerParameter: trimmed.refine(
    (name) => /^[A-Za-z][\w.-]{0,39}$/.test(name),
    'Please enter the name of a parameter: letters, digits and _ only.',
  ),
  partnerId: trimmed.refine((id) => /^[\w.~-]{0,100}$/.test(id), 'Please enter the id alone: letters, digits, dots and dashes.'),
  isNightlyOn: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})

/** What the form of the shop’s settings sends. Every address of a department is one of the retailer’s. */
export const ShopSettingsForm = Fields.transform((fields, context): ShopSettings => {
  const { retailerDomain, retailerName, partnerParameter, partnerId, isNightlyOn } = fields
  const typed: Readonly<Record<string, unknown>> = fields
  const departments: Record<string, string> = {}
  for (const { slug } of equipmentCategories) {
    const path = departmentField(slug)
    const text = String(typed[path])
    if (text === '' || retailerDomain === '') continue
    const address = retailerAddress(text, retailerDomain)
    const message = `Please enter an address of ${retailerDomain} that begins with https://, or leave it empty.`
    if (address) departments[slug] = address.href
    else context.addIssue({ code: 'custom', path: [path], message })
  }
  return { retailerDomain, retailerName, partnerParameter, partnerId, departments, isNightlyOn }
})

/** A public name of at least two parts, without scheme, port or path; no number. */
export function isDomain(text: string): boolean {
  return text.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(text)
}

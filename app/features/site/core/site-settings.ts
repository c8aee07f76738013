import { z } from 'zod'

import { GUARANTEE_DAYS } from '#content/guarantee.ts'
import { imprint } from '#content/imprint.ts'
import { brands, brandsNote, partners, partnersNote } from '#content/marks.ts'
import { menuBar, menuFooter } from '#content/menu.ts'
import { courseOffers, plans, pricingBadges } from '#content/plans.ts'
import { brand, proofFigures, resultFigures, schedulingPage, socialLinks } from '#content/site.ts'

import { lookShape, shippedLook } from './brand-look.ts'
import { fillIn } from './fill-in.ts'

/**
 * What the owner may change without touching a file, section by section: one row each in `site_settings`. `content/` gives the
 * defaults; a saved section wins over them, and a field that it does not know yet (after an upgrade) keeps its default.
 */
const text = z.string()
const figure = z.object({ value: text, label: text })
const link = z.object({ label: text, href: text })
const menuItem = z.object({ label: text, to: text })
const mark = z.object({ name: text, voice: z.enum(['serif', 'sans']), sample: z.boolean() })
const cents = z.int().nonnegative()

export const sectionShapes = {
  house: z.object({
    name: text,
    slogan: text,
    summary: text,
    disclaimer: text,
    copyright: text,
    founder: text,
    bio: z.array(text),
    ...lookShape,
  }),
  menu: z.object({ bar: z.array(menuItem), footer: z.array(z.object({ title: text, items: z.array(menuItem) })) }),
  links: z.object({ social: z.array(link), scheduling: link }),
  marks: z.object({
    partnersNote: text,
    partners: z.array(mark),
    brandsNote: text,
    brands: z.array(mark.extend({ tip: text })),
  }),
  figures: z.object({ proof: z.array(figure), results: z.array(figure), badges: z.array(text) }),
  plans: z.object({
    plans: z.array(
      z.object({
        slug: z.enum(['monthly', 'annual', 'lifetime']),
        name: text,
        priceCents: cents,
        period: text,
        originalPriceCents: cents.optional(),
        popular: z.boolean(),
        description: text,
        features: z.array(text),
      }),
    ),
    offers: z.array(z.object({ name: text, priceCents: cents, period: text, description: text })),
    /** For so many days after the first payment the money goes back; 0: it does not. */
    guaranteeDays: z.int().min(0).max(365),
  }),
  imprint: z.object({ legalName: text, address: text, email: text, phone: text, more: text }),
  analytics: z.object({ script: text, siteId: text }),
} as const

export type SectionName = keyof typeof sectionShapes
export type SiteSettings = { [Name in SectionName]: z.output<(typeof sectionShapes)[Name]> }

export const sectionNames = Object.keys(sectionShapes) as SectionName[]

export const shippedSettings: SiteSettings = {
  house: { ...brand, bio: [...brand.bio], ...shippedLook },
  menu: { bar: [...menuBar], footer: menuFooter.map(({ title, items }) => ({ title, items: [...items] })) },
  links: { social: [...socialLinks], scheduling: schedulingPage },
  marks: { partnersNote, partners: [...partners], brandsNote, brands: [...brands] },
  figures: { proof: [...proofFigures], results: [...resultFigures], badges: [...pricingBadges] },
  plans: {
    plans: plans.map((plan) => ({ ...plan, features: [...plan.features] })),
    offers: [...courseOffers],
    guaranteeDays: GUARANTEE_DAYS,
  },
  imprint,
  analytics: { script: '', siteId: '' },
}

/** One section as it holds: what was saved over what was shipped. A saved value that has lost its shape counts for nothing. */
export function sectionOf<Name extends SectionName>(name: Name, saved: unknown): SiteSettings[Name] | null {
  const shipped = shippedSettings[name]
  const parsed = sectionShapes[name].safeParse({ ...shipped, ...(saved as object) })
  return parsed.success ? (parsed.data as SiteSettings[Name]) : null
}

/** The settings as pages show them: the name of the house in the place of `{name}`. */
export function withSiteName(settings: SiteSettings): SiteSettings {
  return fillIn(settings, settings.house.name)
}

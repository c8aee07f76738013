import { sectionNames, type SectionName, type SiteSettings } from '#features/site/core/site-settings.ts'

import { analyticsForm } from './analytics-form.ts'
import { brandForm } from './brand-form.ts'
import { figuresForm } from './figures-form.ts'
import { imprintForm } from './imprint-form.ts'
import { linksForm } from './links-form.ts'
import { marksForm } from './marks-form.ts'
import { menuForm } from './menu-form.ts'
import { plansForm } from './plans-form.ts'
import type { SectionForm } from './section-form.ts'

const forms: { [Name in SectionName]: SectionForm<SiteSettings[Name]> } = {
  house: brandForm,
  menu: menuForm,
  links: linksForm,
  marks: marksForm,
  figures: figuresForm,
  plans: plansForm,
  imprint: imprintForm,
  analytics: analyticsForm,
}

/** How a section is typed. Which section it is decides what comes out; here that is left open. */
export function formOf(name: SectionName): SectionForm<SiteSettings[SectionName]> {
  return forms[name] as unknown as SectionForm<SiteSettings[SectionName]>
}

/** The section that an address asks for; the first one where it names none of them. */
export function sectionNamed(asked: string | null): SectionName {
  return sectionNames.find((name) => name === asked) ?? 'house'
}

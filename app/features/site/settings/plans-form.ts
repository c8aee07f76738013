import { z } from 'zod'

import { shippedSettings, type SiteSettings } from '#features/site/core/site-settings.ts'

import { linesOf, required, type FieldGroup, type SectionForm } from './section-form.ts'

type Plans = SiteSettings['plans']
type Fields = Readonly<Record<string, string>>

const AMOUNT = /^\d{1,3}(?:,?\d{3})?(?:\.\d{2})?$/

const dollarsOf = (amount: string) => Number(amount.replaceAll(',', ''))

/** A price in dollars, as cents. */
const price = z
  .string()
  .trim()
  .regex(/^[\d,.]+$/, 'Please enter a price like 29 or 29.50')
  .refine((amount) => !(dollarsOf(amount) >= 1_000_000), 'The price must be below 1,000,000')
  .regex(AMOUNT, 'Please enter a price like 29 or 29.50')
  .transform((amount) => Math.round(dollarsOf(amount) * 100))
  .refine((cents) => cents > 0, 'The price must be more than 0: what costs nothing is no plan')

const originalPrice = z.union([z.literal('').transform(() => undefined), price])

const days = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, 'Please enter a number of days, or 0')
  .transform(Number)
  .refine((count) => count <= 365, '365 days at most')

const features = required('What it includes', 2000)
  .transform(linesOf)
  .refine((lines) => lines.length <= 12, 'Twelve lines at most')

/** Cents as they are typed: 2950 is 29.50, 2900 is 29. */
function amountOf(cents: number | undefined): string {
  if (cents === undefined) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** The plans and offers themselves are fixed, because billing knows them; their prices and words are not. */
const { plans, offers } = shippedSettings.plans

const planGroup = ({ slug, name, popular, originalPriceCents }: Plans['plans'][number]): FieldGroup => ({
  title: `${name} plan, on /pricing`,
  text: popular ? 'Marked “Most popular”; on an open site once you have confirmed that it is.' : undefined,
  columns: 2,
  fields: [
    { name: `${slug}-price`, label: `${name} price`, unit: 'USD' },
    ...(originalPriceCents === undefined
      ? []
      : [{ name: `${slug}-original`, label: `${name} original price`, unit: 'USD', optional: true }]),
    { name: `${slug}-description`, label: `${name} description`, rows: 2 },
    { name: `${slug}-features`, label: `${name} includes`, rows: 6, hint: 'One thing a line' },
  ],
})

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

export const plansForm: SectionForm<Plans> = {
  title: 'Plans',
  lead: 'Prices in US dollars and what each plan includes. What a plan saves is worked out from its two prices. A new price counts for new members; running members keep theirs.',
  groups: [
    ...plans.map(planGroup),
    {
      title: 'Guarantee',
      text: 'Every sentence that promises it says this number, and members have the button for as long. It counts at once, for everybody: whoever bought with a longer one in mind gets it from you.',
      fields: [
        {
          name: 'guarantee-days',
          label: 'Money back for',
          unit: 'days',
          hint: 'After the first payment. 0: there is no guarantee.',
        },
      ],
    },
    {
      title: 'Offers, on /courses',
      columns: 2,
      fields: offers.flatMap(({ name }) => [
        { name: `offer-${slugOf(name)}-price`, label: `${name} price`, unit: 'USD' },
        { name: `offer-${slugOf(name)}-description`, label: `${name} description`, rows: 2 },
      ]),
    },
  ],
  fill: (value) => ({
    'guarantee-days': String(value.guaranteeDays),
    ...Object.assign(
      {},
      ...value.plans.map(({ slug, priceCents, originalPriceCents, description, features: lines }) => ({
        [`${slug}-price`]: amountOf(priceCents),
        [`${slug}-original`]: amountOf(originalPriceCents),
        [`${slug}-description`]: description,
        [`${slug}-features`]: lines.join('\n'),
      })),
    ),
    ...Object.assign(
      {},
      ...value.offers.map(({ name, priceCents, description }) => ({
        [`offer-${slugOf(name)}-price`]: amountOf(priceCents),
        [`offer-${slugOf(name)}-description`]: description,
      })),
    ),
  }),
  schema: z.record(z.string(), z.string()).transform((fields, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const read = reader(fields, refuse)
    return {
      plans: plans.map((plan) => {
        const { slug } = plan
        const priceCents = read(`${slug}-price`, price) ?? 0
        const original = plan.originalPriceCents === undefined ? undefined : read(`${slug}-original`, originalPrice)
        if (original !== undefined && original <= priceCents) {
          refuse(`${slug}-original`, 'The original price must be higher than the price')
        }
        return {
          ...plan,
          priceCents,
          originalPriceCents: original,
          description: read(`${slug}-description`, required('Description', 160)) ?? '',
          features: read(`${slug}-features`, features) ?? [],
        }
      }),
      guaranteeDays: read('guarantee-days', days) ?? 0,
      offers: offers.map((offer) => ({
        ...offer,
        priceCents: read(`offer-${slugOf(offer.name)}-price`, price) ?? 0,
        description: read(`offer-${slugOf(offer.name)}-description`, required('Description', 160)) ?? '',
      })),
    }
  }),
}

function reader(fields: Fields, refuse: (field: string, sentence: string) => void) {
  return <Value>(name: string, schema: z.ZodType<Value, string>): Value | undefined => {
    const parsed = schema.safeParse(fields[name] ?? '')
    if (parsed.success) return parsed.data
    refuse(name, parsed.error.issues[0]?.message ?? '')
    return undefined
  }
}

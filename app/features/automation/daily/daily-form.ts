import { z } from 'zod'

import { dailyZones, publishingTimes, type DailySettings } from '#features/automation/core/daily-options.ts'

const PROMPT = 4_000
const TIMES = publishingTimes.map(({ value }) => value)

/** Dollars as they are typed, "12.50", in cents; null when nothing is. */
const dollars = z
  .string()
  .default('')
  .transform((typed, context) => {
    const text = typed.trim().replace(/^\$\s*/, '')
    if (text === '') return null
    // A comma stands before three digits, or it means something else.
    if (/^(?:\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?$/.test(text)) return Math.round(Number(text.replace(',', '')) * 100)
    context.addIssue({ code: 'custom', message: 'Write an amount in dollars, for example 12.50.' })
    return z.NEVER
  })

/** The settings of the daily article. */
export const DailyForm = z
  .object({
    enabled: z
      .string()
      .optional()
      .transform((ticked) => ticked !== undefined),
    dailyPrompt: z
      .string()
      .trim()
      .min(1, 'Please enter a prompt for the blog post')
      .max(PROMPT, `The prompt can have ${PROMPT.toLocaleString('en')} characters.`),
    publishingTime: z.enum(TIMES, 'Choose one of the times.'),
    timezone: z.enum(dailyZones, 'Choose one of the zones.'),
    mode: z.enum(['publish', 'review'], 'Choose what happens to the article.'),
    monthlyBudgetCents: dollars,
    inputPriceCents: dollars,
    outputPriceCents: dollars,
  })
  .superRefine(({ monthlyBudgetCents, inputPriceCents, outputPriceCents }, context) => {
    if (monthlyBudgetCents === null) return
    const missing = inputPriceCents === null ? 'inputPriceCents' : outputPriceCents === null ? 'outputPriceCents' : null
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'A budget needs both prices: give this one too.' })
  })

/** What the form is called, field by field. */
export const dailyFields = [
  { name: 'enabled', label: 'Enable daily automation', takes: 'tick' },
  { name: 'dailyPrompt', label: 'Prompt' },
  { name: 'publishingTime', label: 'Publishing Time' },
  { name: 'timezone', label: 'Timezone' },
  { name: 'mode', label: 'What happens to it' },
  { name: 'monthlyBudgetCents', label: 'Monthly budget' },
  { name: 'inputPriceCents', label: 'Price of reading' },
  { name: 'outputPriceCents', label: 'Price of writing' },
] as const

/** The settings as the form sends them. */
export function dailyTyped({ enabled, monthlyBudgetCents, inputPriceCents, outputPriceCents, ...rest }: DailySettings) {
  return {
    ...rest,
    enabled: enabled ? 'yes' : '',
    monthlyBudgetCents: inDollars(monthlyBudgetCents),
    inputPriceCents: inDollars(inputPriceCents),
    outputPriceCents: inDollars(outputPriceCents),
  }
}

/** An amount as it is typed. */
export function inDollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}

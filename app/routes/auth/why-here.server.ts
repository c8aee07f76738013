import { LOG_IN_FIRST } from '#features/courses/log-in-first.ts'
import { formatPrice } from '#features/site/format-price.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'

/** Why somebody who wanted to go on to this path is asked to sign in first; null where that needs no word. */
export async function whyHere(services: Pick<Services, 'db' | 'broadcast' | 'log'>, next: string | null): Promise<string | null> {
  if (next === '/trial') return LOG_IN_FIRST
  if (!next?.startsWith('/pricing?')) return null
  const chosen = new URLSearchParams(next.slice('/pricing?'.length)).get('plan')
  const { plans } = (await findSiteSettings(services)).plans
  const plan = plans.find(({ slug }) => slug === chosen)
  if (!plan) return null
  return `Sign in or create an account, then you continue to ${plan.name}, ${formatPrice(plan.priceCents)} ${plan.period}.`
}

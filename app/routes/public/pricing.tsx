import { data, redirect } from 'react-router'

import { spell } from '#base/dates/spelling.ts'
import { authPath } from '#features/identity/core/auth-tab.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { startCheckout } from '#features/membership/billing/checkout.server.ts'
import { ChosenPlan } from '#features/membership/billing/chosen-plan.tsx'
import { LeadingToPayment } from '#features/membership/billing/leading-to-payment.tsx'
import { findPricingPerson, whatTheyHave } from '#features/membership/billing/pricing-person.server.ts'
import { VISITOR } from '#features/membership/billing/pricing-person.ts'
import { stripeSentences } from '#features/membership/billing/stripe-sentences.ts'
import { pricingFrame } from '#features/pages/kinds/frames.ts'
import { findOfferedPlans } from '#features/pages/published/offered-plans.server.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { formatPrice } from '#features/site/format-price.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { PlanCards } from '#features/site/plan-cards.tsx'
import { Questions } from '#features/site/questions.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { membershipProduct } from '#features/site/structured-data/membership-product.ts'
import { describePage } from '#features/site/structured-data/page-json-ld.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/pricing.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.frame.head)

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const frame = await loadFrame(args, '/pricing', pricingFrame)
  const services = context.get(servicesContext)
  const [{ figures }, plans] = await Promise.all([findSiteSettings(services), findOfferedPlans(services)])
  describePage(context, (publisher) => [membershipProduct(publisher, plans, frame.head.image)])
  const canBuy = services.payments !== null
  const reader = context.get(viewer)
  const asked = plans.find(({ slug }) => slug === url.searchParams.get('plan'))
  const person = reader ? await findPricingPerson(services, reader, (canBuy && asked?.slug) || null) : VISITOR
  return { badges: figures.badges, plans, canBuy, person, frame }
}

/** Leads to Stripe’s Checkout. A refused form’s plan is the button that was pressed, so there is nothing typed to keep. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const person = context.get(viewer)
  const { plans } = await findSiteSettings(services)
  const plan = plans.plans.find(({ slug }) => slug === fields['plan'])
  if (!plan) throw data(null, 400)
  if (!person) return redirect(authPath('sign-in', `/pricing?plan=${plan.slug}`), 303)
  const started = await startCheckout(services, person, plan)
  if (started.ok) {
    context.get(answerHeaders).set('Refresh', `0;url=${started.address}`)
    return data({ address: started.address, refusal: null })
  }
  if (started.reason === 'off') return redirect('/trial', 303)
  if (started.reason === 'running' || started.reason === 'lifetime')
    return redirectWithToast('/profile/membership', {
      title: spell(await whatTheyHave(services, person.userId), person.dateLanguage),
    })
  return data({ address: null, refusal: stripeSentences[started.reason] }, started.reason === 'away' ? 503 : 502)
}

export default function PricingPage({ loaderData: { badges, plans, canBuy, person, frame }, actionData }: Route.ComponentProps) {
  const chosen = plans.find(({ slug }) => slug === person.chosen)
  const { texts } = frame
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading">
        <PageHeading
          title={texts.title}
          lead={texts.lead}
          action={
            <ul className="badges" aria-label="What every plan has">
              {badges.map((badge) => (
                <li key={badge} className="badge badge-plain">
                  {badge}
                </li>
              ))}
            </ul>
          }
        />
        {actionData?.address && <LeadingToPayment address={actionData.address} />}
        {actionData?.refusal && <Alert kind="error" title={actionData.refusal} className="mb-8" />}
        {chosen && <ChosenPlan {...chosen} price={`${formatPrice(chosen.priceCents)} ${chosen.period}`} />}
        {person.note && <Alert className="mb-8">{person.note}</Alert>}
        <PlanCards plans={plans} canBuy={canBuy} person={person} />
        {texts.questions.length > 0 && <Questions title={texts.questionsTitle} questions={texts.questions} />}
        <ClosingCall title={texts.closingTitle} text={texts.closingText}>
          {person.offersTrial ? (
            <ButtonLink to="/trial">{texts.trialAction}</ButtonLink>
          ) : (
            <ButtonLink to="/contact">{texts.askAction}</ButtonLink>
          )}
        </ClosingCall>
      </div>
    </FramedPage>
  )
}

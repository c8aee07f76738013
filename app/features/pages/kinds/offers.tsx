import { line, pick, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { planAnchor, PlanCard } from '#features/site/plan-card.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import { drawnKind } from './section-view.tsx'

export const offersKind = sectionKind({
  name: 'offers',
  version: 1,
  label: 'Plans',
  about:
    'The plans of the membership with their prices, as they are in the settings. Each button leads to the plan on the pricing page.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    plans: pick('Plans', 'plans', { hint: 'Where none is ticked, all are shown.', max: 3 }),
    action: line('Label of the buttons', { max: 40, isRequired: true, hint: 'The name of the plan follows: Choose Monthly.' }),
    ownAction: line('Button of the plan that a member has', { max: 60, isRequired: true }),
  },
  start: { title: 'Become a member', lead: '', plans: [], action: 'Choose', ownAction: 'Your membership' },
})

export const offers = drawnKind(
  offersKind,
  ({ id, values: { title, lead, plans: picked, action, ownAction }, data: { plans, ownPlan } }) => {
    const shown = picked.length === 0 ? plans : plans.filter(({ slug }) => picked.includes(slug))
    if (shown.length === 0) return null
    return (
      <section className="pb-12" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead mt-3">{lead}</p>}
        <ul className={shown.length < 3 ? 'plans mt-8 lg:grid-cols-2' : 'plans mt-8'}>
          {shown.map((plan) => (
            <PlanCard key={plan.slug} plan={plan} isOwn={plan.slug === ownPlan} level={3}>
              {plan.slug === ownPlan ? (
                <ButtonLink to="/profile/membership" kind="secondary">
                  {ownAction}
                </ButtonLink>
              ) : (
                <ButtonLink to={`/pricing#${planAnchor(plan.slug)}`} kind={plan.popular ? 'primary' : 'secondary'}>
                  {action} {plan.name}
                </ButtonLink>
              )}
            </PlanCard>
          ))}
        </ul>
      </section>
    )
  },
)

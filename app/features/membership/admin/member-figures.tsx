import type { ReactNode } from 'react'

import { moneyWords } from '#features/membership/history/event-words.ts'

import type { Churn, Conversion, MonthlyRevenue } from './figures.ts'

interface MemberFiguresProps {
  revenue: ReadonlyArray<MonthlyRevenue>
  trials: { readonly last30: Conversion; readonly last90: Conversion }
  churn: Churn & { readonly ofPaying: number }
}

/** What recurs, how trials went, who left. */
export function MemberFigures({ revenue, trials, churn }: MemberFiguresProps) {
  const [main = { cents: 0, currency: 'usd' }, ...others] = revenue
  return (
    <dl className="member-figures">
      <Figure name="Recurring a month" value={moneyWords(main.cents, main.currency)}>
        {others.length > 0 && `and ${others.map(({ cents, currency }) => moneyWords(cents, currency)).join(', ')}. `}
        Active and past due in grace; a year counts a twelfth a month
      </Figure>
      <Figure name="Trials, last 30 days" value={String(trials.last30.started)}>
        {conversionWords(trials.last30)}
      </Figure>
      <Figure name="Trials, last 90 days" value={String(trials.last90.started)}>
        {conversionWords(trials.last90)}
      </Figure>
      <Figure name="Left, last 90 days" value={String(churn.left)}>
        {churn.left === 0
          ? 'Nobody cancelled or was paid back'
          : `of ${churn.ofPaying} who had bought, ${percent(churn.left, churn.ofPaying)}`}
      </Figure>
    </dl>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  const [number, unit] = value.split(' ')
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="num">
          {number}
          {unit && <small> {unit}</small>}
        </span>
        <span className="cap">{children}</span>
      </dd>
    </div>
  )
}

function conversionWords({ started, bought, paidBack }: Conversion): string {
  if (started === 0) return 'No trial started'
  const back = paidBack > 0 ? `; ${paidBack} more bought and had the money back` : ''
  return `started; ${bought} of them bought, ${percent(bought, started)}${back}`
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`

/** Why people left, as they said it. */
export function LeavingReasons({ churn: { reasons, left } }: { churn: Churn }) {
  if (left === 0) return null
  return (
    <section aria-labelledby="why-left" className="why-left">
      <h2 id="why-left" className="title">
        Why people left
      </h2>
      <ol>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{reason}</span>
            <b className="num">{count}</b>
            <i aria-hidden="true" style={{ width: `${(count / left) * 100}%` }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

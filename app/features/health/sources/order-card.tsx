import { Form } from 'react-router'

import { formatSource, type OrderedSources } from '#features/health/core/source-order.ts'
import { labelInText, vitals } from '#features/health/core/vitals.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

type OrderCardProps = { order: ReadonlyArray<OrderedSources>; address: string }

/** Which source counts first for each number; with buttons, which need no script. */
export function OrderCard({ order, address }: OrderCardProps) {
  return (
    <Card title="Which source counts first">
      <p className="mb-4 max-w-measure text-sm text-soft">
        Where two sources have a number for the same day, the upper one counts. Numbers of different sources are never added up.
      </p>
      <div className="source-orders">
        {order.map(({ metric, sources }) => (
          <section key={metric} aria-label={vitals[metric].label}>
            <h3 className="font-strong">{vitals[metric].label}</h3>
            <ol className="source-order">
              {sources.map((source, place) => (
                <li key={source.id}>
                  <span className="wrap-anywhere">{formatSource(source)}</span>
                  {sources.length > 1 && (
                    <Form method="post" action={address} preventScrollReset className="source-moves">
                      <PersonField />
                      <input type="hidden" name="metric" value={metric} />
                      <input type="hidden" name="source" value={source.id} />
                      {(['up', 'down'] as const).map((way) => (
                        <Button
                          key={way}
                          kind="tertiary"
                          name="intent"
                          value={way}
                          // Not disabled: the focus stays on it while a source is moved to the end.
                          aria-disabled={place === (way === 'up' ? 0 : sources.length - 1) || undefined}
                          aria-label={`Move ${formatSource(source)} ${way} for ${labelInText(metric)}`}
                        >
                          <Icon name={way} size={18} />
                        </Button>
                      ))}
                    </Form>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  )
}

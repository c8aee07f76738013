import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { pillars } from '#ui/pillar.ts'
import { Rows } from '#ui/rows.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { Group, longWord, Specimen } from './specimen.tsx'

const days = [
  { day: 'Fri 20 Nov', sleep: '7:12', hrv: 58, steps: '6,240', weight: '64.2' },
  { day: 'Thu 19 Nov', sleep: '7:04', hrv: 51, steps: '9,118', weight: '64.3' },
  { day: 'Wed 18 Nov', sleep: '6:38', hrv: 47, steps: '11,402', weight: '64.5' },
]

export function GallerySurfaces() {
  return (
    <Group title="Surfaces and messages">
      <Specimen name="Card with action">
        <Card title="Achievements" level={3} action={<TextLink to="/dashboard">See all</TextLink>}>
          <p className="text-sm text-soft">Raised paper with a hairline; no shadow.</p>
        </Card>
      </Specimen>
      <Specimen name="Card, long words">
        <Card title={longWord} level={3} action={<Badge tone="good">Published</Badge>}>
          <p className="text-sm text-soft">{longWord}</p>
        </Card>
      </Specimen>
      <Specimen name="Badges: pillars, states">
        <div className="flex flex-wrap gap-2">
          {pillars.map((pillar) => (
            <Badge key={pillar} pillar={pillar}>
              {pillar.charAt(0).toUpperCase() + pillar.slice(1)}
            </Badge>
          ))}
          <Badge>Draft</Badge>
          <Badge tone="good">Published</Badge>
          <Badge tone="caution">Overdue</Badge>
          <Badge tone="alert">Failed</Badge>
        </div>
      </Specimen>
      <Specimen name="Alerts: note, error">
        <div className="grid gap-3">
          <Alert title="Written to the outbox">No mail server is set up, so messages are kept as files.</Alert>
          <Alert kind="error" title="Error">
            Failed to load health dashboard data.
          </Alert>
        </div>
      </Specimen>
      <Specimen name="Rows: keys walk them, headings sort them" isWide>
        <Rows
          caption="Three days to tick"
          rows={days}
          keyOf={({ day }) => day}
          tick={({ day }) => ({ name: day, label: `Tick ${day}` })}
          lead={{
            label: 'Day',
            sort: { to: '/admin/gallery', now: 'descending' },
            renderCell: ({ day }) => <Link to="/admin/gallery">{day}</Link>,
          }}
          columns={[
            { label: 'State', width: 'narrow', renderCell: () => <Badge tone="good">Published</Badge> },
            { label: 'Steps', width: 'narrow', renderCell: ({ steps }) => steps },
          ]}
          renderActions={() => (
            <Button kind="secondary" size="small">
              Edit
            </Button>
          )}
        />
      </Specimen>
      <Specimen name="Table; on a phone label and value pairs" isWide>
        <table className="table table-pairs">
          <caption className="vh">Last three days</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="n">
                Sleep
              </th>
              <th scope="col" className="n">
                HRV, ms
              </th>
              <th scope="col" className="n">
                Steps
              </th>
              <th scope="col" className="n">
                Weight, kg
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, sleep, hrv, steps, weight }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td className="n" data-label="Sleep">
                  {sleep}
                </td>
                <td className="n" data-label="HRV, ms">
                  {hrv}
                </td>
                <td className="n" data-label="Steps">
                  {steps}
                </td>
                <td className="n" data-label="Weight, kg">
                  {weight}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
      <Specimen name="Loading (after 300 ms)">
        <Card>
          <Skeleton />
        </Card>
      </Specimen>
      <Specimen name="Empty">
        <Card>
          <EmptyState title="No messages yet" level={4} action={<ButtonLink to="/contact">Open the form</ButtonLink>}>
            What visitors write on the contact page appears here at once.
          </EmptyState>
        </Card>
      </Specimen>
    </Group>
  )
}

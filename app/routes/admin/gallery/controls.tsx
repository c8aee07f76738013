import { useState } from 'react'

import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, iconNames } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/menu.tsx'
import { TabPanel } from '#ui/tab-panel.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { Group, longWord, Specimen } from './specimen.tsx'

const panels = [
  { id: 'lessons', label: 'Lessons' },
  { id: 'notes', label: 'Notes' },
  { id: 'sources', label: 'Sources' },
]
const ranges = [
  { id: '30', label: '30 days', to: '?range=30' },
  { id: '90', label: '90 days', to: '?range=90' },
  { id: '365', label: 'Year', to: '?range=365' },
]

export function GalleryControls() {
  const [panel, setPanel] = useState('lessons')
  return (
    <Group title="Controls">
      <Specimen name="Buttons: primary, secondary, tertiary, danger">
        <div className="flex flex-wrap gap-3">
          <Button type="button">Save check-in</Button>
          <Button type="button" kind="secondary">
            See Our Approach
          </Button>
          <Button type="button" kind="tertiary">
            Connect a device
          </Button>
          <Button type="button" kind="danger">
            Delete check-in
          </Button>
        </div>
      </Specimen>
      <Specimen name="Small, busy, disabled, link">
        <div className="flex flex-wrap gap-3">
          <Button type="button" size="small">
            Publish
          </Button>
          <Button type="button" busy busyLabel="Saving…">
            Save
          </Button>
          <Button type="button" disabled>
            Save check-in
          </Button>
          <ButtonLink to="/dashboard" kind="secondary">
            Go to Dashboard
          </ButtonLink>
          <TextLink to="/dashboard" className="self-center text-sm">
            How it is made
          </TextLink>
        </div>
      </Specimen>
      <Specimen name="Long label">
        <Button type="button" kind="secondary" className="max-w-full">
          {longWord}
        </Button>
      </Specimen>
      <Specimen name="Menu">
        <Menu label="Actions">
          <Link to="/dashboard">Go to Dashboard</Link>
          <button type="button">
            <Icon name="edit" size={18} />
            Edit
          </button>
          <hr />
          <button type="button" className="text-alert">
            <Icon name="trash" size={18} />
            Delete
          </button>
        </Menu>
      </Specimen>
      <Specimen name="Tabs that are buttons">
        <Tabs label="Course" tabs={panels} current={panel} onChange={setPanel} group="gallery" />
        {panels.map(({ id, label }) => (
          <TabPanel key={id} tab={id} current={panel} group="gallery" className="pt-4 text-sm text-soft">
            What stands under {label}. The arrow keys walk the tabs.
          </TabPanel>
        ))}
      </Specimen>
      <Specimen name="Range tabs that are links">
        <Tabs label="Range" tabs={ranges} current="30" kind="range" />
      </Specimen>
      <Specimen name="Icons" isWide>
        <ul className="flex flex-wrap gap-4 text-soft">
          {iconNames.map((name) => (
            <li key={name} className="flex w-16 flex-col items-center gap-1 text-2xs">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  )
}

import { Graticule } from '#ui/graticule.tsx'

import { Group, longWord, Specimen } from './specimen.tsx'

const colours = [
  { name: 'paper', look: 'bg-paper text-ink' },
  { name: 'raised', look: 'bg-raised text-ink' },
  { name: 'sunken', look: 'bg-sunken text-ink' },
  { name: 'deep', look: 'bg-deep text-on-deep' },
  { name: 'accent', look: 'bg-accent text-on-accent' },
  { name: 'accent-wash', look: 'bg-accent-wash text-ink' },
  { name: 'alert-wash', look: 'bg-alert-wash text-alert' },
  { name: 'soft', look: 'bg-paper text-soft' },
  { name: 'faint', look: 'bg-paper text-faint' },
]

export function GalleryType() {
  return (
    <Group title="Type and colour">
      <Specimen name="Serif: hero, section, sub-section, card title, lead, question" isWide>
        <p className="font-serif text-4xl leading-tight font-display">Good health is a skill</p>
        <p className="font-serif text-3xl leading-head font-display">What you’ll master</p>
        <p className="font-serif text-2xl font-display">How it is made</p>
        <p className="title">Keep lights out near 22:40</p>
        <p className="lead">A two-minute daily check-in and a calm view of your own numbers.</p>
        <p className="question" data-pillar="sleep">
          Why am I awake at three?
        </p>
      </Specimen>
      <Specimen name="Sans: body, interface, caption, figures">
        <p>A few daily numbers are enough to draw your own normal range.</p>
        <p className="text-sm">Recovery is carrying today.</p>
        <p className="cap">Usual 6:45 to 7:30</p>
        <p className="num text-sm">
          1,111.1 kg
          <br />
          8,080.8 kg
        </p>
        <p className="figure">23</p>
      </Specimen>
      <Specimen name="Long words break instead of leaving the page">
        <h3>{longWord}</h3>
        <p className="text-sm">{longWord}</p>
      </Specimen>
      <Specimen name="Papers and inks">
        <ul className="grid grid-cols-3 gap-px border border-line">
          {colours.map(({ name, look }) => (
            <li key={name} className={`p-3 text-sm ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Separators: hairline, ink rule, graticule">
        <hr className="border-line" />
        <hr className="my-6 border-ink" />
        <Graticule />
      </Specimen>
    </Group>
  )
}

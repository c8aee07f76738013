import type { BlockName } from './block-kinds.ts'

/** A block as it is put into a text that somebody writes: what of it is selected then is the first thing to fill in. */
export interface BlockExample {
  readonly name: BlockName
  readonly label: string
  readonly text: string
  readonly select: string
}

export const blockExamples: readonly BlockExample[] = [
  {
    name: 'callout',
    label: 'Callout',
    text: ':::callout tone="tip" title="Good to know"\nWrite here what should stand out.\n:::',
    select: 'Write here what should stand out.',
  },
  {
    name: 'table',
    label: 'Table',
    text: ':::table caption="A week of walking"\n| Day | Steps |\n| --- | --- |\n| Monday | 6,240 |\n| Tuesday | 8,010 |\n:::',
    select: 'A week of walking',
  },
  {
    name: 'diagram',
    label: 'Diagram (steps, week, day, parts, breath)',
    text: ':::diagram kind="week" caption="What it shows"\nMon The first session\nThu The second one\n:::',
    select: 'What it shows',
  },
  { name: 'button', label: 'Button', text: ':::button label="See the plans" to="/pricing"', select: 'See the plans' },
  {
    name: 'figure',
    label: 'Figure with caption',
    text: ':::figure picture="https://" alt="What it shows" caption="What it says"',
    select: 'https://',
  },
  {
    name: 'film',
    label: 'Film (YouTube, Vimeo)',
    text: ':::film address="https://www.youtube.com/watch?v=" title="What it is called"',
    select: 'https://www.youtube.com/watch?v=',
  },
  {
    name: 'recording',
    label: 'Recording',
    text: ':::recording address="https://" title="What it is called"',
    select: 'https://',
  },
  {
    name: 'file',
    label: 'File to download',
    text: ':::file address="/" label="What it is called" size="1 MB"',
    select: '/',
  },
]

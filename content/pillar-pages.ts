import type { PillarSlug } from './pillars.ts'

/** The longer words of the five pillar pages. Lesson previews are locked; they say what waits inside the membership. */

interface Tile {
  readonly title: string
  readonly text: string
}

export interface LessonPreview {
  /** The preview’s picture is drawn from this. */
  readonly slug: string
  readonly title: string
  /** As it is shown: '12 min' or '6:01'. */
  readonly duration: string
  readonly description: string
}

export interface PillarPage {
  readonly headline: string
  readonly lead: string
  readonly tilesTitle: string
  readonly tiles: readonly Tile[]
  readonly textTitle: string
  readonly text: readonly string[]
  readonly lessons: readonly LessonPreview[]
  readonly closing: string
}

export const pillarPages: Readonly<Record<PillarSlug, PillarPage>> = {
  sleep: {
    headline: 'Sleep better on ordinary nights',
    lead: 'Not the perfect night in a dark hotel: the one after a late call, beside a child who wakes, before a day that matters.',
    tilesTitle: "What You'll Master",
    tiles: [
      {
        title: 'Pressure and timing',
        text: 'Why a fixed rising time does more than an early bedtime, and how to move it without a bad week.',
      },
      {
        title: 'Light, morning and evening',
        text: 'Which light tells your clock that it is day, and what to dim when it is not.',
      },
      { title: 'The waking at three', text: 'What to do in the first ten minutes, and what to leave for the morning.' },
      { title: 'A wind-down you keep', text: 'Half an hour that fits between the dishes and the pillow.' },
    ],
    textTitle: 'Why sleep comes first',
    text: [
      'Two things set your night. One is pressure, which builds with every hour awake. The other is a clock, which light moves back and ' +
        'forth. Advice that works acts on one of the two; advice that disappoints usually acts on neither.',
      'So the lessons begin with the hour at which you get up, then with light, and only then with beds, teas and gadgets. You note your ' +
        'hours in the daily check-in and see within weeks which change was worth keeping. Loud snoring, pauses in breathing or months of ' +
        'sleepless nights belong to a doctor, and the lessons say so.',
    ],
    lessons: [
      {
        slug: 'sleep-pressure-and-clock',
        title: 'Pressure and clock',
        duration: '12 min',
        description: 'The two forces behind every night, and how to read which of them is off.',
      },
      {
        slug: 'sleep-light-and-when-to-leave-it',
        title: 'Light, and when to leave it',
        duration: '18 min',
        description: 'Morning light, evening light, and a plan for rooms that you cannot darken.',
      },
      {
        slug: 'sleep-awake-at-three',
        title: 'Awake at three',
        duration: '15 min',
        description: 'A calm order of steps for the middle of the night.',
      },
    ],
    closing: 'Tonight is a good night to begin.',
  },
  nutrition: {
    headline: 'Nutrition for days with no time',
    lead: 'Protein, plants and a plan, built around what you already cook, buy and forget to buy.',
    tilesTitle: "What You'll Master",
    tiles: [
      { title: 'A plate that holds', text: 'How to put a meal together so that you are not hungry again an hour later.' },
      { title: 'Protein without arithmetic', text: 'Rough portions for ordinary foods, no scale on the table.' },
      { title: 'Plants by habit', text: 'More kinds in a week, through the shopping list and not through willpower.' },
      { title: 'The plan for no plan', text: 'Five meals for evenings on which nothing was thawed.' },
    ],
    textTitle: 'Why simple beats perfect',
    text: [
      'What you eat on most days matters more than what you eat on your best one. A plan that needs a free Sunday, eleven jars and a quiet ' +
        'house will be dropped on the first difficult Wednesday; a plan with three fixed breakfasts may still stand in spring.',
      'The lessons give no food a halo and forbid none. They teach proportions, labels and a shopping list, and leave the recipes to your ' +
        'own kitchen. If you live with an illness, an allergy or a history of disordered eating, make changes together with the people who treat you.',
    ],
    lessons: [
      {
        slug: 'nutrition-a-plate-that-holds',
        title: 'A plate that holds',
        duration: '14 min',
        description: 'Three parts, one glance, and how to mend a meal that misses one.',
      },
      {
        slug: 'nutrition-reading-a-label',
        title: 'Reading a label in ten seconds',
        duration: '16 min',
        description: 'Which four numbers to look at, and which words on the front to ignore.',
      },
      {
        slug: 'nutrition-the-empty-fridge',
        title: 'The empty fridge',
        duration: '13 min',
        description: 'A shelf of things that keep, and what to make of them on a late evening.',
      },
    ],
    closing: 'Start with one breakfast.',
  },
  fitness: {
    headline: 'Train Smarter, Not Longer',
    lead: 'Strength, stamina and mobility in sessions that fit between the school run and the first call.',
    tilesTitle: 'What you will train',
    tiles: [
      { title: 'Time-efficient workouts', text: 'Sessions that begin when you do, with nothing in them that only fills time.' },
      { title: 'Mobility + recovery', text: 'Joints that move, and rest that is planned like the work.' },
      { title: 'Strength + longevity', text: 'The lifts and carries that keep stairs, bags and grandchildren easy.' },
      { title: 'Train anywhere', text: 'A hotel floor, a park bench, one dumb-bell: the plan adapts, you do not start again.' },
    ],
    textTitle: 'Why Smart Training Matters',
    text: [
      'A body changes in answer to what is asked of it, and then to the rest it is given. An hour of half-effort asks little; twenty ' +
        'minutes with a clear purpose, repeated for months, asks enough. What decides is whether the session still happens in a bad week.',
      'So every plan here comes in three sizes, and the smallest counts. Begin under your limit, add one thing at a time, and write it down. ' +
        'With pain in the chest, faintness, a recent injury or an illness of the heart, speak to a doctor before you train.',
    ],
    lessons: [
      {
        slug: 'fitness-the-smallest-session',
        title: 'The smallest session that counts',
        duration: '6:01',
        description: 'Four movements, no equipment, and how to make it harder next month.',
      },
      {
        slug: 'fitness-hips-and-shoulders',
        title: 'Hips and shoulders after a desk day',
        duration: '5:30',
        description: 'A short sequence to follow along, sitting and standing.',
      },
      {
        slug: 'fitness-strength-twice-a-week',
        title: 'Strength, twice a week',
        duration: '7:12',
        description: 'How to choose a weight, count a set and know when to add.',
      },
    ],
    closing: 'The first session takes six minutes.',
  },
  supplements: {
    headline: 'Supplements worth keeping',
    lead: 'Read the label, weigh the evidence, keep the few that earn their place and stop paying for the rest.',
    tilesTitle: 'What you will sort out',
    tiles: [
      {
        title: '3 supplements worth keeping',
        text: 'Magnesium, creatine, omega-3: what each may do, for whom, and when it is not for you.',
      },
      { title: 'Forms, doses, timing', text: 'Why two bottles with the same name on the front are not the same thing.' },
      { title: 'Match to goal', text: 'Sleep, focus, training, stress: begin with the goal and only then open the cupboard.' },
      {
        title: 'What to skip',
        text: 'Blends that hide their amounts, promises without a source, and most things that are new this month.',
      },
    ],
    textTitle: 'Why less is usually enough',
    text: [
      'A supplement fills a gap, and most gaps are better filled by food, light and sleep. Where one does help, the effect is usually modest ' +
        'and takes weeks, so the question is always the same: what would I notice, by when, and what do I do if I notice nothing?',
      'Supplements can interact with medicines and with each other. Take the label to your pharmacist or doctor before you start, above all ' +
        'when you are pregnant, take medication or wait for an operation. The lessons give you the questions to ask.',
    ],
    lessons: [
      {
        slug: 'supplements-three-to-keep',
        title: 'Three to keep',
        duration: '6:01',
        description: 'Magnesium, creatine and omega-3, one at a time, with what is known and what is not.',
      },
      {
        slug: 'supplements-forms-and-doses',
        title: 'Forms and doses',
        duration: '5:12',
        description: 'What stands behind the name on the label, and how to compare two bottles.',
      },
      {
        slug: 'supplements-the-cupboard',
        title: 'Clearing the cupboard',
        duration: '6:20',
        description: 'A test for everything you already own: keep, ask, or finish and do not buy again.',
      },
    ],
    closing: 'Bring one bottle to the first lesson.',
  },
  stress: {
    headline: 'Stress and mindset, practised in minutes',
    lead: 'Breath, attention and recovery for people who cannot leave the room in which it happens.',
    tilesTitle: 'What you will practise',
    tiles: [
      {
        title: 'Breathing tools',
        text: 'Three patterns, when to use each, and how to do them in a meeting without anyone noticing.',
      },
      { title: 'Wind-down routines', text: 'A clear end to the working day, even when the desk is the kitchen table.' },
      { title: 'Mental reframing', text: 'Catching the sentence that makes it worse, and finding a truer one.' },
      { title: 'Recovery protocols', text: 'What to do in the hour, the evening and the weekend after a hard stretch.' },
    ],
    textTitle: 'Why small pauses work',
    text: [
      'Stress is not the enemy; stress without an end is. The body is built to rise to something and come down again. What busy lives take ' +
        'away is the coming down, and that can be put back in minutes, several times a day, where you already are.',
      'Every practice here is short enough to try at once and plain enough to remember when it matters. They are skills, not treatment: if ' +
        'worry, low mood or panic keep you from living your days, or if you think of harming yourself, please turn to a doctor or a crisis line now.',
    ],
    lessons: [
      {
        slug: 'stress-one-longer-breath-out',
        title: 'One longer breath out',
        duration: '3:12',
        description: 'The simplest pause there is, and three places in your day to put it.',
      },
      {
        slug: 'stress-closing-the-day',
        title: 'Closing the day',
        duration: '5:30',
        description: 'A written end to work, so that the evening does not carry it on.',
      },
      {
        slug: 'stress-the-sentence-underneath',
        title: 'The sentence underneath',
        duration: '6:45',
        description: 'How to find the thought that drives the tension, and what to ask it.',
      },
    ],
    closing: 'You have a minute. Begin with that.',
  },
}

import type { LibraryTopic } from '#content/library/topic.ts'

export const nightWaking: LibraryTopic = {
  id: 'sleep-night-waking',
  pillar: 'sleep',
  name: 'waking in the night',
  gravity: 'grave',
  titles: [
    'Awake at night, and what to do with the hour',
    'Is it normal to wake in the night?',
    'Make a plan by day for the hour after midnight',
    'The bed can be taught to mean sleep again',
  ],
  keywords: [
    'wake at three in the morning',
    'waking at night',
    'awake at three',
    'waking at 3',
    'awake at 3',
    'cannot get back to sleep',
    'middle of the night',
    'early waking',
    'racing mind',
    'clock watching',
    'insomnia',
    'night thoughts',
    'getting out of bed',
    'counting the hours',
    'lying awake',
    'wake at 3',
    'woken at night',
    'cannot sleep at night',
    'back to sleep',
    'cannot stay asleep',
    'broken sleep',
  ],
  tags: ['nights', 'waking', 'insomnia', 'habits'],
  summary:
    'Why everyone wakes at night, why some stay awake, a plan for the small hours, and the wakings a doctor should hear about.',
  passages: [
    {
      role: 'why',
      heading: 'Waking is a part of sleeping',
      text:
        'No adult sleeps in one piece. Sleep runs in cycles, comes close to the surface between them, and several times ' +
        'a night most people surface without remembering it. What turns a moment into an hour is usually what happens ' +
        'next: a look at the clock, a sum, the first worry.\n\n' +
        'With the years the surfacing becomes more frequent. If you wake, turn over and are gone again within minutes, ' +
        'nothing is wrong with you, whatever a graph may show in the morning. The thing worth working on is staying ' +
        'awake, and that can be worked on.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'How a bed learns to keep you up',
      text:
        'Habits grow around places. Lie awake for an hour, night after night, and the pillow, the dark and the ceiling ' +
        'become signs of being awake; the body rouses itself as soon as they appear. The remedy is called stimulus ' +
        'control. The bed is kept for sleep, and a long wakefulness is taken elsewhere until sleepiness comes back. The ' +
        'American Academy of Sleep Medicine suggests it as a single therapy for chronic insomnia in adults.\n\n' +
        'Effort works against you, too. To try to sleep is to keep checking whether it has worked, and checking is a ' +
        'thing that only the wakeful can do.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'A plan for the small hours',
      text:
        'Make a plan by day, since at night nobody decides well.\n\n' +
        '- Leave the clock out of sight.\n' +
        '- Stay in bed for as long as you are comfortable and drowsy.\n' +
        '- Once you are wide awake or cross, get up; a quarter of an hour by feeling is about right.\n' +
        '- Sit somewhere warm and dim with something dull: a book you know, washing to fold.\n' +
        '- Return when your eyelids are heavy, and do it again if need be.\n' +
        '- Rise at the usual time.\n\n' +
        'The first nights may feel like a loss. Give the plan two weeks, and write down only how often you got up.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'What lengthens the hour',
      text:
        'Of all that lengthens the hour awake, the telephone comes first, for its light and because something is always ' +
        'happening on it. Next comes arithmetic: if I fall asleep now, I still get four hours. Nobody has ever been soothed ' +
        'by the result.\n\n' +
        'Then there are the kindnesses of the following day. A long lie-in, a two-hour nap, an early bed and extra coffee ' +
        'each take something from the night to come. Food is the last of them. A snack at three is harmless once; a body ' +
        'that is fed at that hour every night will soon be hungry at that hour every night.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Bladders, hot flushes, babies and dogs',
      text:
        'Look for the ordinary cause. If the bladder wakes you, drink more by day and less in the last two hours, and ' +
        'ask whether a medicine that drives out water could be taken earlier. Hot flushes ask for cotton, layers and an ' +
        'open window, and for a talk with your doctor when they are frequent. The dog can learn to sleep in the hall.\n\n' +
        'If you cannot leave the bed because of a baby, a partner or pain, sit up against the headboard with a weak ' +
        'lamp; it will serve. Anyone unsteady on their feet should keep the way lit and slippers ready, or stay and sit.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Wakings to tell a doctor about',
      text:
        'Some wakings have a name and a treatment. Gasping, pauses in breathing, heartburn on most nights, legs that ' +
        'cannot keep still, many visits to the bathroom, sheets wet with sweat: take these to a doctor. Pain in the ' +
        'chest or sudden breathlessness is an emergency.\n\n' +
        'Waking before dawn in low spirits for weeks belongs there too, and thoughts of harming yourself belong to a ' +
        'crisis line or an emergency service tonight. When wakeful nights have gone on for months, ask by name for ' +
        'cognitive behavioural therapy for insomnia, which the American Academy of Sleep Medicine recommends. Do not ' +
        'begin or stop sleeping tablets without advice.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Waking at night is normal, because sleep runs in cycles and comes near the surface between them; the habit ' +
        'worth changing is staying awake with the clock in view.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Stimulus control keeps the bed for sleep and takes long wakefulness elsewhere; the American Academy of Sleep ' +
        'Medicine suggests it as a therapy for chronic insomnia in adults.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Cognitive behavioural therapy for insomnia is what the American Academy of Sleep Medicine recommends most ' +
        'strongly for chronic insomnia in adults, and you can ask your doctor for it by that name.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'After a wakeful night the kindest plan is an ordinary day with the usual rising time, daylight and moderate ' +
        'coffee; repairs that lengthen the morning tend to shorten the next night.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Turn the bedroom clock round and leave the telephone in another room.',
    'Prepare a chair with a blanket, a weak lamp and a dull book.',
    'Write your plan for the night on a card and put it on that chair.',
    'Get up at your usual time after the next bad night and see how the evening goes.',
    'Drink your last large glass of anything two hours before bed.',
    'Count for two weeks how often you got up, and nothing else.',
  ],
  questions: [
    {
      question: 'How long should I wait before I get up?',
      answer:
        'About a quarter of an hour by feeling, and without a look at the clock. The better sign is your mood: as long ' +
        'as you are drowsy and content, stay. When you begin to argue with the night, or to plan, go and sit elsewhere. ' +
        'Come back when your eyelids are heavy.',
    },
    {
      question: 'Is resting in bed as good as sleep?',
      answer:
        'Rest is pleasant and has its worth, and a quiet hour is no disaster. It does not replace sleep. If lying awake ' +
        'calms you, there is no need to get up. If it happens on most nights and you come to dread the bed, keeping the ' +
        'bed for sleep is the better plan.',
    },
    {
      question: 'Why is it so often about the same hour?',
      answer:
        'Sleep is lighter in the second half of the night, so that is when noise, a full bladder, alcohol wearing off or ' +
        'a worry gets through. Habit may do the rest. Note for a week what you drank and when, who else was awake and ' +
        'what you heard. Often one cause stands out.',
    },
  ],
}

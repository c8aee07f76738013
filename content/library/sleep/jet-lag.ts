import type { LibraryTopic } from '#content/library/topic.ts'

export const jetLag: LibraryTopic = {
  id: 'sleep-jet-lag',
  pillar: 'sleep',
  name: 'travel across time zones',
  gravity: 'everyday',
  titles: [
    'Home time in your body, local time on the wall',
    'How do you sleep after a flight across time zones?',
    'Plan the first three days before you pack',
    'Jet lag, and when it is wiser not to adapt',
  ],
  keywords: [
    'jet lag',
    'time zones',
    'long flight',
    'business travel',
    'flying east',
    'flying west',
    'melatonin for jet lag',
    'sleep on a plane',
    'travel fatigue',
    'time difference',
    'long haul',
    'landing tired',
    'landing in another time zone',
    'flying home',
    'crossing time zones',
  ],
  tags: ['travel', 'rhythm', 'light', 'work'],
  summary:
    'What to do with light, meals and sleep when you cross time zones, when not to adapt, and what to ask about melatonin.',
  passages: [
    {
      role: 'why',
      heading: 'Two tirednesses at once',
      text:
        'Whoever lands after a long flight is tired in two ways. One is the fatigue of narrow seats, dry air and a lost ' +
        'night, and it goes away with sleep. The other is jet lag: the body keeps the hours of home while the clock on ' +
        'the wall has moved. Hunger comes at the wrong time, sleep comes at the wrong time, and so does the meeting you ' +
        'flew for.\n\n' +
        'The CDC’s handbook for travellers draws a line at three time zones. Up to there, it says, symptoms are more ' +
        'likely to be fatigue and should pass within one to three days. Beyond it, a plan is worth having.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'East is harder than west',
      text:
        'The inner day of most people is easier to lengthen than to shorten. Flying west you stay up later, and the body ' +
        'agrees without much protest. Flying east you are asked to fall asleep hours before you are sleepy, which is why ' +
        'the journey in that direction is usually the worse one.\n\n' +
        'The clock shifts a little each day, and light does most of the shifting. Light in its morning pulls it earlier, ' +
        'light in its evening pushes it later. On the first days those are still the morning and evening of the place ' +
        'you left, so brightness taken at an unlucky hour can send you the wrong way.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Before, on board, after',
      text:
        '- **Before**: for three days move bed and rising by half an hour a day, earlier for the east, later for the ' +
        'west. Set out rested.\n' +
        '- **On board**: change your watch. Sleep if it is night where you are going, and drink water.\n' +
        '- **On arrival**: eat at local times at once. After a flight east look for morning light, after a flight west ' +
        'for light in the afternoon. After a very long flight east begin with late morning, since dawn there may still ' +
        'be midnight for you.\n' +
        '- **At night**: keep the local bedtime.\n\n' +
        'A short nap is allowed on the first day. For journeys across half the world, a jet lag calculator can work out ' +
        'the hours of light.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Powering through, and adapting for nothing',
      text:
        'Three hours of sleep on arrival feel deserved and cost the first night. Staying up for a day and a half on ' +
        'coffee costs the second. Between them lies a dull middle way: a brief nap, daylight, supper, bed. Wine on the ' +
        'plane helps no more than wine at home.\n\n' +
        'Many people plan the way out and forget the way back, and land on Sunday night before a full Monday. Some adapt ' +
        'when they need not. For a stay of two days or less, the CDC’s handbook remarks, a traveller may prefer to keep ' +
        'to the hours of home as far as practicable, and spare the body two moves.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Short trips, children, people who fly for a living',
      text:
        'For a conference of two days, ask for the appointments that fall into daytime at home, and sleep when home ' +
        'sleeps. With small children nothing goes quickly. Keep the order of their evening, expect to be up at four for ' +
        'some nights, and have food and a quiet game at hand.\n\n' +
        'If you fly for your work, plan recovery as an athlete does, with several nights at home between the long legs. ' +
        'Insulin, tablets for epilepsy, the pill and anything else taken at fixed hours need a timetable made with your ' +
        'doctor or pharmacist before you leave. In pregnancy ask about the flight itself.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'About melatonin, and about doctors',
      text:
        'A Cochrane review found that melatonin, taken close to bedtime at the destination, reduced jet lag after ' +
        'flights across five or more time zones. It also warned that at the wrong time of day melatonin makes you sleepy ' +
        'and delays adjustment, and that people with epilepsy and people on warfarin may come to harm. In some countries ' +
        'it is a prescription medicine. Ask a doctor or pharmacist whether it suits you, and do not give it to a child ' +
        'on your own decision.\n\n' +
        'A swollen, painful calf, chest pain or breathlessness after a flight is no jet lag and needs help at once. See ' +
        'a doctor, too, if sleep is still out of joint some weeks after the journey.',
      sources: ['cochrane-melatonin-2002'],
      evidence: 'review',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Up to three time zones, tiredness after a flight is more likely fatigue than jet lag, says the CDC’s handbook ' +
        'for travellers, and should pass within one to three days.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'On a visit of two days or less to another time zone it may be better to keep your sleep to the hours of home as ' +
        'far as you can, the CDC’s handbook suggests.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'After a long flight, light is the strongest means of moving the body clock: at the right hours it speeds the ' +
        'adjustment to local time, at the wrong hours it delays it.',
      sources: ['cdc-jet-lag-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Melatonin reduced jet lag after flights across five or more time zones in a Cochrane review; with epilepsy or ' +
        'warfarin it may do harm, so ask a doctor or pharmacist first.',
      sources: ['cochrane-melatonin-2002'],
      evidence: 'review',
      reviewed: false,
    },
  ],
  steps: [
    'Count the time zones of your next journey and the nights you will stay.',
    'Decide whether to adapt or to stay on the hours of home.',
    'Move bedtime by half an hour on each of the last three evenings.',
    'Put an hour outdoors into the calendar for the day of arrival.',
    'Keep the first morning after your return free of anything that matters.',
    'Ask your pharmacist how to time regular medicines across the zones.',
  ],
  questions: [
    {
      question: 'How long does jet lag last?',
      answer:
        'The body clock moves only a little each day, so the more time zones you have crossed, the longer it takes. Many ' +
        'people feel mostly well after some days and sleep quite normally somewhat later. Westward journeys tend to pass ' +
        'sooner. If it goes on for weeks, look for another cause.',
    },
    {
      question: 'Should I sleep on the plane?',
      answer:
        'If it is night at your destination, yes, as well as you can: a mask, earplugs, a neck support, no screen. If it ' +
        'is day there, stay awake or nap briefly. On an overnight flight before a working day take any sleep that comes, ' +
        'because the fatigue is then the greater problem.',
    },
    {
      question: 'Does fasting or a special diet help?',
      answer:
        'Diets against jet lag are popular and poorly studied. Meals at local times are a sensible cue, and light meals ' +
        'sit better than heavy ones when digestion is still at home. Drink enough, and go easy on alcohol. With ' +
        'diabetes, never change meals or doses for a flight without your doctor.',
    },
  ],
}

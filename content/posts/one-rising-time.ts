import type { StarterPost } from './starter-post.ts'

export const oneRisingTime: StarterPost = {
  slug: 'one-rising-time',
  title: 'One rising time: the first week',
  pillar: 'sleep',
  metaDescription:
    'What to expect from seven days with the same rising time, how to choose the hour, and how to get through the weekend.',
  tags: ['rhythm', 'mornings', 'habits', 'basics'],
  body:
    'On Sunday evening the plan looks simple. You set the alarm for half past six, for all seven days, and put the ' +
    'telephone on the shelf by the door. On Monday it rings, the room is cold, and you have slept badly because you ' +
    'knew that it would ring. The first week of a fixed rising time is mostly like that: a few dull mornings, and on ' +
    'the fourth or fifth evening a tiredness that comes at the right hour.\n\n' +
    '## Why begin at this end\n\n' +
    'Two forces decide when you sleep: pressure, which grows with every hour awake, and the clock in your brain, ' +
    'which light sets. A rising time takes hold of both. It fixes the moment from which the pressure grows, and it ' +
    'puts you in front of a window at about the same hour each day.\n\n' +
    'Bedtime has no such grip. You may lie down at ten as firmly as you like, and if sleepiness has not gathered you ' +
    'will look at the ceiling.\n\n' +
    'Regular hours also have good authority. Experts gathered by the National Sleep Foundation concluded in 2023, ' +
    'after a systematic search of the literature, that regularity matters for health and performance.\n\n' +
    '## Choosing the hour\n\n' +
    'Take the earliest time that your week truly requires, and not the one you admire in others. If you have to be ' +
    'up at a quarter to seven on Tuesdays and Thursdays, a quarter to seven it is. Look at the past two weeks before ' +
    'you decide. If you have been getting up at nine, do not jump to six; come forward a little every few days and ' +
    'let the week run longer.\n\n' +
    'Then count backwards. Adults should regularly sleep seven hours or more, according to the American Academy of ' +
    'Sleep Medicine and the Sleep Research Society. Add half an hour for falling asleep and for being human, and you ' +
    'know when the house should be quiet.\n\n' +
    'If the sum does not come out, because the last call ends at eleven and the child wakes at five, a rising time ' +
    'will not create the missing hours. Then the evening is the place to look, or the calendar.\n\n' +
    '## Monday to Wednesday: tired, and on course\n\n' +
    'The first three days are the price. You get up at the new hour after nights that have not yet moved, so you are ' +
    'short of sleep, and it shows about two in the afternoon.\n\n' +
    'Help yourself in plain ways. Leave the alarm on its shelf, so that silencing it takes three steps. Go out for ' +
    'ten minutes with your coffee. Eat something. Keep the last coffee for the early afternoon at the latest: a ' +
    'review that pooled 24 studies in 2023 calculated that an ordinary cup should be drunk nearly nine hours before ' +
    'bed if it is not to shorten sleep.\n\n' +
    'If you are heavy with tiredness, nap once, soon after lunch, for twenty minutes, and do not drive while your ' +
    'eyes keep closing. In the evening wait until you are sleepy. That may be later than your plan on Monday, and ' +
    'somewhat earlier on Wednesday. Leave it alone.\n\n' +
    '## Thursday and Friday: the evening answers\n\n' +
    'Around now something changes at the other end of the day. You yawn at ten. The film seems long.\n\n' +
    'Two mistakes are common at this point. One is to push through the sleepiness because the evening is the only ' +
    'time you have to yourself. It passes, and you may not be sleepy again for an hour. Go to bed when it comes. The ' +
    'other is to be so pleased that you lie down at nine, and then wake at four with the night behind you.\n\n' +
    'Write down two numbers a day, the time you got up and the time you turned out the light, and add a mark for how ' +
    'rested you feel, from one to five. Leave out everything else.\n\n' +
    '## The weekend, where most attempts end\n\n' +
    'Saturday is the real test. Nobody is waiting, the bed is warm, and you have earned it.\n\n' +
    'You may have some of it. After short working nights, the same experts wrote, one to two more hours on free days ' +
    'can be of benefit. So sleep an hour longer and enjoy it. Avoid the long lie-in that moves your whole night: get ' +
    'up at eleven on Sunday and you will hardly be sleepy at ten, and Monday begins as it did a week ago.\n\n' +
    'It helps to have a reason to be up. Bread to fetch while it is warm, a swim before the pool fills, breakfast ' +
    'with the one child who is always awake. One late evening is no relapse.\n\n' +
    '## Looking at your seven lines\n\n' +
    'On Sunday evening read what you wrote. Ask three questions.\n\n' +
    '- On how many mornings did you get up within half an hour of your time?\n' +
    '- Did the light go out at more similar hours towards the end?\n' +
    '- When in the day were you most tired, and has it moved?\n\n' +
    'Five mornings out of seven is a good first week. If it was two, the hour is probably wrong for your life; ' +
    'choose one half an hour later and begin again. Do not add a second change yet: if you also give up coffee and ' +
    'buy a new pillow, you will never know which of them helped.\n\n' +
    '## When to stop and ask\n\n' +
    'A steady morning is a modest thing, and it is not for every situation. With epilepsy or bipolar disorder, short ' +
    'nights can set off an episode, so talk to your doctor first. In pregnancy, during an illness or after an ' +
    'operation, sleep when you can. If you work in shifts, a single hour is impossible, and your occupational health ' +
    'service may have better advice.\n\n' +
    'See a doctor if you keep your hours for some weeks and still cannot stay awake by day, if you snore loudly or ' +
    'someone has noticed pauses in your breathing, or if you have slept badly for months. Chronic insomnia has a ' +
    'treatment of its own, cognitive behavioural therapy for insomnia, which the American Academy of Sleep Medicine ' +
    'recommends in its guideline of 2021. It uses rising times as well, with someone beside you who has done it ' +
    'before.\n\n' +
    '## Next Monday\n\n' +
    'The alarm rings at half past six, the room is still cold, and you put your feet on the floor a moment before ' +
    'you have an opinion about it. That is all you were after. The nights will follow, unevenly at first.\n\n' +
    '## Sources\n\n' +
    '- National Sleep Foundation: [The importance of sleep regularity, consensus statement of the sleep timing and ' +
    'variability panel](https://doi.org/10.1016/j.sleh.2023.07.016), Sleep Health, 2023.\n' +
    '- American Academy of Sleep Medicine and Sleep Research Society: [Recommended amount of sleep for a healthy ' +
    'adult, joint consensus statement](https://doi.org/10.5664/jcsm.4758), Journal of Clinical Sleep Medicine, ' +
    '2015.\n' +
    '- Gardiner and colleagues: [The effect of caffeine on subsequent sleep, a systematic review and ' +
    'meta-analysis](https://doi.org/10.1016/j.smrv.2023.101764), Sleep Medicine Reviews, 2023.\n' +
    '- American Academy of Sleep Medicine: [Behavioral and psychological treatments for chronic insomnia disorder in ' +
    'adults, clinical practice guideline](https://doi.org/10.5664/jcsm.8986), Journal of Clinical Sleep Medicine, ' +
    '2021.\n' +
    '- National Heart, Lung, and Blood Institute: Your Guide to Healthy Sleep, NIH publication 11-5271, revised 2011.',
}

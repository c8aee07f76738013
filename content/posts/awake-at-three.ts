import type { StarterPost } from './starter-post.ts'

export const awakeAtThree: StarterPost = {
  slug: 'awake-at-three',
  title: 'Awake at three: what to do with the hour',
  pillar: 'sleep',
  metaDescription:
    'A calm order of steps for the middle of the night, what to leave for the morning, and which wakings belong with a doctor.',
  tags: ['nights', 'waking', 'insomnia', 'habits'],
  body:
    'The heating clicks, or a lorry passes, or nothing happens at all, and you are awake. The room is dark. You know ' +
    'without looking that it is about three. Tomorrow has a meeting in it, and a child who must be at school by ' +
    'eight, and now your mind sets to work on both. You also know what follows: the pillow turned over, the clock ' +
    'after all, the sum of the hours that are left.\n\n' +
    'There is a calm order of things to do in those hours, and most of them are small.\n\n' +
    '## What is normal about it\n\n' +
    'Sleep is no block of wood. It runs in cycles through the night, deeper in the first half and lighter in the ' +
    'second, and between the cycles everybody comes close to the surface. Mostly you turn over and forget. At three ' +
    'you have had the greater part of your deep sleep already, so the pressure that held you down has eased, and a ' +
    'full bladder, a warm room or one unfinished thought is enough.\n\n' +
    'Waking does not mean that anything is broken. People who sleep well wake too. They differ in what they do next, ' +
    'which is nearly nothing.\n\n' +
    '## The first ten minutes\n\n' +
    'Stay where you are. Do not reach for the telephone, and do not look at the time. Knowing it can only lead to ' +
    'arithmetic, and the arithmetic has never ended well. If your clock shines, turn its face to the wall this ' +
    'evening. The CDC’s institute for occupational safety gives nurses on shifts the same advice.\n\n' +
    'Deal with what is plain: the bathroom in as little light as is safe, a blanket more or less, the window shut if ' +
    'the street is loud. Then lie down in the position in which you like to fall asleep and give your mind something ' +
    'slow to hold. Some people follow the breath as it goes out. Others walk in thought through a house they knew as ' +
    'a child, room by room, opening the cupboards. It need not work. While you are drowsy you are resting, and sleep ' +
    'may come back by the door through which it left.\n\n' +
    '## When you are wide awake\n\n' +
    'At some point you notice that you are no longer drowsy. The jaw is tight, you are composing a letter, you have ' +
    'become angry with the night. That is the moment to get up, and you need no clock to know it.\n\n' +
    'It sounds wrong to leave a warm bed when you want to sleep in it. The reason lies in habit. A bed in which you ' +
    'lie awake for hours, night after night, comes to mean lying awake, and your body learns to be alert there. ' +
    'Stimulus control turns this round: the bed belongs to sleep and to love, and the long hours are spent ' +
    'elsewhere. The guideline of the American Academy of Sleep Medicine of 2021 suggests it as a treatment for ' +
    'chronic insomnia.\n\n' +
    'So go and sit where you have prepared a place. A chair, a blanket, a weak lamp, something that does not matter: ' +
    'a novel you have already read, a basket of washing, a jigsaw. No news, no messages, no work, however small. ' +
    'When your eyelids are heavy, go back. If the same thing happens again, get up again, and be as bored about it ' +
    'as you can.\n\n' +
    'If pain, unsteady legs or a baby keep you where you are, sit up against the headboard with a small lamp until ' +
    'you are sleepy.\n\n' +
    '## The thoughts that come at this hour\n\n' +
    'Worries at three have a peculiar weight. You are tired, nobody is there to answer, and nothing can be done ' +
    'before morning, so every thought goes round. Give them an appointment instead of an argument.\n\n' +
    'Keep a pencil and paper on that chair. Write the thought in one line, and beside it the time tomorrow at which ' +
    'you will look at it. “Ring the school about Thursday, at half past nine.” That is all. Anything that cannot be ' +
    'written as an action goes under the heading “not tonight”.\n\n' +
    'You can also be earlier than the thoughts. Scullin and colleagues asked 57 healthy young adults to write for ' +
    'five minutes at bedtime, in a sleep laboratory. Those who listed the tasks of the coming days fell asleep ' +
    'faster than those who listed finished ones. It was a small study, and about falling asleep, so take it as an ' +
    'encouragement.\n\n' +
    '## What to leave for the morning\n\n' +
    'The night decides less than the day after it. You will be tempted to repair it: to sleep until nine, to nap for ' +
    'two hours, to drink coffee until five. Every one of these borrows from the coming night.\n\n' +
    '- Get up at your usual time, or within an hour of it.\n' +
    '- Go outside early, even for ten minutes.\n' +
    '- Drink your coffee in the morning.\n' +
    '- If you must nap, do it soon after lunch, for twenty minutes.\n' +
    '- Ask for a lift if you cannot keep your eyes open.\n\n' +
    'In the evening look for causes that have nothing to do with your nerves. Wine is the first suspect: a review of ' +
    '2013 found that at every dose alcohol disturbed the second half of the night. Late coffee comes next, then a ' +
    'hot bedroom, then a large drink at ten. Change one of them for two weeks and write down how often you got ' +
    'up.\n\n' +
    '## When it is not a matter of habit\n\n' +
    'Some wakings are for a doctor. Make an appointment if you wake gasping or somebody has heard you stop ' +
    'breathing; if your legs will not keep still; if heartburn, sweating or the bladder wakes you night after night; ' +
    'if you take a medicine and wonder whether it is the cause. Pain in the chest or sudden shortness of breath is ' +
    'an emergency, at three as at noon.\n\n' +
    'Waking before dawn, low and without hope, for weeks on end, can be a sign of depression, which can be treated. ' +
    'If you think of harming yourself, ring a crisis line or the emergency number tonight. Someone is awake ' +
    'there.\n\n' +
    'And if you have slept badly for months, good habits alone will probably not be enough. The same guideline ' +
    'recommends cognitive behavioural therapy for insomnia, a course of some weeks that includes the method ' +
    'described above. Ask your doctor for it by name, and do not begin or stop sleeping tablets on your own.\n\n' +
    '## For tonight\n\n' +
    'Put the chair where you want it, with the blanket and the paper. Turn the clock round. Decide now that at three ' +
    'you will do the next small thing and nothing cleverer. Then go to bed when you are sleepy.\n\n' +
    '## Sources\n\n' +
    '- American Academy of Sleep Medicine: [Behavioral and psychological treatments for chronic insomnia disorder in ' +
    'adults, clinical practice guideline](https://doi.org/10.5664/jcsm.8986), Journal of Clinical Sleep Medicine, ' +
    '2021.\n' +
    '- National Institute for Occupational Safety and Health (CDC): Training for Nurses on Shift Work and Long Work ' +
    'Hours, publication 2015-115.\n' +
    '- Scullin and colleagues: [The effects of bedtime writing on difficulty falling ' +
    'asleep](https://doi.org/10.1037/xge0000374), Journal of Experimental Psychology: General, 2018.\n' +
    '- Ebrahim and colleagues: Alcohol and sleep I: effects on normal sleep, Alcoholism: Clinical and Experimental ' +
    'Research, 2013.\n' +
    '- National Heart, Lung, and Blood Institute: Your Guide to Healthy Sleep, NIH publication 11-5271, revised 2011.',
}

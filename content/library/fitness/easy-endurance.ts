import type { LibraryTopic } from '#content/library/topic.ts'

export const easyEndurance: LibraryTopic = {
  id: 'easy-endurance',
  pillar: 'fitness',
  name: 'easy endurance and the talk test',
  gravity: 'everyday',
  titles: [
    'How easy should easy training be?',
    'Slow is a pace with a purpose',
    'Run so that you can still tell a story',
    'Zone 2 without a watch: the talk test',
  ],
  keywords: [
    'zone 2 training',
    'talk test',
    'easy running pace',
    'base endurance',
    'moderate intensity exercise',
    'how hard should i exercise',
    'low intensity cardio',
    'heart rate zones',
    'slow jogging',
    'zone 2',
    'easy running',
    'jogging',
    'running slowly',
    'zone two',
    'run slow',
    'running slow',
    'running slower',
  ],
  tags: ['endurance', 'intensity', 'running', 'cycling'],
  summary:
    'Easy endurance is what most beginners do too fast. How the talk test finds the right pace, and why a watch is optional.',
  passages: [
    {
      role: 'why',
      heading: 'Most people go too fast to go often',
      text:
        'Ask someone why they gave up running and you will often hear about breath. They went out at the pace of the ' +
        'neighbour, arrived home purple, and needed three days before they could face it again. Easy endurance is the remedy. ' +
        'It can be done often, because it leaves little to recover from.\n\n' +
        'It is also what the health guidelines chiefly mean. Everything that the World Health Organization asks of heart and ' +
        'lungs in a week can be done at a moderate effort; nobody has to pant for it. Walking uphill, cycling on the flat, ' +
        'slow jogging or swimming lengths without hurry belong here; so does mowing a large lawn.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What the breath reveals',
      text:
        'At rest and in easy movement the muscles get nearly all the oxygen they ask for. As effort rises, the body makes up ' +
        'the difference in ways that produce more carbon dioxide, and breathing speeds up to clear it. Talking competes for ' +
        'the same breath. The point at which sentences begin to break is therefore a usable sign that you have left the easy ' +
        'range.\n\n' +
        '“Zone 2” is the name that sports watches give to this range. The borders of zones are estimated from age and vary ' +
        'between people and makers, so the number on the wrist may be wrong by a whole zone. Your sentences are measured on ' +
        'the spot.',
      sources: ['cdc-measuring-intensity'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Speak a sentence every five minutes',
      text:
        'The Centers for Disease Control and Prevention describe the talk test in two lines. If you can talk but cannot sing, ' +
        'the effort is moderate. If you can say only a few words before you have to breathe, it is vigorous.\n\n' +
        'Use it like this. Begin with five minutes that feel almost too slow. Then say a whole sentence aloud every five ' +
        'minutes or so; the names of the streets will do. If it comes out in pieces, slow down or walk until it does not. ' +
        'Twenty to forty minutes on two or three days is a good beginning. Runners often have to walk the hills at first, and ' +
        'that is the session working as it should.',
      sources: ['cdc-measuring-intensity'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The grey middle',
      text:
        'The favourite error is a pace that is a little too hard to be easy and a little too easy to be hard. It feels ' +
        'virtuous, like proper exercise, and it leaves you tired without having trained anything in particular. If all your ' +
        'outings feel the same, two of them should probably be slower.\n\n' +
        'Company can do it too. Two people of different fitness cannot both be in the easy range side by side on foot; on ' +
        'bicycles, in a pool or on a hilly walk with waiting points they can. And beware of the last kilometre, which turns ' +
        'into a race against yesterday. Yesterday will not know.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With a tablet, a bump or a bad knee',
      text:
        'Beta blockers and some other medicines keep the pulse low, so that heart rate zones mislead. The Mayo Clinic advises ' +
        'people who take them to judge by how hard the effort feels, and talking works in the same way. During pregnancy the ' +
        'pulse is less reliable too, while sentences stay so; ask your midwife or doctor how much is right for you.\n\n' +
        'When running hurts, change the tool and keep the breath. A bicycle, a rowing machine, deep water or a steep path ' +
        'will bring you to the same effort with other joints in charge. In heat the same pace costs more, and the talk test ' +
        'notices before the watch does.',
      sources: ['mayo-beta-blockers'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Breathlessness that doesn’t fit',
      text:
        'The talk test tells you how hard you are working. It says nothing about the reason. If a slope you used to climb ' +
        'while chatting now takes your breath, and no cold or bad night explains it, see a doctor before you train on. The ' +
        'same holds for wheezing, palpitations during effort, or swollen legs.\n\n' +
        'With known heart or lung disease, let the people who treat you set the range; cardiac and lung rehabilitation exist ' +
        'for exactly this. Chest pressure, faintness or a cold sweat during exercise mean that you stop and get help at once. ' +
        'Easy training also does not build much strength, so leave room for that.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The talk test needs no device: whoever can talk but not sing during exercise is working moderately, and whoever ' +
        'manages only a few words between breaths is working hard.',
      sources: ['cdc-measuring-intensity'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Endurance training may be easy and still count. The guidelines of the World Health Organization can be met entirely ' +
        'with moderate activity, at an effort that allows conversation.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'If every run or ride feels equally tiring, the easy endurance sessions are probably too fast. Slow enough to tell a ' +
        'story is a good rule for most of the week.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Anyone who takes beta blockers should judge endurance training by breath and effort, because these medicines hold ' +
        'the pulse down and make heart rate zones misleading.',
      sources: ['mayo-beta-blockers'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Do one outing this week at a pace that feels almost too slow.',
    'Say a full sentence aloud every five minutes and slow down if it breaks.',
    'Walk the hills if that is what it takes to keep talking.',
    'Cover the heart rate on your watch for a whole session.',
    'Keep the last five minutes as calm as the first five.',
    'Note afterwards whether you could have gone on for another ten minutes.',
  ],
  questions: [
    {
      question: 'Do I need a heart rate monitor for easy endurance?',
      answer:
        'No. Breath is enough for almost everyone, and it is more trustworthy than zones that a watch has estimated from your ' +
        'age. A monitor can be interesting once you know how easy feels, or useful when your doctor has given you a limit.',
    },
    {
      question: 'Is slow training a waste of time if I have little of it?',
      answer:
        'With very little time, some harder minutes are worth including, once you are used to regular movement. Easy sessions ' +
        'still make up the part you can do on tired days and without a long recovery. Most weeks have room for both.',
    },
    {
      question: 'Why is my slow pace so slow?',
      answer:
        'Because your endurance is still young, or the day is hot, hilly or short of sleep. At the same ease of breathing the ' +
        'pace usually rises over some months. Measure it once a month on the same flat route and leave it alone in between.',
    },
  ],
}

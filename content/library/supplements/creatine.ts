import type { LibraryTopic } from '#content/library/topic.ts'

export const creatine: LibraryTopic = {
  id: 'creatine',
  pillar: 'supplements',
  name: 'creatine',
  gravity: 'grave',
  titles: [
    'Is creatine worth taking if you are no athlete?',
    'Creatine helps the training, so the training comes first',
    'Start with plain monohydrate or do not start',
    'What creatine does in a muscle, and where its use ends',
  ],
  keywords: [
    'creatine',
    'creatine monohydrate',
    'creatine benefits',
    'creatine side effects',
    'creatine loading',
    'creatine water weight',
    'creatine for women',
    'creatine older adults',
    'creatine kidneys',
    'creatine water retention',
  ],
  tags: ['supplements', 'creatine', 'strength', 'training'],
  summary:
    'What creatine can do for people who train hard in short efforts, what it cannot, and whom to ask before the first ' +
    'scoop.',
  passages: [
    {
      role: 'why',
      heading: 'Well studied, for one kind of effort',
      text:
        'Few supplements have been studied as patiently as creatine. The International Society of Sports Nutrition calls ' +
        'its monohydrate form the most effective nutritional supplement for athletes who want more capacity for hard ' +
        'efforts and more lean mass, and it adds two words that are easily skipped: *during training*.\n\n' +
        'The effort it helps is short, hard and repeated, such as a set of squats or a run of sprints. For a long steady ' +
        'ride or a walk it seems to do little, and people differ in how much they gain. If you lift weights twice a week ' +
        'or mean to begin, it is worth a thought. If you do not, begin there.',
      sources: ['issn-creatine', 'nih-ods-exercise'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A small reserve that refills quickly',
      text:
        'Creatine is made by your own body and stored almost entirely in muscle, where it helps to renew the fuel for the ' +
        'first seconds of hard work. Meat and fish bring some more. A supplement tops up the store, and a fuller store may ' +
        'let you manage another repetition before you tire. Over months those repetitions are what changes you.\n\n' +
        'Filling takes weeks at a small daily amount and only days at the large amounts used for *loading*. Both end in ' +
        'the same place. On the way there the scales usually rise a little, because the muscle holds more water with the ' +
        'creatine.',
      sources: ['issn-creatine', 'nih-ods-exercise'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'One ingredient, one time of day',
      text:
        'Choose a powder that lists creatine monohydrate and nothing else. It is the form most studies used, it is usually ' +
        'the cheapest, and it makes the arithmetic easy. Check for an independent quality mark, and stay within the amount ' +
        'on the label or the one your doctor or pharmacist names.\n\n' +
        'Tie it to something that happens daily, such as breakfast, since the habit counts for more than the hour. Before ' +
        'the first scoop, write down three lifts with their weight and repetitions. Look again after two months of steady ' +
        'training. If the numbers moved no faster than before, you may stop without regret.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Where the money and the patience go',
      text:
        'Newer forms promise better absorption at a higher price; the International Society of Sports Nutrition still ' +
        'names monohydrate as the best studied and most effective. Ready mixed *pre-workout* tubs may contain creatine ' +
        'beside a good deal of caffeine, and then you cannot tell what did what.\n\n' +
        'Some people stop in the first fortnight because the scales frighten them. That early gain is mostly water in the ' +
        'muscle. Others expect a feeling. Creatine gives none on the day, which is why a training log is the only fair ' +
        'judge. Taken without training, it has very little to work on.',
      sources: ['issn-creatine'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Older, vegetarian, sensitive or young',
      text:
        'People who eat neither meat nor fish take in little creatine with their food, so a supplement changes more for ' +
        'them. Adults past midlife who lift weights are a group of growing interest to researchers; the lifting remains ' +
        'the main thing.\n\n' +
        'A queasy stomach often settles when the powder is taken with a meal, well dissolved, in smaller portions. In ' +
        'sports with weight classes, plan the trial for the quiet season. For teenagers the International Society of ' +
        'Sports Nutrition sets conditions, among them supervised training, a good diet and knowledge of proper use. That ' +
        'is a talk for parents, a doctor and the trainer together.',
      sources: ['issn-creatine', 'nih-ods-exercise'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Kidneys, blood tests and other reasons to ask',
      text:
        'In healthy adults creatine is regarded as safe, also over longer periods. That sentence does not cover everyone. ' +
        'With a kidney disease, or on medication that affects the kidneys, speak to your doctor before you begin, and in ' +
        'pregnancy or while breastfeeding as well.\n\n' +
        'Tell whoever takes your blood that you use it. Kidney function is often judged by creatinine, a substance that ' +
        'comes from creatine, and a supplement may raise the reading without any harm to the kidney. Weakness that ' +
        'spreads, dark urine after exercise or swelling in the legs is a reason to see a doctor soon, with or without a ' +
        'supplement.',
      sources: ['nih-ods-exercise'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Creatine monohydrate is, in the judgement of the International Society of Sports Nutrition, the most effective ' +
        'supplement for building capacity for hard efforts and lean mass, provided that it goes along with training.',
      sources: ['issn-creatine'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Creatine usually brings a small gain in weight at first, because muscles hold more water with it. This is neither ' +
        'fat nor a reason for alarm.',
      sources: ['nih-ods-exercise'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Creatine supports short, hard and repeated efforts such as lifting or sprinting. For long steady exercise it ' +
        'seems to have little value.',
      sources: ['nih-ods-exercise'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Anyone who takes creatine should say so before a blood test, because the value used to judge the kidneys can rise ' +
        'on account of the supplement alone.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Decide which two days of the week belong to strength training before you buy anything.',
    'Write down three exercises with today’s weight and repetitions.',
    'Read the ingredients of the tub you own and see whether anything but monohydrate is in it.',
    'Put the scoop beside the breakfast bowl so that it needs no remembering.',
    'Enter a date two months from now on which you will compare your lifts.',
    'Tell your doctor about the powder before the next blood test.',
  ],
  questions: [
    {
      question: 'Do I need a loading phase?',
      answer:
        'No. Loading fills the stores in days, while a small daily amount does the same over several weeks. Many people ' +
        'find the slow way easier on the stomach and simpler to keep up. Unless a competition is near, nothing is lost by ' +
        'waiting.',
    },
    {
      question: 'Is creatine a steroid?',
      answer:
        'No. It is a substance that your own body makes and that meat and fish contain. It is not a hormone and does not ' +
        'act like one. What it shares with steroids is only the gym in which people talk about it.',
    },
    {
      question: 'Should I take creatine on days without training?',
      answer:
        'The idea is to keep the stores full, and a full store does not know the day of the week, so most people take the ' +
        'same small amount daily. If you forget a day, carry on the next morning and leave the missed scoop where it is.',
    },
  ],
}

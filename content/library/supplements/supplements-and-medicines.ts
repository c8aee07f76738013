import type { LibraryTopic } from '#content/library/topic.ts'

export const supplementsAndMedicines: LibraryTopic = {
  id: 'supplements-and-medicines',
  pillar: 'supplements',
  name: 'supplements alongside medicines',
  gravity: 'grave',
  titles: [
    'Does your supplement get on with your tablets?',
    'One list for everything you swallow',
    'Take your bottles to the pharmacy',
    'What to tell the doctor about your supplements',
  ],
  keywords: [
    'supplement interactions',
    'supplements and medication',
    'st johns wort interactions',
    'supplements before surgery',
    'vitamin k warfarin',
    'biotin blood test',
    'supplements pregnancy',
    'ask pharmacist',
    'blood thinners',
    'supplements and medicines',
    'interactions with medicines',
    'drug interactions',
    'st johns wort',
    'interactions between supplements',
  ],
  tags: ['supplements', 'medicines', 'safety', 'pharmacy'],
  summary: 'How supplements and medicines can get in each other’s way, and how one list and one pharmacist prevent most of it.',
  passages: [
    {
      role: 'why',
      heading: 'Harmless alone, different in company',
      text:
        'Many supplements are harmless by themselves and still change what a medicine does. Some weaken it, some ' +
        'strengthen it, some simply stop it from getting into the blood. The best known case is St John’s wort, a herb ' +
        'sold for low mood: it can speed up the breakdown of many medicines, the contraceptive pill, antidepressants and ' +
        'transplant drugs among them, so that they no longer do their work.\n\n' +
        'Such problems are hard to notice. Nothing tastes different, and the bottle seldom warns you. They are also among ' +
        'the easier ones to prevent, because the knowledge exists and sits in every pharmacy. It only lacks your list.',
      sources: ['nih-ods-what-you-need-to-know', 'nccih-wisely'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Three ways to get in the way',
      text:
        'The first way is at the door. Minerals such as iron and magnesium bind certain medicines in the gut, for instance ' +
        'some antibiotics and thyroid tablets, and both pass through unused. A gap of some hours often solves that, and ' +
        'the pharmacist knows how many.\n\n' +
        'The second is in the liver, where herbs may speed up or slow down the enzymes that clear a drug. The third is in ' +
        'the effect itself: vitamin K works against warfarin, several supplements add to a tendency to bleed, and others ' +
        'add to drowsiness. A fourth thing is less known. High amounts of biotin, sold for hair and nails, can falsify ' +
        'laboratory tests.',
      sources: ['nih-ods-what-you-need-to-know', 'nih-ods-magnesium', 'nih-ods-iron'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'The list, and where to show it',
      text:
        'Take a sheet of paper and write down everything that you swallow, rub in or inhale for your health: ' +
        'prescriptions, painkillers from the supermarket, vitamins, powders, teas, drops. Add how much, how often and ' +
        'since when. If that is a nuisance, photograph the labels.\n\n' +
        'Show the list at the pharmacy where you collect your prescriptions, and ask one question: does anything here ' +
        'disturb anything else? Then show it to your doctor, to the dentist before a procedure, and to the hospital. Keep ' +
        'a copy in your wallet. Whenever a bottle comes or goes, change the list on the same day.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'What people leave unsaid',
      text:
        'Many never mention their supplements because nobody asked, or because they expect a raised eyebrow. The answer ' +
        'may be friendlier than you fear, and silence helps nobody. Others believe that *herbal* means gentle; a plant ' +
        'strong enough to help is strong enough to interfere.\n\n' +
        'Two further habits deserve care. One is to replace a prescribed medicine with a supplement because the tablets ' +
        'feel unnatural. Please talk about that wish before you act on it. The other is to trust an internet checker ' +
        'alone. It does not know your kidneys, your dose or that you stopped something last week, and your pharmacist can ' +
        'ask.',
      sources: ['nccih-wisely'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Operations, pregnancy, many tablets',
      text:
        'Before an operation tell the team about every supplement early, since some increase bleeding or change how ' +
        'anaesthetics work and may have to be stopped some weeks ahead. In pregnancy and while breastfeeding most products ' +
        'have never been tested; take only what the midwife or doctor has agreed to.\n\n' +
        'If you have more than a handful of medicines, ask for a medication review, which many health services offer. ' +
        'Before a blood test mention hair and nail products: the American Food and Drug Administration has warned that ' +
        'biotin can make a heart attack test read falsely low. Carers can keep the list for somebody who forgets.',
      sources: ['nccih-wisely', 'fda-biotin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Signs that should not wait',
      text:
        'No article can list every pairing, and this one does not try. Treat it as a reason to ask. Never stop a ' +
        'prescribed medicine on account of something you have read; the gap may be more dangerous than the mixture. During ' +
        'cancer treatment, after a transplant, with epilepsy, with HIV or on blood thinners, add nothing at all without ' +
        'the clinic’s consent.\n\n' +
        'Unusual bruising or bleeding, a very slow or racing pulse, confusion, yellow skin, a rash with fever or sudden ' +
        'agitation after a new product are reasons for help on the same day, and for the emergency number if they are ' +
        'severe. Take all the packets with you.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'St John’s wort can speed up the breakdown of many medicines, including the contraceptive pill and some ' +
        'antidepressants, so that they work less well than they should.',
      sources: ['nih-ods-what-you-need-to-know'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Before an operation the medical team needs to know about every supplement, because some increase bleeding or ' +
        'change the response to an anaesthetic.',
      sources: ['nccih-wisely'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Biotin from hair and nail supplements can falsify laboratory tests, among them one that is used to recognise a ' +
        'heart attack, so it should be mentioned before blood is taken.',
      sources: ['fda-biotin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'One written list of all medicines and supplements, shown at the pharmacy, prevents most of the trouble that the ' +
        'two can cause each other.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write one list of all medicines, supplements and teas that you use.',
    'Show it at the pharmacy where you collect your prescriptions.',
    'Put a copy into your wallet or your phone.',
    'Tell your doctor about one product that you have never mentioned.',
    'Check whether a hair or nail product in your bathroom contains biotin.',
    'Ask how many hours should lie between your minerals and your tablets.',
  ],
  questions: [
    {
      question: 'Will my doctor mind that I take supplements?',
      answer:
        'Most will be glad to know. They need the information to choose a dose, to read a blood test and to understand a ' +
        'side effect. If the answer is short, ask what exactly speaks against the product. A good reason can be explained ' +
        'in two sentences.',
    },
    {
      question: 'Is it enough to take supplements at another time of day?',
      answer:
        'It depends on the kind of problem. A gap of some hours helps where two things bind each other in the gut. It does ' +
        'nothing where a herb changes the liver or two effects add up. Only someone who knows both products can tell you ' +
        'which case is yours.',
    },
    {
      question: 'Do teas and spices count?',
      answer:
        'In kitchen amounts, rarely. Concentrated extracts are another matter, turmeric and green tea in capsules for ' +
        'example, because they hold far more than a meal would. Put them on the list, along with any tea that you drink ' +
        'daily for its effect.',
    },
  ],
}

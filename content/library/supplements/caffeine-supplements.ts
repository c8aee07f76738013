import type { LibraryTopic } from '#content/library/topic.ts'

export const caffeineSupplements: LibraryTopic = {
  id: 'caffeine-supplements',
  pillar: 'supplements',
  name: 'caffeine as a supplement',
  gravity: 'grave',
  titles: [
    'Is a pre-workout anything more than coffee?',
    'Caffeine works, which is why it needs counting',
    'Keep the cup, question the scoop',
    'Caffeine in tablets and powders, seen calmly',
  ],
  keywords: [
    'caffeine supplement',
    'caffeine tablets',
    'pre workout',
    'preworkout powder',
    'energy drink',
    'caffeine before training',
    'caffeine gel',
    'guarana',
    'caffeine and sleep',
    'caffeine withdrawal',
    'caffeine pills',
  ],
  tags: ['supplements', 'caffeine', 'training', 'energy'],
  summary:
    'Tablets, gels and pre-workout powders: when caffeine helps training, how to count it, and when a coffee is the wiser ' +
    'choice.',
  passages: [
    {
      role: 'why',
      heading: 'One of the few that people can feel',
      text:
        'Caffeine is the exception on the supplement shelf: it does something within the hour. In its position stand, the ' +
        'International Society of Sports Nutrition finds small to moderate gains in many kinds of exercise, though not in ' +
        'every study, with endurance as the most consistent example. It adds that people respond very differently, some ' +
        'with better legs and some with a pounding heart and a night awake.\n\n' +
        'Most of us take it already, in cups. A tablet or a powder is the same substance in a form that is easier to ' +
        'overdo. So the useful question is how much you have today, from everything, and what it costs you at eleven at ' +
        'night.',
      sources: ['issn-caffeine'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'It hides the tiredness',
      text:
        'While you are awake, a substance called adenosine collects in the brain and makes you sleepy. Caffeine sits down ' +
        'in its places. The tiredness is still there; you merely cannot hear it, and effort feels lighter for a while. In ' +
        'research on exercise, caffeine is most often taken about an hour before the start, with chewing gum acting sooner.\n\n' +
        'It then leaves slowly, over many hours, at a speed that differs a good deal from person to person. Genes, ' +
        'pregnancy, smoking and some medicines all shift it. That is why one colleague sleeps after an espresso and ' +
        'another regrets a cola at lunch.',
      sources: ['issn-caffeine'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'An honest tally',
      text:
        'List for three days everything that contains caffeine: coffee, tea, cola, energy drinks, dark chocolate, tablets ' +
        'against headache, the scoop before training. Note the hour of the last one and how you slept. Most people find a ' +
        'drink that they had forgotten.\n\n' +
        'If you then want to use caffeine for sport, choose the simplest form, often a cup of coffee. Try it on an ' +
        'ordinary training day in the morning, in a small amount, and never for the first time before a race. Decide on a ' +
        'latest hour and keep it. When a product does not state its caffeine in milligrams, leave it.\n\n' +
        'There is a ceiling to add up against. The European Food Safety Authority saw no safety concerns for healthy adults in ' +
        'up to 200 mg at once and up to 400 mg over a day, and in pregnancy in up to 200 mg a day, from everything together. ' +
        'Doses of 3 to 6 mg per kilogram, as studies of exercise often use them, go beyond that for most adults.',
      sources: ['efsa-caffeine-2015', 'issn-caffeine'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Powders, stacking and borrowed sleep',
      text:
        'Pure caffeine in powder or as a concentrate is the one to avoid altogether. A spoon is far too coarse a measure ' +
        'for it, and food authorities have warned of deaths. Almost as common is stacking: a pre-workout on top of two ' +
        'coffees, with guarana, yerba mate or *energy blend* on the label, which are caffeine under other names.\n\n' +
        'The slowest mistake is to use it against short nights. A scoop at five brings the session and takes the sleep, ' +
        'and the next day asks for a larger scoop. If the training is only possible with it, the plan may simply be too ' +
        'full.',
      sources: ['nih-ods-exercise'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Evening trainers, sensitive hearts, heavy users',
      text:
        'Those who train after work usually do better without caffeine. Light in the gym, music and a proper warm-up wake a ' +
        'tired body well enough, and the night stays whole. If coffee makes you anxious or your hands shake, it simply does ' +
        'not suit you, and decaffeinated is a fair choice.\n\n' +
        'Heavy users notice a supplement less and miss it more. Anyone who wants to cut down can take away one drink every few ' +
        'days. Stopping from one morning to the next often means headache and a grey mood that lasts for some days, and it ' +
        'passes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the answer is no, or ask',
      text:
        'During pregnancy and while breastfeeding, ask your midwife or doctor how much caffeine from all sources is ' +
        'sensible, and leave tablets and powders aside. Speak to a doctor first if you have an irregular heartbeat, high ' +
        'blood pressure, heart disease, panic attacks, epilepsy or reflux, and ask the pharmacist if you take regular ' +
        'medication, as several drugs change how fast caffeine leaves. Children and teenagers should not use such products.\n\n' +
        'Palpitations that do not settle, chest pain, fainting, vomiting or confusion after caffeine need emergency help. ' +
        'Tiredness that no amount of coffee lifts is a finding in itself. Let it be examined.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Caffeine improves many kinds of exercise a little, most consistently endurance, according to the International ' +
        'Society of Sports Nutrition. How much it helps, and how it disturbs sleep or mood, differs greatly between people.',
      sources: ['issn-caffeine'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A pre-workout powder owes most of its felt effect to caffeine. A cup of coffee brings the same substance, with a ' +
        'smaller chance of taking far too much.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Caffeine in pure powder cannot be measured safely with a kitchen spoon, and food authorities have warned against ' +
        'it. It has no place in a private household.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Caffeine hides tiredness without removing it. A scoop late in the afternoon may save the training session and ' +
        'spoil the night on which recovery depends.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write down every source of caffeine for three days, chocolate and headache tablets included.',
    'Choose a latest hour for caffeine and keep it for one week.',
    'Read your pre-workout tub and find the milligrams of caffeine in one serving.',
    'Train once this week without any caffeine and note how it went.',
    'Replace one afternoon coffee with a short walk in daylight.',
    'Throw away any pure caffeine powder that may be in the house.',
  ],
  questions: [
    {
      question: 'Is caffeine in a tablet stronger than in coffee?',
      answer:
        'The substance is the same. A tablet is swallowed in a second and coffee is sipped, so the tablet reaches you all ' +
        'at once, and two are taken as easily as one. With a cup you notice sooner when you have had enough.',
    },
    {
      question: 'Will caffeine dry me out during sport?',
      answer:
        'In ordinary amounts this has not been confirmed. An earlier position stand of the International Society of Sports ' +
        'Nutrition found no support for a harmful loss of fluid during exercise. Drink as you would anyway, according to heat ' +
        'and thirst, and do not count the coffee against yourself.',
    },
    {
      question: 'Do I lose the effect if I drink coffee every day?',
      answer:
        'Regular users get used to part of it, though how much this matters for sport is debated. Some people take a few ' +
        'quieter days before an event. Whether that pays, or only brings a headache, is something to find out well before ' +
        'the day that counts.',
    },
  ],
}

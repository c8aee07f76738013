import type { LibraryTopic } from '#content/library/topic.ts'

export const omegaThree: LibraryTopic = {
  id: 'omega-three',
  pillar: 'supplements',
  name: 'omega-3 supplements',
  gravity: 'grave',
  titles: [
    'Fish oil or fish: which one does the work?',
    'Eat the sardines first, then think about the capsule',
    'Two lines on the label decide about a fish oil',
    'Omega-3 without the grand promises',
  ],
  keywords: [
    'omega 3',
    'fish oil',
    'omega 3 supplements',
    'epa dha',
    'algae oil',
    'krill oil',
    'flaxseed oil',
    'cod liver oil',
    'omega 3 heart',
    'fish oil capsules',
  ],
  tags: ['supplements', 'omega3', 'fish', 'heart'],
  summary:
    'Fish, algae or a capsule: where omega-3 comes from, what the evidence for the heart looks like and how to read the ' +
    'label.',
  passages: [
    {
      role: 'why',
      heading: 'A good food and a modest capsule',
      text:
        'Omega-3 became famous through people who eat fish. The American institute NCCIH writes that experts agree on fish ' +
        'as part of a diet that is good for the heart. The capsule has been a quieter story. A Cochrane review of the ' +
        'trials, renewed in 2020, found little or no effect of added fish oil on the risk of dying or on heart and ' +
        'circulation trouble as a whole, with perhaps a slight reduction in coronary events and lower blood fats.\n\n' +
        'So the honest order is fish first, then the question of who cannot or will not eat it. For them a supplement can ' +
        'fill a gap, as long as nobody sells it as armour.',
      sources: ['cochrane-omega-three', 'nccih-omega-three'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Three fats with one name',
      text:
        'The omega-3 family has three members that matter here. **ALA** is found in flaxseed, walnuts, chia and rapeseed ' +
        'oil. **EPA** and **DHA** are found in oily fish and in the algae that the fish live on. Your body can turn ALA ' +
        'into the other two, though only in small amounts, which is why a spoonful of linseed does not equal a ' +
        'herring.\n\n' +
        'The fats become part of the walls of cells, with a good deal of DHA in the eye and the brain. Building something ' +
        'into walls takes time. Nobody feels a capsule by the evening, and what a blood test shows after some months is ' +
        'seldom something you would notice.',
      sources: ['nih-ods-omega-three'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Count fish, then read two lines',
      text:
        'Look back over the last fortnight and count the meals with oily fish: salmon, herring, mackerel, sardines, trout. ' +
        'Tinned counts. If the number pleases you, save the money. If it is low and you like fish, put two tins into the ' +
        'cupboard and one evening into the plan.\n\n' +
        'Where fish is out of the question, turn a bottle round. The front names the weight of the oil; the lines that ' +
        'matter are those for EPA and DHA. Add them, divide by the capsules in a serving, and compare bottles on that. ' +
        'Keep the oil cool and dark, take it with a meal, and throw it away when it smells like old paint.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Cod liver oil is another thing',
      text:
        'Cod liver oil and fish oil share a shelf and little else. Liver oils also contain the vitamins A and D, which the ' +
        'American institute NCCIH describes as toxic in high doses, so two spoonfuls of good intention can become too ' +
        'much, above all in pregnancy or beside a multivitamin.\n\n' +
        'Another error is to take flaxseed oil for fish oil because both labels say *omega*. A third belongs to people who ' +
        'feel well on a little and conclude that the heart must like a lot. Very high amounts are a matter for ' +
        'prescription and supervision. And a capsule swallowed with fried food on every other evening changes nothing ' +
        'about the fried food.',
      sources: ['nccih-omega-three'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Without fish, with an allergy, in pregnancy',
      text:
        'Vegetarians and vegans can buy EPA and DHA made from algae, which is where the fish had it from. Those allergic ' +
        'to fish or shellfish should ask a doctor before they try any marine oil; the American institute NCCIH names this ' +
        'group among those who need advice first. The fishy aftertaste that bothers many people often fades when the ' +
        'capsule is taken at the start of a meal.\n\n' +
        'In pregnancy and while breastfeeding, fish remains welcome in most national guidelines, with a list of large ' +
        'predatory kinds to avoid because of mercury. Ask your midwife for the list of your own country, and show her any ' +
        'capsule you mean to take.',
      sources: ['nccih-omega-three', 'nih-ods-omega-three'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Hearts, blood thinners and prescriptions',
      text:
        'No fish oil from a shop treats heart disease, high blood fats or low mood. Doctors sometimes prescribe purified ' +
        'omega-3 in amounts that no shop capsule reaches, for particular patients and with checks. Please do not try to ' +
        'copy that with a bottle from the supermarket.\n\n' +
        'Speak to your doctor or pharmacist first if you take anything that affects clotting, including regular ' +
        'painkillers of the anti-inflammatory kind, if your heartbeat has ever been irregular, or if an operation is ' +
        'planned. Bleeding that will not stop, black stools, palpitations that last or pain in the chest are reasons to ' +
        'seek medical help at once.',
      sources: ['nccih-omega-three'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Fish oil capsules have shown little or no effect on deaths or on heart trouble as a whole in a large Cochrane ' +
        'review of trials, with a slight reduction in coronary events at best.',
      sources: ['cochrane-omega-three'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'The omega-3 of flaxseed and walnuts differs from that of fish. The body turns only a small part of it into EPA ' +
        'and DHA, the forms that oily fish and algae contain.',
      sources: ['nih-ods-omega-three'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Cod liver oil also brings the vitamins A and D, which are toxic in high doses, so it should not be poured as ' +
        'freely as if it were plain fish oil.',
      sources: ['nccih-omega-three'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Anyone who takes medication that affects blood clotting should talk to a doctor or pharmacist before adding ' +
        'omega-3, since supplements may interact with such drugs.',
      sources: ['nccih-omega-three'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Count the meals with oily fish in your last fortnight.',
    'Put two tins of sardines or mackerel where you can see them.',
    'Choose one evening this week for a fish dish that takes twenty minutes.',
    'Find the lines for EPA and DHA on your bottle and add them up.',
    'Smell the oil and throw it away if it has gone off.',
    'Ask your pharmacist about the capsule if you take anything for your blood.',
  ],
  questions: [
    {
      question: 'Is krill oil better than fish oil?',
      answer:
        'It costs more and usually contains less EPA and DHA per capsule. There is no good reason to expect a greater ' +
        'benefit for everyday use. If your label adds up to what you wanted and your stomach is content, the cheaper oil ' +
        'will do.',
    },
    {
      question: 'When will I notice something from omega-3?',
      answer:
        'Most people never do, and that is normal. The fats are built into cells over months, and the effects that ' +
        'research looks at are found in statistics and blood values. If you need a reason to feel different soon, look to ' +
        'sleep and movement.',
    },
    {
      question: 'How often should fish be on the table?',
      answer:
        'Most national guidelines speak of one or two fish meals a week, oily fish among them. Check the advice of your ' +
        'own country, which also takes account of local waters and of pregnancy. If you eat that much already, a capsule ' +
        'has little left to add.',
    },
  ],
}

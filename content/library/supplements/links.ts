import type { LibraryLinks } from '#content/library/topic.ts'

export const supplementsLinks: LibraryLinks = {
  'supplement-labels': [
    { to: 'supplement-testing', because: 'A label says what a maker claims; whether it is so, independent testing can tell.' },
    { to: 'multivitamins', because: 'The longest list on the shelf belongs to the multivitamin.' },
    {
      to: 'one-supplement-at-a-time',
      because: 'A label that has been understood still leaves open whether the product does anything; a trial may tell.',
    },
    { to: 'caffeine-supplements', because: 'One ingredient that goes by several names on labels is caffeine.' },
  ],
  'supplement-testing': [
    { to: 'supplement-labels', because: 'Before the seal comes the label.' },
    {
      to: 'protein-powder',
      because: 'Powders for sport are where many people first ask for a tested batch, and protein is the commonest of them.',
    },
    {
      to: 'one-supplement-at-a-time',
      because: 'A clean product has passed one test; the other is whether it helps, and that takes a trial.',
    },
    { to: 'melatonin', because: 'With melatonin it is worth asking whether the contents are those of the label.' },
  ],
  creatine: [
    { to: 'protein-powder', because: 'The other powder of the weight room is protein.' },
    { to: 'caffeine-supplements', because: 'Creatine works slowly; what can be felt within the hour is caffeine.' },
    { to: 'supplement-testing', because: 'Those who compete should look for a tested product.' },
    { to: 'one-supplement-at-a-time', because: 'Whether a supplement does anything for one person shows only in a fair trial.' },
  ],
  'protein-powder': [
    { to: 'creatine', because: 'Beside protein, many tubs on the same shelf contain creatine.' },
    { to: 'supplement-labels', because: 'What is in a scoop stands on the label, in small type.' },
    { to: 'supplement-testing', because: 'A powder from an unknown maker is a case for independent testing.' },
    { to: 'multivitamins', because: 'Powder is food for one gap. For others people take multivitamins.' },
  ],
  'omega-three': [
    { to: 'supplement-labels', because: 'How much EPA and DHA is in a capsule has to be looked for on the label.' },
    { to: 'supplement-testing', because: 'The quality of an oil cannot be seen from outside, which makes testing useful.' },
    { to: 'vitamin-d', because: 'Oily fish is also one of the few foods with vitamin D.' },
    { to: 'multivitamins', because: 'Fish oil is often bought together with a multivitamin.' },
    {
      to: 'supplements-and-medicines',
      because: 'Fish oil is often taken beside tablets for the heart, so medicines have to be mentioned.',
    },
  ],
  'vitamin-d': [
    { to: 'multivitamins', because: 'Some people take vitamin D already, in a multivitamin.' },
    { to: 'supplement-labels', because: 'Micrograms and international units of vitamin D stand side by side on labels.' },
    { to: 'omega-three', because: 'In winter another bottle is often bought with it, the one with omega-3.' },
    {
      to: 'one-supplement-at-a-time',
      because: 'Winter is a season in which several bottles are begun at once, and one at a time would be better.',
    },
  ],
  magnesium: [
    { to: 'melatonin', because: 'Those who take magnesium for the night often have melatonin in mind as well.' },
    { to: 'supplement-labels', because: 'The form of magnesium and its amount are matters of the label.' },
    {
      to: 'one-supplement-at-a-time',
      because: 'Since the evidence is thin, a fair trial of one supplement is worth the trouble.',
    },
    { to: 'multivitamins', because: 'Some magnesium is contained in many a multivitamin.' },
    { to: 'supplements-and-medicines', because: 'Magnesium binds some medicines, and it is not the only supplement that does.' },
  ],
  multivitamins: [
    { to: 'vitamin-d', because: 'Of the vitamins in the tablet, vitamin D deserves a closer look.' },
    { to: 'supplement-labels', because: 'A name without a recipe makes the label important.' },
    {
      to: 'one-supplement-at-a-time',
      because: 'A tablet of twenty things cannot be tried fairly; a trial wants one supplement at a time.',
    },
    { to: 'iron', because: 'Some multivitamins contain iron, which is nothing to take unawares.' },
  ],
  'caffeine-supplements': [
    { to: 'creatine', because: 'Beside caffeine, the supplement with the most studies for training is creatine.' },
    { to: 'supplement-labels', because: 'How much caffeine a scoop brings is a question for the label.' },
    {
      to: 'supplement-testing',
      because: 'Mixtures for training are among the products that are worth a look in a testing register.',
    },
    {
      to: 'one-supplement-at-a-time',
      because: 'What caffeine does for one person can be found out, if nothing else changes meanwhile.',
    },
  ],
  iron: [
    { to: 'multivitamins', because: 'Iron is also swallowed in multivitamins, without much thought.' },
    { to: 'vitamin-d', because: 'Tiredness makes people think of vitamin D as well.' },
    { to: 'supplement-labels', because: 'How much iron a product contains is said on its label.' },
    { to: 'supplements-and-medicines', because: 'Iron gets in the way of some medicines, as other supplements do.' },
  ],
  melatonin: [
    { to: 'magnesium', because: 'Beside melatonin, what is bought most for the night is magnesium.' },
    { to: 'caffeine-supplements', because: 'Before a tablet for the night it is worth counting the caffeine of the day.' },
    { to: 'supplement-testing', because: 'Where melatonin counts as a supplement, independent testing is a help.' },
    { to: 'supplement-labels', because: 'The amount of melatonin in a tablet is read from its label.' },
  ],
  'supplements-and-medicines': [
    { to: 'magnesium', because: 'Magnesium is a good example, because it is so often taken for harmless.' },
    { to: 'iron', because: 'Iron is an example in which hours matter.' },
    { to: 'supplement-labels', because: 'A list for the pharmacist is copied from labels.' },
    {
      to: 'one-supplement-at-a-time',
      because: 'Fewer products mean fewer encounters with medicines, and trying one supplement at a time shows which can go.',
    },
  ],
  'one-supplement-at-a-time': [
    { to: 'supplement-labels', because: 'A trial begins with the label, for one has to know what is being tried.' },
    {
      to: 'supplement-testing',
      because: 'A trial tells something only when the bottle contains what it says, which is a matter of testing.',
    },
    { to: 'magnesium', because: 'A typical candidate for a trial is magnesium.' },
    { to: 'multivitamins', because: 'Multivitamins are the hardest thing to try.' },
  ],
}

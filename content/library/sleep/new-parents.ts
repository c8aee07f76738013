import type { LibraryTopic } from '#content/library/topic.ts'

export const newParents: LibraryTopic = {
  id: 'sleep-new-parents',
  pillar: 'sleep',
  name: 'sleep for new parents',
  gravity: 'grave',
  titles: [
    'Two adults, one baby, one night to divide',
    'How do you rest when nobody sleeps through?',
    'Protect one long stretch for each of you',
    'The first months are broken, and can be shared',
  ],
  keywords: [
    'new parents',
    'newborn',
    'baby sleep',
    'night feeds',
    'broken nights',
    'postnatal',
    'breastfeeding at night',
    'tired parents',
    'safe sleep for babies',
    'bed sharing',
    'exhausted mother',
    'sleep deprivation',
    'mothers and sleep',
    'sleep with a baby',
    'baby wakes',
    'crying baby',
    'no sleep with a newborn',
  ],
  tags: ['parents', 'babies', 'family', 'nights'],
  summary: 'How to divide broken nights with a baby, where never to fall asleep, and when tiredness needs a doctor or midwife.',
  passages: [
    {
      role: 'why',
      heading: 'Nights in pieces',
      text:
        'In the first months a baby’s day has no night in it, and yours is cut to match. What wears parents down is less ' +
        'the sum of the hours than the pieces they come in. Hours gathered in fragments restore less than the same hours ' +
        'in one length.\n\n' +
        'You cannot teach a newborn to sleep through, and nobody should tell you to. You can settle how the adults share ' +
        'what sleep there is, and you can make sure that neither of you becomes so tired that holding the baby is ' +
        'dangerous. Those two tasks are enough for a season. The rest of the household may look as it likes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why one long stretch is worth more',
      text:
        'Much of an adult’s deepest sleep comes early, in the first cycles after falling asleep. If you are called out ' +
        'of it, you begin again from the surface, and a night of many beginnings holds little that restores. One ' +
        'protected stretch of some hours therefore serves you better than the same time scattered over the night.\n\n' +
        'Babies are born without a working day and night. Their rhythm grows in weeks and months, with bright days, dark ' +
        'and boring nights and the habits of the house. You can support it a little and hurry it hardly at all, which is ' +
        'a comfort in its way: the early weeks are not a test that you are failing.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Dividing the night',
      text:
        'Being heroic together helps nobody. Divide it:\n\n' +
        '- One adult is on call until two, the other from two. Whoever is off duty sleeps in another room or with ' +
        'earplugs.\n' +
        '- The one who breastfeeds hands over everything but the feed: fetching, changing, settling.\n' +
        '- Nights stay dull, with a weak lamp and few words.\n' +
        '- By day one of the baby’s sleeps is yours, before any housework.\n\n' +
        'Write it on the fridge and look at it again on Sundays. If you are alone with the child, ask one person for one ' +
        'fixed night or afternoon in the week. A definite hour is easier to promise than help in general.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The sofa at four in the morning',
      text:
        'The dangerous moment is to fall asleep with the baby where neither of you meant to. British guidance on postnatal ' +
        'care, issued by the institute NICE, says clearly: do not sleep on a sofa or chair with a baby. Think beforehand ' +
        'about where you feed at night. When you feel yourself going, lay the baby on its back on a firm, flat mattress with ' +
        'no pillow or duvet near, or wake the other adult.\n\n' +
        'Other errors are merely human. The baby’s first long sleep goes to emails. Both of you keep accounts of who is the ' +
        'more tired. Coffee runs on into the evening, and every feed is a scroll. Give up one of them this week.',
      sources: ['nice-postnatal-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Breast, bottle, twins, an older child',
      text:
        'With formula or expressed milk the other parent can take a whole watch; if you breastfeed, ask your midwife when a ' +
        'bottle will not get in the way. With twins, feed the second when the first wakes. Where there is an older child, ' +
        'one adult belongs to that child in the morning so that the other can sleep on.\n\n' +
        'Bed sharing happens in many families, planned or not, so talk about it openly with your midwife or health visitor. ' +
        'The British institute NICE strongly advises against it when the baby was of low birth weight, or when a parent ' +
        'smokes, has been drinking, has used drugs or has taken a medicine that makes drowsy; the charity The Lullaby Trust and ' +
        'British maternity services add babies born before 37 weeks. Elsewhere the advice is stricter: American paediatricians recommend the same room and a separate bed.',
      sources: ['nice-postnatal-2021', 'lullaby-trust-co-sleeping', 'aap-infant-sleep-2022'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Tired, or ill',
      text:
        'Tiredness lifts a little after sleep. If yours does not, if you lie awake even while the baby sleeps, or if you ' +
        'feel flat, frightened or far from your child, tell a doctor, midwife or health visitor. Depression and anxiety ' +
        'after a birth are common, treatable, and known to fathers as well. Get emergency help the same day if you think ' +
        'of harming yourself or the baby, if you see or hear things that others do not, or if you seem to need no sleep ' +
        'at all.\n\n' +
        'Do not drive when your eyes are closing. Ask before you take anything to help you sleep. A baby who is hard to ' +
        'wake, feeds poorly, struggles for breath or has a fever needs medical help at any hour.',
      sources: ['nice-postnatal-2021'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Do not sleep on a sofa or chair with a baby: British guidance on postnatal care, by NICE, warns against it, so ' +
        'tired parents do well to plan where they will feed at night.',
      sources: ['nice-postnatal-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'For the parents of a newborn, one protected stretch of sleep is worth more than the same hours in fragments, ' +
        'and dividing the night into two watches is the simplest way to get it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A new parent who cannot sleep even while the baby sleeps, or who feels hopeless or detached for days, should ' +
        'call a doctor or midwife; a better routine is not the answer.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A baby sleeps more safely face up on a firm, flat mattress, with no pillow or duvet near it; no plan for the ' +
        'parents’ rest may change that.',
      sources: ['nice-postnatal-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Agree tonight on the hour at which one watch ends and the other begins.',
    'Put a safe place for the baby within reach of wherever you feed at night.',
    'Name one of the baby’s daytime sleeps that belongs to your own rest.',
    'Ask one person for one fixed afternoon in the week.',
    'Replace the bright lamp beside the changing mat with a weak, warm one.',
    'Write the numbers of midwife, doctor and emergency line on the fridge.',
  ],
  questions: [
    {
      question: 'When will nights get better?',
      answer:
        'Babies differ so much that no date can be promised. Most families find that stretches lengthen as the months ' +
        'pass, with steps back at illness, teething and travel. Look at the month and not at the night. If you cannot go ' +
        'on, ask for help now, without waiting for a stage.',
    },
    {
      question: 'Should I sleep whenever the baby sleeps?',
      answer:
        'Whenever is too much to ask. Choose one of the daytime sleeps, lie down in a dim room without the telephone, ' +
        'and count rest as success. If sleep never comes although you are exhausted, tell your midwife or doctor, ' +
        'because that can be a sign of anxiety or depression.',
    },
    {
      question: 'Is it wrong to sleep in separate rooms for a while?',
      answer:
        'No. Many couples do it on working nights so that one person gets an unbroken stretch, and come together again ' +
        'later. Take turns fairly, keep some time for each other by day, and make sure that the adult with the baby is ' +
        'not the one who is about to fall asleep in a chair.',
    },
  ],
}

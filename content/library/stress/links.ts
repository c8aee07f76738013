import type { LibraryLinks } from '#content/library/topic.ts'

export const stressLinks: LibraryLinks = {
  'slow-breathing': [
    { to: 'stress-in-the-body', because: 'The breath is one place where strain shows, and the rest of the body is another.' },
    { to: 'mindfulness-in-minutes', because: 'To follow a breath without changing it is already an exercise in mindfulness.' },
    { to: 'walking-outside', because: 'Not everybody likes to sit with the breath; a walk outside is another way to come down.' },
    {
      to: 'worry-time',
      because: 'Breathing changes nothing about what the mind returns to. Worry asks for a method of its own.',
    },
  ],
  'end-of-the-working-day': [
    { to: 'breaks-that-restore', because: 'An evening is easier to reach when the day has had breaks.' },
    { to: 'saying-no', because: 'Some evenings are lost at noon, with a yes that should have been a no.' },
    { to: 'days-off', because: 'What holds for the evening holds for days off as well.' },
    { to: 'one-task-at-a-time', because: 'A day of many beginnings is hard to end, and one task at a time makes fewer of them.' },
  ],
  'worry-time': [
    { to: 'self-talk', because: 'Worries have a tone, and often it is a harsh one.' },
    { to: 'mindfulness-in-minutes', because: 'To notice a thought and leave it for later is a skill that mindfulness trains.' },
    { to: 'end-of-the-working-day', because: 'Many worries of an evening are work that has not been put down.' },
    { to: 'slow-breathing', because: 'When a worry has reached the body, slow breathing is a quicker way in.' },
  ],
  'one-task-at-a-time': [
    { to: 'breaks-that-restore', because: 'Half an hour of one thing deserves a break that is one.' },
    { to: 'mindfulness-in-minutes', because: 'Attention can be practised apart from work, and then it is called mindfulness.' },
    { to: 'saying-no', because: 'To do one task at a time presupposes that not every task was accepted: somebody has said no.' },
    { to: 'end-of-the-working-day', because: 'Tasks that stay open follow people home, past the end of the working day.' },
  ],
  'mindfulness-in-minutes': [
    { to: 'slow-breathing', because: 'Where mindfulness only watches the breath, another exercise slows it.' },
    { to: 'walking-outside', because: 'Attention has more to hold on to outside.' },
    { to: 'one-task-at-a-time', because: 'What is practised at the sink is used at the desk, on one task.' },
    { to: 'stress-in-the-body', because: 'Attention turned to the body finds tension that had gone unnoticed.' },
  ],
  'breaks-that-restore': [
    { to: 'walking-outside', because: 'A longer break has room for a walk outside.' },
    { to: 'one-task-at-a-time', because: 'A break needs something to be a break from, and one task at a time gives it edges.' },
    { to: 'stress-in-the-body', because: 'What a break should loosen can often be felt in the body first.' },
    { to: 'end-of-the-working-day', because: 'The largest break of the day is its end.' },
  ],
  'saying-no': [
    {
      to: 'end-of-the-working-day',
      because: 'A no is often said for the sake of an evening, so the end of the working day belongs here.',
    },
    { to: 'one-task-at-a-time', because: 'What has been accepted still has to be done, one task after the other.' },
    { to: 'self-talk', because: 'The hardest listener to a refusal is one’s own inner voice.' },
    { to: 'days-off', because: 'Days off are defended with the same sentences.' },
  ],
  'walking-outside': [
    { to: 'breaks-that-restore', because: 'A short walk is one kind of break, and there are others.' },
    { to: 'mindfulness-in-minutes', because: 'To walk and notice where one is comes close to mindfulness.' },
    {
      to: 'stress-in-the-body',
      because: 'A walk loosens what sitting under strain has tightened, and it helps to know where the body keeps it.',
    },
    { to: 'days-off', because: 'Days off have room for longer walks, and questions of their own.' },
  ],
  'stress-in-the-body': [
    { to: 'slow-breathing', because: 'Of all that the body does under stress, the breath is the easiest to influence.' },
    { to: 'breaks-that-restore', because: 'Tension grows where no break interrupts it.' },
    { to: 'walking-outside', because: 'A body that has been made ready to move may be glad of a walk.' },
    {
      to: 'mindfulness-in-minutes',
      because: 'To notice tension early takes attention, and that can be practised as mindfulness.',
    },
  ],
  'self-talk': [
    { to: 'worry-time', because: 'A harsh inner voice and worry often speak in turn.' },
    { to: 'mindfulness-in-minutes', because: 'To hear a thought as a thought is what mindfulness practises.' },
    { to: 'saying-no', because: 'How people speak to themselves shows when they have to say no.' },
    { to: 'slow-breathing', because: 'When a harsh sentence has quickened the heart, slow breathing comes first.' },
    { to: 'people-who-steady-you', because: 'Other voices help against one’s own, and for these one needs people.' },
  ],
  'days-off': [
    { to: 'end-of-the-working-day', because: 'A day off begins the evening before, with the end of the working day.' },
    { to: 'walking-outside', because: 'Walking outside is the plainest thing to do with a free hour.' },
    { to: 'breaks-that-restore', because: 'Where days off are far away, breaks have to serve.' },
    { to: 'saying-no', because: 'Free days have to be defended now and then, with a no.' },
  ],
  'people-who-steady-you': [
    { to: 'walking-outside', because: 'Much is said on a walk that would not be said at a table.' },
    { to: 'saying-no', because: 'To be close to people and to say no to them belong together.' },
    { to: 'self-talk', because: 'Whoever speaks harshly to himself hears other people wrongly, too.' },
    { to: 'days-off', because: 'Days off are when friends could be seen.' },
    { to: 'more-than-stress', because: 'Friends are sometimes the first to see that it is more than stress.' },
  ],
  'more-than-stress': [
    { to: 'people-who-steady-you', because: 'Beside treatment, people are a help that nobody has to prescribe.' },
    { to: 'stress-in-the-body', because: 'Strain shows in the body as well, and its signs are worth knowing.' },
    { to: 'worry-time', because: 'Worry is part of many troubles, and there is a method for its ordinary form.' },
    { to: 'self-talk', because: 'A harsh way of speaking to oneself often comes with low spirits.' },
  ],
}

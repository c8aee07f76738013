import type { LibraryLinks } from '#content/library/topic.ts'

export const sleepLinks: LibraryLinks = {
  'sleep-rising-time': [
    { to: 'sleep-morning-light', because: 'The hour of rising sets the day, and light is what the body clock reads it by.' },
    { to: 'sleep-wind-down', because: 'A fixed morning is easier to keep when the evening has an end as well.' },
    { to: 'sleep-naps', because: 'Whoever gets up at the same hour after a short night will think of a nap.' },
    { to: 'sleep-evening-light', because: 'Bedtime follows the rising time by itself, unless bright evenings hold it back.' },
  ],
  'sleep-morning-light': [
    {
      to: 'sleep-evening-light',
      because: 'Light in the morning is half of the matter; the other half is how bright the evening is.',
    },
    { to: 'sleep-rising-time', because: 'Morning light needs a morning, and that begins with the hour of rising.' },
    { to: 'sleep-jet-lag', because: 'Nowhere is light used more deliberately than after a flight across time zones.' },
    { to: 'sleep-bedroom', because: 'What is sought in the morning is to be kept out at night: a bedroom wants the dark.' },
  ],
  'sleep-evening-light': [
    {
      to: 'sleep-wind-down',
      because: 'Dim rooms are one part of an evening that leads to bed; what is done in them is another.',
    },
    { to: 'sleep-morning-light', because: 'The body clock reads both ends of the day, and the morning is the brighter one.' },
    { to: 'sleep-bedroom', because: 'Once the lamps are out, the bedroom decides how dark the night really is.' },
    {
      to: 'sleep-caffeine',
      because: 'Screens are sometimes blamed for what a late cup has done: caffeine works in the same hours.',
    },
  ],
  'sleep-caffeine': [
    { to: 'sleep-naps', because: 'Many an afternoon coffee is drunk in place of a nap.' },
    {
      to: 'sleep-wind-down',
      because: 'Where the last cup is early enough and sleep still does not come, the end of the evening deserves a look.',
    },
    { to: 'sleep-evening-light', because: 'Caffeine hides tiredness in the evening, and a bright room can do the same.' },
    {
      to: 'sleep-rising-time',
      because: 'The first cup is often a repair for a short night, which leads to the question of when the day begins.',
    },
    { to: 'sleep-alcohol', because: 'Coffee is not the only drink that reaches into the night; alcohol does so in another way.' },
  ],
  'sleep-alcohol': [
    {
      to: 'sleep-night-waking',
      because: 'A night after alcohol often comes apart in its second half, and waking is a subject of its own.',
    },
    {
      to: 'sleep-wind-down',
      because: 'A drink at the end of the day is also a ritual, and a ritual can be made of other things.',
    },
    {
      to: 'sleep-caffeine',
      because: 'Alcohol and caffeine often meet on one day, the one for the night and the other for the morning.',
    },
    { to: 'sleep-snoring', because: 'Alcohol is among the things that slacken the throat, so snoring has to be mentioned here.' },
  ],
  'sleep-bedroom': [
    { to: 'sleep-evening-light', because: 'Before the bedroom come the other rooms, and at ten most of them are bright.' },
    {
      to: 'sleep-wind-down',
      because: 'A good room receives people; it does not slow them down. That is done in the hour before.',
    },
    { to: 'sleep-new-parents', because: 'No bedroom is quiet with a baby in it, and nights then need a different plan.' },
    { to: 'sleep-morning-light', because: 'A dark room has its price in the morning, when light is wanted again.' },
    { to: 'sleep-night-waking', because: 'Those who wake in a good room still have to know what to do there.' },
  ],
  'sleep-wind-down': [
    { to: 'sleep-evening-light', because: 'A slow evening in a bright room is only half of one.' },
    { to: 'sleep-bedroom', because: 'The last act of the evening takes place in the bedroom.' },
    { to: 'sleep-rising-time', because: 'An evening routine has a partner at the other end of the night, the hour of rising.' },
    { to: 'sleep-caffeine', because: 'No routine can argue with a late coffee.' },
    {
      to: 'sleep-night-waking',
      because: 'Calm at bedtime does not rule out waking at three, and that hour wants a plan of its own.',
    },
  ],
  'sleep-night-waking': [
    { to: 'sleep-wind-down', because: 'What occupies the mind at three was often left open at eleven.' },
    { to: 'sleep-bedroom', because: 'Some wakings come from the street, the radiator or the blind.' },
    { to: 'sleep-alcohol', because: 'A drink in the evening is among the first things to look at when nights break in two.' },
    {
      to: 'sleep-rising-time',
      because: 'After a broken night the temptation is to lie in, and that touches the hour of rising.',
    },
  ],
  'sleep-naps': [
    { to: 'sleep-caffeine', because: 'A nap and a coffee compete for the same tired hour.' },
    {
      to: 'sleep-rising-time',
      because: 'A nap is judged by the night that follows, and the night begins with the hour of rising.',
    },
    { to: 'sleep-new-parents', because: 'For some people naps are no luxury: parents of small babies live by them.' },
    { to: 'sleep-jet-lag', because: 'Travellers meet the question of naps in its hardest form.' },
  ],
  'sleep-jet-lag': [
    { to: 'sleep-morning-light', because: 'At home as abroad it is light that moves the body clock.' },
    { to: 'sleep-naps', because: 'On the first day in a new zone the question of a nap comes up by itself.' },
    { to: 'sleep-caffeine', because: 'Coffee is every traveller’s remedy, and caffeine keeps its own hours.' },
    { to: 'sleep-bedroom', because: 'A strange bedroom is part of every journey.' },
  ],
  'sleep-trackers': [
    { to: 'sleep-rising-time', because: 'Of all that a tracker shows, the hour of rising is the easiest to change.' },
    { to: 'sleep-wind-down', because: 'A device can measure a restless evening; it cannot end one.' },
    { to: 'sleep-caffeine', because: 'A record of nights becomes more useful beside a record of cups.' },
    {
      to: 'sleep-morning-light',
      because: 'Watches report when people move by day, and being outdoors in the morning belongs to that picture.',
    },
    { to: 'sleep-night-waking', because: 'Trackers count wakings, and it helps to know what those mean.' },
  ],
  'sleep-new-parents': [
    { to: 'sleep-naps', because: 'Where nights come in pieces, a nap by day is part of the plan.' },
    { to: 'sleep-bedroom', because: 'With a baby in it the bedroom has to be thought over again.' },
    { to: 'sleep-evening-light', because: 'Feeds at night are done by some lamp or screen, and it pays to choose which.' },
    { to: 'sleep-wind-down', because: 'When the child is finally asleep, the adults still have to come down.' },
  ],
  'sleep-snoring': [
    {
      to: 'sleep-alcohol',
      because: 'Among the things that add to snoring, alcohol is the one most easily left out for a trial.',
    },
    { to: 'sleep-bedroom', because: 'Whoever lies beside a person who snores needs a bedroom that helps.' },
    {
      to: 'sleep-trackers',
      because: 'Telephones and watches offer to listen at night, so it is useful to know what trackers can tell.',
    },
    { to: 'sleep-night-waking', because: 'Pauses in breathing are one cause of broken nights, and there are others.' },
  ],
}

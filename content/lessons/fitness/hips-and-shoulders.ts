import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const hipsAndShoulders: StarterLesson = {
  slug: 'fitness-hips-and-shoulders',
  pillar: 'fitness',
  title: 'Hips and shoulders after a desk day',
  durationSeconds: 330,
  summary: 'Six slow movements, three on a chair and three on your feet, for the joints that a day at a desk leaves out.',
  practice:
    'Go through the six movements once this evening, about fifty seconds each, before you sit down again. On a bad day take the fourth only: one long step back with the arm up, three breaths a side.',
  body: `Half past five. You reach back for the seat belt, and your shoulder makes a remark. Getting out of the car at the other end, you need two goes and a hand on the door. Nothing has happened today. You have not lifted, run or slipped; you have answered messages in a heated room. And still the body that climbs the front steps feels as though it had been packed flat.

What is that stiffness, and what can five and a half minutes do about it?

## Nothing has become shorter

People like to say that sitting shortens the muscles. In one day it does no such thing. If you walk to the kitchen and back, most of the stiffness is gone before the kettle boils, which is quicker than any tissue could grow. What you feel is mainly a body that has held one position for hours and would like to leave it.

Months are another matter. A desk needs a narrow piece of what a hip or a shoulder can do: hips bent to a right angle, arms low and in front. The far ends of the range, with the thigh behind you and the arm beside your ear, are seldom asked for, and a joint that is never taken there grows wary of going.

So there are two jobs. The small one is relief, today. The larger one is to visit the ends of the range often enough that they stay open.

## Stretching, or strength?

Both, and you may choose. A review of eleven supervised trials, published in 2021, compared strength training with stretching and found no difference in the range of movement that people gained. The strength training in those trials went through a full range; lifting something a little way and putting it down again is not what was tested.

For stretches, the American College of Sports Medicine advises about 60 seconds in total for each exercise, on two or more days a week, if you want a lasting gain. That may be two holds of thirty seconds or four of fifteen. For the relief between two meetings no dose has been established; three unhurried breaths are a sensible amount.

What we do not know: whether any particular sequence, this one included, prevents back or neck pain. It was put together from ordinary movements that physiotherapists and coaches use. It has not been tested as a whole, and you should judge it by your own seat belt.

## The sequence: three sitting, three standing

Take a chair without wheels, and sit on the front half of it with both feet flat. Each movement gets about fifty seconds. Go to the place where it pulls, never to the place where it hurts, and keep breathing; if you cannot talk, you have gone too far.

1. **The slow turn.** Cross your arms and rest each hand on the opposite shoulder. Grow tall, then turn your whole upper body to the right as if somebody had said your name behind you. Stay for one breath, come back, and go to the left. Four or five times each way.
2. **The lifted breastbone.** Clasp your hands behind your head, elbows wide. Breathe in and raise the breastbone towards the edge of the ceiling. The bend belongs between the shoulder blades, so keep the lower back quiet. Breathe out and come back to level. Six times.
3. **Ankle over knee.** Lay the right ankle on the left knee. Sit tall and tip forward from the hips until you feel it deep in the right buttock. Twenty-five seconds, then the other side. If the knee complains, cross the ankles on the floor instead and lean forward from there.
4. **The long step back.** Now stand. Put one hand on the back of the chair. Take a long step back with the right foot, heel up, and straighten that hip by tightening the right buttock. Then lift the right arm beside the ear. Three slow breaths, and change. This is the opposite of sitting in one movement, which is why it is the one to keep when you can keep only one.
5. **Arms up the wall.** Stand with your back against a wall, feet a shoe’s length away from it, and bend the elbows like a goalpost. Slide the backs of the hands upwards as far as they stay in contact and the ribs stay down. Slide back. Eight times. Many people find that the hands leave the wall early; then stop there, and note the height.
6. **The deep sit.** Stand in front of the chair, feet a little wider than the hips, both arms reaching up or forward. Take four seconds to sit, touch the seat, and stand. Six or seven times. Here the strength comes in: hips, knees and shoulders all move through most of what they can do, under load.

That makes five minutes and a bit. Walk once through the room before you sit down again, and try the seat belt movement without the seat belt.

:::diagram kind=“parts” caption=“Six movements of about fifty seconds: three sitting, three standing.”
1/6 The slow turn
1/6 The lifted breastbone
1/6 Ankle over knee
1/6 The long step back
1/6 Arms up the wall
1/6 The deep sit
:::

## Where to put it in a day

The best hour is the one that already has an edge: when the laptop closes, before the children’s bath, while something is in the oven. If you can only do it in the office, movements one, two and four pass for ordinary restlessness.

Single pieces may also be scattered over the day. The World Health Organization advises everybody to limit sitting and to exchange some of it for movement of any intensity; it names no number of hours, since the evidence did not allow one. Nor does anyone know the ideal interval between breaks. The end of each call is easy to remember.

A desk that can be raised may help you to sit less. A Cochrane review found that such desks do so in the short term, with evidence of low quality. Standing still for the same hours asks just as little of your hips, though, so change between the two.

## If you have other joints than most

With a new hip, or after any recent operation on the back or a joint, follow the list of movements you were given and leave this one. With unusually mobile joints the ends of the range are the last thing you need; do the sixth movement, and strength in general, and skip the holds. In pregnancy the ligaments give more easily, so stay well within comfort and keep a hand on the chair.

In a wheelchair, the first two movements and the arms of the fifth can be done as they are. Between them, shift your weight as you were taught, to spare the skin.

## When stiffness belongs to a doctor

A shoulder that is stiff and painful without getting better, so that it hurts at night or sleeves become difficult, may be what is called a frozen shoulder. The NHS advises seeing a doctor for that, and it warns against strenuous exercises of one’s own devising.

Make an appointment as well for back pain after a fall or with a fever, for pain at night that no position relieves, for pain that runs down an arm or a leg with tingling or weakness, and for joints that are stiff for a long time every morning over several weeks.

Some things cannot wait until tomorrow. Numbness around the seat, or trouble with bladder or bowel together with back pain, needs an emergency department now; so does a calf that is swollen, warm and painful. Pain in an arm, the jaw or between the shoulder blades that comes with pressure in the chest, sweating or shortness of breath is no desk shoulder, and you should call the emergency number.

## Sources

- American College of Sports Medicine: [Quantity and quality of exercise for developing and maintaining fitness in apparently healthy adults](https://doi.org/10.1249/MSS.0b013e318213fefb), position stand, 2011.
- Strength training versus stretching for improving range of motion: [a systematic review and meta-analysis](https://pmc.ncbi.nlm.nih.gov/articles/PMC8067745/). *Healthcare*, 2021.
- World Health Organization: [WHO guidelines on physical activity and sedentary behaviour](https://www.who.int/publications/i/item/9789240015128), 2020.
- Cochrane Database of Systematic Reviews: [Workplace interventions for reducing sitting at work](https://doi.org/10.1002/14651858.CD010912.pub5), 2018.
- NHS: [Frozen shoulder](https://www.nhs.uk/conditions/frozen-shoulder/).
`,
}

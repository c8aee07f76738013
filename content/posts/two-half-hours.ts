import type { StarterPost } from './starter-post.ts'

export const twoHalfHours: StarterPost = {
  slug: 'two-half-hours',
  title: 'Two free half hours: how little training still counts',
  pillar: 'fitness',
  metaDescription:
    'What an honest hour of training a week can do, what it cannot, and how to fill two half hours so that they are worth the changing of shoes.',
  tags: ['strength', 'planning', 'timesaving', 'beginners'],
  body: `It is Sunday evening and you are looking at the week on your telephone. There is the dentist, the parents’ evening, the trip to Leeds. Between all the colours you find two white gaps, Tuesday from half past six to seven and Friday from twelve to half past. You know what the guidelines say, and that this isn’t it. So the question is whether to bother.

It is worth bothering, and for what can be said quite exactly.

## What is asked, and what is said about less

The World Health Organization recommends that adults do 150 to 300 minutes of moderate activity a week, or 75 to 150 minutes of vigorous activity, or some of each. In addition it recommends strengthening all the large muscle groups on two or more days.

An hour is not 150 minutes, and no clever plan will turn it into that. But look at the second half of the recommendation. It names two days and no minutes. Two half hours, used well, can meet it in full. And the same guidelines say in so many words that some activity is better than none, and that the way up begins with small amounts. Below the recommendation there is no cliff. There is a slope, and its lower end is where each step lifts you most.

## What half an hour of strength can hold

In 2021 four researchers led by Vegard Iversen asked how strength training can be done in little time, and went through the evidence for everything that usually fills a session. Their advice is short. Use movements that employ many muscles at once. Include at least one for the legs, one that pulls and one that pushes. Do a minimum of four sets for each muscle group in the week, with a weight that you can move between 6 and 15 times. Let the warm-up consist of a few light repetitions of the exercise itself, and leave the stretching out unless flexibility is your aim.

Four sets in a week are two on Tuesday and two on Friday. That fits. It is a narrative review, in which experts weigh the studies by judgement, so treat the numbers as good advice and not as a law of nature.

## Holding is cheaper than building

Perhaps you used to train more and only want to save what you have. Then the news is better still. A review by Barry Spiering and colleagues gathered studies of people who cut down after a period of regular training. Younger adults kept strength and muscle for up to 32 weeks with one session a week and one set per exercise. Older adults seemed to need up to two sessions and two or three sets to keep their muscle. Endurance lasted for up to 15 weeks with two sessions.

There was one condition in all of it, and it is easily overlooked. The effort had to stay as high as before: the weight on the bar, the pulse on the hill. You may shorten nearly everything except that. In a thin month, cut sets and exercises, and keep the last repetitions hard.

## Tuesday

Put on what you need beforehand, under the suit if necessary.

1. **Four minutes.** March on the spot, circle the arms, then do ten slow squats and ten press-ups against the wall.
2. **Sixteen minutes.** Two rounds of four movements: squat holding a weight, press-up or overhead press, row with a dumb-bell or a full backpack, and a bridge with the hips held high. Choose loads at which eight to twelve repetitions are work, and stop with one or two in reserve. Alternating legs and arms lets you keep the rests short.
3. **Eight minutes.** Walk briskly, outside or on the stairs.
4. **Two minutes.** Write down what you lifted, and drink something.

## Friday

The first twenty minutes are the same, which is the point. A record needs something to compare.

For the last ten, if you already walk briskly without trouble, find a slope or a staircase. Go up for one minute at an effort at which you could say three or four words, come down easily for two, and do that three times. If you are new to this, walk for ten minutes at a pace that lets you talk but not sing. The Centers for Disease Control and Prevention use that very test for moderate effort, and it needs no watch.

When every set of an exercise has reached twelve repetitions, take the next heavier weight and begin again at eight. Nothing else has to change before spring.

## What the rest of the week can add

The two half hours do the part that daily life does not. Daily life can do some of the other. A brisk quarter of an hour on the way to work and another on the way back, on four days, is 120 minutes of moderate activity, and nobody has to find a gap for it.

## What it will not do

A large analysis of long-running studies, published by Haruki Momma and colleagues in 2022, found the lowest risk of early death at roughly 30 to 60 minutes of strength work a week. It is tempting to stop reading there. But people who lift weights differ from those who don’t in many ways, and the authors themselves rated the certainty of most of these findings as very low. Take it as a friendly hint.

Two half hours will not prepare you for a marathon, and they will not change your weight much unless something changes at the table. They build strength more slowly than three full sessions would. And they depend on coming round again. One such week does almost nothing. Forty of them are a different body on the stairs.

For the worst weeks, keep a six-minute version: one set each of squat, press and row, in the clothes you have on. It holds the place until the gap returns.

## Who should ask first

Talk to your doctor before you begin if you have heart or kidney disease, diabetes, high blood pressure that is not well controlled, a recent operation, or a fracture from osteoporosis. In pregnancy, and in the months after a birth, ask your midwife or doctor which loads suit you. If you have been inactive for years, walk for some weeks first and leave the hill out; the American Heart Association advises people in your place to increase effort gradually.

Pain or pressure in the chest, faintness, or a racing and irregular pulse mean that you stop at once. Call the emergency number if it does not pass within minutes, and have it examined if it does.

## Four weeks to see

Enter both gaps now, for four weeks, with a name that you will not move lightly. Count the sessions that took place, of whatever size. If it was six or more, go on and add a repetition here and there. If it was three, the fault lies with the hour more often than with you. Look for another white patch, even a smaller one.

## Sources

- World Health Organization. [WHO guidelines on physical activity and sedentary behaviour](https://www.who.int/publications/i/item/9789240015128), 2020.
- Iversen VM, Norum M, Schoenfeld BJ, Fimland MS. [No Time to Lift? Designing Time-Efficient Training Programs for Strength and Hypertrophy: A Narrative Review](https://link.springer.com/article/10.1007/s40279-021-01490-1). *Sports Medicine*, 2021.
- Spiering BA, Mujika I, Sharp MA, Foulis SA. Maintaining Physical Performance: The Minimal Dose of Exercise Needed to Preserve Endurance and Strength Over Time. *Journal of Strength and Conditioning Research*, 2021.
- Momma H, Kawakami R, Honda T, Sawada SS. [Muscle-strengthening activities are associated with lower risk and mortality in major non-communicable diseases: a systematic review and meta-analysis of cohort studies](https://pmc.ncbi.nlm.nih.gov/articles/PMC9209691/). *British Journal of Sports Medicine*, 2022.
- Centers for Disease Control and Prevention. [Measuring physical activity intensity](https://www.cdc.gov/physical-activity-basics/measuring/index.html).
- Franklin BA and others. [Exercise-Related Acute Cardiovascular Events and Potential Deleterious Adaptations Following Long-Term Exercise Training](https://www.ahajournals.org/doi/10.1161/CIR.0000000000000749). American Heart Association, *Circulation*, 2020.
`,
}

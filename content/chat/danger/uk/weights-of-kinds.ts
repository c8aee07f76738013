import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.7,
    meanings: `
      -0.6 lips, -0.5 attacker pregnancySign, -0.4 lowSugarFigure shaky, 0.4 cut nobody, 0.5 height hide injure method soon, 0.6 blade
      deadlyPlace deliberately ridOfMe self sleeves, 0.7 handOver stand, 0.8 miss, 1 say`,
    words: `
      0.5 буде на що я`,
    beginnings: `
      `,
  },
  heart: {
    none: -3.7,
    meanings: `
      0.4 person, 0.5 limbSign pale stand sweaty, 0.7 hurts limb, 1 arm chest`,
    words: `
      0.4 рука, 0.5 грудях ліву мені ніби руку сидить, 0.6 за`,
    beginnings: `
      0.5 грудя сидит`,
  },
  stroke: {
    none: -3.6,
    meanings: `
      0.5 ageOld dropThings, 0.6 atRest limb, 0.7 face slurred suddenly, 0.8 speak, 0.9 numb`,
    words: `
      0.4 говорити, 0.5 випадає, 0.6 раптом`,
    beginnings: `
      0.4 говор, 0.5 випад, 0.8 рапто`,
  },
  breath: {
    none: -2.6,
    meanings: `
      0.5 not, 0.6 blue, 0.9 breathless, 1 cannot, 1.4 breathe`,
    words: `
      -0.6 і, 0.4 сина у, 0.5 не речення, 0.6 губи, 0.7 сині, 0.8 дихати, 0.9 можу`,
    beginnings: `
      0.5 задих речен, 0.8 дихат`,
  },
  allergy: {
    none: -3.8,
    meanings: `
      0.5 lips pregnancySign rash, 0.8 limbSign, 0.9 throat, 1.1 trigger, 1.2 swell`,
    words: `
      0.4 оса, 0.5 вжалила і`,
    beginnings: `
      0.5 вжали, 0.8 набря`,
  },
  poison: {
    none: -1.9,
    meanings: `
      -0.4 diabetesThing, 0.4 head, 0.5 vomiting, 0.6 dose sleepPills take underSink, 0.7 medicine, 0.8 emptyPack poison, 1 much, 1.3
      swallow`,
    words: `
      0.4 голова, 0.6 нудить`,
    beginnings: `
      0.4 упако, 0.6 нудит, 0.7 пляшк, 0.8 порож`,
  },
  'blood-sugar': {
    none: -3.2,
    meanings: `
      0.4 diabetic lost sweaty, 0.5 fruitBreath keto meal shaky shivering thirst tooHigh, 0.9 lowSugarFigure, 1.3 sugar, 1.7
      diabetesThing`,
    words: `
      0.4 ацетон, 0.8 цукор`,
    beginnings: `
      0.4 діабе, 0.5 ацето`,
  },
  baby: {
    none: -1.7,
    meanings: `
      -0.6 attacker now, -0.5 much person, -0.4 poison, 0.4 bodyImage, 0.5 fontanelle, 0.6 birthSign, 0.7 child pregnancySign pregnant,
      0.8 bump unwell`,
    words: `
      -0.4 на, 0.4 і, 0.5 дихає місяці тімячко учора`,
    beginnings: `
      0.5 тімяч, 0.6 вагіт немов, 0.9 місяц`,
  },
  injury: {
    none: -3.5,
    meanings: `
      -0.5 child, 0.4 birthSign drowsy legs, 0.5 attacker bleed, 0.6 person shaky tooLow, 0.7 headHit, 0.8 fall respond, 0.9 passOut,
      1.3 faint`,
    words: `
      0.4 мені одно тече іі, 0.5 головою, 0.7 впав`,
    beginnings: `
      `,
  },
  violence: {
    none: -2.5,
    meanings: `
      -0.5 shaky, -0.4 much say, 0.4 control mayNotSee, 0.5 home person, 0.6 afraid afraidHome hit victim, 0.7 lips, 0.8 confine me, 0.9
      attacker strike`,
    words: `
      0.4 душив телефон, 0.6 боюся додому ити мене, 0.7 він`,
    beginnings: `
      0.6 додом`,
  },
  eating: {
    none: -1.7,
    meanings: `
      -0.5 person, -0.4 lips, 0.5 bodyImage days foodRule much, 0.6 bathroom many timesADay, 0.8 meal, 1 shame, 1.1 purge, 1.3 onPurpose`,
    words: `
      0.5 вагах у, 0.6 день, 0.7 воду, 0.8 після`,
    beginnings: `
      `,
  },
}

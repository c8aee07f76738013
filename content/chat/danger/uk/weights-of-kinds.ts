import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.8 lips unwell, -0.7 medicine, -0.6 ageOld breathe eat lowSugarFigure pregnancySign shaky, -0.5 arm days poison strike throat,
      -0.4 atRest bodyImage diabetesThing face hit legs, 0.4 betterOff farewell live miss, 0.6 injure nobody ridOfMe, 0.7 blade
      deliberately handOver hurt, 0.8 deadlyPlace goOn gone hide ownBody sleeves stand, 0.9 me, 1 method self, 1.2 say`,
    words: `
      -0.6 ніби, -0.5 а як, -0.4 иде, 0.4 ne жити краще на навіть щовечора, 0.5 вже коли себе хочу, 0.6 до скоро, 0.9 що`,
    beginnings: `
      -0.4 холод, 0.4 навіт щовеч, 0.5 напис`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -0.5 child, -0.4 now, 0.4 heart heavyOn indigestion pale, 0.5 accident asks badly fall sick, 0.6 limb stand, 0.7 shaky sweaty, 0.8
      lump, 1.1 atRest, 1.3 hurts, 1.4 chest, 1.8 arm`,
    words: `
      0.4 біль вода иде мокрии ночі, 0.5 в ліву рік тисне, 0.6 ніби сів що, 0.8 хтось`,
    beginnings: `
      0.4 мокри сороч, 0.6 посер`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.6 child sick, -0.4 accident hurts trigger, 0.4 fall forever, 0.5 dropThings feelMove not racing see thirst, 0.6 ageOld limbSign
      now pregnancySign, 0.7 suddenly tooLow, 1 limb slurred, 1.1 face, 1.2 numb speak`,
    words: `
      -0.5 на, -0.4 за тепер, 0.4 випадає говорити несе почав рота ті якось, 0.5 а води замість каже набік раптом телефон, 0.6 вчора
      ложку, 0.7 мама`,
    beginnings: `
      0.4 сторо, 0.5 заміс, 0.6 телеф, 0.8 полов рапто`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -0.9 limbSign, -0.7 shaky, -0.5 badly hurts limb pregnancySign, -0.4 highKetoneFigure ownBody swallow take victim, 0.5 blue
      deadlyPlace onlyEat speak vomitCough, 0.6 noHelp, 0.7 sick, 0.9 atRest cannot, 1 asthma, 1.3 breathless, 1.9 breathe`,
    words: `
      -0.4 що, 0.4 tilky yak губки після сидить, 0.5 вибачте губи два довго плечі повітря слова, 0.6 nohy to був дихати свист, 0.7 сині,
      0.8 можу`,
    beginnings: `
      -0.5 місяц, 0.4 задих сидит, 0.5 вибач повіт чорни, 0.6 дихат допом`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.5 limb, -0.4 ownBody person shaky, 0.4 breathless speak, 0.5 asks get laboured lips not sun, 0.6 limbSign throat, 0.9 swell,
      1.4 rash, 2.3 trigger`,
    words: `
      -0.5 з, 0.4 важко вжалила вуха иде причини якось із, 0.5 kazhe tretij z вся свербить, 0.6 i після як і, 0.8 в, 0.9 a`,
    beginnings: `
      0.4 вжали причи, 0.5 treti говор сверб, 0.6 крапе, 0.7 набря трамв`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.7 asks diabetesThing limb limbSign, -0.6 cannot days me soon sweaty, -0.5 chest sugar, -0.4 fall meal miss pregnant, 0.4
      underSink, 0.5 overMuch sleepPills vomiting, 0.6 blade lost many, 0.7 accident emptyPack recreational, 0.8 head, 0.9 much take, 1
      poison, 1.1 fumeSource swallow, 1.3 medicine`,
    words: `
      -0.7 як, -0.6 після, -0.5 що, -0.4 а, 0.4 bolyt з прокидається рибки сад щоб іи ість, 0.5 nohy пив порожні слина стіни, 0.6
      зіниці, 0.8 для, 1.2 тепер`,
    beginnings: `
      -0.5 місяц, 0.4 зіниц обпри пласт тумбо яблук, 0.5 блюва білиз, 0.6 відкр пляшк рожев, 0.7 склад, 0.8 табле, 1 порож`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 much, -0.5 speak, -0.4 hurts soon, 0.4 bathroom keto pale, 0.5 breathe diabetic meal ownBody shaky trigger, 0.6 medicine
      tooHigh without, 1 insulin lowSugarFigure, 1.6 sugar, 2.7 diabetesThing`,
    words: `
      0.4 дід раз чоло, 0.5 глибоко першии просить тип туалет уколи хоч ще я, 0.6 а пє, 0.8 цукор`,
    beginnings: `
      0.5 глибо датчи діабе перши проси туале, 0.6 вколо`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.6 diabetesThing now sugar, -0.5 ageOld limb poison take trigger, -0.4 numb swell, 0.4 hardBelly highKetoneFigure pregnancySign
      sunken, 0.5 flashes fontanelle highSugarFigure noKicks, 0.6 side, 0.8 unwell, 0.9 bump child, 1 birthSign, 1.1 pregnant, 1.4 days`,
    words: `
      -0.6 за, -0.5 цукор ще, -0.4 мене по, 0.4 каже невістка істи, 0.5 вагітна дружина ми ночі сьогодні тімячко, 0.6 маленька немовля
      як, 0.7 під, 0.8 місяці`,
    beginnings: `
      0.5 голів дружи сього тімяч, 0.6 вагіт мален невіс, 0.7 немов, 0.8 ганчі, 1.4 місяц`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.8 atRest me, -0.5 arm blade days diabetesThing home method onPurpose self take trigger vomitCough, -0.4 medicine pregnant wake,
      0.4 bleed, 0.5 blue see shaky skin, 0.6 accident others passOut throat, 0.7 headHit legs respond stiffNeck, 0.9 faint fever, 1
      wound, 1.1 unwell`,
    words: `
      -1 в, -0.5 від з тепер, -0.4 каже мене, 0.4 а був вже вуха ніби сам, 0.5 bolyt але воду горло даху дядько крізь лице обід синіє
      такии то школи, 0.6 коли лежить око пішли цілии чи, 0.7 реагує тями, 0.8 кров, 0.9 тече`,
    beginnings: `
      -0.4 порож, 0.5 варен вдави гаряч зелен, 0.6 лежит, 0.7 реагу, 0.8 дядьк`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.7 much shaky, -0.6 atRest ownBody, -0.5 face sick throat unwell, -0.4 swallow, 0.4 mayNotSee, 0.5 afraid afraidHome burnSource
      control soon, 0.6 belongings binge confine lips racing, 0.8 home, 0.9 hit, 1.3 attacker strike`,
    words: `
      -0.7 а, -0.6 і, -0.5 вже и що, 0.4 na лупцює у якщо, 0.5 shcho боюся вона дає додому ити просить, 0.6 bilya bude мене перевіряє
      телефон, 0.9 vzhe бо він`,
    beginnings: `
      0.4 верещ лупцю, 0.5 додом замкн проси сестр схова, 0.6 дзвон перев телеф`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.8 pregnancySign, -0.4 breathe diabetesThing trigger, 0.4 bathroom, 0.5 breatheIn heart onlyWater timesADay, 0.8 foodRule meal
      runsWater starve, 0.9 weight, 1 onPurpose shame, 1.1 purge, 1.2 eat, 1.5 bodyImage`,
    words: `
      0.4 можна обіду ріже, 0.5 вагах вмикаю встає день довго пахне після, 0.6 на пю сьогодні, 0.7 воду потім, 0.8 проносне, 1 по`,
    beginnings: `
      0.4 кожно черво, 0.5 варен вмика голод, 0.6 викли сього, 0.8 проно`,
  },
}

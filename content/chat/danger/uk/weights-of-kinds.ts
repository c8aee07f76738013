import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.7,
    meanings: `
      -1 lips, -0.7 eat unwell, -0.6 breathe medicine pregnancySign, -0.5 ageOld arm bodyImage days lowSugarFigure poison shaky throat,
      -0.4 atRest diabetesThing face limb strike, 0.4 live miss pet, 0.5 farewell nobody, 0.6 deliberately gone injure ridOfMe, 0.7
      blade handOver hurt, 0.8 deadlyPlace goOn hide me ownBody stand, 0.9 method, 1 say self sleeves`,
    words: `
      -0.5 ніби як, -0.4 а в він, 0.4 ne ya до жити на навіть щовечора, 0.5 буде коли себе скоро хочу, 0.8 що`,
    beginnings: `
      -0.5 холод, 0.4 shcho навіт рукав щовеч, 0.5 напис`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4.1,
    meanings: `
      -0.5 child, -0.4 now, 0.4 afraid heart heavyOn pale, 0.5 accident asks fall sick stand, 0.6 badly, 0.7 limb shaky sweaty, 0.8
      lump, 1.1 atRest, 1.2 hurts, 1.4 chest, 1.8 arm`,
    words: `
      0.4 біль вода мокрии, 0.5 в ліву ночі рік тисне що, 0.6 ніби сів, 0.8 хтось`,
    beginnings: `
      0.4 мокри сороч, 0.6 посер`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.7 sick, -0.6 child, -0.4 accident hurts swallow trigger, 0.4 forever not, 0.5 dropThings feelMove racing see thirst, 0.6 ageOld
      limbSign now pregnancySign, 0.7 suddenly tooLow, 1 face limb, 1.1 slurred, 1.3 numb speak`,
    words: `
      -0.6 на, -0.4 за, 0.4 несе почав якось, 0.5 а води замість каже раптом рота телефон, 0.6 вчора ложку, 0.7 мама`,
    beginnings: `
      0.4 говор, 0.5 заміс сторо, 0.6 телеф, 0.8 рапто, 0.9 полов`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2,
    meanings: `
      -0.9 limbSign, -0.7 shaky, -0.5 badly hurts limb pregnancySign, -0.4 highKetoneFigure ownBody swallow take victim, 0.5 blue
      deadlyPlace speak vomitCough, 0.6 noHelp onlyEat, 0.7 sick, 0.9 asthma atRest cannot, 1.3 breathless, 1.9 breathe`,
    words: `
      -0.4 що, 0.4 tilky yak сидить, 0.5 вибачте губи два довго плечі повітря після слова, 0.6 nohy to був дихати свист, 0.7 сині, 0.8
      можу`,
    beginnings: `
      -0.5 місяц, 0.4 задих сидит, 0.5 вибач повіт чорни, 0.6 дихат допом`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.5 limb, -0.4 ownBody shaky, 0.5 asks breathless get laboured lips not sun, 0.6 limbSign throat, 0.9 swell, 1.3 rash, 2.3
      trigger`,
    words: `
      -0.5 з, 0.4 вжалила вуха иде причини якось із, 0.5 kazhe tretij z вся свербить, 0.6 i після як і, 0.8 в, 0.9 a`,
    beginnings: `
      0.4 вжали причи, 0.5 treti говор сверб, 0.6 крапе трамв, 0.7 набря`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.7 asks diabetesThing limb limbSign, -0.6 cannot days, -0.5 atRest chest me soon sugar sweaty, -0.4 fall meal miss pregnant, 0.4
      shaky, 0.5 overMuch sleepPills vomiting, 0.6 blade lost many, 0.7 accident emptyPack recreational, 0.8 head, 0.9 much take, 1
      poison, 1.1 fumeSource swallow, 1.2 medicine`,
    words: `
      -0.7 як, -0.6 а після, -0.4 що, 0.4 bolyt прокидається сад щоб іи, 0.5 nohy з пив порожні рибки слина стіни, 0.6 зіниці, 0.8 для,
      1.1 тепер`,
    beginnings: `
      -0.5 місяц, 0.4 обпри секун узвар яблук, 0.5 блюва зіниц пляшк, 0.6 білиз відкр рожев, 0.7 склад, 0.8 табле, 1 порож`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 much, -0.5 speak, -0.4 hurts, 0.4 meal pale slurred, 0.5 breathe diabetic medicine ownBody shaky trigger, 0.6 tooHigh
      without, 1 insulin lowSugarFigure, 1.6 sugar, 2.7 diabetesThing`,
    words: `
      0.4 в дід кричить раз чоло, 0.5 глибоко першии просить тип туалет уколи хоч ще я, 0.6 а пє, 0.8 цукор`,
    beginnings: `
      0.4 кричи, 0.5 глибо датчи діабе перши проси туале, 0.6 вколо`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.6 diabetesThing limb now, -0.5 poison sugar take trigger, -0.4 swell, 0.4 hardBelly indigestion, 0.5 flashes fontanelle
      highKetoneFigure highSugarFigure noKicks pregnancySign, 0.6 side, 0.8 child unwell, 0.9 bump, 1 birthSign, 1.1 pregnant, 1.4 days`,
    words: `
      -0.6 за, -0.5 мене ще, -0.4 з коли по цукор, 0.4 каже ночі тепер, 0.5 вагітна ми невістка немовля сьогодні тімячко істи, 0.6
      дружина маленька як, 0.7 під, 0.8 місяці`,
    beginnings: `
      0.5 голів дружи сього тімяч, 0.6 вагіт мален, 0.7 невіс немов, 0.8 ганчі, 1.4 місяц`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.8 atRest, -0.7 me, -0.5 arm diabetesThing onPurpose take trigger vomitCough, -0.4 home medicine, 0.4 height victim, 0.5 blue
      deadlyPlace legs lips see, 0.6 others passOut shaky throat, 0.7 accident stiffNeck, 0.8 headHit respond wound, 1 faint fever
      unwell`,
    words: `
      -1.1 в, -0.7 з, -0.5 тепер, -0.4 від мене, 0.4 bolyt був висить головою ніби сам час, 0.5 а вже воду горло лежить лице синіє такии
      то школи, 0.6 даху коли кров крізь обід пішли чи, 0.7 око реагує тями, 0.8 тече`,
    beginnings: `
      -0.4 порож, 0.4 висит, 0.5 варен вдави гаряч зелен лежит, 0.7 дядьк реагу`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.8 much, -0.7 atRest shaky, -0.6 ownBody, -0.5 face sick throat unwell, 0.4 mayNotSee, 0.5 afraid afraidHome burnSource control
      soon, 0.6 belongings binge confine racing, 0.7 lips, 0.8 home, 0.9 hit, 1.2 attacker, 1.3 strike`,
    words: `
      -0.7 а, -0.5 вже и що і, 0.4 na вона лупцює мовчить у якщо, 0.5 shcho боюся дає додому ити мене, 0.6 bilya bude перевіряє телефон,
      0.7 бо, 0.9 vzhe він`,
    beginnings: `
      0.4 верещ лупцю мовчи, 0.5 додом замкн сестр телеф, 0.6 дзвон перев схова`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.8 pregnancySign, -0.4 diabetesThing trigger, 0.5 bathroom breatheIn onlyWater timesADay, 0.7 starve, 0.8 runsWater, 0.9
      foodRule meal weight, 1 onPurpose shame, 1.1 eat purge, 1.5 bodyImage`,
    words: `
      -0.4 я, 0.4 ванну день иду можна одразу ріже то, 0.5 встає довго пахне пю після сьогодні, 0.6 вагах воду на, 0.7 потім, 0.8
      проносне, 1.1 по`,
    beginnings: `
      0.4 одраз черво, 0.5 варен голод сього, 0.6 викли, 0.8 проно`,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.8 unwell, -0.7 lips, -0.6 hit shaky, -0.5 arm attacker blue breathe face pregnancySign sick throat, -0.4 accident bathroom
      limb, 0.4 cut end leftOut ownBody, 0.5 deadlyPlace drawnTo get hide live me planned sleeves, 0.6 belongings blade hurt miss
      ridOfMe, 0.7 injure kill, 0.8 deliberately self, 0.9 marks method nobody, 1.2 handOver, 1.3 say`,
    words: `
      -0.5 как, -0.4 у, 0.4 жить подружка себя смотрю спокоино стою шутит я, 0.5 вам даже каждыи случаи хочу, 0.6 что`,
    beginnings: `
      0.4 пласт, 0.5 лезви случа`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.4 unwell, 0.4 asks manyFigure person, 0.5 heart limb limbSign, 0.6 blue heavyOn shaky, 0.7 lowOxygenFigure, 0.8 atRest sick
      sweaty, 0.9 badly, 1 arm, 1.2 chest, 1.6 hurts`,
    words: `
      0.4 левую пот, 0.5 а, 0.6 будто мне под, 0.7 посередине то`,
    beginnings: `
      0.7 посер`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 child, -0.4 asks shaky trigger, 0.4 ageOld atRest now past side, 0.5 confused feelMove, 0.6 deadlyPlace face tooHigh, 0.7 arm
      dropThings handFails, 0.8 speak suddenly, 1.1 numb, 1.2 limb, 1.5 slurred`,
    words: `
      0.4 бабушка говорить не одна рот стал чашку, 0.5 вбок вдруг правая, 0.6 мимо, 1.1 рука`,
    beginnings: `
      0.4 перек, 0.5 права работ, 0.7 улыбн`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.7 unwell, -0.5 hurts me numb shaky, -0.4 asks days trigger, 0.4 blue height laboured, 0.6 asthma noSentence speak, 0.7 accident
      atRest, 0.8 stand, 0.9 cannot, 1.2 breathe, 1.4 breathless`,
    words: `
      -0.5 дышит за и, -0.4 то, 0.4 вдохнуть внутри воду ноги, 0.5 губы до дышать лезут у, 0.6 окна по свист слову, 0.7 ночь, 0.9 могу`,
    beginnings: `
      0.4 вдохн внутр, 0.5 возду дышат задых помог уходи, 0.6 голуб догов, 0.8 свист`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 soon, -0.4 limb now poison, 0.4 deadlyPlace see, 0.5 laboured speak tooHigh, 0.6 dose voiceChanged, 0.7 stiffNeck, 0.8 lips,
      1 swell, 1.2 rash, 1.3 throat, 2 trigger`,
    words: `
      0.4 dyshat нет, 0.5 орехи шею, 0.6 и через язык`,
    beginnings: `
      0.4 dysha`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.7 diabetesThing trigger, -0.6 asks pain, -0.5 cannot fall home limbSign nobody soon sugar swell tooHigh, -0.4 insulin leftOut
      say voiceChanged, 0.4 burnSource vomiting, 0.5 dose drowsy emptyPack head heatCold others purge respond sleepPills wound, 0.6
      vomitCough, 0.7 contact, 0.8 much take, 1 fumeSource, 1.2 medicine, 1.4 poison, 1.6 swallow`,
    words: `
      -0.5 после, -0.4 съела, 0.4 ваннои под полу почти тепло упаковка, 0.5 бане зрачки синие смешала смотрит суп, 0.6 был вмазался
      выпил, 0.7 пустая`,
    beginnings: `
      0.4 ванно смотр упако, 0.5 бутыл зрачк красн смеша, 0.6 вмаза, 0.7 пуста`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 swell, -0.4 strike, 0.4 leftOut lettersMove onPurpose without, 0.5 fruitBreath skin tooHigh, 0.6 fall keto, 0.7 diabetic, 0.8
      insulin, 0.9 lowSugarFigure trigger, 1.9 sugar, 2.1 diabetesThing`,
    words: `
      0.4 yazyk в висит дергается орет перед свои сутками твердит, 0.5 вниз две и про просится пустая так, 0.6 диабет пять, 0.7 укола,
      0.8 сахар`,
    beginnings: `
      0.4 ацето сутка тверд телеф, 0.5 инсул проси пуста, 0.6 уколо холод, 0.7 диабе`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2,
    meanings: `
      -0.7 ageOld, -0.6 atRest, -0.5 diabetesThing get me much poison sugar throat, -0.4 breathe face limb nobody strike swallow take,
      0.4 asks blurred breatheIn, 0.5 days, 0.6 bump pale sunken, 0.7 belly pregnancySign, 0.8 birthSign unwell, 1.3 pregnant, 1.4 child`,
    words: `
      -0.4 меня по, 0.4 всегда мушки спит, 0.5 ему месяцев низ серыи, 0.6 давление плачет, 0.7 вчера каждые месяца`,
    beginnings: `
      0.4 включ всегд голос неско подуш полго, 0.5 кажды, 0.6 втяги давле новор плаче, 0.7 младе, 0.9 недел, 1.3 месяц`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.7 me, -0.6 atRest numb purge sick speak swallow vomitCough, -0.5 cannot deliberately laboured lowSugarFigure poison pregnant
      say tooHigh victim, -0.4 diabetesThing eat manyFigure sleeves sugar take, 0.4 contact, 0.5 accident badly headHit past side wound,
      0.6 injure life soaked, 0.7 fall fever legs, 0.8 eyesRolled faint marks, 1.2 unwell`,
    words: `
      -0.6 в у, 0.4 весь второи как мы пью тошнит унитазе, 0.5 вытащили вышел глаза она серые, 0.6 дышит изо рта свет, 0.7 бьется за
      малыш ногу пена такои, 0.8 упал, 0.9 из`,
    beginnings: `
      -0.5 месяц, -0.4 недел, 0.4 второ тошни унита, 0.5 вытащ, 0.6 закат, 0.7 бьетс горяч пласт`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.7 not, -0.5 atRest child handOver pregnancySign, -0.4 days, 0.4 checksPhone control fall strike weapon, 0.5 lips, 0.6 home me
      recurs, 0.7 afraidHome confine harmed, 0.8 afraid, 0.9 victim, 1 hit, 1.4 attacker`,
    words: `
      -0.6 а и, -0.4 его, 0.4 клиентка стоит, 0.5 когда ножом сосед телефон, 0.6 меня, 0.7 боюсь идти, 0.8 домои если тихо, 1 он`,
    beginnings: `
      0.4 подъе, 0.7 помог`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.5 medicine, -0.4 speak trigger unwell, 0.4 recurs, 0.5 faint foodRule many manyFigure numb onPurpose starve weight, 0.6
      bathroom binge bodyImage harmed heart meal sun sweaty timesADay, 0.7 passOut runsWater, 0.9 eat shame, 1.1 days, 1.2 purge`,
    words: `
      -0.5 не, 0.4 весит вода день еды кг, 0.5 v vse кофе пульс у, 0.6 i nochyu после, 0.7 включаю слабительное хвалит, 0.8 в воду`,
    beginnings: `
      0.4 включ обмор, 0.6 nochy, 0.7 слаби хвали`,
  },
}

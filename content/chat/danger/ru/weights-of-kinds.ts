import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.7,
    meanings: `
      -0.9 lips, -0.6 attacker pregnancySign swallow, -0.5 shaky take unwell, -0.4 dose lowSugarFigure, 0.4 leftOut marks method sleeves
      soon, 0.5 belongings hurt injure me ridOfMe want, 0.6 miss nobody self, 0.7 handOver, 0.8 say`,
    words: `
      -0.6 и, -0.5 он, 0.4 каждыи что, 0.5 хочу, 0.7 на`,
    beginnings: `
      `,
  },
  heart: {
    none: -3.6,
    meanings: `
      0.4 blue, 0.5 badly lowOxygenFigure shaky stand, 0.6 atRest limb sick, 0.8 arm chest sweaty, 1.2 hurts`,
    words: `
      0.4 мокрыи рука, 0.5 мне то, 0.6 будто за как, 0.7 давит`,
    beginnings: `
      0.4 мокры`,
  },
  stroke: {
    none: -3.4,
    meanings: `
      0.5 ageOld attacker handFails suddenly, 0.6 arm dropThings person, 0.8 numb, 0.9 limb, 1 speak, 1.2 slurred`,
    words: `
      0.4 стал, 0.5 вдруг, 0.6 рука`,
    beginnings: `
      0.6 говор`,
  },
  breath: {
    none: -2.6,
    meanings: `
      0.9 breathless, 1 cannot, 1.2 breathe`,
    words: `
      -0.5 и, 0.4 синие, 0.5 губы дышать при сына, 0.6 задыхаюсь у, 1.3 могу`,
    beginnings: `
      0.4 догов, 0.5 дышат, 0.6 задых`,
  },
  allergy: {
    none: -3.7,
    meanings: `
      0.4 dose, 0.5 face, 0.6 eat limbSign swallow, 0.7 lips, 0.8 rash throat, 0.9 swell, 1.4 trigger`,
    words: `
      0.4 лицо стал, 0.5 язык, 0.6 и, 0.7 съела`,
    beginnings: `
      0.4 волды`,
  },
  poison: {
    none: -1.7,
    meanings: `
      -0.6 trigger, -0.5 eat me, 0.4 contact, 0.5 lips many much sleepPills wound, 0.6 emptyPack respond vomiting, 0.7 medicine, 0.8
      fumeSource take, 1.4 swallow`,
    words: `
      -0.5 на, -0.4 съела, 0.4 выпил делать, 0.5 из ребенок, 0.6 под пустая`,
    beginnings: `
      0.4 глотн делат ребен, 0.6 пуста`,
  },
  'blood-sugar': {
    none: -3.5,
    meanings: `
      0.4 fruitBreath meal sick urinate, 0.5 keto tooHigh vomitCough, 0.6 shivering, 0.7 lowSugarFigure, 0.8 shaky, 1.1 sugar, 1.4
      diabetesThing`,
    words: `
      0.5 трясет, 0.8 сахар`,
    beginnings: `
      0.5 ацето трясе`,
  },
  baby: {
    none: -2.2,
    meanings: `
      -0.6 attacker, -0.4 limb me sick throat, 0.4 flashes, 0.5 birthSign fontanelle, 0.7 child pregnancySign, 0.8 pregnant unwell, 0.9
      bump`,
    words: `
      0.4 мушки очень, 0.5 вялыи и месяца родничок с температура`,
    beginnings: `
      0.5 родни темпе, 0.9 месяц недел`,
  },
  injury: {
    none: -2.6,
    meanings: `
      -0.5 me victim, 0.4 get respond, 0.5 goOn headHit legs throat, 0.6 pregnancySign, 0.7 see, 0.8 faint tooLow, 0.9 fall unwell`,
    words: `
      0.4 из, 0.5 и кровь теперь, 0.7 весь, 0.8 глаза малыш, 0.9 упал`,
    beginnings: `
      0.5 тепер, 0.7 судор`,
  },
  violence: {
    none: -2.7,
    meanings: `
      0.4 checksPhone control, 0.5 confine home person strike victim, 0.6 hit lips, 0.7 afraid afraidHome attacker, 0.9 me`,
    words: `
      -0.6 и, 0.4 парень сегодня, 0.5 душил меня телефон, 0.6 идти, 0.7 боюсь домои, 1 он`,
    beginnings: `
      0.4 парен сегод телеф`,
  },
  eating: {
    none: -1.9,
    meanings: `
      -0.5 lips, 0.4 manyFigure passOut shaky, 0.5 bathroom limbSign shame timesADay weight, 0.6 days onPurpose starve, 0.7 bodyImage
      eat meal numb purge`,
    words: `
      0.5 пью, 0.6 обеда, 0.7 в, 0.8 день после, 0.9 воду`,
    beginnings: `
      `,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.4,
    meanings: `
      -0.8 shaky, -0.6 speak, -0.5 pregnancySign swallow unwell, -0.4 cannot eat purge, 0.4 deadlyPlace farewell kill method, 0.5 gone
      me nobody ownBody say skin want, 0.6 belongings blade cut hurt miss self soon, 0.7 ridOfMe`,
    words: `
      -0.5 ve`,
    beginnings: `
      0.4 istem`,
  },
  heart: {
    none: -3.3,
    meanings: `
      -0.5 unwell, 0.4 tooHigh, 0.5 badly heavyOn pale stand wound, 0.6 hurts person, 0.8 arm, 1.1 chest`,
    words: `
      0.5 atti babamin gibi gogsu rengi, 0.6 biri`,
    beginnings: `
      0.5 babam ustum, 0.7 gogsu`,
  },
  stroke: {
    none: -3.2,
    meanings: `
      -0.5 pregnancySign, 0.4 prevents, 0.5 nobody, 0.6 cannot face limb numb person, 0.7 slurred, 0.8 dropThings, 1.2 speak`,
    words: `
      0.5 agzi, 0.7 kaydi`,
    beginnings: `
      0.4 dusur kelim, 0.6 konus`,
  },
  breath: {
    none: -2.4,
    meanings: `
      -0.4 now, 0.4 bleed, 0.5 asthma birthSign breathless end, 0.6 blue harmed, 0.8 cannot, 1 breathe`,
    words: `
      0.5 hirildiyor, 0.6 bir dudaklari, 1 alamiyorum, 1.4 nefes`,
    beginnings: `
      0.5 dudak hiril nefes, 0.6 bitir, 1 alami`,
  },
  allergy: {
    none: -3.7,
    meanings: `
      0.4 atRest limbSign take, 0.5 lips swallow, 0.6 pregnancySign, 0.8 throat, 1 swell, 1.3 trigger`,
    words: `
      0.5 dudaklarim fistik, 0.6 sisti`,
    beginnings: `
      0.5 dudak, 0.7 fisti`,
  },
  poison: {
    none: -2.2,
    meanings: `
      -0.4 atRest eat, 0.4 noHelp vomiting, 0.5 poison, 0.6 emptyPack fumeSource medicine much pointless, 1 take, 1.2 dose, 1.3 swallow`,
    words: `
      0.4 kutu, 0.5 basi icti, 0.6 bos`,
    beginnings: `
      0.7 altin`,
  },
  'blood-sugar': {
    none: -3.4,
    meanings: `
      -0.5 pregnancySign, 0.4 insulin, 0.5 manyFigure shivering, 0.7 shaky, 1.1 sugar, 1.3 diabetesThing`,
    words: `
      0.4 sekerim`,
    beginnings: `
      0.4 insul, 0.5 titri, 0.8 seker`,
  },
  baby: {
    none: -2.5,
    meanings: `
      -0.7 person, 0.4 pregnancySign, 0.5 days manyFigure move, 0.6 laboured, 0.7 pregnant unwell, 0.9 bump, 1.2 child`,
    words: `
      0.4 hamileyim, 0.5 gibi, 0.6 beri, 0.7 aylik dunden ve`,
    beginnings: `
      0.6 hamil, 0.7 dunde`,
  },
  injury: {
    none: -3.6,
    meanings: `
      -0.5 manyFigure, 0.4 not, 0.5 attacker crash pregnancySign wound, 0.6 badly fall, 0.7 person, 0.8 passOut unwell, 0.9 faint`,
    words: `
      0.4 havale kardesim, 0.5 bayildi, 0.6 amcam, 0.8 geciriyor`,
    beginnings: `
      0.4 haval karde, 0.5 bayil, 0.8 gecir`,
  },
  violence: {
    none: -1.8,
    meanings: `
      -0.5 now shaky, -0.4 lips, 0.4 afraid afraidHome throat, 0.5 locksIn, 0.6 attacker strike, 0.8 confine control victim, 0.9 hit`,
    words: `
      0.4 eve gitmeye kapiyi korkuyorum, 0.5 bu kocam`,
    beginnings: `
      0.4 gitme korku, 0.5 cikma kilit, 0.6 bogaz, 0.7 kapiy`,
  },
  eating: {
    none: -2.6,
    meanings: `
      -0.4 lips, 0.4 bodyImage, 0.5 urinate weight, 0.6 hide onPurpose onlyEat, 0.7 deliberately shame, 0.9 purge, 1 meal, 1.1 eat`,
    words: `
      0.5 yemek, 0.7 sonra yemekten`,
    beginnings: `
      0.6 iciyo, 0.7 yemek`,
  },
}

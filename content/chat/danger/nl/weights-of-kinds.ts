import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.3,
    meanings: `
      -0.6 take, -0.4 atRest not, 0.4 ridOfMe, 0.5 cut deadlyPlace hurt injure, 0.6 nobody self skin threaten`,
    words: `
      -1.1 en, -0.5 naar, -0.4 niet, 0.4 vandaag, 0.5 bij een het, 0.7 voor`,
    beginnings: `
      0.4 vanda`,
  },
  heart: {
    none: -4.7,
    meanings: `
      0.4 pregnancySign take, 0.5 without, 0.6 arm despair noHelp, 0.7 atRest chest hurts`,
    words: `
      0.5 mijn, 0.6 op pijn, 0.7 borst`,
    beginnings: `
      `,
  },
  stroke: {
    none: -3.1,
    meanings: `
      -0.5 now, 0.4 arm, 0.6 mixesWords, 0.7 limb slurred suddenly, 0.9 speak`,
    words: `
      0.4 man, 0.5 opeens praat`,
    beginnings: `
      0.5 opeen`,
  },
  breath: {
    none: -2.9,
    meanings: `
      -0.4 goOn, 0.6 not, 0.7 blue, 0.8 atRest, 0.9 breathless, 1 breathe, 1.1 cannot`,
    words: `
      -0.5 de is, 0.4 lippen, 0.5 piept, 0.7 krijg lucht, 0.8 geen`,
    beginnings: `
      0.4 lippe`,
  },
  allergy: {
    none: -2.8,
    meanings: `
      -0.5 not, 0.4 weight, 0.5 limbSign, 0.7 eat swallow, 0.8 throat, 0.9 swell trigger`,
    words: `
      0.4 gegeten, 0.5 dik`,
    beginnings: `
      0.4 geget`,
  },
  poison: {
    none: -2.1,
    meanings: `
      -0.5 atRest, -0.4 me, 0.4 awful, 0.5 contact fumeSource poison swallow, 0.6 dose medicine sick, 0.8 get much take`,
    words: `
      0.4 bijna, 0.5 kachel misselijk strip, 0.6 heeft`,
    beginnings: `
      0.5 kache misse`,
  },
  'blood-sugar': {
    none: -2.9,
    meanings: `
      -0.5 get, 0.4 contact, 0.5 urinate, 0.7 sugar, 0.9 diabetesThing, 1 lowSugarFigure shaky`,
    words: `
      0.5 adem drinkt hele, 0.8 tril`,
    beginnings: `
      0.5 drink insul suike`,
  },
  baby: {
    none: -1.8,
    meanings: `
      -0.6 me take, -0.5 despair noHelp, 0.5 child pregnancySign unwell, 0.6 pregnant, 0.8 days, 1.2 bump`,
    words: `
      0.4 gisteren sinds zwanger, 0.5 baby en, 0.6 weken, 0.8 is`,
    beginnings: `
      0.4 zwang, 0.5 giste`,
  },
  injury: {
    none: -3.3,
    meanings: `
      0.4 attacker respond wound, 0.5 not, 0.6 faint, 1 badly`,
    words: `
      -0.5 ik, 0.5 aanval me vader, 0.6 reageert, 0.7 niet, 0.8 in`,
    beginnings: `
      0.5 aanva, 0.6 reage`,
  },
  violence: {
    none: -2.1,
    meanings: `
      -0.5 much, -0.4 breathe pain unwell, 0.6 person throat, 0.7 hit, 0.8 attacker soon, 0.9 home`,
    words: `
      -0.7 is, 0.4 mag niet, 0.5 keel, 0.7 doet durf, 0.8 naar vriend, 1 hij`,
    beginnings: `
      0.8 vrien`,
  },
  eating: {
    none: -2.8,
    meanings: `
      -0.6 now, 0.4 bodyImage, 0.5 eat timesADay, 0.6 dose, 0.7 deliberately purge shame, 0.8 meal take`,
    words: `
      0.8 na, 0.9 ik`,
    beginnings: `
      `,
  },
}

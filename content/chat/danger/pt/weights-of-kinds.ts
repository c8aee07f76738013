import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.3,
    meanings: `
      -0.6 take weight, -0.5 limb lips pregnancySign, -0.4 badly swallow throat unwell, 0.4 deadlyPlace skin, 0.5 blade hide ridOfMe
      want, 0.7 goOn self`,
    words: `
      -0.6 e, -0.5 ele, 0.4 com, 0.5 deixei foi se, 0.6 ja mais quero`,
    beginnings: `
      0.4 preci senti, 0.5 deixe, 0.6 segur`,
  },
  heart: {
    none: -3.7,
    meanings: `
      0.5 arm atRest burden sweaty weight, 0.6 chest, 0.7 lump, 1 hurts`,
    words: `
      0.5 braco peso, 0.6 peito que um, 0.7 no`,
    beginnings: `
      `,
  },
  stroke: {
    none: -3.9,
    meanings: `
      0.4 attacker, 0.5 dropThings numb, 0.6 victim, 0.8 limb slurred, 0.9 speak`,
    words: `
      0.4 torta, 0.5 boca, 0.6 a, 0.7 mao`,
    beginnings: `
      0.5 enrol`,
  },
  breath: {
    none: -2.4,
    meanings: `
      -0.6 victim, 0.4 contact, 0.5 not, 0.6 atRest breathless, 0.8 breathe, 0.9 cannot`,
    words: `
      -0.4 a, 0.4 chiando direito labios ta, 0.5 ar filha nem, 0.9 consigo`,
    beginnings: `
      0.4 chian labio, 0.9 consi`,
  },
  allergy: {
    none: -3.6,
    meanings: `
      0.4 much, 0.5 limb pregnancySign, 0.6 eat swallow, 0.7 rash take throat, 0.8 trigger, 1 swell`,
    words: `
      0.4 rosto, 0.5 e, 0.6 comeu`,
    beginnings: `
      0.5 incha`,
  },
  poison: {
    none: -1.9,
    meanings: `
      -0.4 diabetesThing, 0.4 despair emptyPack medicine noHelp, 0.5 sleepPills, 0.7 dose swallow, 0.8 unwell, 1.1 poison take`,
    words: `
      -0.6 com, -0.4 e, 0.4 cartela engoliu garrafa tomei vazia, 0.5 do, 0.6 bebeu vomitando`,
    beginnings: `
      0.4 carte engol garra`,
  },
  'blood-sugar': {
    none: -3.5,
    meanings: `
      0.4 fruitBreath highSugarFigure urinate, 0.5 badly shivering, 0.7 manyFigure, 0.8 sugar, 1 shaky, 1.2 diabetesThing`,
    words: `
      0.4 fruta halito, 0.5 e tremendo`,
    beginnings: `
      0.4 halit, 0.5 treme`,
  },
  baby: {
    none: -2.9,
    meanings: `
      0.4 fever, 0.5 belly bodyImage unwell, 0.6 pregnant, 0.7 child days, 0.8 lips, 1 bump`,
    words: `
      -0.4 o, 0.4 gravida, 0.5 barriga de febre semanas ta, 1 bebe`,
    beginnings: `
      0.4 gravi, 0.5 barri seman`,
  },
  injury: {
    none: -1.7,
    meanings: `
      -0.6 victim, -0.5 lips now, 0.5 child, 0.6 faint, 0.8 passOut, 1.1 fall`,
    words: `
      -0.5 de, -0.4 minha, 0.4 ja na, 0.5 meu, 0.6 e, 0.9 caiu o os, 1 ficou`,
    beginnings: `
      `,
  },
  violence: {
    none: -2.7,
    meanings: `
      0.4 get person, 0.5 confine hit strike, 0.7 attacker`,
    words: `
      -0.4 ta, 0.6 celular hoje pra, 0.7 um, 0.8 ele voltar, 0.9 casa`,
    beginnings: `
      0.5 tranc, 0.6 celul, 0.8 volta`,
  },
  eating: {
    none: -1.7,
    meanings: `
      -0.4 attacker, 0.4 bodyImage, 0.5 purge, 0.6 deliberately meal, 0.8 exercise, 1 weight`,
    words: `
      0.4 eu, 0.5 comer dias nos vezes, 0.6 semana, 0.7 as depois dia por, 0.8 corro`,
    beginnings: `
      0.4 seman, 0.7 depoi`,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -1.2,
    meanings: `
      -0.6 take, -0.5 person unwell, -0.4 breathe hit, 0.4 miss self skin, 0.5 belongings blade cut live nobody, 0.6 hurt ridOfMe say,
      0.7 hide me, 0.9 deadlyPlace`,
    words: `
      -0.7 och, -0.4 ar, 0.4 pa`,
    beginnings: `
      `,
  },
  heart: {
    none: -3.6,
    meanings: `
      0.4 limb, 0.5 arm, 0.8 chest, 1.2 hurts`,
    words: `
      0.4 armen smarta som, 0.5 brostet over`,
    beginnings: `
      0.4 smart, 0.8 brost`,
  },
  stroke: {
    none: -2.7,
    meanings: `
      -0.6 now, 0.4 pain, 0.5 limb numb person suddenly, 0.6 speak, 0.7 attacker slurred`,
    words: `
      0.4 allt man, 0.5 hanger plotsligt sluddrar`,
    beginnings: `
      0.4 hande, 0.5 hange plots, 0.7 sludd`,
  },
  breath: {
    none: -3.1,
    meanings: `
      0.4 laboured lips throat, 0.5 nobody not person, 0.6 blue, 0.7 breathless, 0.8 cannot, 1.2 breathe`,
    words: `
      -0.4 ar, 0.4 en kan, 0.5 blaa far, 0.6 ingen, 1 luft`,
    beginnings: `
      `,
  },
  allergy: {
    none: -3.2,
    meanings: `
      0.4 lips, 0.5 swallow, 0.9 swell, 1 throat, 1.1 trigger`,
    words: `
      0.5 tungan`,
    beginnings: `
      0.4 getin, 0.5 svull tunga`,
  },
  poison: {
    none: -0.9,
    meanings: `
      -0.6 not self, -0.5 bump days, -0.4 eat me pain, 0.4 dose, 0.5 get others poison swallow, 0.6 dizzy, 0.7 despair medicine noHelp,
      1 take`,
    words: `
      -0.5 at jag, -0.4 mig, 0.4 vacka, 0.5 alla har ur, 0.6 drack gar, 0.8 tom`,
    beginnings: `
      `,
  },
  'blood-sugar': {
    none: -3,
    meanings: `
      0.4 confused, 0.5 keto lowSugarFigure vomitCough, 0.6 shivering, 0.7 tooHigh, 0.8 sugar, 0.9 shaky, 1.1 diabetesThing`,
    words: `
      0.4 dricker forvirrad, 0.5 och, 0.6 skakar`,
    beginnings: `
      0.4 drick forvi, 0.6 blods skaka`,
  },
  baby: {
    none: -1.9,
    meanings: `
      -0.5 me victim, 0.4 days manyFigure ribsIn, 0.5 move, 0.6 child pregnancySign, 0.9 pregnant, 1.1 bump`,
    words: `
      0.4 revbenen, 0.6 igar sedan, 0.7 och, 0.9 ar`,
    beginnings: `
      0.4 revbe`,
  },
  injury: {
    none: -3,
    meanings: `
      -0.4 now, 0.4 bodyImage head headHit limb unwell, 0.5 respond victim weight, 0.6 bleed faint passOut, 0.8 fall`,
    words: `
      0.4 huvudet slog, 0.5 ar i, 0.6 ihop med svarar ut`,
    beginnings: `
      0.4 huvud, 0.6 blode grann svara`,
  },
  violence: {
    none: -2.7,
    meanings: `
      -0.5 live unwell, 0.5 dose me now person, 0.6 confine hit soon, 0.8 victim`,
    words: `
      -0.6 ar, -0.4 av, 0.5 min, 0.6 in tog, 0.7 inte, 0.9 ikvall, 1 han`,
    beginnings: `
      0.9 ikval`,
  },
  eating: {
    none: -2.6,
    meanings: `
      0.4 timesADay, 0.5 days many shame suddenly, 0.6 bodyImage purge, 0.7 weight, 0.8 deliberately eat meal`,
    words: `
      -0.6 ar, 0.4 atta, 0.6 jag till vager, 0.7 laxermedel tar, 0.8 efter`,
    beginnings: `
      0.5 spola, 0.7 laxer`,
  },
}

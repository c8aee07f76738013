import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.2,
    meanings: `
      -0.6 pregnancySign, -0.5 attacker shaky take throat unwell, -0.4 hurts swallow, 0.4 hide miss say, 0.5 belongings goOn handOver
      kill`,
    words: `
      0.5 いて もう, 0.6 した, 0.7 を見`,
    beginnings: `
      `,
  },
  heart: {
    none: -4,
    meanings: `
      0.4 onlyEat sleeves, 0.5 arm, 0.6 atRest, 0.7 chest, 0.8 hurts`,
    words: `
      `,
    beginnings: `
      `,
  },
  stroke: {
    none: -3.6,
    meanings: `
      0.4 victim, 0.5 attacker, 0.6 limb numb, 0.7 slurred, 0.8 speak`,
    words: `
      0.5 から, 0.6 母の`,
    beginnings: `
      `,
  },
  breath: {
    none: -2.2,
    meanings: `
      0.4 laboured, 0.5 cut lips, 0.6 end, 0.7 without, 0.8 blue, 1.1 breathe`,
    words: `
      0.5 れる, 0.8 息が`,
    beginnings: `
      `,
  },
  allergy: {
    none: -4,
    meanings: `
      0.5 limbSign pregnancySign swell throat, 0.7 trigger`,
    words: `
      0.5 が腫 腫れ`,
    beginnings: `
      0.5 が腫れ`,
  },
  poison: {
    none: -2.4,
    meanings: `
      -0.5 now, 0.4 child swallow underSink, 0.5 breatheIn gas poison, 0.7 deadlyPlace much, 1 medicine`,
    words: `
      0.5 がす った んだ, 0.6 飲ん`,
    beginnings: `
      0.6 飲んだ`,
  },
  'blood-sugar': {
    none: -3.8,
    meanings: `
      0.4 bleed dose, 0.5 manyFigure shaky shivering, 0.6 sugar, 0.7 accident, 0.8 diabetesThing`,
    words: `
      0.6 血糖`,
    beginnings: `
      0.4 飲んで`,
  },
  baby: {
    none: -2,
    meanings: `
      -0.5 person, -0.4 limb, 0.4 pregnant, 0.5 birthSign child days, 0.9 bump`,
    words: `
      0.4 妊娠, 0.5 か月 がへ へこ 生後 週で`,
    beginnings: `
      0.5 がへこ`,
  },
  injury: {
    none: -3.8,
    meanings: `
      0.4 home, 0.5 fall not passOut shaky, 0.6 wound, 0.8 faint`,
    words: `
      0.4 れて, 0.5 倒れ 出て, 0.6 父が`,
    beginnings: `
      0.5 倒れて`,
  },
  violence: {
    none: -2,
    meanings: `
      0.4 soon, 0.6 afraid attacker, 0.7 home me`,
    words: `
      0.5 かけ ける 今夜 閉じ, 0.6 るの 怖い, 0.8 彼は, 0.9 家に`,
    beginnings: `
      `,
  },
  eating: {
    none: -2.9,
    meanings: `
      0.5 shame timesADay, 0.6 purge, 0.7 meal`,
    words: `
      0.4 って, 0.7 食後`,
    beginnings: `
      `,
  },
}

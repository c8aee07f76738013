import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -0.9,
    meanings: `
      -0.6 lips shaky take, -0.5 hurts swallow throat unwell, -0.4 cannot limb medicine pregnancySign vomitCough without, 0.4 belongings
      die sleeves, 0.5 goOn height skin soon, 0.7 say, 0.8 blade kill`,
    words: `
      -0.5 みた, 0.4 いて, 0.5 を見, 0.6 した もう 自殺`,
    beginnings: `
      -0.4 みたい`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4.1,
    meanings: `
      0.4 onlyEat, 0.5 sick, 0.6 sweaty, 0.7 atRest, 0.8 arm, 1 hurts, 1.3 chest`,
    words: `
      0.4 胸が`,
    beginnings: `
      `,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      0.4 suddenly, 0.5 limb slurred, 0.7 speak, 1 side, 1.1 numb`,
    words: `
      0.4 らん 母の 言葉`,
    beginnings: `
      `,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.6 shaky, -0.5 pregnancySign, -0.4 take, 0.4 face lips without, 0.5 laboured, 0.6 blue, 1 breathe`,
    words: `
      0.4 がで 夜は 笛み, 0.5 つの でき ひと, 0.7 息が`,
    beginnings: `
      0.4 ができ きない 息がで 笛みた, 0.5 できな`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4.1,
    meanings: `
      0.4 limbSign, 0.5 lump swallow, 0.6 throat, 0.9 rash, 1.5 trigger`,
    words: `
      0.5 かゆ 声が, 0.6 全身`,
    beginnings: `
      `,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      0.4 underSink, 0.6 swallow, 0.8 deadlyPlace much, 1.1 poison, 1.3 medicine`,
    words: `
      0.4 ゃっ 薬を, 0.5 ちゃ ーる, 0.6 んだ 飲ん, 0.8 った`,
    beginnings: `
      0.4 飲んだ`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.8,
    meanings: `
      0.4 shaky, 0.5 bleed, 0.6 take, 0.7 manyFigure, 0.8 accident, 1.1 sugar, 1.2 diabetesThing`,
    words: `
      0.4 りっ, 0.8 血糖`,
    beginnings: `
      `,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 limb, 0.4 noKicks, 0.5 badly days move, 0.8 unwell, 0.9 birthSign child pregnant, 1.6 bump`,
    words: `
      0.4 週で, 0.5 妊娠, 0.6 生後, 0.8 か月`,
    beginnings: `
      0.4 がへこ`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 now, -0.4 throat, 0.4 unwell, 0.5 feelMove, 0.6 faint legs`,
    words: `
      -0.5 った, 0.4 につ 息も 白く 顔む, 0.5 つか まら, 0.6 父が`,
    beginnings: `
      0.4 がない につか 倒れて`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.4 breathe pregnancySign unwell, 0.4 control, 0.5 locksIn strike, 0.6 home, 0.7 attacker, 0.9 hit`,
    words: `
      -0.4 した, 0.4 れて, 0.5 とき に帰 彼は, 0.6 され られ, 0.7 家に`,
    beginnings: `
      0.5 られて 家に帰`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      0.4 eat lowSugarFigure timesADay, 0.5 shame, 0.6 days, 0.7 meal purge weight, 1 bodyImage`,
    words: `
      0.4 きろ てそ 食べ, 0.5 あと に行 下剤, 0.7 食後`,
    beginnings: `
      `,
  },
}

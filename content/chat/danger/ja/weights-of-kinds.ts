import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1,
    meanings: `
      -0.6 hurts lips shaky take, -0.5 limb pregnancySign swallow throat unwell, 0.4 cut die handOver want, 0.5 belongings goOn height
      skin sleeves soon, 0.7 say, 0.8 blade, 0.9 kill`,
    words: `
      -0.5 みた, 0.4 いて りす, 0.5 した を見, 0.6 もう 自殺`,
    beginnings: `
      -0.5 みたい`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      0.5 sick, 0.6 sweaty, 0.7 atRest, 0.8 arm, 1 hurts, 1.3 chest`,
    words: `
      -0.4 った, 0.4 胸が`,
    beginnings: `
      `,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -4.3,
    meanings: `
      0.4 suddenly, 0.5 limb slurred, 0.7 speak, 1 side, 1.1 numb`,
    words: `
      0.4 母の 落と 言葉, 0.5 らん`,
    beginnings: `
      `,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.6 shaky, -0.5 pregnancySign, -0.4 take, 0.4 asthma, 0.5 without, 0.6 blue laboured, 1.1 breathe`,
    words: `
      0.4 がで 夜は 笛み 苦し, 0.5 つの でき ひと, 0.7 息が`,
    beginnings: `
      0.4 ができ 息がで 笛みた, 0.5 できな`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      0.4 limbSign swallow, 0.5 lump, 0.6 throat, 0.9 rash, 1.5 trigger`,
    words: `
      0.5 かゆ 全身 声が`,
    beginnings: `
      `,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.4 now, 0.5 underSink, 0.7 swallow, 0.8 deadlyPlace much, 1.2 poison, 1.3 medicine`,
    words: `
      0.4 ーる 薬を, 0.5 ちゃ 飲ん, 0.6 んだ, 0.8 った`,
    beginnings: `
      0.4 飲んだ`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      0.4 shaky tooHigh, 0.5 bleed, 0.6 take, 0.7 manyFigure, 0.8 accident, 1.1 sugar, 1.2 diabetesThing`,
    words: `
      0.4 しょ りっ, 0.8 血糖`,
    beginnings: `
      `,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.4 limb swallow, 0.4 noKicks, 0.5 badly days move, 0.8 unwell, 0.9 birthSign child pregnant, 1.6 bump`,
    words: `
      0.4 こし 週で, 0.5 妊娠, 0.6 生後, 0.8 か月`,
    beginnings: `
      0.4 がへこ`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.6 now, -0.4 bump throat, 0.4 fall, 0.5 faint, 0.7 legs`,
    words: `
      -0.5 った, 0.4 から につ まら 白く 血が 顔む, 0.5 つか, 0.7 父が`,
    beginnings: `
      0.4 がない につか`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.5 pregnancySign, -0.4 breathe shaky, 0.4 control, 0.5 locksIn strike, 0.6 home, 0.7 attacker, 0.9 hit`,
    words: `
      -0.5 した, 0.4 てく れて, 0.5 され とき に帰 彼は, 0.6 られ, 0.7 家に`,
    beginnings: `
      0.4 るとき, 0.5 られて 家に帰`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      0.4 eat foodRule, 0.5 lowSugarFigure shame timesADay, 0.6 days, 0.7 purge weight, 0.8 meal, 1 bodyImage`,
    words: `
      0.4 食べ, 0.5 あと きろ に行 下剤, 0.7 食後`,
    beginnings: `
      `,
  },
}

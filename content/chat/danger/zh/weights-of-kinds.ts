import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.3,
    meanings: `
      -1 home, -0.9 swallow, -0.8 cannot hit, -0.7 eat lips, -0.6 face sick strike throat, -0.5 atRest hurts shaky speak take unwell
      vomitCough, -0.4 attacker head, 0.4 miss, 0.5 cut lastLetters live self skin, 0.6 hide hurt leftOut nobody, 0.7 belongings
      deadlyPlace victim, 0.8 height soon, 0.9 blade me want`,
    words: `
      0.4 自己 自杀, 0.5 人都 又割 已经 我已 桌上, 0.6 站在`,
    beginnings: `
      0.4 我已经`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4,
    meanings: `
      -0.5 days, -0.4 cannot, 0.4 heavyOn sun, 0.5 heart limb sweaty, 0.6 stand, 0.7 badly speak, 0.9 arm atRest, 1.3 hurts, 1.6 chest`,
    words: `
      0.4 冷汗 是胃, 0.5 一句 一样 一身 句话 着一 路边 边一 透了, 0.6 胸口, 0.7 坐在`,
    beginnings: `
      0.5 一句话`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 hurt, -0.5 accident, -0.4 injure, 0.4 face feelMove now say speak, 0.5 attacker dropThings get, 0.6 arm handFails, 0.7 cannot
      numb, 1 limb, 1.1 slurred, 1.2 side`,
    words: `
      0.4 一边 不清 出來 右手, 0.5 一半 一邊 杯子, 0.6 嘴歪 嘴角 左手 手里 说话`,
    beginnings: `
      `,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.7 pregnancySign, -0.6 head, -0.5 child see shaky, -0.4 medicine throat, 0.4 onlyEat ribsIn say, 0.5 accident cannot not, 0.6
      noHelp, 0.8 breathe, 0.9 blue sick, 1.2 breathless`,
    words: `
      0.4 下午 去厕 口水 叫他 开始, 0.5 上气 个字 从下 侄子 喘不 坐着 好大 就得 得停 水都 的一 着也 着窗 紫了 靠着, 0.6 膀一 里像, 0.7 肩膀`,
    beginnings: `
      0.4 去厕所, 0.5 不上气 从下午 坐着也 就得停 肚子一, 0.6 肩膀一`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.5 me victim, -0.4 accident, 0.4 eat face hurt voiceChanged, 0.5 injure, 0.6 swallow, 0.8 limbSign lump throat, 0.9 rash swell,
      2 trigger`,
    words: `
      0.4 了说 可是 吃了 快站 站不, 0.5 嗓子 的蛋 蛋白`,
    beginnings: `
      0.4 快站不 站不住, 0.5 的蛋白`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.7 say trigger, -0.6 atRest days injure not, -0.5 arm bleed limbSign pregnancySign speak swell unwell, -0.4 bump diabetesThing
      meal, 0.4 hurts, 0.5 alcohol goOn head noHelp sleep, 0.6 ageOld dose face underSink, 0.7 belly much, 0.8 burnSource fumeSource,
      0.9 emptyPack, 1 poison swallow, 1.3 medicine`,
    words: `
      0.5 下去 像火 恶心 里烧, 0.6 一大 吃了, 0.7 空了, 0.8 喝了`,
    beginnings: `
      `,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -4.4,
    meanings: `
      -0.5 me, 0.5 injure not now thirst vomitCough, 0.6 lowSugarFigure, 0.7 hit shaky, 0.8 strike, 1 sugar, 1.2 accident, 1.4
      diabetesThing`,
    words: `
      0.4 不知 直喝 知道, 0.5 她不, 0.6 了一, 0.8 嘴里, 1 血糖`,
    beginnings: `
      0.4 一直喝 不知道 直喝水`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.7 limb swallow, -0.4 take victim, 0.5 badly bleed head, 0.6 birthSign days noKicks, 0.7 lips sunken, 1.1 unwell, 1.2 bump, 1.3
      child, 1.7 pregnant`,
    words: `
      0.4 个月 也没 到现 吸一 小时 平时 时一 的小, 0.5 怀孕 没动 直流, 0.6 从昨 個月, 0.8 月大 的像, 0.9 宝宝`,
    beginnings: `
      0.4 個月大 到现在, 0.5 一直流`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -1.6,
    meanings: `
      -1.2 me, -0.9 breathless, -0.6 arm days pregnant swallow, -0.5 bump face medicine shaky, -0.4 take trigger, 0.4 lost, 0.5 fall
      heatCold legs many, 0.6 eyesRolled, 0.7 faint passOut, 0.9 throat unwell`,
    words: `
      0.4 一下 七八 了十 他要 反应 在心 已經 我男 手指 有一 發作 着左 超過, 0.5 一直 一阵 了血 住了 倒了 出来 叫他 子吃 手腕, 0.6 个小 毛巾 眼睛, 0.7 了眼 没有, 0.8 身子, 0.9 上一`,
    beginnings: `
      0.4 不出来 在心跳, 0.5 孩子吃, 0.9 上一直`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.8 not, -0.7 now, -0.6 badly lips take, -0.5 face medicine self, -0.4 hurts many pregnant want, 0.4 locksIn, 0.5 attacker
      victim, 0.6 afraid afraidHome confine me strike, 0.7 person, 0.9 hit, 1.7 home`,
    words: `
      0.4 叔叔 我手 書桌 老婆, 0.5 东西 他在 在他 子哭 孩子 手机 背上, 0.6 不敢 回家 敢回 是我 晚上 現在`,
    beginnings: `
      0.5 我手机, 0.6 不敢回 敢回家`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 hurt, -0.5 say, -0.4 attacker dose injure, 0.4 deliberately goesOut me onlyEat victim, 0.5 bodyImage many weight, 0.6 shame
      take, 0.7 swallow, 0.8 days onPurpose purge, 0.9 eat`,
    words: `
      -0.4 一直, 0.4 上去 中午 扶着 每次 着墙 筷子 还不, 0.5 一天 偷偷 完饭 心跳 马上, 0.6 偷吃 吃完, 0.7 催吐`,
    beginnings: `
      0.4 昨天下 马上去, 0.5 吃完饭`,
  },
}

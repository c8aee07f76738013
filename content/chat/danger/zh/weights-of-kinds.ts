import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.4,
    meanings: `
      -1 home swallow, -0.8 cannot hit, -0.7 eat lips throat, -0.6 face sick speak strike take, -0.5 atRest hurts shaky unwell
      vomitCough, -0.4 accident head, 0.4 lastLetters weapon, 0.5 cut live self skin, 0.6 hide hurt nobody, 0.7 belongings deadlyPlace
      soon victim, 0.8 height leftOut, 0.9 blade, 1 me want`,
    words: `
      0.4 人都 又割 我已 桌上 自己 自杀, 0.5 已经, 0.6 站在`,
    beginnings: `
      `,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -0.5 days, -0.4 hurt recurs, 0.4 sun, 0.5 heavyOn, 0.6 heart limb stand sweaty, 0.7 badly speak, 0.9 arm atRest, 1.3 hurts, 1.5
      chest`,
    words: `
      0.4 一身 透了, 0.5 一句 一样 句话 是胃 着一, 0.6 胸口 路边 边一, 0.7 坐在`,
    beginnings: `
      0.5 一句话`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 hurt, -0.5 accident, -0.4 child days injure recurs take, 0.4 get now say speak, 0.5 arm attacker dropThings feelMove, 0.6
      handFails, 0.7 cannot numb, 0.9 limb, 1.1 slurred, 1.2 side`,
    words: `
      0.4 一只 一边 出來 扣不 扣子, 0.5 一半 一邊 手里 杯子, 0.6 嘴歪 嘴角 左手 说话`,
    beginnings: `
      0.4 扣不上`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.7 pregnancySign, -0.5 head see shaky take, -0.4 limb medicine, 0.4 asthma onlyEat ribsIn, 0.5 say, 0.6 accident cannot noHelp
      not, 0.8 breathe, 0.9 sick, 1 blue, 1.2 breathless`,
    words: `
      -0.4 了脸, 0.4 下午 不出 口水 叫他 哭不 喘不 子一 开始 得好 电话, 0.5 上气 个字 从下 侄子 去厕 坐着 好大 就得 得停 水都 的一 着也 着窗 紫了 靠着, 0.6 膀一 里像, 0.7 肩膀`,
    beginnings: `
      0.5 不上气 从下午 去厕所 坐着也 就得停 肚子一, 0.6 肩膀一`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.6 me, -0.5 accident victim, 0.4 face voiceChanged, 0.5 eat injure, 0.6 swallow, 0.8 limbSign throat, 0.9 lump rash swell, 2.1
      trigger`,
    words: `
      0.4 一下 了说 可是 快站 站不, 0.5 嗓子 的蛋 蛋白`,
    beginnings: `
      0.4 快站不 站不住, 0.5 的蛋白`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.7 not say trigger, -0.6 atRest days injure, -0.5 arm bleed meal pregnancySign speak swell unwell, -0.4 accident diabetesThing
      eat limbSign onPurpose ownBody, 0.4 drowsy, 0.5 alcohol goOn head noHelp sleep, 0.6 ageOld face much underSink, 0.7 belly
      burnSource dose fumeSource, 1 emptyPack poison swallow, 1.3 medicine`,
    words: `
      -0.4 宝宝, 0.5 下去 像火 恶心 里烧, 0.6 一大 吃了, 0.8 喝了 空了`,
    beginnings: `
      `,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4.4,
    meanings: `
      -0.5 me, -0.4 hurts, 0.5 injure not now thirst vomitCough, 0.7 hit lowSugarFigure, 0.8 shaky strike, 1 sugar, 1.1 accident, 1.4
      diabetesThing`,
    words: `
      0.4 不知 直喝 知道, 0.5 她不, 0.6 了一, 0.8 嘴里, 1 血糖`,
    beginnings: `
      0.4 一直喝 不知道 直喝水`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.7 swallow, -0.6 limb, -0.4 ageOld person victim, 0.4 move, 0.5 badly bleed hit, 0.6 birthSign days head noKicks, 0.7 sunken,
      0.8 lips, 0.9 unwell, 1.2 bump, 1.4 child, 1.7 pregnant`,
    words: `
      0.4 也没 到现 吸一 小时 的小, 0.5 怀孕 没动 直流, 0.6 从昨 個月, 0.8 月大 的像, 1 宝宝`,
    beginnings: `
      0.4 到现在, 0.5 一直流 個月大`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.9 me, -0.8 breathless, -0.7 days, -0.6 arm bump pregnant shaky swallow, -0.5 medicine trigger, -0.4 attacker cannot now strike,
      0.4 ageOld many, 0.5 fall legs lips tooHigh, 0.6 eyesRolled lost respond, 0.7 passOut, 0.8 faint unwell, 1.1 throat`,
    words: `
      0.4 一下 不下 倒了 我男 抽搐 有一, 0.5 一直 一阵 七八 下來 个小 了血 他要 出来 反应 在心 好幾 子吃 手指 手腕 旁边 眼睛 胸口, 0.6 了我 叫他 掉了, 0.7 了眼 毛巾 没有 身子, 0.8 上一, 1 脸上`,
    beginnings: `
      0.5 不出来 在心跳 孩子吃, 0.8 上一直`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.8 not, -0.6 badly lips medicine now, -0.5 face hurts many self take want, -0.4 ageOld much, 0.4 locksIn speak, 0.5 afraid
      attacker recurs victim, 0.6 afraidHome confine me strike, 0.7 person, 0.9 hit, 1.8 home`,
    words: `
      0.4 我手, 0.5 东西 他在 在他 子哭 孩子 手机 現在 老婆 背上, 0.6 不敢 回家 敢回 是我, 0.8 晚上`,
    beginnings: `
      0.5 我手机, 0.6 不敢回 敢回家`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 hurt, -0.5 attacker say, -0.4 dose injure, 0.4 deliberately goesOut onlyEat victim, 0.5 bodyImage many, 0.6 shame swallow
      take weight, 0.8 days onPurpose purge, 0.9 eat`,
    words: `
      -0.4 一直, 0.4 上去 中午 扶着 着墙 筷子, 0.5 一天 偷偷 完饭 心跳 马上, 0.6 偷吃 吃完, 0.7 催吐`,
    beginnings: `
      0.4 马上去, 0.5 吃完饭`,
  },
}

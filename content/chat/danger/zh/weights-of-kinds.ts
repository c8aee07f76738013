import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.4,
    meanings: `
      -0.8 home, -0.7 eat swallow take, -0.6 attacker cannot lips throat, -0.5 atRest shaky sick, -0.4 limb pregnancySign unwell, 0.4
      deadlyPlace nobody skin, 0.5 cut handOver height hurt ridOfMe soon tooLow want, 0.6 hide victim, 0.7 belongings blade leftOut, 0.9
      me`,
    words: `
      0.4 个人 又割`,
    beginnings: `
      `,
  },
  heart: {
    none: -3.1,
    meanings: `
      0.5 atRest, 0.6 heavyOn, 0.9 arm, 1.2 chest, 1.3 hurts`,
    words: `
      0.5 一身 胳膊, 0.7 胸口`,
    beginnings: `
      `,
  },
  stroke: {
    none: -3.4,
    meanings: `
      -0.5 me, 0.5 atRest home, 0.6 attacker cannot dropThings handFails speak, 0.7 person, 0.8 limb numb slurred`,
    words: `
      0.4 不上 突然, 0.8 说话`,
    beginnings: `
      `,
  },
  breath: {
    none: -3.1,
    meanings: `
      0.5 blue say, 0.6 breathe, 0.9 cannot, 1.1 sick, 1.5 breathless`,
    words: `
      0.4 不上 说不, 0.5 一句 上气 喘不`,
    beginnings: `
      0.5 不上气 喘不上`,
  },
  allergy: {
    none: -3.3,
    meanings: `
      -0.4 not, 0.4 pregnancySign take, 0.5 eat lump, 0.7 dose limbSign rash, 0.8 swell, 1.2 trigger`,
    words: `
      0.5 声音 浑身, 0.8 吃了`,
    beginnings: `
      `,
  },
  poison: {
    none: -2.2,
    meanings: `
      -0.4 now throat trigger, 0.4 fumeSource sleepPills, 0.5 poison, 0.6 method, 0.7 emptyPack noHelp swallow underSink, 0.8 take, 0.9
      medicine`,
    words: `
      0.4 三十 屋里 恶心 我吃 烧炭 里烧, 0.5 东西 子喝, 0.7 空了, 1 喝了`,
    beginnings: `
      0.4 屋里烧 里烧炭, 0.5 子喝了`,
  },
  'blood-sugar': {
    none: -3.5,
    meanings: `
      -0.4 me, 0.4 meal, 0.5 bleed confused, 0.7 lowSugarFigure sugar, 0.9 accident shaky, 1.2 diabetesThing`,
    words: `
      0.4 全身, 0.5 喝水, 0.7 血糖`,
    beginnings: `
      `,
  },
  baby: {
    none: -1.9,
    meanings: `
      -0.5 attacker person, -0.4 limb victim, 0.4 drowsy now vanish, 0.5 much suddenly unwell, 0.6 sunken, 0.7 days, 0.8 pregnant, 0.9
      child, 1 bump`,
    words: `
      0.4 不醒 叫不 进去, 0.7 怀孕, 0.8 月大`,
    beginnings: `
      0.4 叫不醒`,
  },
  injury: {
    none: -1.8,
    meanings: `
      -0.7 me, -0.6 cannot victim, -0.5 badly days shaky, -0.4 swallow, 0.4 not self, 0.5 person wound, 0.6 respond see, 0.7 throat, 0.8
      eyesRolled unwell`,
    words: `
      0.4 出来, 0.5 到手, 0.6 宝宝, 0.8 了眼, 0.9 反应 没有`,
    beginnings: `
      `,
  },
  violence: {
    none: -2.2,
    meanings: `
      0.5 hit me strike, 0.6 goesOut soon, 0.8 afraid attacker, 1.7 home`,
    words: `
      0.4 今晚 我脖 掐我 脖子, 0.5 他在 我手 手机, 0.6 在家, 0.8 不敢`,
    beginnings: `
      0.4 我脖子 掐我脖, 0.5 我手机`,
  },
  eating: {
    none: -2.9,
    meanings: `
      -0.5 dose, -0.4 diabetesThing, 0.4 vomiting, 0.5 days heart, 0.6 deliberately legs onPurpose shame, 0.7 take, 0.8 eat weight, 0.9
      swallow, 1 purge`,
    words: `
      0.4 一天, 0.5 今天 出来 吃完 完饭 马上`,
    beginnings: `
      0.5 吃完饭`,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.4,
    meanings: `
      -0.8 shaky, -0.6 take, -0.5 attacker bump home unwell, -0.4 eat throat, 0.4 belongings cut intend want, 0.5 nobody ridOfMe, 0.6
      blade hide`,
    words: `
      0.4 고싶 싶어 어요`,
    beginnings: `
      0.4 고싶어 싶어요`,
  },
  heart: {
    none: -3.3,
    meanings: `
      0.4 atRest, 0.5 arm chest, 0.8 hurts`,
    words: `
      0.5 가슴 슴이`,
    beginnings: `
      0.5 가슴이`,
  },
  stroke: {
    none: -4.1,
    meanings: `
      0.4 arm person slurred, 0.5 limb, 0.6 not say speak`,
    words: `
      0.5 말이`,
    beginnings: `
      `,
  },
  breath: {
    none: -2.7,
    meanings: `
      0.6 blue not unwell, 0.7 breathe breathless cannot`,
    words: `
      0.4 숨을 이파, 0.5 숨이, 0.6 겠어, 0.8 을못`,
    beginnings: `
      0.6 겠어요`,
  },
  allergy: {
    none: -4,
    meanings: `
      0.6 throat, 0.7 pregnancySign, 0.8 limbSign swell trigger`,
    words: `
      0.4 이부`,
    beginnings: `
      `,
  },
  poison: {
    none: -2.7,
    meanings: `
      0.4 emptyPack, 0.5 breatheIn noHelp underSink, 0.7 take, 0.8 medicine, 1 swallow`,
    words: `
      0.4 셨어, 0.5 마셨`,
    beginnings: `
      0.4 셨어요, 0.5 마셨어`,
  },
  'blood-sugar': {
    none: -3,
    meanings: `
      0.4 goOn, 0.5 shivering, 0.6 manyFigure, 0.8 sugar, 1 diabetesThing`,
    words: `
      0.4 계속 시고, 0.8 혈당`,
    beginnings: `
      `,
  },
  baby: {
    none: -1.8,
    meanings: `
      -0.5 person, 0.5 unwell, 0.6 pregnant, 0.8 bump child`,
    words: `
      0.4 하고, 0.5 인데 임신 주인, 0.6 아기`,
    beginnings: `
      0.5 주인데`,
  },
  injury: {
    none: -4.1,
    meanings: `
      0.5 faint passOut, 0.6 shaky`,
    words: `
      0.4 이쓰, 0.5 쓰러 져서, 0.6 러져`,
    beginnings: `
      0.4 이쓰러, 0.6 러져서 쓰러져`,
  },
  violence: {
    none: -1.9,
    meanings: `
      -0.5 shaky unwell, 0.4 locksIn, 0.7 attacker goesOut, 1.2 home`,
    words: `
      0.4 목을, 0.5 에가 해요, 0.7 집에`,
    beginnings: `
      0.5 집에가`,
  },
  eating: {
    none: -2.5,
    meanings: `
      0.4 meal onlyEat, 0.5 purge starve, 0.9 take, 1 eat`,
    words: `
      0.5 먹고, 0.8 먹어`,
    beginnings: `
      0.8 먹어요`,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.3,
    meanings: `
      -0.7 speak take unwell, -0.5 attacker bump hurts onlyEat, -0.4 lips slurred, 0.4 farewell nobody not skin, 0.5 belongings die hide
      lastLetters marks ridOfMe soon want, 0.6 cut height method shame, 0.8 blade`,
    words: `
      -0.5 해요, 0.4 고나 그었 냈어 보냈 사진 안쪽 을지, 0.5 고싶 싶어, 0.6 들때`,
    beginnings: `
      0.4 냈어요 보냈어, 0.5 고싶어 싶어요`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.5 not, 0.5 heavyOn sweaty, 0.8 atRest, 1.1 chest, 1.3 hurts`,
    words: `
      0.4 같고 다고 땀이 면서 슴이, 0.5 것같 누가, 1.1 가슴`,
    beginnings: `
      0.4 가슴이`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      0.5 arm, 0.6 dropThings not numb, 0.7 speak, 0.8 say, 1.4 side`,
    words: `
      0.4 어뜨, 0.5 왼쪽 한쪽, 0.6 말이`,
    beginnings: `
      0.4 떨어뜨`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.5 take, -0.4 badly limb, 0.4 end, 0.5 atRest deadlyPlace unwell, 0.6 accident, 0.7 blue, 1 breathless, 1.1 breathe`,
    words: `
      -0.6 어요, 0.4 내요 목에 못쉬 쉬겠 쉬어 어도 우면, 0.5 가나 거려 누우 려요 서말 숨이 퍼래, 0.6 고쉬 을못, 0.7 소리 쉬고`,
    beginnings: `
      0.4 못쉬겠 숨이안 쉬어져 이안쉬, 0.5 거려요 누우면 숨을못 을못쉬, 0.6 고쉬고`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      0.4 meal take, 0.6 dose eat rash, 0.7 swell, 0.8 throat, 1.6 trigger`,
    words: `
      0.4 는것 더니, 0.5 먹고, 0.6 고목 져요`,
    beginnings: `
      `,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.4 meal now, 0.4 breatheIn overMuch respond see undo, 0.5 dose fumeSource much sleepPills, 0.6 emptyPack noHelp underSink wake,
      0.7 poison take, 0.9 medicine, 1.3 swallow`,
    words: `
      0.4 거품 까지 네요 마셨, 0.5 락스 셨어, 0.6 비었 었는`,
    beginnings: `
      0.5 셨어요`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 pregnancySign, 0.4 fruitBreath sick, 0.5 confused shaky sleep slurred, 0.6 sweaty, 0.8 manyFigure, 1.2 sugar, 1.8
      diabetesThing`,
    words: `
      0.5 같아, 0.7 주사, 1 혈당`,
    beginnings: `
      `,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 take, -0.4 person, 0.4 badly fall harmed wake, 0.5 birthSign pregnancySign unwell, 0.6 bump heatCold, 0.7 lips, 0.9 child,
      1.1 pregnant`,
    words: `
      0.4 뒤로 먹다 치고 하고, 0.5 도안 됐는 들었 부터 주인, 0.6 인데 임신 해요, 0.9 아기`,
    beginnings: `
      0.5 됐는데 아기가 주인데`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.6 eat, -0.5 say take, -0.4 arm, 0.5 fever passOut side, 0.6 legs unwell, 0.7 faint`,
    words: `
      0.4 넘게 유리, 0.5 갔어 겨지 나와 때마 벗겨 에서 이유 점이 진아`,
    beginnings: `
      0.4 분넘게, 0.5 갔어요 때마다 벗겨지 없어요 이유리`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.6 lips shaky unwell, -0.5 face pregnancySign sleep, 0.4 locksIn self, 0.5 get weapon, 0.6 hit, 0.7 goesOut, 0.8 attacker, 1
      home, 1.1 strike`,
    words: `
      -0.5 는데, 0.4 다녀 만나 안에 오분 화도, 0.5 놨고 들어 십오 에못, 0.6 게요 에가 한테, 0.7 집에`,
    beginnings: `
      0.5 십오분, 0.6 집에가`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.5 attacker, -0.4 swallow, 0.4 manyFigure, 0.5 many meal take weight, 0.6 lowSugarFigure starve, 0.7 purge, 0.9 bodyImage, 1 eat`,
    words: `
      0.4 기를 나면 먹고 샤워 아직 오늘 해요, 0.5 여덟 으면 을먹, 0.6 먹어`,
    beginnings: `
      0.5 을먹어, 0.6 먹어요`,
  },
}

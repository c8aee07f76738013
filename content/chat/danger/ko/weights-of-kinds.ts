import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.1,
    meanings: `
      -0.8 speak, -0.7 take unwell, -0.5 attacker bump hurts lips shaky, -0.4 onlyEat slurred, 0.4 belongings sleeves, 0.5 die farewell
      height lastLetters marks method not ridOfMe skin soon want, 0.6 hide shame, 0.7 blade cut`,
    words: `
      -0.5 해요, 0.4 거예 고나 냈어 보냈 사진 스에 안쪽 을지, 0.5 고싶 싶어, 0.6 들때`,
    beginnings: `
      0.4 거예요 냈어요 보냈어, 0.5 고싶어 싶어요`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 not, 0.5 heavyOn sweaty, 0.8 atRest, 1.1 chest, 1.2 hurts`,
    words: `
      0.4 같고 니가 다고 땀이 면서, 0.5 것같 누가 슴이, 1.1 가슴`,
    beginnings: `
      0.5 가슴이`,
  },
  stroke: {
    alarm: 0,
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
    alarm: 0,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.4 limb take, 0.4 cannot end, 0.5 deadlyPlace, 0.6 accident atRest blue, 1 breathless, 1.1 breathe`,
    words: `
      -0.7 어요, 0.4 가나 내요 누우 못쉬 숨을 쉬겠 쉬어 어도, 0.5 거려 려요 서말 숨이, 0.6 고쉬 을못, 0.7 쉬고, 0.8 소리`,
    beginnings: `
      0.4 누우면 못쉬겠 숨이안 쉬어져 이안쉬, 0.5 거려요 숨을못 을못쉬, 0.6 고쉬고`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.9,
    meanings: `
      0.4 meal take, 0.5 rash, 0.6 dose eat swell, 0.8 throat, 1.6 trigger`,
    words: `
      0.4 는것 더니, 0.5 고목, 0.6 먹고 져요`,
    beginnings: `
      `,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.4 meal, 0.4 alcohol, 0.5 breatheIn dose fumeSource much noHelp overMuch respond sleepPills underSink, 0.6 emptyPack wake, 0.7
      poison take, 0.9 medicine, 1.3 swallow`,
    words: `
      0.4 거리 네요 먹었 어나 이었, 0.5 마셨 셨어, 0.6 비었 었는`,
    beginnings: `
      0.4 마셨어 었는데, 0.5 셨어요`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 pregnancySign, 0.4 fruitBreath onlyEat sick, 0.5 confused shaky sleep slurred, 0.6 sweaty, 0.8 manyFigure, 1.2 sugar, 1.7
      diabetesThing`,
    words: `
      0.4 고말 놓고, 0.5 같아, 0.7 주사, 1 혈당`,
    beginnings: `
      `,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 take, 0.4 badly drowsy harmed wake, 0.5 birthSign fall pregnancySign, 0.6 bump heatCold unwell, 0.7 lips, 0.8 child, 1
      pregnant`,
    words: `
      0.4 됐는 먹다 주인 치고 하고, 0.5 도안 뒤로 들었 부터, 0.6 인데 임신 해요, 0.9 아기`,
    beginnings: `
      0.4 됐는데 주인데, 0.5 아기가`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.6 eat, -0.5 say take, -0.4 arm, 0.5 fever side, 0.6 faint passOut unwell, 0.7 legs`,
    words: `
      0.4 넘게 쓰러 져서 처럼 한쪽, 0.5 겨지 때마 벗겨, 0.6 갔어 점이 진아`,
    beginnings: `
      0.4 러져서 분넘게, 0.5 때마다 벗겨지, 0.6 갔어요 없어요`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.6 lips shaky unwell, -0.5 pregnancySign sleep, -0.4 face ownBody, 0.4 get locksIn self, 0.5 weapon, 0.6 hit, 0.7 goesOut, 0.8
      attacker, 1 home, 1.1 strike`,
    words: `
      -0.5 는데, 0.4 만나 받아 야해 이내, 0.5 게요 다녀 들어 사하 십오 안에 에가 오분 화도, 0.6 한테, 0.7 집에`,
    beginnings: `
      0.4 야해요, 0.5 사하고 십오분 집에가`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.5 attacker, -0.4 life swallow, 0.4 foodRule take weight, 0.5 lowSugarFigure many meal, 0.6 purge starve, 0.9 bodyImage, 1 eat`,
    words: `
      0.4 고일 나면 먹고 샤워 실가 아직, 0.5 기를 여덟 으면 을먹 해요, 0.6 먹어`,
    beginnings: `
      0.4 실가서 장실가, 0.5 을먹어, 0.7 먹어요`,
  },
}

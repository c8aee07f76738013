import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -1.1 speak, -0.9 take unwell, -0.7 attacker bump hurts onlyEat, -0.6 diabetesThing lips slurred, -0.5 atRest flashes hit many
      manyFigure numb pregnancySign shaky sick side swallow, -0.4 blurred contact dose eat heatCold locksIn medicine, 0.4 drawnTo lump
      me planned rash sleep tooHigh victim, 0.5 days hurt laboured leftOut miss self sleeves, 0.6 intend skin training, 0.7 belongings
      farewell nobody not, 0.8 die height hide lastLetters marks method ridOfMe shame soon want, 0.9 cut, 1.2 blade`,
    words: `
      -0.7 해요, -0.6 더니 을못 처럼, -0.5 자라 지고, -0.4 나와 는데 들어 리에 소리 치고, 0.4 겠다 기싫 내가 더라 데기 못멈 보여 어서 없다 요물 이자 자꾸 자살 쪽을, 0.5 가없 가자 나면 낼거 뛰어 라가
      라서 려고 로다 로팔 리위 상에 어내 어요 없을 여름 올려 유서 을거 자기 져있 책상 편해 한여 힘들, 0.6 거예 또그 매일 스에 에올 죽고, 0.7 고나 그었 냈어 보냈 사진 안쪽 을지, 0.8 고싶 싶어, 0.9 들때`,
    beginnings: `
      -0.4 없어요, 0.4 이자꾸, 0.5 가없어 다리위 뛰어내 없어서 없을거 에올려 올라가 책상에 한여름, 0.6 거예요 그었어 또그었 죽고싶, 0.7 냈어요 보냈어, 0.8 고싶어 싶어요`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.8 not, -0.7 person, -0.6 eat, -0.5 child lips, -0.4 birthSign bleed dose manyFigure see slurred victim weight, 0.5 arm
      indigestion pale stiffNeck, 0.6 sweaty, 0.7 heavyOn, 1 atRest, 1.2 chest, 1.3 hurts`,
    words: `
      -0.5 어요, 0.4 왼팔, 0.5 니가 빛이, 0.6 같고 것같 땀이 면서, 0.7 누가 다고 슴이, 1.2 가슴`,
    beginnings: `
      0.4 못하세, 0.7 가슴이`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.7 unwell, -0.6 sick take victim, -0.5 feelMove, -0.4 get hit, 0.4 drawnTo handFails mixesWords mouthLeaks, 0.5 arm, 0.8
      dropThings numb, 0.9 say speak, 1.3 side`,
    words: `
      -1 어요, -0.5 하고, 0.4 갑자 고팔 떨어 반쪽 숟가 아가 이돌 자꾸 줄새 줄줄 쪽얼 통화 화하, 0.5 가락 가안 것처 못해 물이 이갑 하다, 0.6 왼쪽, 0.7 말이 어뜨 한쪽`,
    beginnings: `
      0.4 갑자기 돌아가 숟가락 아가고 이돌아 입이돌 줄줄새 쪽얼굴 통화하 팔을못, 0.5 것처럼 못해요 이갑자, 0.7 떨어뜨`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 badly limb take, -0.5 bump eat hurt hurts see slurred, -0.4 belly chest home medicine method shame throat, 0.4 victim, 0.5
      cannot sick, 0.6 end, 0.7 atRest unwell, 0.8 deadlyPlace, 0.9 accident, 1 blue, 1.3 breathe breathless`,
    words: `
      -0.9 어요, -0.5 하고, 0.4 가한 나고 라요 리도 서한 쌕거 어져 이시 이차, 0.5 겠어 나와 도모 래요 모자 시퍼 이안 치고 하더 화기, 0.6 목에 숨을 쉬어 우면, 0.7 가나 내요 누우 못쉬 서말 쉬겠 어도,
      0.8 거려 려요 숨이 퍼래, 0.9 고쉬 을못, 1 소리 쉬고`,
    beginnings: `
      0.4 쌕쌕거 언니가, 0.5 겠어요 굴이시 모자라 시퍼래 어져요 이시퍼 전화기 하더니, 0.6 숨이안 쉬겠어 쉬어져 이안쉬 퍼래요, 0.7 누우면 못쉬겠 숨을못 을못쉬, 0.8 거려요, 0.9 고쉬고`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.7 not, -0.5 cannot overMuch, -0.4 days weight, 0.4 pregnancySign speak take, 0.5 limbSign meal, 0.6 eat, 0.7 dose rash, 0.8
      swell throat, 1.5 trigger`,
    words: `
      -0.7 어요, 0.4 고얼 굴이 두드 드러 러기 만해 면서 얼굴 이부, 0.5 개지 데기 땅콩 럽고 배가 지고 지럽, 0.6 는것, 0.7 더니 먹고 져요, 0.8 고목`,
    beginnings: `
      0.4 고얼굴 두드러 드러기 얼굴이, 0.5 소리가 지럽고`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.7 meal now, -0.6 side sleep trigger, -0.5 accident arm blue breathe diabetesThing die hit hurts kill onlyEat say sleeves swell
      throat, -0.4 bodyImage not sweaty without, 0.4 leftOut, 0.5 alcohol contact dizzy gas numb overMuch vomitCough, 0.6 breatheIn
      respond see, 0.7 fumeSource much undo, 0.8 dose emptyPack noHelp sleepPills wake, 0.9 take underSink, 1 poison, 1.2 medicine, 1.6
      swallow`,
    words: `
      -0.6 인데, -0.5 다고 안에, -0.4 나고, 0.4 렸어 막내 만남 약을 이다 이벌 이제 인줄 자라 좀푹 침이, 0.5 가비 거리 고거 고불 끓여 내고 알이 애가 여먹 요일 제를, 0.6 까지 깨물 네요 다삼 먹었 물어 어나
      이었 제좀, 0.7 거품 락스 마셨, 0.8 비었 셨어 었는`,
    beginnings: `
      0.4 가락이 고기침 기침이 렸어요 만남았 먹었어 인줄알 제좀푹 토해요, 0.5 가비었 고거품 고불러 끓여먹, 0.6 거리고 마셨어 었는데 이제좀, 0.8 셨어요`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.8 pregnancySign, -0.6 atRest, -0.5 many side, -0.4 child dose faint skin, 0.4 onlyEat shaky tooHigh, 0.5 bump insulin sick
      starve, 0.6 diabetic highSugarFigure lowSugarFigure, 0.7 fruitBreath sleep slurred, 0.8 confused sweaty, 1.1 manyFigure, 1.5
      sugar, 1.8 diabetesThing`,
    words: `
      -0.5 져요, 0.4 고자 늘은 실만 이바, 0.5 당이 슐린 이고 인슐 입에 점심 펌프, 0.6 고말 놓고 당뇨 이배 전자, 0.7 같아, 1 주사, 1.3 혈당`,
    beginnings: `
      0.4 고오늘 오늘은 장실만, 0.5 인슐린 입에서 혈당이`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.7 take, -0.6 person weight, -0.5 cannot dose hurt trigger, -0.4 chest diabetesThing live noHelp recurs shame skin swallow, 0.5
      highKetoneFigure many noKicks, 0.6 badly drowsy fall harmed wake, 0.7 birthSign pregnancySign unwell, 0.8 bump, 0.9 heatCold, 1
      lips, 1.1 child, 1.4 pregnant`,
    words: `
      -0.5 가락 려요, -0.4 까지 아이 으로, 0.4 남았 를해 마다 번도 분유 생후 어요 었다 예정 을안 자지 정일 조카 지를 터기 한번, 0.5 가만 갈비 개월 데갑 데물 딪치 를마 만해 시간 아가 어제 요그 지고 한데, 0.6
      가아 기가 달됐 되고 딱딱 러요 배가 하고, 0.7 도안 됐는 뒤로 들었 먹다 부터 주인 치고, 0.8 해요, 0.9 인데 임신, 1.3 아기`,
    beginnings: `
      0.4 를해요 번도안 부터기 예정일 자지러 한번도, 0.5 데갑자 만해요 부딪치 어요그 있는데, 0.6 달됐는, 0.7 됐는데 주인데, 0.8 아기가`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.8 eat take, -0.7 arm say, -0.6 now overMuch pregnant, -0.5 child home manyFigure speak, -0.4 diabetesThing medicine method numb
      see sick, 0.4 blurred flashes, 0.5 wound, 0.7 fever passOut side, 0.8 legs unwell, 0.9 faint`,
    words: `
      -0.5 같아 굴이 아요, 0.4 가데 가손 가숨 기고 기숨 라고 붙잡 손끝 숨도 십분 싱크 을움 이쓰 이퉁 짜장 쪽이 크대 퉁붓 후배, 0.5 가쓰 거리 고온 나갔 날아 뒤로 떡드 락날 리에 마다 만지 벅지 식이 쓰러 옆에 요입
      의식 이없 자로 져서 쪽을 처럼 피가 허벅, 0.6 고해 넘게 분넘 유리 한쪽, 0.7 겨지 나와 때마 벗겨 에서 이유, 0.8 갔어 점이 진아`,
    beginnings: `
      -0.5 어져요 얼굴이, 0.4 가숨을 걸렸어 숨을안 식이없 싱크대 쓰러져 에걸렸 을안쉬 을움켜 이쓰러 이퉁퉁 퉁붓고 퉁퉁붓 후배가, 0.5 가쓰러 나갔어 다목에 드시다 떡드시 시다목 어요얼 어요피 요입술 의식이 허벅지, 0.6
      고해요 러져서 분넘게, 0.7 때마다 벗겨지 이유리, 0.8 갔어요 없어요`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.9 unwell, -0.8 lips shaky, -0.7 face pregnancySign sleep, -0.6 days, -0.5 atRest medicine ownBody take without, -0.4 contact
      diabetesThing manyFigure not purge tooHigh, 0.4 threaten, 0.5 me shame soon, 0.7 get locksIn self, 0.8 weapon, 1 goesOut hit, 1.1
      attacker, 1.3 home, 1.6 strike`,
    words: `
      -0.7 는데, -0.4 었어 인데, 0.4 가기 구가 는소 목졸 배달 부딪 앞에 에서 있어 자친, 0.5 고마 남친 목을 세번 아무, 0.6 다고 들고 만나 받아 사하 야해 이내 화도 회식, 0.7 놨고 다녀 십오 안에 오분,
      0.8 게요 들어 에못, 0.9 에가 한테, 1 집에`,
    beginnings: `
      -0.4 었어요, 0.4 는소리 자친구 친구가, 0.6 사하고 야해요, 0.7 십오분, 0.9 집에가`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.7 attacker, -0.6 overMuch swallow, -0.5 badly diabetesThing home life me not sleep throat, -0.4 poison, 0.4 period shame, 0.5
      foodRule manyFigure take weighsSelf, 0.6 many weight, 0.7 meal, 0.8 lowSugarFigure starve, 0.9 purge, 1.1 bodyImage eat`,
    words: `
      -0.5 려요 에서 하고, 0.4 고바 고생 내요 넣어 닥이 락넣 락이 리도 생리 친구 토하, 0.5 가락 가서 고는 고손 고일 놔요 니까 들이 먹고 서물 신차 오늘 체중 킬로 하는 하루, 0.6 거울 나면 데아 먹으 변비 비약 샤워
      실가 아직 해요, 0.7 기를 여덟 으면 을먹, 0.8 먹어`,
    beginnings: `
      0.4 가락넣 고나면 고생리 락넣어 먹고나 먹으면 바닥이 생리도 토하는, 0.5 닥이었 정신차, 0.6 변비약 실가서 장실가, 0.7 을먹어, 0.9 먹어요`,
  },
}

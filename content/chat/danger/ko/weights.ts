import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.9,
  meanings: `
      -0.9 asks, -0.8 training, -0.7 accident, -0.5 sun, -0.4 exercise, -0.3 recovered weight, -0.2 about joke lowOxygenFigure prevents,
      -0.1 handOver highKetoneFigure hurt past sleep undo, 0.1 belly cut gone heavyOn laboured leaden life noKicks ownBody pointless
      trigger vomitCough vomiting without wound, 0.2 atRest blue breathe breatheIn chest contact deliberately diabetesThing drowsy eat
      emptyPack face fever feverFigure heatCold height intend leftOut legs limbSign locksIn manyFigure miss move noHelp overMuch
      pregnant purge respond say shivering sick slurred speak sugar swallow sweaty swell thirst threaten tooHigh underSink vanish wake
      want, 0.3 bathroom belongings birthSign blade bleed dose goesOut hit kill lips lowSugarFigure many me method nobody now onlyEat
      ridOfMe see skin weapon, 0.4 cannot child die feelMove hurts limb medicine person shame sleeves victim, 0.5 home pregnancySign
      self take throat, 0.6 badly, 0.7 not, 0.8 shaky, 1 unwell`,
  words: `
      -0.5 돼요, -0.4 니다, -0.3 공복 까요 도돼 떻게 리가 비번 안돼 어떻 이안 죽겠, -0.2 ᄏᄏ 감사 게좋 고뛰 고숨 그네 기절 네슘 뇌졸 는데 도되 됐어 되나 때문 마그 마예 먹을 몇시 문에 바꿀 사합 서기 세요 식단
      얼마 요ᄏ 요일 운동 으로 을까 있나 있어 자서 졸중 지금 추천 치님 코치 턱까 합니 해도, -0.1 ᅲᅲ ᅲ지 가얼 가요 가이 걸려 겠어 계가 고지 괜찮 궁금 금먹 금은 긴팔 까지 꿀수 나요 넘게 년에 년전 는거 는게 는줄 니까
      다ᅲ 다리 다먹 단백 데어 도적 동이 되는 뛰어 라고 로바 루에 만한 뭐예 배고 백질 상담 상이 새벽 서숨 수있 쉐이 습니 시간 시에 어도 어서 언니 었는 에뇌 에먹 와요 요식 요어 유산 을만 이뭐 이있 이차 이크 있을 전에 제하
      죽는 중계 증상 진짜 질쉐 체했 터시 파죽 하루 하체 한달 했더 했어, 0 가가 강아 개월 거같 겠다 고계 고손 고쌕 고토 고파 고했 끝나 나고 나오 남편 내고 뇨인 는아 늘은 다들 답답 답하 당뇨 대요 더니 데지 데혈 도없 땀에
      떨려 떨어 린맞 마가 만지 말도 맞고 머니 먹어 먹었 면서 못내 못삼 못알 무서 버지 보고 부었 부터 빠가 삼키 새우 서못 서워 손가 숨이 슐린 시작 신중 심장 쌕거 쌕쌕 아가 아내 아버 아빠 아서 아지 앉아 알아 압이 약도 약을
      어제 엄마 없고 없대 었고 에서 에힘 오고 우먹 워도 을거 을안 이답 이어 이었 이자 이제 인슐 있었 자꾸 작해 저려 조영 중인 지마 지만 쪽팔 찮아 체중 침부 침을 토하 편이 하는 하다 한쪽 할머 혈압 힘이, 0.1 가고 가기 가깨
      가돌 가락 가말 가한 갑자 같아 거려 계속 고나 고눈 고어 고오 고왼 고입 고축 고팔 굴이 기가 기말 기싫 깨질 나면 내리 내요 네요 누가 눈앞 늘어 다가 닥이 데머 도못 도안 돌아 동생 됐는 두드 드러 들고 딱딱 땀나 떡해 떨리
      라이 락스 러기 러워 러져 러질 럼딱 레놀 려고 려요 를마 리겠 리고 마시 말이 머리 목이 못가 물만 물을 바닥 배가 번쩍 변비 봉지 부어 분넘 붓고 비약 생이 소리 속토 손떨 손에 술이 숨을 쉬어 스를 시고 식은 식이 신차 아요
      아이 아침 안깨 안먹 안쉬 앞이 약봉 어나 어내 어눌 어떡 어지 어짜 얼굴 없어 에못 여름 온몸 왼팔 은땀 을마 의식 이가 이는 이레 이번 이부 이쓰 이없 이터 이파 입술 잘지 정신 제부 제좀 져서 져요 쥐어 지가 지러 지를 질것
      쩍거 축늘 칼들 칼로 타이 터로 토해 파래 팔이 힘들, 0.2 가서 가슴 같고 고식 고싶 구가 그어 내가 너무 는언 니한 다고 당이 데피 리위 마셨 목을 벅지 비었 사람 상에 생후 서물 셨어 슴이 쓰러 아기 아프 어져 에가 열이 예요
      워요 위에 을못 인데 임신 있는 자기 지고 책상 처럼 친구 프고 한테 허벅 혈당, 0.3 것같 놨어 들어 많이 먹고 봐요 어가 었어 오늘 이고 이아 장실 주인 질거 집에 피가 해질 화장, 0.4 거예 싶어 해요, 0.5 하고, 0.9
      어요`,
  beginnings: `
      -0.3 다리가 도돼요 안돼요 어떻게 이안돼, -0.2 감사합 고뛰어 고숨이 그네슘 뇌졸중 도되나 됐어요 되나요 때문에 마그네 마예요 사합니 서기절 얼마예 요ᄏᄏ 을까요 있나요 코치님 턱까지 합니다 해도돼, -0.1 ᅲᅲ지 ᅲ지금
      겠다ᅲ 고파죽 금먹어 꿀수있 다ᅲᅲ 다먹었 먹어도 바꿀수 배고파 습니다 었는데 에뇌졸 죽겠다 죽는줄 중계가 지금먹 지금은 체중계 파죽겠, 0.1 겠다고 고식은 내리겠 됐는데 뛰어내 라이터 러져서 리겠다 벅지를 변비약 식은땀 쓰러져
      아기가 어나요 어내리 이터로 질것같 칼들고, 0.2 가슴이 것같고 그어요 는언니 니한테 다리위 데피가 마셨어 먹어요 셨어요 아프고 언니한 었어요 이아프 집에가 친구가 허벅지 혈당이, 0.3 놨어요 들어가 주인데 화장실, 0.4 거예요
      고싶어 싶어요`,
}

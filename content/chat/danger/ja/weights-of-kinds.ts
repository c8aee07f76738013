import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.2,
    meanings: `
      -0.8 hurts lips shaky take, -0.7 limb pregnancySign swallow throat unwell, -0.6 attacker cannot hit manyFigure medicine vomitCough
      without, -0.5 atRest breathe dose feelMove past side sleep, -0.4 badly bodyImage chest suddenly, 0.4 hide much victim, 0.5
      deadlyPlace deliberately goOn hurt lastLetters miss ridOfMe, 0.6 belongings cut handOver sleeves, 0.7 soon, 0.8 height skin want,
      0.9 die, 1 say, 1.1 blade, 1.3 kill`,
    words: `
      -0.8 みた, -0.5 いで から, -0.4 して ます 家に, 0.4 て血 どう なく にた の上 書い 毎晩 腕を 見て, 0.5 いと てて て下 はお らい, 0.6 いて には りす, 0.7 した もう, 0.8 たい を見 死に, 0.9
      自殺`,
    beginnings: `
      -0.8 みたい, -0.4 たいな, 0.4 て血が 日はお 書いて, 0.7 にたい 死にた`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 not, -0.5 bleed person without, -0.4 unwell, 0.4 heavyOn leaden, 0.5 feelMove onlyEat others, 0.6 sick, 0.7 sweaty, 0.8 arm
      atRest, 1 hurts, 1.3 chest`,
    words: `
      -0.7 った, -0.4 して, 0.4 かが ぎゅ まで らそ 乗っ, 0.5 が胸 ゃつ りし 感じ 痛い, 0.6 るみ 胸が`,
    beginnings: `
      0.4 に痛い 乗って, 0.5 しゃつ, 0.6 るみた`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 accident, -0.5 days pregnancySign, -0.4 breathe child take throat, 0.5 ageOld lost suddenly, 0.6 slurred, 0.8 speak, 1 side,
      1.2 numb`,
    words: `
      -0.5 いて くて てた ない, 0.4 が片 て左 みた 上が 急に 見え, 0.5 とし に見 れつ ろれ 腕が, 0.6 がっ らん 母の 落と 言葉`,
    beginnings: `
      0.4 とした, 0.5 に見え ろれつ, 0.6 がって`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.8 shaky, -0.7 pregnancySign, -0.6 take, -0.5 swallow, -0.4 victim, 0.5 cut face lips, 0.6 asthma, 0.7 without, 0.8 laboured,
      0.9 blue, 1.3 breathe`,
    words: `
      -0.5 った, -0.4 いて から たら てま なく れて, 0.4 くて しい しく して でな で三 で昨 ので れる 休み 喘息 酸素, 0.5 える が切 が紫 て一 ない れま んく んど ーし 声で, 0.6 きな もし 一文 夜は 息で 笛み
      苦し, 0.7 つの, 0.8 がで でき ひと, 1 息が`,
    beginnings: `
      0.4 みたい 喘息で, 0.5 が切れ ぜーし たいな でない ーして 唇が紫 息が切 苦しく, 0.6 きない 笛みた, 0.8 ができ できな 息がで`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 hurts without, -0.5 days not, -0.4 accident asks home manyFigure, 0.4 breathless sunken swallow, 0.5 limbSign swell, 0.6 lump
      throat, 1 rash, 1.3 trigger`,
    words: `
      -0.5 して, 0.4 かに てな, 0.5 が腫 なん ゆい らが 腫れ, 0.7 かゆ 声が, 0.8 全身`,
    beginnings: `
      0.4 腫れて, 0.5 かゆい が腫れ`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.6 bleed now, -0.5 bodyImage breathe cannot side want, 0.4 belly breatheIn method, 0.5 alcohol dose headSplits sleep take, 0.6
      awful fumeSource, 0.8 underSink, 0.9 swallow, 1.1 deadlyPlace much, 1.5 poison, 1.7 medicine`,
    words: `
      -0.5 たい, -0.4 くて ない, 0.4 した とー 分で 剤の 指の 漂白 痛い 白剤, 0.5 がす が遠 のぼ やつ るを 洗剤 流し 遠い, 0.6 ちゃ ゃっ やば るや ーと, 0.7 ーる 薬を 飲ん, 0.9 んだ, 1.1 った`,
    beginnings: `
      0.4 かけて ってた ゃった 漂白剤 自分で, 0.5 が遠い ゃんの ーるを, 0.6 やばい るやつ, 0.7 飲んだ`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.7 hurts, -0.5 bump person, -0.4 much say, 0.4 belly, 0.5 insulin lowSugarFigure shaky, 0.6 take tooHigh, 0.7 bleed, 0.8
      manyFigure, 1.1 accident, 1.3 sugar, 1.4 diabetesThing`,
    words: `
      -0.5 した んだ, -0.4 なっ ます, 0.4 がぶ ごと のに の一 の注 もわ りで ーの, 0.5 hi 注射, 0.6 しょ わか, 0.7 りっ, 1.1 血糖`,
    beginnings: `
      0.4 たいな ないっ の注射 もわか, 0.5 なくて`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.7 limb, -0.6 swallow, -0.5 accident diabetesThing, -0.4 breathless hurt injure medicine say side take, 0.4 drowsy eyesRolled
      see without, 0.6 highKetoneFigure noKicks, 0.7 badly move, 0.8 days, 1 unwell, 1.2 child, 1.3 birthSign pregnant, 1.9 bump`,
    words: `
      -0.5 てる れて, -0.4 って れた, 0.4 とん なの みこ 一度 昨日, 0.5 がと だら へこ るく 姉が 月の 目が 赤ち 起こ, 0.6 がへ こし 出血 週で, 0.7 妊娠, 0.9 生後, 1.1 か月`,
    beginnings: `
      0.4 なのに みこん 一度も 昨日か, 0.5 ってか てない 赤ちゃ 起こし, 0.6 がへこ`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.9 now, -0.7 bump throat, -0.6 accident, -0.5 birthSign child manyFigure swallow, -0.4 face numb, 0.4 asks feverFigure passOut,
      0.5 fever limb side, 0.6 fall feelMove, 0.7 faint, 1 legs`,
    words: `
      -0.7 った, -0.6 くて 顔が, -0.5 れる, -0.4 まし, 0.4 いさ えて た子 て頭 に痛 を引 ーで 倒れ 出て 動け 子を 血の, 0.5 から がな が倒 が止 くり けな さき さー てた で押 の後 の海 むら らさ ら右
      右下 止ま, 0.6 につ まら 息も 白く, 0.7 つか 血が 顔む, 1 父が`,
    beginnings: `
      -0.5 くなっ, -0.4 ってき, 0.4 た子を つかな まって を引き 上げた 子を引 痛みが, 0.5 から右 が倒れ が止ま けない むらさ らさき 打って, 0.6 がない につか 倒れて`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.6 breathe pregnancySign shaky, -0.5 not take unwell, -0.4 atRest child want, 0.4 harmed, 0.5 afraid confine me person victim
      weapon, 0.6 control, 0.7 strike, 0.8 home locksIn, 0.9 attacker, 1.1 hit`,
    words: `
      -0.7 した, -0.5 くて, -0.4 たい, 0.4 あざ に首 める 先の 夜は 彼氏 玄関 鍵が, 0.5 けに さい さん だと のが ます れた れて 合わ 帰る 氏に 閉じ, 0.6 かけ てく 包丁 怖い, 0.7 され とき に帰 られ,
      0.8 彼は, 1.1 家に`,
    beginnings: `
      0.4 うんで 鍵がか, 0.5 されて るのが れてま んです 今夜は 彼氏に, 0.6 られて るとき, 0.7 家に帰`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 badly breathe, -0.5 attacker, -0.4 diabetesThing goOn, 0.5 swallow, 0.6 eat foodRule lowSugarFigure, 0.7 days shame
      timesADay, 0.9 purge weight, 1 meal, 1.1 bodyImage`,
    words: `
      -0.6 った んだ, -0.5 っと, 0.4 すぐ そり にな べて まだ 中に 剤を 吐い 毎日 毎食 水を, 0.5 が一 こっ っそ て水 なく のあ れに 行っ, 0.6 てそ 食べ, 0.7 あと きろ に行 下剤, 0.9 食後`,
    beginnings: `
      0.4 て吐い といれ なくて んでい 剤を飲 毎食後 食べて, 0.5 いれに っそり て水を のあと 行って`,
  },
}

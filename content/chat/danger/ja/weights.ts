import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.4,
  meanings: `
      -0.7 asks, -0.5 accident joke sleep training, -0.4 recovered, -0.3 about sun weight, -0.2 ageOld belly exercise live
      lowOxygenFigure planned prevents, -0.1 longPast odd weighsSelf, 0.1 atRest blue deliberately faint feelMove get height hit
      laboured manyFigure numb ownBody pet poison pregnant see shame shivering slurred strike suddenly sunken timesADay trigger
      vomiting, 0.2 afraid attacker bathroom blade die drowsy fall fever feverFigure goOn handOver head hide life method nobody onlyEat
      others overMuch purge racing respond ridOfMe sick skin stand sweaty swell vomitCough, 0.3 birthSign bleed bump child end face lips
      lowSugarFigure much not side speak want wound, 0.4 belongings deadlyPlace dose leftOut me medicine miss swallow throat without,
      0.5 badly breathe hurts shaky take, 0.6 person victim, 0.7 kill pregnancySign unwell, 1 now`,
  words: `
      -0.6 いい, -0.4 いん けど にあ ます 今は 寝る, -0.3 いで でき で息 もい りま 卒中 理で 立て 脳卒, -0.2 いの がし きま ぎて すか すぎ っと てく て寝 て息 です で腕 とれ なが ばい ばな ぷら ぷろ らん りが
      れー ろて 変更 姉に 日の 木曜 死ぬ 段で 症状 続け 運動, -0.1 あり いか いま うご うす おか かし かろ があ がら が回 が死 が終 くだ くれ くわ ぐい ぐは ける こぼ こん ござ ざい しび すく する すわ そう たか たけ
      ださ だっ つけ つ教 てど て死 でし でも とう とで と連 どこ どん なく なっ なり な症 にそ にで にん のす のに の後 は何 ぱす びに びれ めな めの もの らな りっ りー る飲 れる ろぐ ろり わっ わる わー を教 んぐ んで
      んび ーで ーど 低か 体重 夫が 年前 指を 教え 料金 日水 死ん 焼け 状が 胸が 脚が 腕が 計が 買え 重計 間食 階段, 0 hi いに うか うず うに えて おす お腹 かっ がい がか がす がっ がな が下 が今 が真 が胸 きは くで
      くま こか こと さい さえ さっ さん しか した しま しゅ しょ しー じゃ じん すい すす すと すめ ずく ずっ せん たが たの ため たー ちが っき っし った っち っ白 つか つま つら てい てう てし てて てま て片 て言 でい
      でぜ で何 で目 で血 で足 とま とる と吐 どう どっ なな なの にお にな には に乗 に心 に硬 ので のを の前 の手 はど は一 は主 ひゅ べて べら まい まし ませ めば も吐 も喉 ゃん やめ やり ゅー よう らで ら始 りん るが
      るこ るよ をか を切 を食 んが んす んに んを ーっ ーな ーひ 上が 下が 中の 主治 今日 何回 入れ 分く 切っ 前が 前に 前は 動か 友達 呼ん 唇が 塞を 始め 娘が 後に 心筋 心臓 息子 手続 押さ 方の 昨日 梗塞 殴ら 母が 治医
      減ら 片方 痛い 痛と 発作 白に 目が 目の 真っ 硬く 筋と 筋梗 終わ 続き 腹が 腹す 血糖 行っ 見え 見つ 言っ 計に 赤ち 超え 蹴ら 達が 頭痛 飲み 首絞, 0.1 いっ いな うし かち かな か月 がち がと が上 が切 が怖 が急 が漂
      が締 が腫 きた きな くし くな くら くる ぐっ けて けで けら され しい して すぐ すり せた たり だけ ちか ちて ちゃ っく っぱ つが てき てな ても て今 て冷 で太 とし にろ に刺 に痛 に首 のが の口 の赤 の階 ぱい べた
      また まだ まっ まで まら みま みん めら もも もを ゃっ や汗 らみ ら喉 ら胸 りし りす りで るし るの るみ る前 れそ れた れつ れて ろれ を打 んじ んだ んな ーす ーる 一日 今朝 付け 何度 供が 倒れ 全身 冷や 出て 分の
      切れ 刺さ 剤を 効か 口が 吐い 吐き 喉が 回ら 太も 妊娠 子供 左腕 度の 度も 怖い 急に 打っ 日か 日は 日目 朝か 横に 止ま 毎晩 氏に 気づ 水を 汗が 漂白 熱で 父が 白剤 祖母 絞め 締め 腫れ 苦し 落ち 起き 長袖 震え 頭が
      顔が 食べ 駅の, 0.2 いく いる いれ える かけ かみ がひ がへ が出 くち けま そり たも たら てた て左 て水 で手 とい に行 の上 の熱 へこ みそ みた らい らせ るか れな れに を飲 上に 乗っ 全部 出血 子が 彼氏 死に 母の
      痛く 糖が 血が 週で 閉じ 食後, 0.3 いた う死 がで って もう られ ると を見 今夜 家に 彼は 息が 生後 飲ん, 0.4 いて くて たい てる の子, 0.5 から, 0.6 ない`,
  beginnings: `
      -0.3 えてく してい できま で息が もいい ります 脳卒中, -0.2 いです きませ すぎて たいで って寝 ていん てもい で腕が ながら なりま ぷらん ぷろて ますか らない りまし ろてい 階段で, -0.1 くわっ こんび すくわ たけど
      だけど ったけ っとる てくれ て死に とる飲 なくな なった にそう になっ にんぐ ばいい びにで りっと るよう わっと んぐは んだけ んでも んびに 体重計 年前に 教えて 死にそ, 0.1 うに痛 が腫れ きない くて左 ぐった したい してる
      たりし ったり ってい っぱい どうし の赤ち みまし みんな められ らせた らみん りして れてる を飲ん んじゃ 今日は 度の熱 彼氏に 横にな 絞めら 腫れて 飲んじ, 0.2 いれに かない かみそ がない がへこ けまし ている て水を といれ
      ないく に乗っ の子が みそり みたい りませ るから れない 乗って 出血が 痛くて 血糖が 飲んだ, 0.3 ができ もう死 られた 息がで`,
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -1.6 home, -1.3 cannot hit swallow, -1.1 eat, -1 lips, -0.9 sick strike take throat, -0.8 face speak, -0.7 atRest head hurts shaky
      unwell vomitCough, -0.6 accident attacker belly, -0.5 pregnancySign pregnant side, -0.4 asks breathless heart purge, 0.4 not, 0.5
      farewell others suddenly, 0.6 injure method miss ridOfMe weapon, 0.7 cut deliberately lastLetters live self, 0.8 die hurt skin,
      0.9 hide nobody, 1 victim, 1.1 belongings deadlyPlace soon, 1.2 height, 1.3 leftOut me, 1.5 blade want`,
    words: `
      -0.6 手腕 毛巾 現在, -0.5 可是 要杀, -0.4 孩子 老公, 0.4 个人 了好 吉他 女儿 子她 所有 把所 点点 爸妈 用再 看到 跳楼 轻松, 0.5 不用 以后 几个 刀片 刚在 往下 我都 放在 给我, 0.6 不好 刚才 想死 每天
      自杀 袖口 里面, 0.7 人都 又割 天晚 我已 我想 桌上 自己, 0.9 已经, 1 站在`,
    beginnings: `
      0.4 一点点 不用再 把所有, 0.7 我已经`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.5,
    meanings: `
      -0.7 days victim, -0.6 bleed cannot hurt recurs, -0.5 tooLow, -0.4 bump now pregnant rash trigger vomitCough, 0.5 sun, 0.7 heavyOn
      limb, 0.8 heart stand sweaty, 0.9 badly, 1 arm atRest speak, 1.3 hurts, 1.5 chest`,
    words: `
      -0.5 说话, 0.4 不舒 中间 全湿 后背 回来 好痛 得要 沉得 痛到 背心 胳膊, 0.5 一个 也不 像有 心口 有人 爸胸 身上, 0.6 冷汗 得慌 我爸, 0.7 一句 一身 是胃 着一 着胸 透了, 0.8 一样 句话 路边 边一, 0.9
      坐在 胸口`,
    beginnings: `
      0.4 不舒服, 0.5 像有人 我爸胸 爸胸口, 0.8 一句话`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.9 hurt, -0.7 accident child days injure, -0.6 badly hit recurs sick take victim, -0.5 medicine shaky stand throat unwell, -0.4
      breathe chest me threaten, 0.4 mouthLeaks now suddenly, 0.5 speak tooLow, 0.6 attacker feelMove get, 0.7 cannot dropThings, 0.8
      arm, 0.9 handFails numb, 1 limb, 1.4 side slurred`,
    words: `
      0.4 了好 分钟 到一 十分 歪了 没睡 睡好 走路, 0.5 不上 出来 只有 含糊 好好 好看 從嘴 我老 沒力 痛到 着走 突然 笑起 舌頭 講話 话含 起來 鏡子, 0.6 一只 不清 右手 大舌 扣不 扣子, 0.7 一边 一邊 出來 杯子,
      0.8 一半 嘴角 手里 说话, 0.9 嘴歪 左手`,
    beginnings: `
      0.4 没睡好, 0.5 到一半 十分钟 從嘴角 话含糊 说话含, 0.6 扣不上`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.9 pregnancySign, -0.8 head limb see take, -0.7 pregnant shaky vomitCough, -0.6 belongings child medicine suddenly throat, -0.5
      face hit much soon, -0.4 eat hurt many skin weight, 0.4 arm numb sleep, 0.5 asthma onPurpose ribsIn say, 0.7 noHelp not onlyEat,
      0.9 accident breatheIn, 1.1 sick, 1.2 blue breathe cannot, 1.3 breathless`,
    words: `
      -0.9 了脸, -0.7 上来 出来 没有, -0.5 子吃 现在, -0.4 不起 个小 宝宝 来一, 0.4 下就 她说 姐姐 字一 就是 水一, 0.5 也不 住了 厕所 发紫 叫她 唇都 坐在 子一 我姐 我媽 手指 昨晚 沒力 都黑, 0.6 不出
      口水 叫他 喘不 得好 电话 紫喘, 0.7 上气 下午 从下 去厕 吸了 呼吸 就得 开始 得停 的一 着窗 紫了 靠着, 0.8 个字 侄子 哭不 坐着 好大 水都 着也, 0.9 膀一 里像, 1 不能, 1.1 肩膀`,
    beginnings: `
      -0.5 不出来 孩子吃, 0.4 了水一, 0.5 喘不上 嘴唇都, 0.6 发紫喘, 0.7 不上气 从下午 去厕所 呼吸了 就得停, 0.8 坐着也 肚子一, 0.9 肩膀一`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.4,
    meanings: `
      -0.8 accident me victim, -0.7 limb unwell, -0.6 days many person pregnant shaky, -0.5 arm blue medicine, -0.4 bleed chest, 0.4 say
      speak, 0.5 dose eat face hurt, 0.7 injure swallow voiceChanged, 0.8 throat, 1.1 limbSign rash, 1.2 swell, 1.3 lump, 1.9 trigger`,
    words: `
      0.4 哑了 子的 子眼 得像 手心 打完 沒帶 绞着 脸肿 舌头, 0.5 吃了 嘴巴 浑身 聲音 花生 起来, 0.6 一下 不住 全身 都变, 0.7 了说 可是 嗓子 快站 的蛋 站不 蛋白`,
    beginnings: `
      0.5 起来了, 0.7 快站不 的蛋白 站不住`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -1 say trigger, -0.9 atRest days injure not, -0.8 speak swell unwell, -0.7 arm eat limbSign meal onPurpose pregnancySign, -0.6
      accident bleed bodyImage bump diabetesThing leftOut lump ownBody, -0.5 rash shame strike tooLow weight, -0.4 badly binge blade
      sweaty threaten, 0.4 overMuch pain self, 0.5 leaden lowOxygenFigure person shaky wayTo, 0.6 drowsy head hurts take wake, 0.7 goOn
      sleep, 0.8 alcohol noHelp, 0.9 ageOld, 1 dose face fumeSource much underSink, 1.1 burnSource, 1.2 belly, 1.4 swallow, 1.5 poison,
      1.6 emptyPack, 1.7 medicine`,
    words: `
      -0.7 宝宝, -0.6 我妹, -0.5 两个 偷吃 奶奶 我都 昨晚 每天 肚子, -0.4 不停 个月 偷偷 催吐 奶的 然后, 0.4 了水 全是 家都 屋里 抬不 昨天 烧炭 發紫 胃里 脸色 都不, 0.5 一声 上就 两板 十片 嗓子 嘴巴
      外婆 大口 她叫 子喝 子把 就没 枕头 眼皮 睡得 窗户 裡的 键盘, 0.6 一個 一整 上的 下面 东西 喉嚨 地上 字一 小的 开一 心腿 我以 来一 沒了 的我 自己 里是 面那, 0.7 下去, 0.8 恶心 里烧, 0.9 像火 吃了, 1
      一大, 1.2 空了, 1.3 喝了`,
    beginnings: `
      -0.4 奶奶的, 0.4 吃了一 大家都 屋里烧 抬不起 里烧炭, 0.5 三十片 了三十 子喝了 孩子喝, 0.6 恶心腿`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.9 me, -0.7 child hurts, -0.6 arm pregnant say, -0.5 feelMove head home many onPurpose throat trigger, -0.4 chest method noHelp
      speak unwell, 0.4 keto now, 0.5 bleed confused fruitBreath injure insulin vomitCough, 0.6 diabetic pale urinate, 0.8 hit shaky
      thirst, 1 lowSugarFigure strike, 1.3 accident sugar, 1.5 diabetesThing`,
    words: `
      -0.5 吃了, -0.4 出来, 0.4 尿病 打了 打针 果味 突然 糖尿 那一, 0.5 一股 在哪 子疼 己在 渴得 现在 里像 里有 针就, 0.6 三天 不知 吃饭 喝水 姑娘 打完 直喝 知道 路边 那个, 0.8 了一 她不, 1.2 嘴里,
      1.3 血糖`,
    beginnings: `
      0.4 糖尿病, 0.5 嘴里有 己在哪 肚子疼 自己在, 0.6 一直喝 不知道 直喝水`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -1 swallow, -0.8 limb, -0.7 ageOld, -0.6 hurt lost person self throat, -0.5 cannot chest diabetesThing goesOut heart medicine numb
      sick sleeves soon sugar take trigger victim, -0.4 breathe faint injure nobody recurs want, 0.4 fontanelle, 0.5 confused contact
      headSplits move suddenly sun tooLow voiceChanged, 0.6 binge vanish, 0.7 flashes hit, 0.8 badly bleed head, 1 birthSign days
      noKicks sunken, 1.1 lips, 1.3 unwell, 1.7 bump, 1.9 child, 2.2 pregnant`,
    words: `
      -0.7 眼睛, -0.6 了眼 嘴里 身子, -0.5 了一 血糖, -0.4 不出 出来 嘴唇 晚上, 0.4 一块 一碰 不吃 也不 发现 囟门 好怪 婆婆 我妹 白眼 碰就 翻白 肋骨 还说 還有 阿姨, 0.5 两个 了脸 人发 他没 卫生 子发
      干的 掉下 是干 眼前 起來, 0.6 一圈 不醒 个月 也没 他背 厉害 变了 变成 哭声 声音 安静 平时 时一 的我 突然 肚子, 0.7 到现 吸一 小时 没动 的小, 0.8 直流, 0.9 从昨 怀孕, 1 個月, 1.3 的像, 1.4 月大,
      1.5 宝宝`,
    beginnings: `
      0.4 一碰就 叫不醒 翻白眼, 0.5 从昨天 他没反 掉下来 是干的, 0.6 个月大, 0.7 到现在, 0.8 一直流 個月大`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -1.2 breathless me, -1 days, -0.9 arm bump pregnant shaky, -0.8 medicine trigger, -0.7 cannot face swallow, -0.6 bleed child dose
      now strike, -0.5 attacker bathroom die lump manyFigure, -0.4 diabetesThing poison stand sunken weapon, 0.4 cut threaten, 0.5
      contact dizzy limb onPurpose rash wound, 0.6 fever, 0.7 ageOld legs lips many, 0.9 fall lost passOut respond tooHigh, 1
      eyesRolled, 1.1 unwell, 1.2 faint, 1.6 throat`,
    words: `
      -1 哭不, -0.6 哭声 嗓子 回来 我爸 着胸, -0.5 一样 吃了 自己, -0.4 嘴里 突然 胳膊, 0.4 上课 了头 倒下 全是 十分 四个 滚烫 臉發 血一 透了, 0.5 一股 上来 上滚 了十 二天 停不 分鐘 到手 刺痛 十四 去上
      外面 天就 子上 就没 巾按 巾都 摔了 晚上 現在 着左 肿得 脖子 边没, 0.6 发烧 已經 心跳 我男 男友 男孩 發作 超過, 0.7 一下 下來 了血 倒了 叔叔 在心 室友 有一 胸口, 0.8 一直 七八 不下 个小 他要 好幾 手指 手腕
      抽搐 旁边 眼睛, 0.9 一阵 反应 叫他, 1 了我 出来 掉了 毛巾 没有, 1.1 子吃, 1.2 了眼, 1.3 上一 身子, 1.6 脸上`,
    beginnings: `
      -0.4 在地上, 0.4 了一口 了血一 四个小, 0.5 上滚烫 不下来 停不下 十分鐘 去上课 身上滚 边没有, 0.7 在心跳, 1 不出来, 1.1 孩子吃, 1.4 上一直`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1.1 not, -0.9 lips, -0.8 badly medicine now self want, -0.7 face hurts many take, -0.6 ageOld much pregnant vomitCough, -0.5
      blade head pregnancySign suddenly sun, -0.4 bump confused deadlyPlace deliberately slurred, 0.4 breatheIn control, 0.5 checksPhone
      weapon, 0.6 eat speak victim, 0.7 locksIn recurs, 0.8 attacker me, 0.9 afraid afraidHome confine strike, 1 person, 1.2 hit, 2 home`,
    words: `
      -0.6 自己, -0.5 一直 女儿 现在, -0.4 刚才, 0.4 她老 就没 掐我 脖子 跟她 饭吃, 0.5 一点 上又 两个 了就 反锁 姑娘 我脖 查我 说是, 0.6 了两 叔叔 我手 書桌, 0.7 东西 孩子 背上, 0.8 他在 手机
      現在 老婆, 0.9 回家 在他 子哭 敢回 是我, 1 不敢, 1.2 晚上`,
    beginnings: `
      0.4 她老公 掐我脖, 0.5 我脖子 查我手, 0.7 我手机, 0.9 不敢回 敢回家`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.9 hurt, -0.8 say, -0.7 attacker dose poison, -0.6 hit injure not, -0.5 atRest belongings breathe cannot hurts lips method
      trigger want, -0.4 home speak, 0.5 asks many victim, 0.6 deliberately goesOut meal, 0.7 onlyEat swallow take, 0.8 bodyImage days
      weight, 1 purge shame, 1.1 onPurpose, 1.2 eat`,
    words: `
      -0.7 一直 吃了, -0.6 喝了, 0.4 上有 吐出 回来 天只 好大 椅子 的嘴 第一 裡的, 0.5 公斤 十公 可以 可是 对象 小孩 得像 我对 手腕 東西 每天 每次 沒吃 的小 的走 管子 红的 红红 走路 还不 還是 里嚼 鏡子, 0.6
      上去 中午 天下 心跳 扶着 着墙 筷子 这样, 0.7 完饭 马上, 0.8 一天 偷偷 吃完, 0.9 偷吃, 1.1 催吐`,
    beginnings: `
      0.4 吐出来 来眼睛 現在一 的嘴里, 0.5 嘴里嚼 我对象 的小孩 的走路 红红的, 0.6 昨天下 马上去, 0.7 吃完饭`,
  },
}

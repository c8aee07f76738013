import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.8,
  meanings: `
      -1.4 asks, -0.7 training, -0.6 tooHigh, -0.5 exercise joke others, -0.4 about accident wayTo weight, -0.3 prevents recovered
      recurs, -0.2 belly goOn legs longPast nobody numb planned sleep threaten, -0.1 drowsy get handOver past, 0.1 birthSign bodyImage
      die dizzy feelMove fever feverFigure limbSign manyFigure pet skin slurred sweaty swell vanish, 0.2 awful chest dropThings
      emptyPack eyesRolled handFails heavyOn hide hurt lump noHelp noKicks poison self shame sleepPills sleeves starve vomitCough
      vomiting, 0.3 atRest bathroom blade breathe breathless bump cannot deadlyPlace deliberately eat goesOut hurts limb lowSugarFigure
      purge racing rash suddenly sunken swallow tooLow trigger underSink weapon, 0.4 bleed cut dose face height home leftOut lips live
      me miss much, 0.5 method now sick soon stand victim, 0.6 head medicine ridOfMe shaky take throat unwell, 0.7 belongings child kill
      person, 0.8 say see, 1 not pregnancySign`,
  words: `
      -0.5 哈哈, -0.4 可以 总是 想把 改到 有没 老公 谢谢 食谱, -0.3 吃点 啥不 年卡 开始 我妈 死了 点吃 点啥 肌酸 饿死, -0.2 一周 不到 中过 了我 五年 什么 几次 几点 分钟 到下 半夜 合适 场舞 多少 天几 年前 广场
      我了 收不 有点 死我 每天 比较 的三 笑死 终于 觉了 证码 过风 还能 这个 验证, -0.1 hi 不上 了今 了现 以打 体重 决定 医生 十五 十分 哪些 天下 天天 太极 好了 姐了 姐姐 定了 平板 打太 支撑 有什 有哪 板支 没有 清楚
      爷爷 特别 现在 生素 生说 症状 白粉 练前 经决 给姐 胳膊 蛋白 請問 训练 说可 跑步 软件 送给, 0 一个 一整 上去 不出 不行 了她 了怎 了說 仪显 你们 公斤 冒冷 出来 切到 刚才 前一 前发 剛剛 厉害 又割 发紫 发黑 只喝 右手
      吃完 吃饭 吐了 告诉 咙肿 哨音 唇发 喘气 嘴唇 在地 地铁 天在 少钱 就好 岛素 已经 得厉 怎么 我把 手抖 把一 抖得 整瓶 斤了 明天 显示 有哨 朋友 气有 爸胸 現在 瓶安 男朋 疼得 看东 穿长 糖仪 胰岛 臉發 舌头 药都 血糖 诉我
      话说 请问 还是 长袖, 0.1 一下 一句 一次 一身 三十 下午 下来 不下 不住 不动 不敢 不清 不起 不醒 两个 个月 了一 了头 了血 今天 他在 冷汗 到手 发烧 口疼 吞了 喉咙 喝水 嘴歪 嘴里 大腿 头痛 奶嘴 奶奶 宝宝 室友 屋里 左胳
      得要 恶心 我吃 我在 我已 我爸 我都 把我 抬不 时候 昨天 有人 果味 歪了 没反 烂苹 烧炭 疙瘩 痛得 眼前 肿了 苹果 裂开 要裂 说要 说话 起来 起疙 身上 身起 都没 里烧, 0.2 一天 上气 下去 不吃 么办 了从 了你 了眼 从昨 刀片
      去了 反应 叫不 呼吸 喘不 在我 在手 声音 天起 子喝 孩子 安眠 完饭 得像 想活 我不 我想 我手 我脖 手机 掐我 晚上 月大 来了 活了 浑身 眠药 石头 空了 突然 脖子 说不 进去 醒来 马上, 0.3 一直 不想 东西 个人 全身 厕所 吃了
      周大 在家 怀孕 胸口, 0.4 了好 今晚 喝了`,
  beginnings: `
      -0.4 有没有, -0.3 吃点啥 点啥不 饿死了, -0.2 中过风 五年前 天几点 广场舞 收不到 死我了 笑死我 验证码, -0.1 今天下 十分钟 姐姐了 有哪些 给姐姐 送给姐, 0.1 叫不醒 左胳膊 我已经, 0.2 下去了 不上气 不想活
      了从昨 了你们 从昨天 吃完饭 喘不上 子喝了 孩子喝 安眠药 怎么办 想活了 我手机 我脖子 掐我脖 昨天起`,
}

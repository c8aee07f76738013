import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.7,
  meanings: `
      -1.7 asks, -0.6 joke, -0.5 prevents training weight, -0.4 die heart lowOxygenFigure recovered recurs, -0.3 about exercise
      highKetoneFigure longPast manyFigure others past tooHigh, -0.2 accident eat game get highSugarFigure many marks pet planned wayTo
      weighsSelf wound, -0.1 blurred faint fall forever want, 0.1 ageOld decided feverFigure fontanelle fruitBreath gone intend legs
      limbSign meterHi mixesWords odd pointless sleep starve thirst threaten urinate wake weapon, 0.2 afraid badly binge breathless
      cannot checksPhone contact control dropThings fever foodRule fumeSource goOn headSplits heavyOn lost mayNotSee meal noSentence
      numb onPurpose poison racing slurred, 0.3 awful bathroom birthSign bodyImage confused end feelMove goesOut handFails injure
      laboured live lump me onlyWater ownBody pregnant ribsIn shivering sleepPills strike sun sunken sweaty take timesADay vanish
      vomiting, 0.4 afraidHome alcohol belly bleed breatheIn bump child deadlyPlace diabetesThing dose drowsy eyesRolled height hit hurt
      hurts limb locksIn onlyEat see self side skin sleeves sugar swallow tooLow trigger vomitCough, 0.5 arm blade chest emptyPack home
      lastLetters shame soon underSink victim voiceChanged, 0.6 breathe face kill miss rash unwell, 0.7 deliberately hide leftOut lips
      lowSugarFigure not now purge suddenly, 0.8 atRest medicine noHelp pregnancySign ridOfMe say, 0.9 belongings head method much
      person shaky, 1 sick stand, 1.4 throat`,
  words: `
      -0.6 哈哈 好了, -0.5 不能 了一 医生 我的 教练 正常 红了 膝盖 豆腐, -0.4 pp 不了 不疼 二十 什么 嫌我 家狗 就是 得我 我们 我家 推荐 沙拉 疯了 给我, -0.3 一周 一地 不过 两千 了半 了手 做饭 全家 兽医 到吐
      医说 可以 吐血 哭得 妈的 子不 家的 慢慢 我又 我妈 我跟 打得 拉了 新手 早上 有没 有点 来心 死了 死我 火锅 的事 睡眠 空腹 脸都 腿酸 血淋 走过 过来 还能 饺子 鸡蛋, -0.2 ap 一块 一年 一步 一百 三公 三次 上周 下午
      不下 不会 不着 个钟 九十 了三 了个 了以 了晚 了睡 了重 人家 今天 今日 儿园 公交 公里 关系 凉水 分钟 到一 到以 到底 剧里 力量 助餐 包饺 十分 压了 压药 原来 去一 又不 又被 只是 吃不 吃青 吃顿 周末 周称 咖啡 哪个 因为
      在每 够不 天吃 天把 天练 太油 女主 奶茶 她打 好的 妈妈 子嘴 子最 子都 完了 实是 家人 小朋 就消 居然 年了 年前 年卡 幼儿 应该 当妈 得不 得很 心里 恢复 想吃 想学 成功 我快 我是 我演 我这 打球 把他 报了 拉伸 换个 晕倒
      朋友 步数 比我 比较 毫升 水就 没关 没发 消了 游泳 满嘴 炸了 爷爷 牙口 疫苗 的月 的步 的课 的那 真是 着呢 知识 短信 糖第 练腿 练说 给自 维生 老板 能不 能做 腹血 腿练 自助 茶店 蛰了 蜂蛰 血压 要去 觉了 說只 说不 谁来
      豆浆 走了 跟老 跳了 蹦极 过现 过血 那个 那段 酸奶 醫師 里女 里的 里老 重庆 钟头 钟就 错了 门大 问了 问过 降压 青菜 顿饭 食谱, -0.1 一晚 一般 万步 三年 上个 上提 上看 上禮 上能 下一 下水 下週 不好 不會 不要 不错
      两口 个月 个软 个鸡 为了 为什 习从 了人 了关 了加 了医 了同 了哈 了想 了我 了老 云南 五公 五天 人不 他们 他吃 以后 会不 似的 体检 來不 做了 做什 儿子 八楼 公司 六十 再来 几点 凶手 切洋 到我 到肚 前任 办公 医院 半夜
      历史 去世 去医 去爬 又活 发作 发紧 发货 口子 合适 同步 后字 吧周 周三 哪一 圈重 坏了 复了 外卖 多久 多喝 多少 够了 天一 天又 天天 天打 天硬 太多 太快 太极 头了 好用 如果 子疼 子说 孩子 完全 家暴 家给 家里 寄来 小时
      小米 就好 差评 差點 师说 廁所 当糖 往嘴 很好 心脏 悬疑 想把 感冒 戏里 我一 我也 我了 我好 我室 我真 我给 手环 打卡 打太 打电 拉破 推薦 提醒 收不 改了 改到 救我 救救 是不 是半 更新 服了 杀玩 检说 比較 水壶 没打 没电
      洋葱 消防 清明 溺水 演习 点啥 点没 点的 烫了 烫伤 照常 爆炸 爬山 生素 生让 生说 用管 疼了 登录 的已 的心 的菜 直转 看不 看着 眠不 眼圈 破纪 碎了 禮拜 科說 称一 笑死 第一 第二 第十 箱里 米手 纪录 练到 练过 终于 老公
      老师 肿成 胸肌 脏都 腿都 药从 药师 葱切 蓝牙 蘋果 行我 要了 计划 订单 训练 证码 话问 说多 课上 账号 贴了 跑了 跑完 跑步 路上 转圈 过头 运动 速太 逼疯 都要 重秤 长得 闺蜜 防演 预约 饮食 香肠 验证 黑眼, 0 一次 一起
      三天 下来 了两 了还 嘴唇 手机 时候 昨天 有什 看到 胳膊, 0.1 一会 一個 一圈 一点 一身 一邊 三岁 上全 上去 上装 上都 下楼 下腹 下辈 不吃 不够 不是 不知 不见 中午 也关 了又 了吃 了头 二天 人发 从下 他手 他要 仪显 会儿
      侄子 來我 們的 倒下 停不 全是 公斤 关机 出來 切菜 删了 到胃 刺痛 十四 半个 发消 发紫 口就 叫她 右下 吃饭 吉他 后背 吞了 含糊 周了 周突 喝醉 嗓子 嘴歪 四个 四十 囟门 圈发 坐月 夏天 外婆 多血 天下 头发 头晕 头痛 女儿
      奶的 好吧 好怪 好痛 姥姥 子把 定了 室友 家去 家都 左边 已經 已经 幫我 开始 弟说 得慌 從嘴 怎么 息痛 我們 我姐 我打 我现 我闺 手心 手臂 扑热 拿着 摆在 新的 旁边 时一 是怕 是血 是过 景里 月子 来越 楼梯 沉得 消息 湿了
      烧炭 烫说 热息 照片 爸妈 爸爸 班里 瑜伽 用的 电话 男朋 疙瘩 痛得 白了 白沫 白粉 的嘴 的时 的蛋 的降 皮了 直吐 直喝 眼皮 着墙 着我 着窗 着胸 睡得 石头 示h 笑起 筷子 糖仪 经决 绞着 老伴 老是 肿得 背上 背心 背景 脸肿
      舒服 药当 血一 衣服 被马 要裂 要跳 见了 话也 话含 说三 说她 课程 起來 起疙 越来 身发 身起 身高 辈子 还是 这个 進來 還有 那几 都没 都白 醒来 里嚼 里烧 阿姨 降糖 靠着 面老 马蜂, 0.2 一个 一口 一声 一天 一整 一样 一股
      一點 三周 上一 上我 上脑 下身 不出 不听 不完 不肯 不许 中间 久没 也不 了她 了就 了脸 人在 人看 从周 你们 停一 像火 冷汗 凹进 刚在 到现 十片 厉害 厕所 厕灵 去了 又割 发烧 句话 只喝 只有 叫他 吸一 告诉 咙肿 喉咙 喉嚨
      在一 在就 在床 在手 地上 坐着 大口 大呼 大家 天台 天起 她叫 她老 她说 好久 姐姐 子上 子哭 子的 字一 学生 安眠 对象 小孩 就拿 就没 屋里 左手 巾按 干的 平时 平静 床上 开一 开眼 往下 得好 得要 心口 快站 息说 恶心 我女
      我看 我脖 所有 手不 手就 手腕 手里 打开 打我 把一 把所 抬不 指甲 掐我 昨晚 是好 是干 是撞 是觉 晚不 書桌 本来 机上 来的 杯子 枕头 查我 椅子 次现 每天 每次 毛巾 气来 水了 沒了 沒力 洁厕 滑下 滚烫 然后 照顾 男友 痛痛
      的印 的我 直不 着也 知道 穿长 突然 窗户 经送 老婆 聲音 肋骨 肚子 肿起 胃里 胡话 自己 色的 苹果 药全 藏在 袖口 裂开 觉得 许我 诉我 话都 话里 说是 说胡 说要 走路 跳一 跳楼 进去 透了 遗书 都凹 都说 里一 里是 里面 长袖
      闺女 隔壁 顾好, 0.3 一下 一句 一只 一大 一碰 七八 三十 上往 上来 不醒 两板 个人 个字 么办 了从 了你 了眼 了血 他在 体重 偷吃 全身 八次 出来 出血 出门 刀片 刚才 反锁 发抖 发现 吃完 喝水 嘴巴 嘴角 嘴里 在家 在我 坐在
      天只 天晚 天称 头打 子一 子她 完饭 屉里 山上 弟弟 得像 我以 我手 我爸 我都 扣不 扣子 扶着 抽屉 晚上 晚我 服的 束了 来眼 次体 水都 没有 洗碗 点点 现在 男孩 的小 眠药 眼前 着一 碰就 称八 站不 结束 肩膀 胸口 膀一 裡的
      说话 起来 身上 边没 这么 鏡子 键盘 马上, 0.4 上气 上课 下班 不上 不敢 不用 不起 个小 了好 从昨 個月 偷偷 去上 去厕 反应 反正 口水 叫不 吃了 喘不 在他 在心 好像 好大 小的 就得 就把 得停 想活 我已 放在 敢回 月大 来一
      来了 桌上 活了 浑身 点我 用再 的像 眼睛 空了 聊天 脖子 血糖 身子 轻松 都写 都变 里像 重了 锁在, 0.5 下去 不想 人都 倒了 叔叔 变了 可是 呼吸 声音 我想 有一 站在 面那, 0.6 不住 两个 了水 今晚 周大 子喝 宝宝 心跳,
      0.7 东西 喝了 怀孕, 0.8 我不 現在, 0.9 一直 自杀`,
  beginnings: `
      -0.4 我家狗, -0.3 了一地 二十分 兽医说 到吐血 就好了 有没有, -0.2 app 一天一 三公里 不上去 不吃青 个钟头 了一个 了三次 了以后 了晚上 分钟就 到手指 剧里女 包饺子 十分钟 压了一 原来是 吃了一 吃青菜 周称一 够不着
      天练腿 奶茶店 家里的 小朋友 就消了 幼儿园 我是不 教练说 昨天吃 昨天练 没关系 的步数 称一次 空腹血 练腿练 给自己 维生素 能不能 腹血糖 自助餐 蜂蛰了 說只是 走了一 过现在 过血压 都没了 里女主 降压药, -0.1 一个月 一直转 上个月
      上周的 上看着 上禮拜 上能做 不下去 个鸡蛋 为什么 了一下 了三天 了医生 了同事 了哈哈 今天又 今天硬 今天起 会不会 体检说 体重秤 做什么 切洋葱 到肚子 医生让 医生说 十八楼 去医院 去爬山 喝水就 圈重得 在每天 多喝水 天硬拉 太多了
      家里老 小米手 往嘴里 得不错 心脏都 戏里我 我室友 打太极 打电话 拉破纪 收不到 改了一 救救我 是半夜 水就行 洋葱切 消防演 游戏里 演习从 现在每 电话问 的已经 直转圈 眼圈重 睡眠不 破纪录 硬拉破 练过头 肚子疼 药师说 说多喝 起來不
      过头了 速太快 逼疯了 里老人 重得像 防演习 验证码 黑眼圈, 0.1 一会儿 一直吐 一直喝 上一直 上全是 上都是 下楼梯 下辈子 不下来 不出来 不知道 不见了 两口就 个小时 也关机 了一点 了水一 了脸肿 从下午 仪显示 停不下 全身起 决定了
      出来了 发消息 口就得 叫不太 右下腹 周突然 嘴里嚼 坐月子 大家都 天下楼 头痛得 奶奶的 好多血 屋里烧 已经决 得要裂 從嘴角 我现在 扑热息 掉下来 昨天下 显示h 流了好 消息说 热息痛 现在一 电话也 男朋友 痛得要 的嘴里 的时候 的蛋白
      直喝水 示hi 糖仪显 经决定 肚子一 背景里 蛋白粉 血糖仪 被马蜂 要裂开 话也关 话含糊 说话含 起疙瘩 越来越 身发抖 身起疙 都是血 都白了 里烧炭, 0.2 一分钟 一句话 三十片 下去了 不许我 不起来 两个月 个月大 了三十 了还是 人看到
      今晚不 从周一 個月大 停一下 凹进去 出来的 切到手 到现在 句话都 只喝水 叫不醒 吃了三 告诉我 喉咙肿 四个小 在一直 在床上 坐着也 大呼吸 天只喝 她老公 好久没 已经送 快站不 我女儿 我对象 我弟弟 我脖子 把所有 抬不起 掐我脖 是干的
      是觉得 来眼睛 查我手 次现在 洁厕灵 照顾好 现在就 电话里 痛痛到 的印子 的小孩 穿长袖 站不住 经送给 肿起来 话都说 说不完 说胡话 起来了 还是觉 都凹进 都说不, 0.3 一天称 一点点 一碰就 上往下 了从昨 了你们 八次体 反锁在 吃完饭
      天晚上 天称八 安眠药 就得停 怎么办 我不想 我已经 扣不上 抽屉里 昨天起 次体重 現在一 称八次 结束了 肩膀一 边没有 马上去, 0.4 不上气 不想活 不敢回 不用再 从昨天 去上课 去厕所 喘不上 在心跳 想活了 我手机 敢回家, 0.6 子喝了
      孩子喝`,
}

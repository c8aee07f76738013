import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.4,
  meanings: `
      -1.6 asks, -0.6 training, -0.5 recovered say, -0.4 exercise joke lowBmiFigure, -0.3 about ageOld feelMove game victim, -0.2
      forever life longPast lowOxygenFigure planned pointless prevents wayTo, -0.1 hurt overMuch, 0.1 checksPhone crash drawnTo
      eyesRolled fontanelle goesOut hide highKetoneFigure lastLetters lettersMove noKicks noSentence odd pet ribsIn swell tipsy tooHigh
      voiceChanged wound, 0.2 afraid bleed bodyImage bump burden chest confine deadlyPlace decided diabetesThing dose dropThings
      emptyPack face farewell flashes get handOver highSugarFigure hit home kill lost lowSugarFigure many miss move pale sleepPills
      slurred starve strike trigger weighsSelf weightMiddle, 0.3 abuse asthma belly blue calmNow die drowsy gone harmed heavyOn leftOut
      limbSign locksIn manyFigure marks noHelp passOut recurs respond soon suddenly sugar sweaty underSink weight, 0.4 afraidHome atRest
      bathroom birthSign confused control faint height limb ownBody see stiffNeck sunken swallow vomitCough, 0.5 arm cannot child days
      fall head meal method onPurpose others pregnant rash shame side skin urinate, 0.6 hurts live numb purge speak take timesADay
      without, 0.7 betterOff blade end not racing shaky sleeves threaten, 0.8 eat lips medicine much now person pregnancySign stand, 0.9
      attacker breathe me poison ridOfMe self sick tooLow, 1 deliberately, 1.2 throat, 1.4 unwell`,
  words: `
      -0.7 कहा गया डॉक्टर, -0.6 thi था दो, -0.5 कैसे चलेगा ठीक नींद में, -0.4 bhi di karu main किलो क्या गई चल चाहिए प्लान बताना मेरी या
      ली हमारी हुए, -0.3 day do door galat hain healthy kam kaunse leg liye maar mar wapas अलमारी आंख इतना उंगली उल्टी करूं कसरत का
      कितनी कोई कौन खेल ग्राम टीके डेढ थी दांत दिल देखकर देर नानी निकल पनीर पहले पानी बच्चों बढिया बस महीने मेरे रेसिपी लगी शुरू सकती
      सामान्य सौ स्टेप हो, -0.2 aaj agle aid atak bata bola boss chahiye count dekh dekha diwali first galti gaya gym hafte haha hota
      itni jaan kaan kadam kaise karke kilo lu nikla nimbu normal pasina piya problem recipe report rest result saal samne seedhi shaadi
      so steps test tha time to treadmill waqt yaar अगले अलग आ आई आखिर आपका इस उन्होंने एकदम ऐप कदम कम कहानी काटते काटा काफी किया किस
      कैंसल कोड खा खाना गए गिरा घुटने चली चले चलो चालू चैट छोटा जब जाते जी ज्यादा तराजू तेजाब दही दिन दिया दीजिए दूं देखते दोबारा दौरा
      नीले पडोसन पति परांठे पांचवां पार्क पिछले पिया पुराना फिर बचने बचा बच्चा बजे बढ बनाया बिल बीस मर मशीन मुंह मुन्ना मुन्नी मोबाइल ये
      रविवार लूं ले लेता वहां शादी शाम सकता सलाद सास सोती स्क्रीन स्टोर हल्का हाहा हुआ होगा, -0.1 aap aise baar baat bachho bana bas
      beti bhai bhool bill bina chakkar dadi diet doctor family fridge gaye gayi goa halka hasa hasi hua hue hui ja kal karne karte kata
      ke kis kisi kitne koi kutte laddu lagta log mast mein meri otp play refund se stroke tension theek upload आग आगे आती आपकी इतनी
      उठाने उनका उनके एक ऐसा ऑफिस कंधे कमरा कर करने कहां किसमें की कुत्ता कूलर कोच क्योंकि खराब खाऊं खाते खिचडी खिलाकर खुश खूब गुडिया
      घंटा घुट चला चावल छाछ छोटू जहर जाना डाला डेटा तक तरह दबा दम दवा दिवाली धीरे न नमस्कार पंद्रह पकडने पांच पैदल पैर बताइए बनाऊं बाएं
      बात बारिश बूंद बेटा बेटे बैठ भूख मंजिल मजा मत मार याद रहेगा लगे लाइट लिए लूडो वजन विटामिन शतरंज सकते सब सर्दियों साइकिल सीखा सुनाई
      सूर्य सोया हंस हंसते हम हर हिंदी, 0 aaya diya ho ka kya min muh par subah wala wali अब करना छाती जाता तीन तेज बहुत बार बुखार बेटी
      भर रात रोज लगता वाला वाली वाले साल हाथ, 0.1 aadhe ab agar attack badan bahar behosh bole bp coffee deti ghante heart hone hoti
      ishara jal jati ji kaha kamre khayal ko laga mahine me meeting mummy neeche raat rahe rang rha sa sunn tak thakan ulti ungli
      ungliyan video अंधेरा आंखों आठ आया उसने उसी कल कांप काम किनारे के क्लास खडी खांस खून खेत गर्मी गलती गले गांठ गिलास गोद चाय चेक चैन
      छूते जैसे टेढा ठंडा डर तालू थोडा दबाते दर्द दिखा दूध देखे धंस धंसा नथुने नाश्ते नीला पत्ता पसलियां पसीना पी पीते पूछो पूरी पेशाब
      फांक फांसी फॉर्म बनाई बिल्ली बू भाई भारी भैया मायके मिले मेरा मोटी योग रही रोती लो वाक्य सब्जी सल्फास साथ साफ सीढियां सीने सुन्न
      सोए सोमवार स्कूल हिस्सा हॉस्टल, 0.2 aage aankho ankho apna bol chehra crocin delete din dost ek gir haath hi jaise jane kehta kha
      khana khane khaya kheench khoon ki kitchen kiya ladke mere minute nahi ne neela neend nishan office pad rakha sar seene sirf utha
      wale walk week अखरोट अगर अगरबत्ती आंखें आधी उठती उठा करते काटने कुर्ता खत्म खाने खिडकी खींच खुजली खुला खोल गईं गिरी गीली घूंट चढ
      चाकू चाबी चौदह छोटे जला जलाती जा जाती जैसा ठंडे ढक्कन तब ताजे तार दस दादाजी दिख दिमाग देख देखता देता धडकन निशान पडता पडी पतली
      पत्ती पसीने पुल पूरा पूरे फैसला बच्ची बच्चे बढा बताया बांहें बाजू बातें बिटिया बिना बिस्कुट बोझ बोल बोलते भारीपन भी मां मिट्टी यही
      रुकना लटक लेना वही वैसे शब्द शहद शुगर सलवार ससुराल सात सीढी सुई सुबह सूखा सूज हफ्ते हरा हवा हांफ होंठ होकर होश, 0.3 abhi badi band
      batao call dard dikh ghar hu jaisa jaisi kare keh kuch le li lo match pa poora ruk uska अंदर अटैक आठवां आवाज कमरे कुछ कुत्ते खडा
      खाया गोलियां जल्दी जाएगा जाकर जो तीस तो थे दिनों दे पड पहनती पेट पैरासिटामोल फर्क फुटबॉल बंद बांह बाथरूम बीच बॉयफ्रेंड बोतल मैदान
      रखा रसोई रह रहना रहूं शरीर शांत सांस सिर से ही, 0.4 aa achanak baad bacche hai jaldi liya pati phone pi saans wo अभी आज आप कहती कि
      गर्दन घर छुपाकर जीना दीदी देती दोस्त नाम पफ ब्लेड मुझे रख लग लगा लीं लेती सा हैं, 0.5 kar mera pe putli rahi sab गिर चिट्ठी ताकि
      पर पा मेज वो सबके, 0.6 raha किसी को जाने जैसी दी नहीं पडेगा पास फोन बाद रहे है, 0.7 phenyl अपनी गला जुलाब ने मैंने लिया, 0.8 उसके
      नीचे, 1 मैं रहा हूं, 1.1 aur चाहता, 1.9 और`,
  beginnings: `
      -0.7 डॉक्ट, -0.4 मुन्न, -0.3 healt kauns अलमार पुरान बच्चो रेसिप सामान, -0.2 chahi chalt diwal karwa kholt norma probl recip repor
      resul seedh shaad taree tread उन्हो कांपत खर्रा ज्याद दोबार परांठ पांचव मोबाइ रविवा स्क्र, -0.1 bachh break chakk diabe docto
      famil fridg ghutn refun strok tensi uploa किसमे किस्स क्यों खिलाक गुडिय दिवाल नमस्क पंद्र विटाम सर्दि साइकि, 0.1 attac behos coffe
      hathe ishar khaya meeti neech nikal thaka ungli किनार नाश्त पसलिय पाऊंग बिल्ल सल्फा सोमवा हिस्स हॉस्ट, 0.2 chehr croci delet dikht
      goliy khaan kheen kitch mahin minut nisha offic pados अगरबत कुर्त दादाज बांहे बिटिय बिस्क भारीप मिट्ट ससुरा, 0.3 aankh pregn गोलिय
      पैरास फुटबॉ बाथरू बॉयफ्, 0.4 achan bacch छुपाक, 0.5 चिट्ठ, 0.7 pheny`,
}

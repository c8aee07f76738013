import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -4.3,
  meanings: `
      -1.7 asks, -0.6 training, -0.5 recovered say, -0.4 exercise joke, -0.3 about ageOld feelMove game lowBmiFigure victim, -0.2
      forever life longPast lowOxygenFigure overMuch planned pointless prevents wayTo, -0.1 hurt, 0.1 checksPhone chest deadlyPlace
      drawnTo eyesRolled face goesOut handFails hide highKetoneFigure insulin kill lastLetters lettersMove move noKicks noSentence odd
      pet tipsy voiceChanged, 0.2 abuse afraid bleed blue bodyImage bump burden confine crash decided diabetesThing dropThings emptyPack
      farewell flashes fontanelle handOver highSugarFigure hit home lost lowSugarFigure many miss pale respond sleepPills slurred strike
      sugar trigger weightMiddle, 0.3 asthma calmNow die dose drowsy get gone harmed heavyOn height leftOut limbSign locksIn marks
      noHelp passOut recurs soon starve suddenly sunken sweaty underSink weighsSelf weight, 0.4 afraidHome atRest bathroom belly
      birthSign confused control days faint limb manyFigure ownBody see stiffNeck swallow vomitCough, 0.5 arm cannot child fall meal
      method onPurpose others pregnant rash shame side skin urinate, 0.6 head hurts live numb purge speak take timesADay without, 0.7
      betterOff blade end much not racing shaky sleeves threaten, 0.8 eat lips me medicine now person sick stand, 0.9 attacker
      deliberately poison pregnancySign ridOfMe tooLow, 1 breathe self, 1.2 throat, 1.3 unwell`,
  words: `
      -0.8 गया, -0.7 कहा डॉक्टर, -0.6 thi था, -0.5 di कैसे क्या ठीक दो में या हुए, -0.4 bhi karu main किलो गई चल चलेगा चाहिए नींद प्लान
      बताना मेरी ली हमारी हो, -0.3 day do door galat hain healthy kam kaunse leg liye maar wapas अलमारी आंख इतना उंगली उल्टी कदम करूं
      कसरत का कितनी कोई कौन खेल ग्राम डेढ थी दांत दिल देखकर देर नानी पनीर पहले पानी बच्चों बढिया बस महीने मेरे रेसिपी लगी ले शुरू
      सामान्य सौ स्टेप हुआ, -0.2 aaj agle aid aise atak bata bola boss chahiye count dekh dekha diwali first galti gaya gayi gym hafte
      haha hota jaan kaan kaise karke kilo lu mar nikal nikla nimbu normal pasina piya problem recipe report rest result saal samne
      seedhi shaadi so steps test tha time treadmill waqt yaar अगले अलग आ आई आखिर आपका इस उन्होंने एकदम ऐप ऐसा कम कहानी काटते काटा काफी
      किया किस कैंसल कोड खा खाना गए गिरा चली चले चलो चालू चैट छोटा जब जी टीके तराजू तेजाब दही दिन दिया दीजिए देखते दोबारा दौरा नमस्कार
      निकल नीले पडोसन पति परांठे पांचवां पार्क पिछले पिया पुराना फिर बचने बचा बच्चा बजे बढ बनाया बिजली बिल बीस मर मशीन मार मुंह मुन्नी
      ये रविवार लूं लेता वहां शादी शाम सकता सकती सलाद सास सूर्य सोती स्क्रीन स्टोर हल्का हाहा होगा, -0.1 aap baar baat bachho bana bas
      beti bhai bhool bill bina chakkar dadi doctor family fridge goa halka hasa hasi hua hue hui hum itni kal karne karte kata kis kisi
      kitne koi kutte laddu lagta log mast mein otp play refund se stroke tension theek to upload अब आग आती आपकी इतनी उठाने उनका उनके एक
      ऑफिस कंधे कभी कर करें कहां किसमें की कुत्ता कोच क्योंकि खराब खाऊं खाते खिचडी खिलाकर खुश खूब गुडिया घंटा घुट चला चावल चाहती छाछ
      छोटू जहर जाता जाते जाना ज्यादा डाला तरह दम दवा दिवाली दूं धीरे न पंद्रह पकडने पांच पैदल पैर फूल बताइए बनाऊं बाएं बात बारिश बूंद
      बेटा बैठ भूख मंजिल मजा मत मोबाइल याद रहेगा लगे लाइट लिए लूडो विटामिन शतरंज सकते सब सर सर्दियों साइकिल सीखा सुनाई हंस हंसते हम हर
      हिंदी, 0 aaya diya gaye ja ke kya min subah wala wali करना तक तीन बहुत बुखार बेटी भर रात रोज लगता वजन वाला वाली वाले साल हाथ, 0.1
      aadhe ab agar attack bahar behosh bole bp coffee deti din ghante heart hi ho hone hoti jati ji ka kamre khana khayal kiya laga
      mahine ne pad pairon par park rahe rang rha rona sa sar sunn ulti ungli ungliyan week अकेले आंखों आठ आया उसने उसी ऊपर करते कल काम
      किनारे खुजली खून खेत गर्मी गलती गांठ गिलास गोद चमडी चाय चेक छूते जैसे टेढा ठंडा डर तेज थोडा दबाते दर्द दस देखे धडकन नाश्ते पत्ता
      पसीना पी पूछो पूरी पेशाब फांक फांसी फिनाइल फॉर्म बनाई बार बिल्ली बू भाई भारी भैया मरोड मायके मिले मेरा मोटी यही रंग रही रोती लार
      लो वाक्य शुगर सब्जी सल्फास साथ साफ सीढियां सीने सुन्न सोए स्कूल हिस्सा, 0.2 aage aankho ankho apna band bol delete dost ek ghar
      gir haath jaise jane kaha kehta kha khane khaya kheench khoon ki kitchen ko ladke me minute mummy nahi neeche neela neend nishan
      raat rakha seene sirf tak thakan utha wale walk अंदर अखरोट अगर अगरबत्ती आंखें आठवां आधी उठती उठा काटने कुत्ते कुर्ता के खत्म खाने
      खिडकी खींच खुला खोल गईं गले गिरी गीली घूंट चढ चाकू चाबी चैन चौदह छोटे जला जलाती जा जाती जैसा ठंडे ढक्कन तब ताजे तालू दादाजी दिख
      दिखा दिमाग देख देखता देता धंसा निशान पडता पडी पतली पत्ती पसीने पूरा पूरे फैसला बच्ची बच्चे बताया बांहें बाजू बातें बिटिया बिना
      बिस्कुट बोझ बोल बोलते भारीपन भी मां मिट्टी योग लटक लेना वही वैसे शब्द शहद सलवार ससुराल सांस सात सीढी सुई सुबह सूखा सूज से सोमवार
      हफ्ते हरा हवा हांफ होंठ होकर होश, 0.3 abhi badi batao call dard dikh hai jaisa jaisi kare keh kuch le li lo match office pa poora
      ruk uska अटैक अभी आवाज कमरे कुछ खडा खाया गोलियां जल्दी जाएगा जाकर जो तीस तो थे दिनों दे देती पड पहनती पुल पेट पैरासिटामोल फर्क
      फुटबॉल बंद बांह बाथरूम बीच बॉयफ्रेंड बोतल मैदान रखा रसोई रह रहना रहूं शरीर शांत सा सिर ही, 0.4 aa achanak baad bacche hu jaldi
      liya pati phone pi rahi wo आज आप कहती कि गर्दन गिर घर छुपाकर जीना दीदी दोस्त नाम पफ पर ब्लेड मुझे रख लग लगा लीं लेती हैं, 0.5 kar
      mera pe putli saans sab चिट्ठी ताकि पा मेज रहे वो सबके, 0.6 raha किसी को जाने जैसी दी नहीं पडेगा पास फोन बाद है, 0.7 phenyl अपनी
      गला जुलाब ने मैंने लिया, 0.8 उसके नीचे, 0.9 रहा, 1 aur मैं हूं, 1.2 चाहता, 1.9 और`,
  beginnings: `
      -0.7 डॉक्ट, -0.5 मुन्न, -0.3 healt kauns अलमार पुरान बच्चो रेसिप सामान, -0.2 chahi chalt diwal karwa kholt norma probl recip repor
      resul seedh shaad taree tread उन्हो कांपत खर्रा दोबार नमस्क परांठ पांचव रविवा स्क्र, -0.1 bachh break chakk diabe docto famil
      fridg ghutn refun strok tensi uploa किसमे किस्स क्यों खिलाक गुडिय ज्याद दिवाल पंद्र मोबाइ विटाम सर्दि साइकि, 0.1 attac behos coffe
      goliy khaya nikal pairo ungli किनार नाश्त पाऊंग फिनाइ बिल्ल सल्फा हिस्स, 0.2 aankh delet dikht khaan kheen kitch mahin minut neech
      nisha thaka अगरबत कुर्त दादाज बांहे बिटिय बिस्क भारीप मिट्ट ससुरा सोमवा, 0.3 offic pregn गोलिय पैरास फुटबॉ बाथरू बॉयफ्, 0.4 achan
      bacch छुपाक, 0.5 चिट्ठ, 0.7 pheny`,
}

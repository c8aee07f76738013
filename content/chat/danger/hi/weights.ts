import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.1,
  meanings: `
      -2 asks, -1.2 training, -0.9 recovered say, -0.8 lowBmiFigure, -0.7 about exercise game joke, -0.6 ageOld life, -0.5 prevents,
      -0.4 cut feelMove longPast lowOxygenFigure overMuch planned pointless wayTo, -0.3 badly hurt sun victim, -0.2 belongings
      burnSource forever intend lastLetters onlyWater vomiting want, -0.1 headSplits sleep vanish wake, 0.1 checksPhone injure many past
      trigger, 0.2 bleed bump chest crash diabetic farewell get goesOut handFails handOver highKetoneFigure insulin kill lost mouthLeaks
      noKicks noSentence sugar tipsy tooHigh undo, 0.3 afraid bodyImage confine deadlyPlace decided fontanelle hit home lettersMove
      lowSugarFigure manyFigure noHelp pale pet ribsIn slurred strike voiceChanged, 0.4 atRest burden cannot dose drowsy face flashes
      limbSign marks move recurs respond sleepPills suddenly sweaty weighsSelf weight weightMiddle, 0.5 abuse belly blue calmNow child
      diabetesThing dropThings harmed highSugarFigure locksIn ownBody see swallow underSink, 0.6 asthma bathroom days emptyPack gone
      heavyOn height leftOut limb not passOut shame skin starve take, 0.7 afraidHome arm birthSign confused control die faint head me
      method shaky stiffNeck sunken, 0.8 person pregnant purge side urinate vomitCough without, 0.9 end meal onPurpose others racing
      rash, 1 eat hurts now numb sick sleeves speak, 1.1 attacker fall lips live medicine pregnancySign timesADay, 1.2 betterOff blade
      much poison stand threaten tooLow, 1.3 deliberately, 1.4 breathe, 1.5 ridOfMe throat, 1.6 self, 1.8 unwell`,
  words: `
      -1.5 गया, -1.4 thi, -1.3 कैसे, -1.2 डॉक्टर, -1.1 कहा गई प्लान में या, -1 क्या ठीक नींद हो, -0.9 चलेगा चाहिए हुए, -0.8 bhi di do
      door kam karu अलमारी उंगली चल था दांत दो मेरे रेसिपी लगी हमारी, -0.7 hain kaise karke maar wapas आंख कितनी कोड गए देखकर निकल पानी
      बढिया बताना मेरी सामान्य स्टेप, -0.6 aid day dekh diwali galat galti healthy liye main so इतना कदम कसरत कहानी का किलो कोई कौन थी
      दिल दीजिए देर पति पनीर पिया बचा महीने शुरू सकती, -0.5 baar bola first gaya kilo kis leg mar normal pasina to yaar अलग आ आई आखिर इस
      उल्टी किया किस की कैंसल खेल ग्राम चलो चालू जब टीके डेढ दिया दोबारा नानी नीले पहले बचने बच्चों बिल बीस मशीन मुंह मुन्नी ली ले वहां
      शाम सर सीखा सौ स्टोर, -0.4 alag bata bhool boss chahiye chhota count dekha har hota kadam karne karte kaunse ke me play report
      samne se seedhi steps tha treadmill waqt अगले आपका उन्होंने एकदम ऐप कम करूं काटते काटा खुश चले जी ज्यादा तराजू तेजाब दही दिन दौरा
      परांठे पांचवां पिछले फिर बच्चा बजे बनाऊं मजा मर मार मौसम ये रविवार लूं शतरंज शादी सकता सकते साइकिल सैर हंसते हिंदी होगा, -0.3 aap
      agle aise atak bana bhai bill chalega change diet diya gaye gayi haha halka hasa hui hum itni jagah kaan kutte kya laddu lagta
      level log lu mast mein nikla nimbu otp piya problem recipe refund rest result test theek time upload ya आग आपकी इतनी एक ऐसा ऑफिस
      कट कर करने कहां काफी किसमें कूलर कोच खराब खा खाऊं खाना खिचडी खिलाकर खूब गडबड गिरा गुडिया गुरुवार घंटा घुटने चढते चला चली चूहे चैट
      छाछ छोटा जाते जाना डाला डेटा तरह दबा दवा दिवाली दूं देखते धीरे न नमस्कार नींबू पडोसन पांच पार्क पीता फास्टिंग बताइए बनाया बस बूंद
      बेटा बेटे बैठे मंजिल मुन्ना मोबाइल याद रखूं रहेगा लाइट लूडो लेता वजन वापस सर्दियों सलाद सालाना सास सुनाई सूर्य सोती हम हाहा हुआ,
      -0.2 aaj aane aapka akad baat baby bachho bas beti bhook bina blood camp chakkar challenge cheat chhod dadi dala dimag doctor
      family fridge goa gym hafte hai hasi hua hue inhaler ja jaan jaunga juice k kaam kal kata kill kitne kitni kiye koi lesson login
      meal menu meri min movie nikal option paani rehta saal samosa shaadi slot stroke subscription sunday tension tez weight workout
      अंग्रेजी अकड आगे आता आती उठाने उतर उनका उनके कंधे कमरा किताब कीजिए कुत्ता के कॉल कोर्स क्यों क्योंकि खाई खाते घुट चलना चावल चीनी
      चूर छू छोटू जमा जहर जाता जान टाइप तक तवे थकान दम दादी दौरे धन्यवाद निकला नॉर्मल पंखे पंद्रह पकडने पहुंचा पाठ पापा पीना पुराना पैदल
      पैर प्राणायाम प्रोटीन बढ बदबू बना बहुत बाएं बारिश बिजली बैठ बैठने भाषा भूख मत मारने मिल मिली रहता रिकॉर्ड लगे लिए लूंगी वर्कआउट
      वाली विटामिन विष सब सिर्फ सीख सुकून सेवा सोया स्क्रीन स्क्वाट स्ट्रेच हंस हल्का, -0.1 aam aankh aaya auto bhejo bolte chala class
      cycle daala der dukh ghee ka kab lab lagi logo muh naam number pair par peeta phir profile rahe roommate roz sahi school tareeka
      wali zeher अटका आयरन आराम आसमान उपचार उपाय ऐसी करना करें क्रिकेट घटाने छाती जरा जवाब जांच ततैया थोडी दबता दुख नया नाक निकालने नौ
      परीक्षा पसंद पार पी पीठ पुतले पुराने पूछ पैकेट पोहा प्याज प्राथमिक फट फिटनेस बचपन बटन बार बीपी बुखार बेटी बेहोश बैंड बोले रुक रोज
      लक्ष्य लगातार लिखूं लेकर लौटा वाला वीडियो वेब शनिवार शुक्रवार सदस्यता सीरीज हर हाथ, 0 ghante ho subah wala आया तेज तो रात लगता
      वाले से, 0.1 ab ajeeb akeli attack bathroom bete bolne chahta chai deewar doodh ghutne goliya gussa heart hi hil hone insulin jana
      kaanp kaat kehti laal maarne mujhe nahi ne peela pehle phat sabko shaant tak taraf ulti ungli uske अचानक अपने इंसुलिन उल्टियां कल
      क्लास खाने खून गहरी गायब गीला चीजें चेहरा जल जा जैसे झाग टूट तरफ तीन तैराकी दाने दीवार देखता देते नई नमक पकड पता बता बहू बात बैठी
      भर भी भीग माथे मारता मारा मीठा मुट्ठी मूंगफली रहती रहीं रो लगवाकर लाल साडी साथ सारी, 0.2 aadhe acha bacha badan badbu bahut bol bp
      chal chhati coffee deti dikha din du homework hoti ji kamra kamre kha khane khatam khidki khud ki kitchen ko lag laga likha mummy
      neeche padosi pairon park rakhna rang rona sa sunn thanda thank ungliyan week अंधेरा अकेले अक्षर अखरोट अगर अजीब अब अस्पताल
      उंगलियां उसने ऑक्सीजन कहते कांप कान काम किनारे किमी कैलोरी खत्म खांस खाली खुजली गईं गाडी गिना गुलाबी घाव चक्कर चढा चमडी चैन जलन
      जाऊंगा डर तैयारी दबाते दस दस्त दिखा देना दोपहर धंस नथुने नाइट नाश्ते निकलती निशान नीला पट्टी पडेगी पर परसों पहचान पीते पूजा पेन
      पेशाब पैरासिटामोल बहन बाजू बायां बाहर बिस्कुट भारी भीगा भैया मिले मोटी रखने लडका लार लिखा लेना वाक्य शिफ्ट शीशी शुक्रिया सफाई समय
      साफ साल सीने सुन्न सूज सो सोने सोमवार स्कूल हफ्ते हैं होकर होते, 0.3 aankho agar bahar band bole chehra ek gir haath hu ishara
      jaise jal kaha khana khayal kheench khoon kiya liya mahine meeting mere minute nishan pad raat rha sar sirf thakan wale अगरबत्ती
      आंखों उसी कमीज करते कागज खडी खींच खेत खोल गर्मी गलती गले गांठ गिलास गोद चढ चाय चीख चेक जाकर जैसा टेढा ठंडा तब तालू थोडा दर्द दूर
      देखे दौड धंसा निगल पत्ता पसलियां पसीना पाता पुल पूछो फांक फांसी फैसला फॉर्म बच्चे बताया बनाई बातें बिटिया बिल्ली बू बोल भाई भारीपन
      मरोड मायके मेरा योग रंग रही रोती लो वैसे शुगर सब्जी सलवार सल्फास सात सीढियां सुबह सूखा सोए हांफ हिस्सा है हॉस्टल होश, 0.4 aage
      ankho apna behosh crocin delete dost ghar jane kehta kuch ladke li neela neend office rakha seene utha walk आंखें आठ उठती उठा
      काटने कुर्ता खडा खिडकी खुला गिरी गीली चाकू चौदह छूते जला ढक्कन ताजे तार दादाजी दिमाग दूध दे देख देता पडता पडी पतली पत्ती पसीने
      पूरा फर्क बंद बांहें बॉयफ्रेंड बोझ बोलते मां मिट्टी रहूं लटक शब्द शरीर शहद ससुराल सीढी हरा हवा होंठ, 0.5 bacche dard jaisi khaya
      lo pa pati pi poora ruk saans अंदर आठवां आधी आवाज घूंट चाबी जलाती जल्दी जाएगा जाती जो ठंडे तीस थे दिख दीदी धडकन पेट बच्ची बढा
      बाथरूम बिना बीच रखा रसोई रहना रुकना लग लेती सांस सुई ही, 0.6 achanak baad jaisa kare le pe uska अटैक कि कुछ कुत्ते खाया घर छुपाकर
      दिनों दी देती नहीं पफ पहनती फुटबॉल बोतल ब्लेड मैदान रख वही शांत सा सिर, 0.7 aa badi batao call dikh jaldi keh match rahi कहती
      गर्दन गोलियां जीना दोस्त नाम पड बांह लीं, 0.8 abhi mera phone अभी आज कमरे को चिट्ठी पास लगा सबके, 0.9 kar raha sab आप गिर ने पडेगा
      मुझे रह लिया हूं, 1 wo किसी जाने पा बाद मेज वो, 1.1 phenyl putli अपनी गला ताकि मैंने रहे, 1.2 जुलाब फोन, 1.3 जैसी नीचे रहा, 1.4
      उसके, 1.6 मैं, 1.7 aur, 1.9 चाहता, 2.4 और`,
  beginnings: `
      -1.2 डॉक्ट, -0.8 अलमार मुन्न रेसिप, -0.7 पुरान सामान, -0.6 diwal healt, -0.5 chalt kauns norma दोबार बच्चो, -0.4 chahi ghutn kholt
      recip repor seedh tread उन्हो कांपत ज्याद परांठ पांचव रविवा साइकि, -0.3 calor cardi chale chang probl refun resul taree uploa
      किसमे किस्स खर्रा खिलाक गुडिय गुरुव दिवाल नमस्क फास्ट मांसप मोबाइ रिकॉर सर्दि सालान, -0.2 bachh break chakk chall chhot docto
      famil fridg inhal jaung karwa lesso optio samos shaad stret strok subsc sunda tensi weigh worko अंग्र क्यों डिब्ब धन्यव नॉर्म
      पंद्र पहुंच प्राण प्रोट वर्कआ विटाम स्क्र स्क्व, -0.1 dekht diabe numbe profi roomm schoo क्रिक ट्रेन परीक् प्राथ फिटने लक्ष्
      लगाता वीडिय शनिवा सदस्य स्ट्र, 0.1 attac bathr chhup deewa hamar insul maarn shaan इंसुल उल्टि तैराक दरवाज मुट्ठ मूंगफ लगवाक
      स्कूट, 0.2 chaht chhat coffe hathe homew khata khidk kitch lagat neech pairo rakhn ungli अस्पत उंगलि ऑक्सी किनार कुत्त कैलोर गुलाब
      जाऊंग तैयार नाश्त निकलत निकाल पाऊंग पैरास बिस्क सीढिय सोमवा, 0.3 chehr dikht goliy ishar khaya kheen mahin meeti minut nikal nisha
      thaka अगरबत पसलिय बिटिय बिल्ल भारीप सल्फा हिस्स हॉस्ट, 0.4 aankh behos croci delet offic pados कुर्त दादाज बांहे बॉयफ् मिट्ट
      ससुरा, 0.5 bacch khaan pregn बाथरू, 0.6 achan गोलिय छुपाक फुटबॉ, 0.8 चिट्ठ, 1.1 pheny`,
}

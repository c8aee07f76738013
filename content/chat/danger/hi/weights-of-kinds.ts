import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -0.6,
    meanings: `
      -0.9 unwell, -0.8 now shaky, -0.7 eat speak throat, -0.6 sick, -0.5 cannot chest swallow, -0.4 breathe manyFigure medicine, 0.4
      die nobody sleeves, 0.5 accident blade deadlyPlace deliberately end farewell ridOfMe soon, 0.6 ownBody say want, 0.7 others, 0.9
      kill me method, 1 intend, 1.1 self`,
    words: `
      -0.8 और, -0.7 हैं, -0.6 me रहे, -0.5 ke रही, -0.4 le बार रहा, 0.4 bhi wo अंदर आप ब्लेड भी मैं, 0.5 नीचे पास रख, 0.6 चाहता, 0.7 कि
      पर`,
    beginnings: `
      `,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.4 me speak victim, 0.4 heavyOn stand weightMiddle, 0.5 now sweaty, 0.7 indigestion sick, 0.8 pain, 0.9 atRest, 1.5 hurts, 1.7
      chest`,
    words: `
      -0.4 का की, 0.4 se जा पापा बैठा, 0.5 dard seene जैसा जैसे पर भारी, 0.6 सीने, 0.7 छाती, 0.8 बीच`,
    beginnings: `
      `,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.6 shaky, -0.5 sick, -0.4 badly breathe child, 0.4 ageOld dropThings lips now, 0.5 not sleeves, 0.6 arm cannot slurred, 0.7
      feelMove limb, 0.9 numb speak suddenly, 1.2 side`,
    words: `
      -0.6 पर, 0.4 शब्द, 0.5 bol rahe टेढा तो निकल बटन रही हाथ, 0.6 तरफ पा मुंह, 0.7 achanak, 0.8 एक`,
    beginnings: `
      0.7 achan`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.5 pregnancySign shaky, -0.4 badly me nobody, 0.4 not stand, 0.5 laboured lowOxygenFigure, 0.6 speak without, 0.7 blue cannot,
      1.2 breathless, 1.3 asthma, 1.8 breathe`,
    words: `
      -0.6 gaya me, -0.4 ab, 0.4 dikha कोहनी गले गुलाबी, 0.5 nahi आवाज भी हर हैं, 0.6 ji saans आ पडता हांफ, 0.7 rahi पफ रही`,
    beginnings: `
      0.4 गुलाब`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.5 me, -0.4 manyFigure not, 0.4 limbSign now past, 0.7 speak, 0.9 rash swell, 1.6 throat, 1.7 trigger`,
    words: `
      -0.5 मुंह, -0.4 का, 0.4 hu ne गला, 0.5 आवाज मूंगफली वाला, 0.6 gaya सूज हो, 0.7 और, 1.1 गई`,
    beginnings: `
      0.5 मूंगफ`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.7 meal speak, -0.6 days trigger victim, -0.5 diabetesThing recurs self swell, -0.4 breathless, 0.5 eat highKetoneFigure many
      underSink, 0.6 nobody, 0.7 emptyPack fumeSource noHelp, 0.8 alcohol much, 1.1 swallow, 1.2 poison take, 1.3 medicine`,
    words: `
      -0.7 हूं, -0.5 se आज, 0.4 चुप ने, 0.5 ankho अंगीठी खुला खेत ढक्कन पत्ता लीं साथ, 0.6 ki pi खा दवा पी रही वाली, 0.7 खाली, 0.8 me`,
    beginnings: `
      0.5 अंगीठ`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -4,
    meanings: `
      -0.6 person, -0.5 child, -0.4 accident nobody, 0.4 attacker fruitBreath limbSign soon urinate, 0.5 highSugarFigure lowSugarFigure,
      0.6 manyFigure shivering, 0.7 diabetic, 0.9 insulin, 1.2 shaky, 1.9 diabetesThing, 2 sugar`,
    words: `
      -0.4 एक, 0.4 lo phone फल मेरी रह, 0.5 अब इंसुलिन कुछ गीला जैसी दिमाग दो पेशाब फिर बात सुई, 0.6 दिखा मशीन, 0.7 शुगर`,
    beginnings: `
      0.5 इंसुल`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 attacker onlyEat shaky, -0.5 breathe throat, -0.4 arm chest medicine poison sleeves, 0.4 belly birthSign racing, 0.5 head
      soon, 0.6 highKetoneFigure unwell, 0.7 days move, 0.8 lips, 0.9 bump, 1.7 child pregnant`,
    words: `
      -0.6 ने, -0.5 पर रहे, -0.4 बस बार, 0.4 doodh jaisa को गोद हफ्ते, 0.5 उठती उसे की खडी गिरी दूध बच्चे सिर, 0.6 अभी महीना है, 0.7 ke,
      0.8 जा, 1.2 महीने`,
    beginnings: `
      0.5 mahin`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.9 me, -0.6 atRest manyFigure recurs, -0.5 breathe diabetesThing eat lips medicine nobody speak, -0.4 now sick swallow swell,
      0.4 burnSource eyesRolled hurt not pregnancySign see stiffNeck, 0.5 bleed faint fever injure shaky tooHigh, 0.6 badly heatCold
      stand wound, 0.7 contact unwell, 0.8 fall vomitCough`,
    words: `
      -0.8 है, -0.7 को, -0.6 हूं, -0.5 अब रही, 0.4 अटक आंखें खांस गर्दन जवाब, 0.5 dikh गिर गिलास चढ जामुनी जो था दबाने दोस्त नहीं बुखार
      सीढी से, 0.6 ek uska जलन बेहोश, 0.7 khoon चाचा रहे, 0.8 raha गईं, 0.9 गया`,
    beginnings: `
      0.5 जामुन`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.6 many ownBody, -0.5 atRest deliberately kill lips shaky take, -0.4 badly face limb not self skin soon unwell, 0.5 confine
      locksIn me, 0.6 afraid afraidHome wound, 0.7 control planned weapon, 0.8 home victim, 1.3 attacker`,
    words: `
      -0.7 और, -0.5 अब, -0.4 ho nahi, 0.4 to घर तेल बस मारा मिट्टी में साथ, 0.5 call le कमरे चाकू चीजें डर बात लग, 0.6 phone अकेले करता
      गला ने, 0.7 जाने फोन मेरा हैं, 0.8 kar`,
    beginnings: `
      0.4 मिट्ट`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.5 attacker lips now, -0.4 badly child diabetesThing, 0.4 manyFigure, 0.5 faint fall lowSugarFigure, 0.6 bodyImage days
      onPurpose past, 0.7 passOut, 1 eat shame weight, 1.1 purge, 1.2 meal`,
    words: `
      -0.5 नहीं रहा, -0.4 rahi, 0.4 खाने, 0.5 खाकर बार रोटी वजन, 0.6 ke कर दिन, 0.7 baad देती, 0.9 जुलाब हूं`,
    beginnings: `
      `,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -0.6,
    meanings: `
      -0.9 unwell, -0.8 now shaky, -0.7 eat throat, -0.6 sick speak, -0.5 cannot chest lips swallow, -0.4 breathe manyFigure medicine,
      0.4 die farewell sleeves soon, 0.5 blade deadlyPlace deliberately end nobody ridOfMe, 0.6 accident ownBody say want, 0.7 others,
      0.8 kill, 0.9 intend me method, 1.1 self`,
    words: `
      -0.7 और हैं, -0.6 रहे, -0.5 ke me रहा रही, -0.4 le rahi दो, 0.4 अंदर आप कर ब्लेड भी मैं, 0.5 नीचे पास रख, 0.6 कि चाहता, 0.7 पर`,
    beginnings: `
      `,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.4 me speak victim, 0.4 stand weightMiddle, 0.5 now sweaty, 0.7 indigestion sick, 0.8 pain, 0.9 atRest, 1.5 hurts, 1.7 chest`,
    words: `
      -0.4 का की, 0.4 se जा बैठा, 0.5 dard seene जैसा जैसे पर भारी, 0.6 सीने, 0.7 छाती, 0.8 बीच`,
    beginnings: `
      `,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.6 shaky, -0.5 badly sick, -0.4 breathe, 0.4 dropThings fall handFails not, 0.5 ageOld now sleeves, 0.6 arm cannot limb slurred,
      0.7 feelMove, 0.9 speak suddenly, 1 numb, 1.2 side`,
    words: `
      -0.5 पर, -0.4 है, 0.4 ek तो शब्द हाथ, 0.5 bol rahe टेढा निकल बटन मुंह रही, 0.6 तरफ पा, 0.7 achanak, 0.8 एक`,
    beginnings: `
      0.7 achan`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.5 badly me pregnancySign shaky, -0.4 nobody, 0.4 noSentence stand, 0.5 lowOxygenFigure without, 0.6 laboured speak, 0.7 cannot,
      0.8 blue, 1.2 breathless, 1.3 asthma, 1.8 breathe`,
    words: `
      -0.6 gaya, -0.5 me, -0.4 ab ने, 0.4 dikha आवाज धंस वाक्य, 0.5 nahi पडता भी सा हर हांफ, 0.6 ji saans आ पफ हैं, 0.7 rahi, 0.8 रही`,
    beginnings: `
      `,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      -0.5 manyFigure me, -0.4 not, 0.4 limbSign now, 0.5 past, 0.7 speak, 0.9 swell, 1 rash, 1.5 throat, 1.7 trigger`,
    words: `
      -0.5 मुंह, -0.4 का हैं, 0.4 hu गला ने बाद, 0.5 ne आवाज मूंगफली वाला, 0.6 gaya सूज हो, 0.7 और, 1 गई`,
    beginnings: `
      0.5 मूंगफ`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.7 meal speak, -0.6 days trigger victim, -0.5 diabetesThing recurs self swell, 0.4 dizzy, 0.5 eat highKetoneFigure many
      underSink, 0.6 nobody, 0.7 emptyPack fumeSource much noHelp, 0.8 alcohol, 1.1 swallow, 1.2 poison take, 1.3 medicine`,
    words: `
      -0.7 हूं, -0.5 se आज, 0.4 चुप, 0.5 ankho अंगीठी खुला खेत ढक्कन ने पत्ता लीं साथ, 0.6 pi दवा पी रही वाली, 0.7 ki खा खाली, 0.8 me`,
    beginnings: `
      0.5 अंगीठ`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.6 person, -0.4 accident child hurts nobody, 0.4 limbSign lowSugarFigure urinate, 0.5 highSugarFigure, 0.6 manyFigure, 0.7
      diabetic shivering, 0.9 insulin, 1.2 shaky, 1.9 diabetesThing, 2.1 sugar`,
    words: `
      -0.4 एक, 0.4 lo phone दो मेरी रहे, 0.5 अब इंसुलिन कुछ गीला जैसी दिमाग पेशाब फिर बात रह, 0.6 दिखा मशीन सुई, 0.7 शुगर`,
    beginnings: `
      0.5 इंसुल`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 onlyEat shaky, -0.5 attacker breathe poison, -0.4 chest eat medicine throat, 0.4 birthSign racing, 0.5 belly, 0.6 head
      highKetoneFigure soon unwell, 0.7 days move, 0.8 lips, 0.9 bump, 1.7 child pregnant`,
    words: `
      -0.6 ने रहे, -0.5 अब जाता पर, 0.4 din doodh pad खडी गोद दूध सिर हफ्ते हैं, 0.5 उठती उसे की गिरी बच्चे, 0.6 अभी है, 0.7 ke महीना,
      0.8 जा, 1.2 महीने`,
    beginnings: `
      0.5 mahin`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.8 atRest, -0.7 recurs, -0.6 eat manyFigure me, -0.5 diabetesThing medicine nobody swallow swell, -0.4 attacker breathe
      highKetoneFigure lips sick take, 0.4 tooLow, 0.5 badly bleed burnSource faint fever shaky stand, 0.6 contact unwell vomitCough,
      0.8 fall heatCold, 0.9 tooHigh, 1.1 wound`,
    words: `
      -1.1 है, -0.7 को, -0.6 हूं, -0.5 रही, -0.4 ke पी, 0.4 jal जवाब जो नहीं, 0.5 chhati ek mere गिलास जामुनी तप तार दबाने बदन बुखार लू
      सीढी, 0.6 nikal uska गईं गिर चाचा जलन दोस्त रहे, 0.7 gayi khoon raha था बेहोश, 1 गया`,
    beginnings: `
      0.5 chhat जामुन`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.6 lips many ownBody shaky, -0.5 deliberately kill limb skin take unwell, -0.4 face not self, 0.4 abuse hit locksIn onlyEat
      strike, 0.5 me, 0.6 afraid afraidHome control home wound, 0.7 confine planned victim weapon, 1.3 attacker`,
    words: `
      -0.6 अब और, -0.4 ho, 0.4 ki rakha मारा लग साथ, 0.5 call khana le phone कमरे चाकू डर दी पति बात रहा, 0.6 अकेले करता गला चीजें ने
      हैं, 0.7 जाने फोन मेरा, 1 kar`,
    beginnings: `
      `,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 attacker badly, -0.4 child diabetesThing now, 0.4 heart, 0.5 days fall manyFigure, 0.6 bodyImage faint lowSugarFigure
      onPurpose past, 0.8 passOut, 1 eat shame, 1.1 purge weight, 1.2 meal`,
    words: `
      -0.6 रहा, -0.4 भी, 0.4 खाने तीन बार, 0.5 कर कुत्ते खाकर टिफिन दिन धडकन रोटी, 0.6 ke वजन, 0.7 baad, 0.8 देती, 0.9 जुलाब, 1 हूं`,
    beginnings: `
      0.5 कुत्त`,
  },
}

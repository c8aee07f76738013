import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: 0.1,
    meanings: `
      -0.8 unwell, -0.7 eat, -0.6 now, -0.5 attacker cannot lips shaky swallow take, -0.4 manyFigure pregnancySign sick speak throat,
      0.4 ridOfMe, 0.5 blade farewell get soon, 0.6 me say want, 0.7 kill method, 0.8 self`,
    words: `
      -0.9 और, -0.5 रहा रहे, 0.5 को पर, 0.6 चाहता रख`,
    beginnings: `
      `,
  },
  heart: {
    none: -3.7,
    meanings: `
      0.6 atRest pain, 0.7 sweaty, 1.1 chest, 1.5 hurts`,
    words: `
      0.4 जा पसीने, 0.5 dard seene भारीपन, 0.6 में सीने`,
    beginnings: `
      0.5 भारीप`,
  },
  stroke: {
    none: -4.2,
    meanings: `
      0.5 limb ownBody skin, 0.6 arm numb sleeves, 0.7 person speak suddenly, 0.8 cannot`,
    words: `
      0.4 pati रही, 0.5 पा मुंह हाथ, 0.7 achanak`,
    beginnings: `
      0.7 achan`,
  },
  breath: {
    none: -2.6,
    meanings: `
      -0.5 now shaky, 0.4 not, 0.5 speak, 0.6 asthma blue sick, 0.7 breathless, 1.1 cannot, 1.3 breathe`,
    words: `
      0.4 nahi rahi हैं, 0.5 पड रही होंठ, 0.6 saans नीले, 0.7 आ`,
    beginnings: `
      `,
  },
  allergy: {
    none: -3.6,
    meanings: `
      0.4 face, 0.5 eat pregnancySign, 0.6 lips rash throat, 0.9 swell, 1.5 trigger`,
    words: `
      0.4 मूंगफली शरीर, 0.5 और पूरे, 0.8 सूज`,
    beginnings: `
      0.4 मूंगफ`,
  },
  poison: {
    none: -2.2,
    meanings: `
      -0.5 victim, 0.4 dose wake, 0.5 dizzy drowsy eat emptyPack others underSink, 0.6 many much poison, 0.8 medicine, 1.3 swallow take`,
    words: `
      0.4 लिया, 0.5 खाली चक्कर पत्ता पी रही, 0.6 खा`,
    beginnings: `
      `,
  },
  'blood-sugar': {
    none: -3.6,
    meanings: `
      -0.4 pregnancySign, 0.4 lowSugarFigure urinate vomitCough, 0.5 highSugarFigure insulin, 0.7 manyFigure, 0.8 shivering, 1.2 shaky,
      1.3 diabetesThing sugar`,
    words: `
      0.4 जैसी, 0.5 इंसुलिन और शुगर`,
    beginnings: `
      0.5 इंसुल`,
  },
  baby: {
    none: -2.8,
    meanings: `
      -0.8 person, -0.7 shaky, -0.5 face throat, 0.4 highKetoneFigure noKicks sunken, 0.5 days now pregnancySign, 0.6 bump lips, 0.7
      unwell, 1 child pregnant`,
    words: `
      0.4 बच्चे महीना, 0.5 mahine जा रहा, 0.7 है`,
    beginnings: `
      0.5 mahin`,
  },
  injury: {
    none: -2.1,
    meanings: `
      -0.5 face me soon victim, -0.4 atRest, 0.5 bleed cannot person pregnancySign shaky, 0.7 faint tooLow, 0.8 fall stand tooHigh`,
    words: `
      -0.6 है, -0.5 रही, 0.5 band ho raha गए चाचा हैं, 0.6 और बच्चा, 0.7 khoon, 0.8 गया रहे, 0.9 गिर`,
    beginnings: `
      `,
  },
  violence: {
    none: -2.4,
    meanings: `
      -0.4 kill say, 0.4 locksIn, 0.5 afraid checksPhone confine home me, 0.6 afraidHome, 0.7 control, 0.8 victim, 1.2 attacker`,
    words: `
      0.4 phone, 0.5 गला डर दी ने लग, 0.6 घर, 0.7 फोन, 0.8 जाने मेरा`,
    beginnings: `
      `,
  },
  eating: {
    none: -2.3,
    meanings: `
      -0.4 lips, 0.5 days deliberately, 0.6 past shame weight, 0.9 onPurpose purge, 1 meal, 1.1 eat`,
    words: `
      0.4 ke खाने, 0.5 से, 0.9 हूं`,
    beginnings: `
      `,
  },
}

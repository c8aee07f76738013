import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.7,
    meanings: `
      -0.8 take unwell, -0.7 shaky, -0.6 atRest dose sick, -0.5 manyFigure pregnancySign throat, -0.4 bump lowSugarFigure purge swell,
      0.4 cut height kill others, 0.5 say threaten, 0.6 hurt injure live me method nobody ridOfMe, 0.7 end hide, 0.8 blade, 0.9 handOver
      want, 1.1 intend`,
    words: `
      -0.5 وما, 0.4 كل, 0.5 عندي, 0.7 بدي`,
    beginnings: `
      `,
  },
  heart: {
    none: -3.5,
    meanings: `
      0.4 numb pain pale stand wound, 0.5 leaden sweaty, 0.6 heavyOn, 0.7 burden, 0.8 sick, 1 hurts, 1.2 chest, 1.4 atRest`,
    words: `
      0.4 ابوي عنده, 0.5 كان واحد, 0.6 صدري, 0.7 صدره`,
    beginnings: `
      `,
  },
  stroke: {
    none: -3.1,
    meanings: `
      -0.4 me now unwell, 0.5 atRest face ownBody, 0.6 attacker handFails slurred, 0.7 sleeves, 0.8 ageOld person suddenly, 1 limb, 1.1
      speak`,
    words: `
      0.6 يدها, 0.8 فجاه`,
    beginnings: `
      `,
  },
  breath: {
    none: -2.6,
    meanings: `
      -0.4 me now, 0.5 atRest breathless chest goOn throat unwell, 0.7 limbSign not, 1.1 blue breathe, 1.4 cannot`,
    words: `
      0.5 اقدر, 0.6 ابني, 0.8 قادر مش, 1 اتنفس`,
    beginnings: `
      `,
  },
  allergy: {
    none: -3,
    meanings: `
      0.5 lips pregnancySign swallow take, 0.7 eat voiceChanged, 1 throat, 1.2 swell, 1.7 trigger`,
    words: `
      0.5 اكلت`,
    beginnings: `
      0.4 بالمك, 0.5 وشفاي`,
  },
  poison: {
    none: -1.8,
    meanings: `
      -0.5 eat trigger, -0.4 me shaky swell throat, 0.4 gas underSink, 0.6 noHelp, 0.7 emptyPack many medicine respond, 0.8 poison
      vomiting, 1 fumeSource, 1.1 dizzy take, 1.3 dose`,
    words: `
      -0.5 كل, 0.4 بلعت, 0.5 بنادول, 0.7 فاضي, 0.9 شرب`,
    beginnings: `
      0.5 بنادو`,
  },
  'blood-sugar': {
    none: -3.2,
    meanings: `
      0.4 diabetic, 0.5 face insulin sick tooHigh, 0.6 shivering, 0.7 highSugarFigure, 0.8 manyFigure, 1.1 shaky sugar, 1.5
      diabetesThing`,
    words: `
      0.4 وارجف, 0.6 السكر`,
    beginnings: `
      `,
  },
  baby: {
    none: -1.9,
    meanings: `
      -0.5 victim, -0.4 atRest swallow, 0.4 fever, 0.6 manyFigure, 0.7 sunken, 0.8 unwell, 0.9 child, 1 days, 1.1 pregnant, 1.5 bump`,
    words: `
      0.4 بسرعه, 0.5 امس, 0.6 شهرين, 0.8 عمره, 0.9 حامل`,
    beginnings: `
      0.5 حرارت`,
  },
  injury: {
    none: -1.8,
    meanings: `
      -0.6 atRest manyFigure not swallow, -0.5 days take, -0.4 face lips, 0.4 badly passOut, 0.6 head shaky throat, 0.7 crash faint, 1.1
      unwell, 1.6 fall`,
    words: `
      0.5 اختي اغمي عليها, 0.7 وقعت, 1.2 الصغير`,
    beginnings: `
      1.2 الصغي`,
  },
  violence: {
    none: -1.6,
    meanings: `
      -0.6 unwell, -0.5 ownBody swallow, -0.4 handOver intend, 0.4 afraid afraidHome arm home, 0.5 confine, 0.6 checksPhone, 0.7 goesOut
      locksIn me, 0.9 control hit strike, 1.1 victim`,
    words: `
      0.4 البيت, 0.5 ويروح, 0.6 ارجع الليله جوالي يخليني, 0.8 الباب انا عشان`,
    beginnings: `
      0.6 الليل يخلين`,
  },
  eating: {
    none: -3.6,
    meanings: `
      -0.5 person, 0.4 lowSugarFigure timesADay vomitCough, 0.5 birthSign bodyImage eat take, 0.6 deliberately starve, 0.7 days purge
      swallow, 0.8 weight, 0.9 meal onlyEat`,
    words: `
      -0.5 من, 0.4 اكل طول ما, 0.5 ملينات نفسي, 0.9 بعد`,
    beginnings: `
      0.5 ملينا`,
  },
}

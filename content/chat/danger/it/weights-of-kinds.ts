import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.2,
    meanings: `
      -0.8 unwell, -0.7 atRest pregnancySign shaky, -0.6 home limb sick throat, -0.5 chest child control manyFigure past person speak,
      -0.4 attacker dose strike swallow, 0.4 farewell hide, 0.5 get kill ridOfMe skin, 0.6 end height method, 0.7 belongings
      deliberately me stand threaten, 0.8 blade hurt injure want, 0.9 deadlyPlace say, 1 cut sleeves, 1.2 handOver`,
    words: `
      -0.6 ex, -0.5 solo, -0.4 da, 0.4 fuori ogni sul, 0.5 righe, 0.6 della gia io oggi si voglio, 0.7 che, 1 piu`,
    beginnings: `
      -0.4 contr, 0.4 aspet lungh manic, 0.5 stare, 0.6 vogli`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.5 dose onPurpose, -0.4 child take unwell, 0.4 racing say, 0.5 hit training, 0.6 heart, 0.8 heavyOn, 1 arm sick, 1.4 hurts, 2
      chest`,
    words: `
      0.4 da il morsa peperonata torace, 0.6 al come, 0.7 cuore un, 1 petto`,
    beginnings: `
      0.4 peper torac, 0.5 addor fradi, 0.6 sinis`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.7 child unwell, -0.5 hurts take, -0.4 chest dose threaten, 0.4 see slurred stiffNeck suddenly, 0.5 attacker cannot deadlyPlace
      headSplits pregnancySign, 0.6 feelMove lost ownBody speak, 0.7 lettersMove life, 0.8 side, 1 limb, 1.1 face, 1.3 numb`,
    words: `
      -0.6 ho, -0.5 in, -0.4 ha, 0.4 braccio marito, 0.5 capisce della dico mal mamma nuca riesce scrivo storta vita, 0.6 meta piu, 0.7
      colpo di mano`,
    beginnings: `
      0.4 marit scriv, 0.5 capis impro, 0.6 stort`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.7 limb, -0.6 nobody, -0.4 days diabetesThing faint racing slurred trigger, 0.4 asks, 0.5 blue lowOxygenFigure speak, 0.6
      noHelp, 0.9 not, 1.2 asthma, 1.3 breathe, 1.4 breathless`,
    words: `
      -0.9 si, -0.6 al che, -0.5 dal due per, -0.4 della ho, 0.4 appena attacco dalla non quando resto una, 0.5 abbaia blu contro nessun
      polmonite puff riesco soffoco, 0.6 fa gli, 0.7 asma seduta, 0.8 le respirare, 0.9 d`,
    beginnings: `
      0.4 appen attac polmo quand, 0.5 abbai andat compa fisch satur soffo suoce, 0.6 riesc sedut, 0.7 respi`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4.8,
    meanings: `
      -0.5 not ownBody, 0.4 onPurpose, 0.5 about atRest swallow, 0.6 breathless take, 0.8 rash, 1 swell, 1.5 throat, 2.4 trigger`,
    words: `
      0.4 gli, 0.5 ho, 0.6 dopo gola mangiato`,
    beginnings: `
      0.4 gonfi tossi, 0.5 aller mangi`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.8 badly onPurpose, -0.7 limb, -0.6 intend sugar, -0.5 breathe lips threaten, -0.4 atRest belongings breathless feelMove
      pregnancySign, 0.4 burnSource now, 0.5 contact noHelp sleepPills, 0.6 fumeSource, 0.8 swallow, 0.9 dose gas, 1 take, 1.2 medicine
      much, 1.5 poison`,
    words: `
      -0.7 l, -0.4 al oggi, 0.4 accesa blister naso stamattina stufa testa una, 0.5 abbiamo esce fino labbra le si, 0.6 aver col del i,
      0.7 preso, 0.9 bene`,
    beginnings: `
      0.4 blist giall stama, 0.5 abbia labbr scuot svegl, 0.6 tachi tavol, 0.7 acces conta`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.5 bodyImage head swell, -0.4 numb say, 0.4 urinate, 0.5 keto, 0.6 highKetoneFigure meterHi, 0.7 highSugarFigure manyFigure
      tooHigh, 0.9 shaky, 1.2 insulin, 1.4 diabetic, 1.6 diabetesThing, 1.8 sugar`,
    words: `
      -0.5 un, -0.4 al solo, 0.4 beve di ma ora pipi, 0.5 c fatto glicemia l, 0.6 crisi era ipoglicemica letto sul, 0.7 penna`,
    beginnings: `
      0.4 quell, 0.5 glice, 0.6 ipogl puntu, 0.7 diabe, 0.8 bagna`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 attacker much, -0.6 ageOld sick swallow, -0.5 diabetesThing poison sugar trigger, -0.4 accident arm medicine throat weight,
      0.4 fontanelle, 0.5 badly birthSign dryNappy fever head numb person, 0.6 lips odd, 0.8 bump, 0.9 unwell, 1.2 days, 1.6 pregnant,
      1.7 child`,
    words: `
      -0.6 l si, -0.5 una, -0.4 del, 0.4 fontanella la respiro, 0.5 alle divano due dura e incinta mese molle nemmeno occhi pannolino,
      0.6 balla sto, 0.7 neonato settimana, 0.8 gli, 0.9 mesi`,
    beginnings: `
      0.4 fonta, 0.5 divan incin nemme panno, 0.7 neona, 1 setti`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.8 child, -0.7 asks much throat, -0.6 days others slurred speak trigger, -0.5 cannot get sugar victim, -0.4 bodyImage
      diabetesThing exercise intend laboured manyFigure nobody ownBody poison pregnant, 0.4 ageOld fall heatCold move now, 0.5 contact
      lips passOut pregnancySign shaky, 0.6 limb, 0.7 headHit, 0.8 legs, 1 wound, 1.1 unwell`,
    words: `
      -0.5 gli l per piu, -0.4 di fa il lo, 0.4 caduto ride sta sul, 0.5 abbiamo bava destra la mano mezzogiorno nipote preso tagliato
      tirato viola, 0.6 convulsioni dall dalla enormi, 0.7 e scossa smette, 0.8 non sulla`,
    beginnings: `
      -0.5 mangi, -0.4 gonfi, 0.4 bruci, 0.5 abbia destr mezzo nipot tirat, 0.6 caram convu enorm piega raddr roves scoss smett svenu`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.8 shaky, -0.6 dose take, -0.5 atRest lips noHelp pain say sick vomitCough, -0.4 chest hurts injure life me not skin wound, 0.4
      afraidHome past, 0.5 weapon, 0.6 afraid home, 0.7 asks confine control strike victim, 1.1 attacker, 1.3 hit`,
    words: `
      -0.7 si, -0.6 per, -0.5 sul, -0.4 sono, 0.4 cancello stata tornare, 0.5 appartamento caduta coltello con donna ero ex gira ho nell
      piange telefono, 0.6 casa chiave paura, 0.7 botte detto il sta, 0.8 mi nella, 0.9 lui`,
    beginnings: `
      0.4 cadut cance torna, 0.5 appar colte piang telef, 0.6 chiav, 0.7 picch`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 take, -0.6 limb, -0.5 atRest cut highSugarFigure, -0.4 hurt much numb, 0.4 hide medicine, 0.5 runsWater shame, 0.6 eat
      foodRule, 0.7 exercise starve, 1 bodyImage meal purge, 1.1 undo weight, 1.2 onPurpose`,
    words: `
      -0.6 ha ho, -0.5 a, 0.4 banco pasto, 0.5 al anche apro chili dopo lassativi piatto solo subito, 0.6 i ogni, 0.7 giorno per`,
    beginnings: `
      0.4 figli, 0.5 lassa piatt prend subit, 0.6 mangi trova, 0.9 giorn`,
  },
}

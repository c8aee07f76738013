import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.1,
    meanings: `
      -0.8 shaky unwell, -0.7 atRest pregnancySign throat, -0.6 child home sick, -0.5 chest control limb manyFigure swallow, -0.4
      accident dose heart past person speak strike, 0.4 farewell gone height hide skin without, 0.5 end get kill method ridOfMe, 0.7
      belongings deliberately hurt injure me say stand threaten, 0.8 deadlyPlace want, 0.9 blade sleeves, 1 cut, 1.2 handOver`,
    words: `
      -0.6 tagliato, -0.5 da ex solo, 0.4 braccia ogni tagliata, 0.5 fuori righe sul, 0.6 che della gia io oggi si voglio, 1 piu`,
    beginnings: `
      0.4 aspet, 0.5 manic ragaz stare, 0.6 vogli`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.5 dose onPurpose, -0.4 child take, 0.4 racing training, 0.5 heart hit, 0.7 heavyOn, 0.9 sick, 1 arm, 1.5 hurts, 2 chest`,
    words: `
      0.4 peperonata torace, 0.5 da, 0.6 al come cuore un, 1 petto`,
    beginnings: `
      0.4 addor fradi peper torac, 0.6 sinis`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.7 child unwell, -0.5 hurts take, -0.4 chest dose get sleeves threaten, 0.4 deadlyPlace pregnancySign stiffNeck suddenly, 0.5
      attacker feelMove headSplits, 0.6 cannot lost ownBody, 0.7 lettersMove life speak, 0.8 side, 1 limb, 1.2 face, 1.3 numb`,
    words: `
      -0.7 ho, -0.5 in, -0.4 ha sono, 0.4 mamma marito, 0.5 capisce della dico mal nuca riesce scrivo storta vita, 0.6 mano meta piu,
      0.7 colpo di`,
    beginnings: `
      0.4 marit, 0.5 capis impro, 0.6 stort`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.7 limb, -0.6 nobody, -0.5 days trigger, -0.4 diabetesThing faint shaky slurred swallow, 0.4 atRest vomitCough, 0.5 asks
      lowOxygenFigure noHelp speak, 0.7 blue, 0.9 not, 1.2 asthma, 1.3 breathe, 1.4 breathless`,
    words: `
      -0.7 si, -0.6 al che, -0.5 dal due ho per, -0.4 della di, 0.4 appena attacco resto una, 0.5 abbaia contro fa figlio gli non
      polmonite puff soffoco, 0.6 asma riesco, 0.7 blu le seduta uva, 0.8 respirare, 1.1 d`,
    beginnings: `
      0.4 andat appen attac figli polmo, 0.5 abbai compa fisch satur soffo suoce, 0.6 respi sedut, 0.7 riesc`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.8,
    meanings: `
      -0.5 not ownBody, 0.4 atRest onPurpose, 0.5 about swallow, 0.6 breathless take, 0.9 rash, 1 swell, 1.5 throat, 2.4 trigger`,
    words: `
      0.4 gli l, 0.5 ho, 0.6 dopo mangiato, 0.7 gola`,
    beginnings: `
      0.4 gonfi tossi, 0.5 aller mangi`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.8 badly onPurpose, -0.7 limb, -0.6 intend sugar, -0.5 breathe lips threaten, -0.4 atRest belongings breathless feelMove
      pregnancySign, 0.4 noHelp now sleep, 0.5 contact sleepPills, 0.6 fumeSource, 0.8 dose swallow, 0.9 gas, 1.1 take, 1.2 medicine
      much, 1.5 poison`,
    words: `
      -0.7 l, -0.4 oggi, 0.4 accesa blister il naso stamattina stufa testa, 0.5 abbiamo col esce fino labbra le si una, 0.6 aver i, 0.7
      del preso, 0.9 bene`,
    beginnings: `
      0.4 blist giall stama, 0.5 abbia labbr scuot svegl, 0.6 tachi tavol, 0.7 acces conta`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.6 bodyImage, -0.5 head numb swell, -0.4 say, 0.4 urinate, 0.5 keto, 0.6 highKetoneFigure meterHi, 0.7 highSugarFigure
      manyFigure tooHigh, 0.9 shaky, 1.4 diabetic insulin, 1.6 diabetesThing, 1.8 sugar`,
    words: `
      -0.5 un, -0.4 al solo, 0.4 beve e sonno, 0.5 c era glicemia l mani pipi sul, 0.6 crisi fatto ipoglicemica letto, 0.7 penna`,
    beginnings: `
      0.4 quell, 0.5 glice, 0.6 ipogl puntu, 0.7 diabe, 0.8 bagna`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 attacker much, -0.6 ageOld sick swallow, -0.5 diabetesThing poison sugar trigger weight, -0.4 accident arm medicine throat,
      0.4 numb, 0.5 badly birthSign dryNappy fever head person, 0.6 odd, 0.7 lips, 0.8 bump unwell, 1.2 days, 1.6 pregnant, 1.8 child`,
    words: `
      -0.6 l si, -0.5 una, -0.4 dalla del, 0.4 esima incinta la respiro, 0.5 alle divano due dura e mese molle nemmeno occhi pannolino,
      0.6 balla settimana sto, 0.7 neonato, 0.8 gli, 0.9 mesi`,
    beginnings: `
      0.4 incin, 0.5 divan nemme panno, 0.7 neona, 0.9 setti`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.9 child, -0.7 speak throat, -0.6 asks cannot days much others, -0.5 bodyImage intend poison slurred sugar trigger victim, -0.4
      diabetesThing exercise manyFigure ownBody weight, 0.4 heatCold move passOut, 0.5 accident contact limb lips shaky, 0.6 headHit
      pregnancySign, 0.7 legs, 1.1 unwell, 1.2 wound`,
    words: `
      -0.5 di fa gli il l lo piu, -0.4 i, 0.4 nuca ore prende preso ride sta svenuto zampilla, 0.5 bava destra la mano mezzogiorno
      tirato viola, 0.6 convulsioni dall enormi nipote, 0.7 dalla smette tagliato, 0.8 e non scossa sulla`,
    beginnings: `
      -0.5 mangi, -0.4 gonfi, 0.4 zampi, 0.5 destr mezzo nipot smett tirat, 0.6 caram convu enorm piega raddr svenu, 0.7 roves scoss`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.7 shaky, -0.6 dose take, -0.5 lips noHelp pain say sick vomitCough, -0.4 atRest chest hurts injure life me not skin wound, 0.4
      afraidHome past, 0.5 weapon, 0.6 afraid home victim, 0.7 asks confine control strike, 1.1 attacker, 1.4 hit`,
    words: `
      -0.7 si, -0.6 per, -0.5 sul, -0.4 sono, 0.4 bimbi cancello ex gira stata tornare, 0.5 appartamento caduta coltello con donna ero
      ho nell piange, 0.6 chiave paura telefono, 0.7 botte casa detto il nella sta, 0.8 mi, 0.9 lui`,
    beginnings: `
      0.4 cance torna, 0.5 appar colte piang, 0.6 telef, 0.7 chiav, 0.8 picch`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 take, -0.5 cut highSugarFigure limb numb, -0.4 atRest hurt much, 0.4 heart hide medicine, 0.5 runsWater shame, 0.6 eat
      foodRule, 0.7 exercise starve, 1 bodyImage purge, 1.1 meal undo, 1.2 onPurpose weight`,
    words: `
      -0.6 ha ho, -0.5 a, 0.4 banco oggi regge, 0.5 al anche apro chili dopo lassativi pasto piatto solo subito, 0.6 ogni, 0.7 giorno i,
      0.8 per`,
    beginnings: `
      0.5 lassa mangi piatt prend subit, 0.6 trova, 0.9 giorn`,
  },
}

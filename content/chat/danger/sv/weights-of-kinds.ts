import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -2,
    meanings: `
      -0.6 swallow throat, -0.5 breathe eat shaky speak take unwell, -0.4 cannot, 0.4 hurt others, 0.5 handOver miss, 0.6 deadlyPlace
      die gone height ridOfMe, 0.7 intend me nobody soon threaten, 0.8 blade injure live, 0.9 hide sleeves, 1 skin`,
    words: `
      -1 och, -0.6 som, -0.5 a man, -0.4 ut, 0.4 dem for hoppa klarar lugn pappa slipper, 0.5 det hon leva ni skapet, 0.6 ingen, 0.7
      star`,
    beginnings: `
      0.4 klara slipp, 0.5 rakbl skape`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 take, -0.5 much, -0.4 asks, 0.4 heart pain, 0.5 heavyOn, 0.6 arm pale self, 0.8 atRest, 1.5 chest, 1.6 hurts`,
    words: `
      -0.4 gar, 0.4 bakom brostet genomblot varker, 0.5 hjartat nan om over ut, 0.6 som, 0.7 fast`,
    beginnings: `
      0.4 genom parke trana varke, 0.5 hjart, 1 brost`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 now, -0.4 breathe, 0.4 see suddenly, 0.5 legs, 0.6 dropThings face speak, 0.7 side, 0.8 life, 1 slurred, 1.2 limb numb`,
    words: `
      -0.5 ar, -0.4 med upp, 0.4 och vanster, 0.5 handen man, 0.6 bara hanger kvart mitt, 0.7 liv sluddrar, 0.9 ena`,
    beginnings: `
      0.6 blixt hange tappa, 0.8 sludd, 1 vanst, 1.2 plots`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.9 attacker, -0.6 say, -0.5 lowSugarFigure much, -0.4 numb respond, 0.4 confused speak, 0.5 asks noHelp person, 0.6 lips
      lowOxygenFigure ribsIn, 0.7 asthma, 0.8 blue, 1 cannot, 1.5 breathless, 1.7 breathe`,
    words: `
      -0.8 pa, -0.7 hon i, -0.5 mig, -0.4 av satt, 0.4 forvirrad nar ner syster, 0.5 inte mellan nastan, 0.6 ensam haft in visar, 0.7
      bara luft`,
    beginnings: `
      0.4 andet forvi syste, 0.5 lappa mella nasta, 0.6 kompi`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.5 atRest, -0.4 blue not, 0.6 take, 0.7 swell, 0.9 rash, 1.6 throat, 2.2 trigger`,
    words: `
      0.4 munnen notter, 0.5 efter far hostar pa tungan, 0.6 nu upp, 0.9 fick`,
    beginnings: `
      0.4 munne notte, 0.5 hosta tunga, 0.6 svull`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.1,
    meanings: `
      -0.8 days, -0.7 bump hurts, -0.6 diabetesThing trigger, -0.5 attacker eat numb ownBody without, -0.4 pregnant self skin soon, 0.4
      child dizzy end gas get much others, 0.5 dose noHelp vomitCough, 0.8 swallow take, 0.9 fumeSource, 1.1 despair medicine, 1.2
      poison`,
    words: `
      -0.5 at efter fick ingen, -0.4 bara for han hela sager, 0.4 bredvid mjukt, 0.5 alla alvedon bla det gar mamma tomma ville, 0.6
      flaskan, 0.7 kartan, 0.8 drack tom var, 0.9 vi`,
    beginnings: `
      0.4 bredv, 0.5 alved badru, 0.7 karta, 0.9 flask`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 victim, -0.5 child nobody unwell, -0.4 get intend onlyEat pain pregnant, 0.4 legs, 0.5 end insulin respond shaky sleep, 0.6
      diabetic keto tooLow urinate, 0.7 tooHigh, 1.3 lowSugarFigure, 1.4 sugar, 1.7 diabetesThing`,
    words: `
      -0.6 det, -0.5 en, 0.4 ater av insulinet men, 0.5 dricker genom sig som visar, 0.6 kissar sover`,
    beginnings: `
      0.4 blods, 0.6 drick, 0.7 insul kissa sprut`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 pain take, -0.5 atRest face get much swallow vomitCough, -0.4 cannot sugar, 0.5 fever head not, 0.6 dryNappy move sunken, 0.9
      pregnancySign pregnant, 1 days, 1.3 bump, 1.7 child`,
    words: `
      -0.5 kan, -0.4 bara det, 0.4 bebis bebisen sedan, 0.5 gravid hander honom lilla under veckor, 0.6 igar insjunken manader nar, 0.7
      sidan, 0.8 och`,
    beginnings: `
      0.4 bebis, 0.5 gravi kramp vecko, 0.6 insju manad spark`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -3,
    meanings: `
      -0.8 child, -0.6 much self, -0.5 me take, -0.4 accident lowSugarFigure pregnant, 0.4 dizzy feverFigure weapon, 0.6 headHit
      heatCold lost respond, 0.7 bleed breathe legs, 0.9 contact, 1.3 unwell`,
    words: `
      -0.7 att min, -0.5 sig, -0.4 den, 0.4 forst hosta kottbulle lag rod runt, 0.5 axeln fran huvudet kollegan satt svart, 0.6 blodet
      inte ner pumpar svarar, 0.7 ar ogat slog, 0.9 fick, 1.2 gar`,
    beginnings: `
      0.4 kottb, 0.6 minut pumpa svara, 0.7 flick, 0.9 blode`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.7 onlyEat skin, -0.6 child, -0.5 breathe eat live pregnancySign swallow unwell, -0.4 life ownBody see, 0.4 hit planned strike,
      0.5 nobody want, 0.6 weapon, 0.7 afraid control home, 0.8 exercise, 1.3 victim`,
    words: `
      -0.8 ar, -0.6 som, -0.5 av for och, -0.4 hos, 0.4 henne in, 0.5 barnen kille mot pa sin sommar strypgrepp, 0.6 ga hennes mamma
      mobil till, 0.7 man, 0.8 hem, 1 han`,
    beginnings: `
      0.4 barne willy, 0.5 stryp, 0.6 henne`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 atRest, -0.4 limb lips medicine person, 0.4 bodyImage faint passOut shivering suddenly, 0.5 heart many others, 0.7
      deliberately foodRule timesADay, 0.8 shame, 0.9 meal, 1 eat purge weight`,
    words: `
      -0.4 ur, 0.4 bakom bort de sonder zero, 0.5 atta dagen direkt dottern dricka hon maltid maten pulsen stod vagrar, 0.6 ater ocksa
      vager, 0.7 reser smyg tar, 0.8 efter, 0.9 laxermedel varje`,
    beginnings: `
      0.4 sonde, 0.5 direk malti natte pulse rumsk vagra, 0.9 laxer`,
  },
}

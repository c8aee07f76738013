import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.6 swallow throat, -0.5 breathe cannot eat speak take unwell, -0.4 legs lowSugarFigure, 0.4 hurt pointless, 0.5 gone handOver
      miss say, 0.6 die ridOfMe threaten, 0.7 blade intend me nobody soon, 0.8 deadlyPlace injure live, 0.9 height hide skin, 1 sleeves`,
    words: `
      -1 och, -0.7 som, -0.5 a man, -0.4 allt tre, 0.4 dem for hon klarar lugn skapet slipper, 0.5 det leva ni ta, 0.6 ingen, 0.7 star`,
    beginnings: `
      0.4 klara skape slipp, 0.5 rakbl`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.5 much take, -0.4 asks child, 0.4 pain, 0.5 heavyOn, 0.6 arm self, 0.7 pale, 0.8 atRest, 1.5 chest, 1.7 hurts`,
    words: `
      -0.4 gar, 0.4 ar bakom brostet genomblot ut varker, 0.5 hjartat nan om over, 0.6 som, 0.7 fast`,
    beginnings: `
      0.4 genom hjart parke trana varke, 1 brost`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 now, -0.4 breathe days, 0.4 badly suddenly, 0.5 speak, 0.6 dropThings face, 0.7 side, 0.8 life, 0.9 slurred, 1.2 limb numb`,
    words: `
      -0.6 ar, -0.5 ut, -0.4 med, 0.4 fragade kan kora lyfta plotsligt vanligt vanster, 0.5 handen man och, 0.6 hanger kvart mitt, 0.7
      bara liv sluddrar, 0.8 ena`,
    beginnings: `
      0.4 mungi rullg vanli, 0.6 blixt hange, 0.7 tappa, 0.8 sludd, 1 vanst, 1.2 plots`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.9 attacker, -0.6 say, -0.5 lowSugarFigure much numb, -0.4 limbSign, 0.4 asks confused, 0.5 noHelp, 0.6 lips lowOxygenFigure,
      0.7 asthma ribsIn, 0.9 blue cannot, 1.5 breathless, 1.7 breathe`,
    words: `
      -0.8 pa, -0.7 hon i, -0.5 mig, -0.4 av, 0.4 bubblar gangen lila nar ner sitter vecka, 0.5 forvirrad in inte mellan, 0.6 ensam haft
      nastan visar, 0.7 bara luft`,
    beginnings: `
      0.4 andet bubbl sitte, 0.5 forvi lappa mella, 0.6 kompi nasta`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.4 atRest blue not, 0.6 take, 0.7 swell, 0.9 rash, 1.6 throat, 2.2 trigger`,
    words: `
      0.4 hostar munnen, 0.5 efter far nu pa tungan, 0.6 upp, 0.8 fick`,
    beginnings: `
      0.4 hosta munne, 0.5 tunga, 0.6 svull`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.1,
    meanings: `
      -0.8 days, -0.7 bump hurts, -0.6 diabetesThing eat trigger, -0.5 attacker numb ownBody pregnant without, -0.4 legs not skin soon,
      0.4 child dizzy end gas much others sick underSink, 0.5 dose noHelp vomitCough, 0.7 swallow, 0.8 take, 0.9 fumeSource, 1.1 despair
      medicine, 1.2 poison`,
    words: `
      -0.5 at efter fick for ingen, -0.4 bara han hela in sager ut, 0.4 bredvid mjukt tagit, 0.5 alla alvedon bla det mamma tomma ville,
      0.6 gar, 0.7 flaskan kartan, 0.8 drack tom, 0.9 var vi`,
    beginnings: `
      0.4 bredv, 0.5 alved badru, 0.7 karta, 0.9 flask`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 child, -0.5 nobody pain victim, -0.4 get intend onlyEat pregnant unwell, 0.5 end insulin respond shaky sleep, 0.6 diabetic
      keto tooLow urinate, 0.8 tooHigh, 1.3 lowSugarFigure, 1.4 sugar, 1.8 diabetesThing`,
    words: `
      -0.7 det, -0.4 en, 0.4 av insulinet pa, 0.5 dricker genom sig som visar, 0.6 kissar sover`,
    beginnings: `
      0.4 blods, 0.6 drick, 0.7 insul kissa sprut`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 pain take, -0.5 cannot face get much swallow vomitCough, -0.4 respond sugar, 0.4 fever, 0.5 head, 0.6 dryNappy move not
      sunken, 0.9 pregnancySign pregnant, 1 days, 1.3 bump, 1.7 child`,
    words: `
      -0.4 bara, 0.4 sedan v, 0.5 andas gravid hander honom lilla nar under veckor, 0.6 bebis igar insjunken ljud manader, 0.7 sidan,
      0.8 och`,
    beginnings: `
      0.4 huvud, 0.5 gravi kramp vecko, 0.6 insju manad spark`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.9 child, -0.6 self, -0.5 me much pregnancySign take, -0.4 accident end lowSugarFigure pregnant sick, 0.4 dizzy feverFigure, 0.5
      breathe, 0.6 headHit lost respond, 0.7 bleed contact, 0.8 heatCold, 0.9 legs, 1.2 unwell`,
    words: `
      -0.7 att, -0.5 min nu sig, -0.4 den om, 0.4 fran honom huvudet rod satt, 0.5 axeln inte kollegan lag runt svart ut, 0.6 akte ar
      isen ner slog, 0.7 blodet pumpar svarar, 0.8 ogat, 1 fick gar`,
    beginnings: `
      -0.4 kompi, 0.6 minut, 0.7 flick pumpa svara, 0.8 motor, 1 blode`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.7 onlyEat skin, -0.6 child, -0.5 breathe eat live pregnancySign swallow unwell, -0.4 limb lowSugarFigure others ownBody see,
      0.4 hit strike want, 0.5 nobody, 0.6 control home, 0.7 afraid weapon, 0.8 exercise, 1.1 victim`,
    words: `
      -0.7 ar, -0.5 for, -0.4 hos och som, 0.4 mot sommar tjej, 0.5 barnen henne mamma mobil strypgrepp, 0.6 hennes kille kollar pa sin
      till, 0.7 ga hem man vagar, 1 han`,
    beginnings: `
      0.4 willy, 0.5 stryp, 0.6 henne kolla`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 atRest, -0.4 lips medicine person, 0.4 bodyImage faint shivering, 0.5 many passOut, 0.6 heart others, 0.7 deliberately
      foodRule timesADay, 0.8 shame, 0.9 meal, 1 purge weight, 1.1 eat`,
    words: `
      -0.4 det ur, 0.4 anda bara bort sonder stod zero, 0.5 atta dagen direkt dottern dricka hon maltid maten vagrar, 0.6 ocksa pulsen
      reser skolan vager, 0.7 ater smyg tar, 0.8 efter, 0.9 laxermedel varje`,
    beginnings: `
      0.4 sonde, 0.5 direk malti natte rumsk vagra, 0.6 pulse skola, 0.9 laxer`,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.9,
    meanings: `
      -0.8 atRest shaky, -0.7 pregnancySign, -0.6 unwell, -0.5 cannot hit person, -0.4 purge sick swallow, 0.5 not ridOfMe skin, 0.6
      forever, 0.7 deliberately handOver, 0.8 cut soon victim, 0.9 belongings, 1.1 gone, 1.3 want`,
    words: `
      -0.6 de, -0.4 et, 0.4 enfin les, 0.5 donne j soir`,
    beginnings: `
      0.5 scari`,
  },
  heart: {
    none: -2.9,
    meanings: `
      -0.5 victim, -0.4 child, 0.4 atRest, 0.5 arm heavyOn pain pale weightMiddle, 0.6 sick sweaty, 1 hurts, 1.5 chest`,
    words: `
      0.4 gauche part, 0.5 dans un, 0.6 trempe, 0.8 poitrine`,
    beginnings: `
      0.4 gauch thora, 0.6 tremp, 0.8 poitr`,
  },
  stroke: {
    none: -3.4,
    meanings: `
      -0.5 child, -0.4 dose, 0.4 runsWater stiffNeck tipsy, 0.5 odd side suddenly, 0.6 slurred speak, 0.7 face numb, 0.8 dropThings limb`,
    words: `
      -0.5 a, 0.4 douche sous, 0.5 arrive mere, 0.6 d ma n sa un, 1.1 coup`,
    beginnings: `
      0.4 douch, 0.5 arriv`,
  },
  breath: {
    none: -2.1,
    meanings: `
      -0.7 victim, -0.6 shaky unwell, -0.4 nobody, 0.5 atRest cannot vomitCough, 0.6 hit swell, 0.9 breathless, 1 not, 1.2 breathe`,
    words: `
      -0.5 et, -0.4 de, 0.4 il, 0.5 plus respire, 0.7 fait respirer`,
    beginnings: `
      1.2 respi`,
  },
  allergy: {
    none: -4.9,
    meanings: `
      -0.4 not, 0.4 limb swallow, 0.5 lips lump, 0.6 take, 0.8 swell, 0.9 throat, 1.4 trigger`,
    words: `
      0.4 gonfle guepe mange noix, 0.5 gorge partout, 0.6 et`,
    beginnings: `
      0.5 parto, 0.6 gonfl`,
  },
  poison: {
    none: -3,
    meanings: `
      -0.5 asks, -0.4 limb numb, 0.4 unwell, 0.5 sleep underSink, 0.6 overMuch swallow, 0.7 contact gas, 0.9 dose medicine, 1 poison,
      1.1 much, 1.6 take`,
    words: `
      -0.5 je plus, 0.4 doliprane mon, 0.5 avale bave bu fois on, 0.6 a sans`,
    beginnings: `
      0.4 dolip, 0.5 plaqu`,
  },
  'blood-sugar': {
    none: -3.6,
    meanings: `
      -0.6 unwell, 0.4 urinate, 0.5 keto, 0.7 lowSugarFigure, 0.9 shaky, 1 diabetic, 1.6 sugar, 1.7 diabetesThing`,
    words: `
      -0.4 de, 0.4 et g glycemie pisse, 0.6 diabetique`,
    beginnings: `
      0.4 glyce, 0.7 diabe`,
  },
  baby: {
    none: -3.6,
    meanings: `
      -0.6 now, -0.5 dose self swallow take, -0.4 say, 0.4 birthSign, 0.5 drowsy exercise pregnancySign, 0.6 bodyImage days numb, 0.7
      bump, 0.8 pregnant, 1.2 unwell, 1.4 child`,
    words: `
      -0.5 sans un, -0.4 la, 0.4 enceinte et, 0.5 bebe pas semaines, 0.6 de est mois`,
    beginnings: `
      0.4 encei, 0.5 creus semai`,
  },
  injury: {
    none: -2.1,
    meanings: `
      -0.8 me, -0.6 take, -0.5 asks hit much, -0.4 many pregnant, 0.4 tooLow, 0.5 ageOld eyesRolled fall person without, 0.7 shaky, 0.8
      unwell, 0.9 self wound`,
    words: `
      -0.7 ma, -0.5 les tout, -0.4 j une, 0.4 terre, 0.5 ses, 0.7 ca est, 0.8 s, 1.1 convulse`,
    beginnings: `
      1.1 convu`,
  },
  violence: {
    none: -3,
    meanings: `
      -0.7 lips not, -0.6 atRest, -0.5 limb say sick unwell, -0.4 child pregnancySign shaky suddenly want, 0.4 nobody, 0.5 afraid asks
      confine victim, 0.6 control others strike, 0.8 attacker, 0.9 hit person`,
    words: `
      0.4 me, 0.5 ex j peur, 0.6 il soeur telephone, 0.7 le`,
    beginnings: `
      0.6 telep`,
  },
  eating: {
    none: -2.8,
    meanings: `
      -0.6 pregnancySign, -0.4 limb unwell, 0.4 shame, 0.5 bodyImage foodRule, 0.8 onPurpose purge weight, 0.9 say undo`,
    words: `
      -0.6 j, -0.4 a ai il, 0.4 prends que, 0.5 fille je laxatifs les sinon, 0.7 fais, 0.8 jour par`,
    beginnings: `
      0.5 laxat tombe`,
  },
}

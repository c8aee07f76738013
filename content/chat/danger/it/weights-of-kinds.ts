import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.6,
    meanings: `
      -0.8 unwell, -0.7 atRest, -0.5 control limb lips manyFigure pregnancySign shaky, -0.4 now take, 0.4 blade deliberately not, 0.5
      end farewell gone hurt injure stand, 0.6 ridOfMe sleeves, 0.7 belongings deadlyPlace height skin soon want, 0.8 cut handOver, 0.9
      say`,
    words: `
      -0.5 da un, -0.4 a, 0.4 gia scritto, 0.5 le voglio, 0.6 della sul, 0.8 piu`,
    beginnings: `
      0.4 scrit, 0.5 vogli, 0.6 stare`,
  },
  heart: {
    none: -2.7,
    meanings: `
      -0.4 not unwell victim, 0.4 get, 0.5 heavyOn sick, 0.6 asks, 0.8 arm, 1.3 hurts, 1.6 chest`,
    words: `
      -0.5 le, 0.5 come un, 0.6 al, 0.9 petto`,
    beginnings: `
      0.6 sinis`,
  },
  stroke: {
    none: -3.8,
    meanings: `
      -0.5 child unwell, 0.4 headSplits nobody, 0.5 side, 0.6 face feelMove limbSign speak suddenly, 0.7 attacker life, 0.8 limb, 0.9
      numb`,
    words: `
      -0.4 ho mi, 0.4 della mal mano sotto, 0.5 all improvviso marito parole riesce storta, 0.6 colpo mia, 0.7 di mamma`,
    beginnings: `
      0.5 impro marit parol, 0.8 stort`,
  },
  breath: {
    none: -2.8,
    meanings: `
      -0.8 me, -0.7 suddenly, -0.5 hurts, -0.4 shaky, 0.6 blue noHelp, 0.7 breathless, 0.8 atRest, 0.9 asthma not, 1.3 breathe`,
    words: `
      -0.5 due si, 0.4 rumore, 0.5 fischia gli le nessun, 0.6 nn non respirare, 0.7 riesco, 0.9 d`,
    beginnings: `
      0.4 rumor, 0.5 andat fisch, 0.6 riesc, 1 respi`,
  },
  allergy: {
    none: -4.9,
    meanings: `
      -0.4 not, 0.5 swallow, 0.7 take, 1 throat, 1.1 swell, 1.4 trigger`,
    words: `
      0.4 l un, 0.5 lingua, 0.6 gola, 0.7 mangiato`,
    beginnings: `
      0.5 gonfi lingu, 0.6 mangi`,
  },
  poison: {
    none: -2,
    meanings: `
      -0.6 asks, -0.5 lips, -0.4 me numb skin, 0.4 contact now swallow, 0.5 sleep, 0.8 gas, 0.9 medicine, 1 dose much, 1.3 poison take`,
    words: `
      -0.5 e l, 0.4 candeggina oleandro smesso, 0.5 abbiamo blister dormire lei preso tutti`,
    beginnings: `
      0.4 cande olean smess svegl, 0.5 abbia blist dormi lasci tachi`,
  },
  'blood-sugar': {
    none: -3.4,
    meanings: `
      -0.5 unwell, 0.4 highSugarFigure tooHigh, 0.5 dizzy lowSugarFigure, 0.6 keto, 0.7 manyFigure, 1 shaky, 1.1 diabetic, 1.2 sugar,
      1.7 diabetesThing`,
    words: `
      0.5 glicemia`,
    beginnings: `
      0.5 conti diabe glice`,
  },
  baby: {
    none: -2.9,
    meanings: `
      -0.7 sick, -0.6 limb, -0.5 asks vomitCough, -0.4 attacker swallow throat, 0.4 fever laboured, 0.5 belly birthSign lowSugarFigure
      numb suddenly, 0.6 days, 0.7 lips, 0.8 bump, 1 unwell, 1.1 pregnant, 1.4 child`,
    words: `
      -0.4 a una, 0.4 ha, 0.5 due dura e incinta pancia, 0.6 mesi molle neonato`,
    beginnings: `
      0.5 incin panci, 0.6 neona setti`,
  },
  injury: {
    none: -4.2,
    meanings: `
      -0.6 manyFigure, -0.5 child limbSign, -0.4 arm lowSugarFigure victim, 0.4 ageOld tooLow, 0.5 bleed contact pale passOut shaky, 0.6
      faint fall lips, 0.7 pregnancySign, 0.8 limb, 0.9 unwell, 1 wound`,
    words: `
      -0.7 il, -0.4 l, 0.4 a fuori, 0.5 mano non risponde terra, 0.6 enormi in, 0.7 caduto e la sulla, 0.8 dalla`,
    beginnings: `
      -0.4 mangi, 0.4 cadut colle smett, 0.5 rispo sangu svenu, 0.6 enorm roves`,
  },
  violence: {
    none: -2,
    meanings: `
      -0.6 atRest not, -0.5 take, -0.4 dose injure lips pregnancySign shaky, 0.4 nobody person victim, 0.5 afraidHome weapon, 0.6 asks
      home, 0.7 afraid confine threaten, 0.8 attacker control hit`,
    words: `
      0.4 aiuto che, 0.5 appartamento donna nell picchiando tornare urla, 0.6 il, 0.7 paura, 0.8 casa, 1 mi`,
    beginnings: `
      0.4 chiav, 0.5 appar contr torna, 0.7 picch`,
  },
  eating: {
    none: -2.3,
    meanings: `
      -0.5 limb take, 0.4 bathroom eat vomitCough, 0.5 exercise training, 0.6 foodRule starve, 0.7 bodyImage shame, 0.8 weight, 1
      onPurpose purge undo, 1.1 meal`,
    words: `
      -0.6 ho, 0.4 bagno, 0.5 giorno ogni, 0.6 dopo i lassativi`,
    beginnings: `
      0.5 mangi, 0.6 lassa, 0.7 giorn`,
  },
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -1.4,
    meanings: `
      -0.7 swallow, -0.6 atRest lips much, -0.5 attacker manyFigure overMuch person pregnancySign sick, -0.4 afraid limb unwell wound,
      0.4 deliberately handOver hurt live ownBody ridOfMe, 0.5 belongings height nobody self skin, 0.6 blade gone marks threaten want,
      0.7 forever injure me soon, 0.8 deadlyPlace`,
    words: `
      -0.6 und, -0.5 er, -0.4 nach so tag, 0.4 ans leben, 0.5 arme bruder hab mal sie will wo, 0.6 sich, 0.8 heute`,
    beginnings: `
      0.5 brude lange`,
  },
  heart: {
    none: -3.2,
    meanings: `
      -0.5 nobody, -0.4 pregnancySign, 0.5 arm heavyOn, 0.6 atRest sweaty, 1.4 hurts, 1.8 chest`,
    words: `
      0.4 in seit, 0.5 als bin der druck mir, 0.6 auf mit, 0.7 brust`,
    beginnings: `
      0.8 brust`,
  },
  stroke: {
    none: -3.1,
    meanings: `
      -0.5 child, -0.4 swallow, 0.4 days, 0.5 arm dropThings speak, 0.6 attacker face numb slurred, 0.7 limb, 1 suddenly`,
    words: `
      -0.6 hat ist, -0.5 ich, 0.4 einmal hangt lasst mundwinkel nicht nur, 0.5 fallen opa wie worter, 0.6 ein eine plotzlich, 0.7 mehr
      versteht`,
    beginnings: `
      0.4 dusch einma mundw, 0.5 falle worte, 0.6 plotz, 0.7 verst`,
  },
  breath: {
    none: -2,
    meanings: `
      -0.6 shaky victim, -0.5 suddenly, -0.4 attacker dose pregnancySign, 0.4 much unwell, 0.5 blue without, 0.6 noHelp not, 0.7 cannot,
      1 asthma, 1.5 breathe`,
    words: `
      0.4 lippen, 0.5 blau leer, 0.6 keine krieg verschluckt, 0.7 das spray, 1.3 luft`,
    beginnings: `
      0.4 huste lippe, 0.6 versc, 0.7 asthm`,
  },
  allergy: {
    none: -3.4,
    meanings: `
      -0.5 not, 0.4 arm, 0.5 lips, 0.8 lump, 0.9 rash throat, 1.2 swell, 1.4 trigger`,
    words: `
      -0.5 ich, 0.4 gegessen zunge, 0.5 schwillt uberall zu, 0.6 dem nach, 0.7 hals`,
    beginnings: `
      0.4 geges, 0.5 schwi ubera, 0.6 erdnu`,
  },
  poison: {
    none: -1.6,
    meanings: `
      -0.7 unwell, -0.6 badly ownBody, -0.5 days limb lost me speak, -0.4 atRest attacker breathe, 0.4 headSplits odd vomiting, 0.5 lips
      sleepPills victim, 0.6 fumeSource overMuch, 0.7 contact swallow, 0.8 take, 0.9 dose medicine much, 1.2 poison`,
    words: `
      -0.5 schon, -0.4 er, 0.4 der gehabt in tavor viele, 0.5 hat waren, 0.6 hab`,
    beginnings: `
      0.4 gehab irgen`,
  },
  'blood-sugar': {
    none: -3.5,
    meanings: `
      -0.6 nobody, -0.4 hurts recurs suddenly, 0.5 highSugarFigure lowSugarFigure tooHigh, 0.6 manyFigure, 0.7 sick, 0.8 tooLow, 0.9
      diabetic, 1.1 shaky, 1.4 sugar, 1.6 diabetesThing`,
    words: `
      0.5 und`,
    beginnings: `
      0.5 zucke`,
  },
  baby: {
    none: -2.9,
    meanings: `
      -0.6 shaky, -0.5 attacker throat, -0.4 me sick, 0.4 move, 0.5 fever pregnancySign racing, 0.6 feverFigure, 0.7 unwell, 1.1 child,
      1.3 bump, 1.6 pregnant`,
    words: `
      -0.4 den, 0.5 baby monate, 0.7 und, 0.8 woche, 0.9 ist`,
    beginnings: `
      0.5 monat, 0.6 schla`,
  },
  injury: {
    none: -3,
    meanings: `
      -0.6 manyFigure now, -0.5 arm chest diabetesThing feverFigure lips pregnant swallow, -0.4 days, 0.4 burnSource confused dose fall
      undo, 0.5 accident badly bleed legs limb, 0.6 attacker, 0.9 ageOld pregnancySign, 1.2 unwell wound`,
    words: `
      -0.5 mehr, 0.4 am gar hab riesige so unten, 0.5 einen kotze liegt nicht spritzt steif wurde, 0.6 blut hand`,
    beginnings: `
      0.4 gesch riesi, 0.5 blase sprit, 0.6 bekom`,
  },
  violence: {
    none: -3.7,
    meanings: `
      -0.5 suddenly, -0.4 shaky, 0.4 confine home, 0.6 checksPhone strike, 0.7 afraid afraidHome hit, 1 attacker person`,
    words: `
      -0.5 ist sich, 0.4 eine gewurgt wenn, 0.5 freund hat hilfe schreit trau um, 0.6 meiner, 0.8 mich, 0.9 ich, 1.3 er`,
    beginnings: `
      0.4 gewur schre, 0.5 freun meine nachb schla`,
  },
  eating: {
    none: -2.5,
    meanings: `
      -0.5 atRest attacker cannot take, 0.4 foodRule life others, 0.5 bathroom bodyImage highKetoneFigure lowBmiFigure timesADay, 0.6
      pain weight, 0.7 swallow, 0.9 purge, 1 meal`,
    words: `
      -0.6 hab hat, -0.5 der, -0.4 die, 0.4 ich immer isst, 0.5 damit jeder nach, 0.6 alles nichts wieder, 0.9 essen, 1.1 tag`,
    beginnings: `
      0.4 stund, 0.6 nicht wiede`,
  },
}

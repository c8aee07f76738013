import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.3,
    meanings: `
      -0.9 lips swallow, -0.8 atRest limb, -0.7 much sick, -0.5 afraid attacker breathe manyFigure numb pregnancySign take throat unwell
      wound, -0.4 chest many shaky strike tooHigh weight, 0.4 gone height hurt, 0.5 betterOff deliberately forever live miss nobody
      ownBody threaten, 0.6 cut handOver injure sleeves suddenly want, 0.7 belongings skin soon, 0.8 marks me, 1 blade deadlyPlace`,
    words: `
      -0.8 und, -0.7 ein, -0.6 nach, -0.5 eine nicht wie, -0.4 mann muss, 0.4 jeden ne oma sohn tabletten wo, 0.5 aus bringe bruder hab
      leben nie sie, 0.6 ans arme bis grad mehr sich von, 0.7 heute ruhig`,
    beginnings: `
      0.4 lange table unser, 0.5 brude`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.5 accident, -0.4 child head nobody unwell, 0.4 recreational, 0.5 awful heart self sick, 0.7 atRest, 0.8 arm heavyOn sweaty, 1.4
      hurts, 2 chest`,
    words: `
      -0.7 ich, -0.4 die jetzt, 0.4 a angst arm dem ned sagt sich vater, 0.5 als bin brustbein druck herz jetz mitte rast seit wia, 0.6
      auf in is, 0.7 brust der`,
    beginnings: `
      0.4 schne, 0.9 brust`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 child intend, -0.5 recurs weight, -0.4 stand unwell, 0.4 cannot, 0.6 dropThings overMuch speak, 0.8 slurred, 0.9 face, 1 numb
      side, 1.1 suddenly, 1.4 limb`,
    words: `
      -0.8 im, -0.5 ist, 0.4 fallen lauft opa worter, 0.5 hangt mehr nur seite versteht vorhin, 0.6 hand mundwinkel plotzlich, 0.7
      kopfschmerz lallt, 0.8 beim`,
    beginnings: `
      0.4 falle worte, 0.5 knopf vorhi, 0.6 kopfs mundw plotz recht schli, 0.8 verst`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.9 shaky, -0.6 recurs suddenly, -0.5 face hurts limb now self, -0.4 contact dose ownBody, 0.4 days lips much unwell, 0.5 blue
      not speak, 0.6 breatheIn, 0.8 breathless cannot, 1.5 asthma breathe`,
    words: `
      0.4 bellt das ein hilft kind leer reden, 0.5 beim fast, 0.6 am macht mal rein, 0.7 krieg, 0.8 sind, 0.9 spray, 1.3 luft`,
    beginnings: `
      0.4 schaf, 0.6 bekom, 0.7 asthm`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.5 poison, 0.5 lips shaky, 0.9 lump, 1 throat, 1.1 rash, 1.6 swell, 2.3 trigger`,
    words: `
      -0.5 in, 0.4 uns, 0.5 dick jetzt schwillt uberall, 0.6 nach, 0.7 hals zunge`,
    beginnings: `
      0.4 fleck, 0.5 eigen erdnu ubera`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.8 limb lost, -0.7 speak, -0.6 badly days trigger, -0.5 breathe ownBody skin suddenly sugar, -0.4 diabetesThing rash shaky
      sweaty, 0.4 odd respond, 0.5 gas get head, 0.6 alcohol, 0.7 contact dose headSplits, 0.8 fumeSource, 0.9 swallow take, 1 overMuch,
      1.1 much, 1.3 medicine, 1.9 poison`,
    words: `
      -0.5 er mich nach nix, -0.4 ne, 0.4 besoffen hab hat neben schnarcht waren, 0.5 der genommen haben jetzt mund, 0.6 aus dem, 0.9
      war`,
    beginnings: `
      -0.5 meine, 0.4 besof, 0.5 genom, 0.6 schme`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.6 hurts, -0.4 arm, 0.4 fruitBreath, 0.5 breatheIn lowSugarFigure without, 0.6 tooHigh urinate, 0.7 highSugarFigure manyFigure
      tooLow, 0.8 lost, 0.9 contact, 1 shaky, 1.1 diabetic, 2 diabetesThing sugar`,
    words: `
      -0.4 am auf dem, 0.4 ganze gespritzt nix so trinkt weg, 0.5 im und, 0.6 messgerat riecht zucker, 0.7 wie`,
    beginnings: `
      0.4 gespr insul trink, 0.5 riech, 0.6 messg, 0.7 zucke, 0.8 sprit`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 contact face injure, -0.6 accident victim, -0.5 chest me overMuch threaten, -0.4 belongings diabetesThing medicine poison
      sick, 0.4 person unwell, 0.5 belly days feverFigure, 0.6 move pregnancySign, 0.7 birthSign, 1.3 bump child, 2 pregnant`,
    words: `
      -0.6 beim, -0.5 den kann mal, -0.4 dem nur sohn, 0.4 alle lauft tur zuckt, 0.5 augen im schreit still trau wickeltisch wir wochen,
      0.6 denk vor, 0.7 hande monate nicht, 0.8 und, 0.9 ist, 1 baby, 1.1 woche`,
    beginnings: `
      0.4 monta, 0.5 schla schre wicke, 0.6 schwa woche, 0.7 monat`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.7 arm days manyFigure swallow, -0.6 pregnant, -0.5 diabetesThing sugar, -0.4 cannot chest lips lowSugarFigure now poison say,
      0.4 atRest contact numb, 0.5 badly confused lost stiffNeck tooHigh, 0.6 bleed legs vomitCough, 0.7 see, 0.8 accident, 0.9 ageOld,
      1.2 wound, 1.5 unwell`,
    words: `
      -0.7 mehr, -0.6 ich, -0.5 an der sind zuckt, -0.4 nach, 0.4 augen es ganz halb jetzt kotze, 0.5 am boden einen hand schaum spritzt
      stromschlag vorm wurde, 0.6 flex ins rechts steif uber, 0.7 liegt, 0.8 licht unten vom, 0.9 nicht`,
    beginnings: `
      -0.5 schla schwa, 0.4 kramp schau, 0.5 recht strom, 0.6 huste`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.7 suddenly swallow, -0.5 hurts shaky want, -0.4 limb, 0.5 belongings checksPhone weapon, 0.6 control say, 0.7 afraid afraidHome
      home, 0.8 confine strike, 0.9 hit person, 1 attacker`,
    words: `
      -0.9 sich, -0.7 ist, -0.5 und, 0.4 auto bin den gelaufen ihm nachbarn wem, 0.5 mal mann meiner, 0.6 gewurgt hilfe um wegen, 0.7
      darf wenn, 0.8 ich, 0.9 mich, 1.2 er`,
    beginnings: `
      0.4 freun gelau nachb, 0.6 gewur`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.6 diabetesThing, -0.5 atRest attacker badly unwell, -0.4 cannot get medicine sugar, 0.4 exercise life, 0.5 bathroom
      lowSugarFigure pain timesADay tooLow vomiting, 0.6 bodyImage foodRule, 0.7 binge onPurpose, 0.9 purge, 1 weight, 1.1 swallow, 1.2
      meal`,
    words: `
      -0.6 nicht, -0.5 das der, 0.4 abendessen isst waage, 0.5 am dann jeder nichts trotzdem und wieder, 0.6 alles, 0.7 damit nach, 0.9
      in, 1 essen, 1.3 tag`,
    beginnings: `
      0.4 ausge, 0.5 abend finge nicht trotz wiede`,
  },
}

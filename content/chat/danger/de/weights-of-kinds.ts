import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.4,
    meanings: `
      -0.9 lips swallow, -0.8 atRest limb, -0.7 much sick, -0.6 attacker, -0.5 afraid breathe manyFigure numb pregnancySign shaky take
      throat unwell wound, -0.4 chest many strike tooHigh weight, 0.4 gone hurt, 0.5 betterOff deliberately forever height live miss
      nobody ownBody sleeves threaten want, 0.6 cut handOver suddenly, 0.7 injure soon, 0.8 belongings marks me skin, 1 blade
      deadlyPlace`,
    words: `
      -0.7 ein und, -0.6 nach, -0.5 eine nicht wie, -0.4 arm mann muss, 0.4 aus immer jeden liegen ne oma sie tabletten, 0.5 bringe
      bruder hab leben nie, 0.6 ans arme bis grad mehr sich von, 0.7 heute ruhig`,
    beginnings: `
      -0.4 schre, 0.4 lange liege table unser, 0.5 brude`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.5 accident, -0.4 child head nobody unwell, 0.5 awful heart self sick, 0.7 atRest, 0.8 arm heavyOn, 0.9 sweaty, 1.5 hurts, 2
      chest`,
    words: `
      -0.7 ich, -0.4 die jetzt, 0.4 arm dem ma sagt sich woass, 0.5 als bin brustbein druck herz jetz mitte rast seit wia, 0.6 auf in
      is, 0.7 brust der`,
    beginnings: `
      0.8 brust`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 child intend, -0.5 recurs unwell weight, -0.4 stand, 0.6 dropThings overMuch speak, 0.8 slurred, 0.9 face, 1 side, 1.1 numb
      suddenly, 1.4 limb`,
    words: `
      -0.9 im, -0.5 ist, 0.4 fallen lauft opa vorhin worter, 0.5 aber hangt mehr nur seite versteht, 0.6 hand mundwinkel plotzlich, 0.7
      kopfschmerz lallt, 0.8 beim`,
    beginnings: `
      0.4 falle vorhi worte, 0.5 knopf, 0.6 kopfs mundw plotz recht schli, 0.8 verst`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.9 shaky, -0.7 suddenly, -0.6 recurs, -0.5 contact face hurts limb now self, -0.4 dose ownBody, 0.4 days lips much noHelp
      unwell, 0.5 blue not speak, 0.6 breatheIn, 0.8 breathless cannot, 1.5 breathe, 1.6 asthma`,
    words: `
      0.4 bellt das ein hilft kind leer nur reden, 0.5 beim fast, 0.6 am macht mal rein, 0.7 krieg, 0.8 sind, 0.9 spray, 1.3 luft`,
    beginnings: `
      0.4 schaf, 0.6 bekom, 0.7 asthm`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.4,
    meanings: `
      -0.5 poison, 0.5 lips shaky, 0.9 lump, 1 throat, 1.1 rash, 1.7 swell, 2.4 trigger`,
    words: `
      -0.5 in, 0.4 wird, 0.5 dick jetzt schwillt uberall uns, 0.6 nach, 0.7 hals zunge`,
    beginnings: `
      0.5 eigen erdnu ubera`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.9 limb, -0.8 lost, -0.7 speak, -0.6 badly days ownBody trigger, -0.5 breathe skin sugar, -0.4 atRest diabetesThing rash
      suddenly sweaty, 0.4 respond, 0.5 alcohol gas get head, 0.7 contact dose headSplits, 0.8 fumeSource, 0.9 overMuch swallow take,
      1.1 much, 1.4 medicine, 1.9 poison`,
    words: `
      -0.5 er mich nach nix, -0.4 ne, 0.4 hab haben hat mude neben noch waren, 0.5 besoffen der genommen jetzt mund, 0.6 aus dem, 0.9
      war`,
    beginnings: `
      -0.5 meine, 0.5 besof genom, 0.7 schme`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4.4,
    meanings: `
      -0.6 hurts, 0.4 breathe fruitBreath, 0.5 breatheIn lowSugarFigure without, 0.6 highSugarFigure tooHigh urinate, 0.7 manyFigure
      tooLow, 0.8 lost, 0.9 contact, 1 shaky, 1.1 diabetic, 2 diabetesThing sugar`,
    words: `
      -0.4 am auf dem, 0.4 ganze gespritzt nix weg, 0.5 im, 0.6 messgerat riecht und zucker, 0.7 wie`,
    beginnings: `
      0.4 gespr, 0.5 insul riech, 0.6 messg, 0.7 zucke, 0.8 sprit`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 contact injure, -0.6 accident face victim, -0.5 chest overMuch poison, -0.4 belongings bodyImage confused me medicine sick
      take threaten, 0.4 unwell, 0.5 belly days feverFigure, 0.6 move pregnancySign, 0.7 birthSign, 1.3 child, 1.4 bump, 2 pregnant`,
    words: `
      -0.6 beim, -0.5 den kann mal, -0.4 dem sohn, 0.4 alle wickeltisch zuckt, 0.5 augen im schreit still trau tur wir, 0.6 denk vor
      wochen, 0.7 hande monate nicht, 0.9 ist und, 1 baby, 1.1 woche`,
    beginnings: `
      0.4 monta wicke, 0.5 schla schre, 0.6 schwa, 0.7 monat woche`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.7 arm manyFigure swallow, -0.6 days pregnant, -0.5 diabetesThing laboured lowSugarFigure sugar, -0.4 now poison say, 0.4
      contact numb pregnancySign stiffNeck, 0.5 badly goesOut limbSign lost tooHigh, 0.6 bleed confused legs see vomitCough, 0.8
      accident ageOld, 1.2 wound, 1.6 unwell`,
    words: `
      -0.7 mehr, -0.6 an, -0.5 der ich sind zuckt, -0.4 nach, 0.4 am augen boden einen es halb stromschlag, 0.5 ganz hand kotze schaum
      vorm war wurde, 0.6 flex heiss ins rechts spritzt steif uber, 0.7 vom, 0.8 licht liegt nicht unten`,
    beginnings: `
      -0.6 schla, -0.5 schwa, 0.4 kramp schau schna strom, 0.5 recht, 0.6 huste`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.7 suddenly swallow, -0.5 hurts shaky want, 0.5 belongings checksPhone weapon, 0.6 control say, 0.7 afraid afraidHome home, 0.8
      confine strike, 0.9 hit, 1 person, 1.1 attacker`,
    words: `
      -0.9 sich, -0.6 ist, -0.5 und, 0.4 den eine gelaufen ihm, 0.5 bin mal mann meiner wem, 0.6 gewurgt hilfe um wegen, 0.7 darf ich
      wenn, 0.9 mich, 1.2 er`,
    beginnings: `
      0.4 freun gelau, 0.6 gewur`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.6 diabetesThing, -0.5 atRest badly unwell, -0.4 attacker contact get medicine poison see suddenly sugar, 0.4 passOut undo, 0.5
      lowSugarFigure pain tooLow vomiting, 0.6 bathroom timesADay, 0.7 binge bodyImage foodRule onPurpose, 0.9 purge, 1 weight, 1.1
      swallow, 1.2 meal`,
    words: `
      -0.6 nicht, -0.5 der, -0.4 das, 0.4 abendessen kilo nix und waage wieder, 0.5 am jeder nichts trotzdem, 0.6 alles damit dann, 0.7
      nach, 0.9 in, 1 essen, 1.3 tag`,
    beginnings: `
      0.4 ausge wiede, 0.5 abend finge nicht trotz`,
  },
}

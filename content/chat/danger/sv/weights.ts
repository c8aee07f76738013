import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2,
  meanings: `
      -0.8 asks, -0.5 training, -0.4 joke, -0.3 accident ageOld exercise longPast past recovered recurs, -0.2 about belongings goOn
      handOver legs lowOxygenFigure sleep sun want weighsSelf, -0.1 die threaten, 0.1 arm birthSign bodyImage contact dizzy head keto
      live manyFigure move noKicks now others pregnant shivering sleeves sugar timesADay without, 0.2 afraid bleed confine cut
      diabetesThing eat face fever flashes goesOut gone hide limb lips medicine miss numb onPurpose pointless respond sick stand swell
      vomitCough vomiting weight wound, 0.3 blade days deadlyPlace hurt injure intend kill life lump see skin slurred soon speak throat,
      0.4 atRest attacker child height hurts lost much overMuch person poison pregnancySign purge ridOfMe shame suddenly, 0.5 badly
      breathe deliberately onlyEat shaky, 0.6 cannot lowSugarFigure me nobody say self take victim, 0.7 swallow unwell, 0.8 not`,
  words: `
      -0.8 man, -0.5 for hur med, -0.4 appen haha pa passet upp, -0.3 borja det hade kan kommer mitt mot om tog vagen, -0.2 andfadd av
      bankid eller gora igen kora ni sen slut snalla sover stroke syster tack till tips vad vi vill, -0.1 ar bebisen dagen dan den dor
      en frisk friskforklarad gatt hela helt hjalper hjartinfarkt hogt i idag konditionen kostar mellis mina nan protein sina ska svar
      symtomen var vila vilka, 0 armen atit att atta bla blaa bloder bort dag dar dem djupt dricker dubbelt ett far ganger gar gravid
      hos huvudet igar ihjal in jag kalorier kanns knappt kontaktbar lagt langarmat liter livet men mormors morse munnen ner ramlade
      sambo sig skar skurit sla slog slutar son spyr svarar tiden timme tva utan vager, 0.1 aceton allt andas ansiktet arm ater bara
      bebis blodsocker brostet direkt dotter drack efter ena feber forvirrad ga halsen hanger har ihop jobbet kallsvettas katten klarar
      kraks kvall lapparna luktar lyfta magen mamma min mungipan nu o over pappa pratar revbenen saga sager sedan skakar snart som
      svullnar tom tryck tungan vacka vag vecka, 0.2 alla at blir flit leva mycket nar orkar ser smarta stralar tar ur veckor, 0.3
      druckit hon langre laxermedel ligger plotsligt sa sluddrar ut varje, 0.4 ikvall inte luft mig under, 0.6 han ingen, 1.9 och`,
  beginnings: `
      -0.4 passe recep, -0.3 klock komme vatte, -0.2 abonn andfa banki frisk manad snall sprin strok syste trapp, -0.1 bebis kondi
      medle, 0.1 blods grann halse hange huvud jatte lappa prata skaka somma svull tunga, 0.2 barne blode mycke rakbl smart spola stral
      vecko, 0.3 druck langr laxer ligge plots skriv sludd, 0.4 ikval`,
}

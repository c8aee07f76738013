import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.8 unwell, -0.6 accident chest lips shaky, -0.5 manyFigure respond throat, -0.4 arm cannot limb purge, 0.4 nobody, 0.5 method
      miss pain ridOfMe soon stand, 0.6 deadlyPlace height self, 0.7 die goOn hurt kill, 0.8 cut end gone, 0.9 say sleeves, 1.1 injure,
      1.3 blade handOver`,
    words: `
      -0.7 jak, -0.4 mi przy, 0.4 na stoje, 0.5 az chyba nikt skonczyc w, 0.6 juz sobie, 0.7 drugiej to, 0.9 ze`,
    beginnings: `
      0.4 znikn, 0.5 bedzi dlugi pocie splac, 0.6 napis rekaw skonc zobac zylet, 0.7 drugi`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      -0.5 child, 0.4 victim, 0.6 limb lost, 0.7 sick, 0.9 arm, 1 sweaty, 1.2 hurts, 1.9 chest`,
    words: `
      -0.6 po, 0.4 cos dziadek go piescia, 0.5 bol dwa kropelki puszcza siny trzyma, 0.6 jakby ktos reka robi, 0.7 ciemno i, 0.8 na, 1
      klatce`,
    beginnings: `
      0.4 dziad mostk piesc puszc, 0.5 cisni krope papie przys, 0.6 siedz, 0.7 ciemn, 1 klatc`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 child manyFigure, -0.4 breathe chest hit, 0.4 blurred cannot flashes, 0.5 hoards leaden legs mixesWords mouthLeaks, 0.6
      suddenly, 0.9 arm, 1 face limb slurred, 1.1 speak, 1.2 side, 1.4 numb`,
    words: `
      -0.6 ze, -0.5 mnie, -0.4 i, 0.4 reki, 0.5 co jednym kacik maz mi obok olowiu opadl pani, 0.6 dopiero mama nagle tylu, 0.7 noga`,
    beginnings: `
      0.4 stron, 0.5 jedny olowi, 0.6 dopie taler uciek usmie, 0.7 kacik`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.8 victim, -0.6 limb, -0.5 respond, -0.4 pet swallow take, 0.4 blue, 0.5 laboured say, 1 breathe, 1.1 atRest cannot, 1.3
      breathless, 1.5 asthma`,
    words: `
      -0.6 z, -0.4 do, 0.4 lapie pusty swiszczy wdechu, 0.5 gwizdze pisze usta, 0.6 idzie jakos powietrza przy syn, 0.7 moge, 0.8
      czajnika, 0.9 zlapac`,
    beginnings: `
      0.4 bulgo fotel swisz wdech, 0.5 dokon gwizd kaszl, 0.6 oddec, 0.7 powie, 0.8 czajn siedz zlapa, 0.9 psika`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 manyFigure, -0.4 person, 0.4 get goOn training, 0.5 cannot hoards limbSign lips, 0.6 heart lump, 0.8 rash swell, 0.9 throat,
      2.4 trigger`,
    words: `
      -0.7 na, -0.5 od, 0.4 ciastko herbaty jej ktora ledwo puls siedzi sinieje szyje tego uzadlila zamiast, 0.5 czerwony mala oczu
      oddychac raz treningu zemdlal, 0.6 jezyk teraz, 0.7 gardlo w, 1 po`,
    beginnings: `
      0.4 ciast herba klusk kumpe pierw przed sinie zacis zamia, 0.5 chust gardl kwadr szers szwag treni uzadl zemdl, 0.6 chryp`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.2,
    meanings: `
      -0.9 pregnancySign, -0.7 diabetesThing me, -0.6 trigger, -0.5 cannot days limb limbSign lips numb swell, -0.4 arm goOn hurt injure
      sugar sweaty, 0.4 fumeSource legs much underSink, 0.5 vomitCough weapon, 0.7 contact, 0.9 confused, 1 medicine see, 1.1 take, 1.2
      swallow, 1.7 poison`,
    words: `
      -0.6 za, -0.4 mam, 0.4 brat go lezy oczy rano rur slina, 0.5 mnie piecyk siny spodki twarzy, 0.6 butelki nocy same szklanka, 0.7
      dnie opakowanie plyn, 0.8 widzi, 1 teraz`,
    beginnings: `
      -0.5 siedz, 0.4 wszys, 0.5 dobud piecy spodk twarz wziel, 0.6 szkla, 0.7 klatk opako, 0.9 butel table`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 unwell, -0.5 chest speak, -0.4 height pregnancySign say, 0.4 breathless burnSource, 0.5 accident feelMove now take thirst
      urinate wake, 0.6 ageOld attacker highSugarFigure insulin live, 0.7 diabetic keto, 0.8 manyFigure tooHigh, 1.3 sugar, 2.3
      diabetesThing`,
    words: `
      -0.5 od przy, 0.4 dalej dwa insuline prawie spi, 0.5 palce pusty razy soku, 0.6 cukier pachnie peny pije, 0.7 czuc, 0.8 zastrzyku`,
    beginnings: `
      0.4 aceto prawi spodn, 0.5 babci gluko lodow, 0.6 insul makar pachn toreb wypij, 0.8 cukie zastr`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.9 victim, -0.6 attacker diabetesThing, -0.5 swallow take vomitCough, -0.4 overMuch, 0.4 dropThings, 0.5 ribsIn slurred, 0.6
      head highKetoneFigure unwell, 1 bump days, 1.1 child, 1.3 pregnant`,
    words: `
      -0.6 do, -0.5 mnie syn, -0.4 dzien, 0.4 bark tyg, 0.5 aucie ciagnie ona tygodniu widac wiotki ze, 0.6 bokiem dni i jestem nawet
      placze tydzien, 0.7 glowke, 0.9 zona`,
    beginnings: `
      -0.4 siedz, 0.4 fotel siost wypad zrobi, 0.5 ciagn jeste potrz przew puszc wiotk, 0.6 bokie dziwn placz termi tydzi, 0.7 glowk
      nowor tygod, 0.8 miesi skrzy, 0.9 pielu`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.7 now, -0.6 cannot limb manyFigure, -0.5 arm breathless child face me pregnant, 0.4 breathe lips, 0.5 afraid belly belongings
      dose fall feelMove limbSign move much pet, 0.6 badly fumeSource not, 0.7 many unwell, 0.9 pregnancySign wound, 1 skin`,
    words: `
      0.4 lezy miesiecy nie pies przez trzesie, 0.5 bokiem gdy goraca lydka minut nog osiem palec poszedl przystanku sam sinieje szyje
      taki, 0.6 brzucha drugi lykam rusza, 0.8 oddycha schodzi skora, 0.9 dzien, 1 przy`,
    beginnings: `
      0.4 plast przys, 0.5 bokie brzuc gorac jedno klusk posze scian sinie spraw szmat, 0.6 chlop schod, 0.7 oddyc`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.6 now, -0.5 goOn much skin throat, -0.4 arm chest lips, 0.5 checksPhone confine goesOut, 0.6 home, 0.8 person, 0.9 attacker, 1
      afraid hit me strike, 1.3 victim`,
    words: `
      -0.6 po, 0.4 drzwi, 0.5 ja jak mama o wychodzi z, 0.6 do dzieci on prosi, 0.7 domu sprawdza, 0.9 boje wracac`,
    beginnings: `
      0.5 siost zamyk, 0.7 spraw wycho, 0.8 wraca, 0.9 dziec`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.6 attacker, -0.5 badly breathe diabetesThing face hurts say victim, -0.4 bump, 0.4 goOn lowSugarFigure, 0.5 heart meal
      runsWater wayTo, 0.6 days eat many, 0.7 bodyImage passOut recurs starve, 0.8 onPurpose, 0.9 shame timesADay, 1.1 purge, 1.2 weight`,
    words: `
      -0.5 z, -0.4 i mnie, 0.4 pamietam pol przed spie stoi syna, 0.5 brat lapie od pije plecach posilku tak ten wiecej wode wolno, 0.6
      ale ide odkrecam przyjaciolka, 0.7 za, 0.9 znow`,
    beginnings: `
      0.4 czwar pamie plast skarp wypad, 0.5 dzisi dziur lazie najad opowi pleca ponie posil przyj wiece wycho zawod, 0.6 odkre, 0.8
      srodk, 0.9 przec`,
  },
}

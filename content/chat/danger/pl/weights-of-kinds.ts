import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.7 unwell, -0.6 accident chest, -0.5 lips manyFigure shaky, -0.4 arm cannot respond throat, 0.4 nobody want, 0.5 method miss
      pain ridOfMe self soon stand, 0.6 deadlyPlace height, 0.7 goOn, 0.8 cut end gone hurt kill, 0.9 say sleeves, 1.1 injure, 1.2 blade
      handOver`,
    words: `
      -0.7 jak, -0.4 od, 0.4 gdy, 0.5 az chyba juz nikt skonczyc stoje, 0.6 to, 0.7 drugiej, 0.8 ze`,
    beginnings: `
      0.4 pocie, 0.5 bedzi dlugi splac znikn, 0.6 napis zobac zylet, 0.7 drugi rekaw skonc`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4.2,
    meanings: `
      -0.4 child legs, 0.5 victim, 0.6 limb lost, 0.7 sick, 0.9 arm sweaty, 1.2 hurts, 1.9 chest`,
    words: `
      -0.6 po, 0.4 dziadek mu piescia siedze, 0.5 bol cos dwa kropelki siny trzyma, 0.6 i jakby ktos reka, 0.7 ciemno robi, 0.8 na, 1
      klatce`,
    beginnings: `
      0.4 dziad mostk piesc, 0.5 cisni krope papie przys puszc, 0.7 ciemn siedz, 1 klatc`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 child, -0.4 breathe chest hit limbSign manyFigure, 0.4 blurred cannot flashes, 0.5 hoards leaden legs mixesWords mouthLeaks,
      0.6 suddenly, 0.9 arm, 1 face limb slurred, 1.1 speak, 1.2 side, 1.4 numb`,
    words: `
      -0.6 ze, -0.5 mnie, -0.4 i, 0.4 reki, 0.5 co jednym kacik maz mi obok olowiu opadl pani, 0.6 dopiero mama nagle tylu, 0.7 noga`,
    beginnings: `
      0.4 stron, 0.5 jedny olowi, 0.6 dopie taler uciek usmie, 0.7 kacik`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.8 victim, -0.6 limb, -0.4 pet respond, 0.4 blue, 0.5 laboured say, 1 atRest, 1.1 breathe cannot, 1.4 breathless, 1.6 asthma`,
    words: `
      -0.6 z, -0.4 do, 0.4 palec pisze przy siedzi swiszczy wdechu, 0.5 idzie jakos usta, 0.6 powietrza syn, 0.7 czajnika moge, 0.8
      zlapac`,
    beginnings: `
      0.4 bulgo fotel swisz wdech, 0.5 kaszl, 0.6 dokon oddec powie, 0.7 czajn siedz, 0.8 psika zlapa`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 manyFigure person, 0.4 get goOn lips training, 0.5 cannot hoards limbSign, 0.6 heart lump, 0.7 swell, 0.8 rash throat, 2.4
      trigger`,
    words: `
      -0.7 na, -0.5 od, 0.4 ciastko herbaty ktora ledwo puls sinieje tego zamiast, 0.5 czerwony jej mala oczu oddychac raz treningu
      zemdlal, 0.6 teraz, 0.7 gardlo jezyk w, 1 po`,
    beginnings: `
      0.4 ciast herba klusk kumpe pierw przed sinie uzadl zamia, 0.5 chust gardl kwadr szers szwag treni zacis, 0.6 chryp`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.3,
    meanings: `
      -0.9 pregnancySign, -0.7 diabetesThing me, -0.6 trigger, -0.5 cannot days hurt hurts limb limbSign lips, -0.4 ageOld arm goOn
      injure numb sugar swell, 0.4 dose much underSink, 0.5 fumeSource legs weapon, 0.6 vomitCough, 0.7 contact, 0.9 confused medicine,
      1 see take, 1.2 swallow, 1.7 poison`,
    words: `
      -0.7 za, -0.4 mam, 0.4 brat go oczy od rano slina wypil zona, 0.5 lezy mnie rur siny spodki twarzy, 0.6 butelki nocy piecyk same
      szklanka, 0.7 dnie plyn, 0.8 opakowanie widzi, 0.9 teraz`,
    beginnings: `
      -0.5 siedz, 0.4 wszys, 0.5 spodk szkla twarz wziel, 0.6 dobud piecy, 0.7 klatk, 0.8 opako table, 0.9 butel`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 unwell, -0.5 chest speak, -0.4 height pregnancySign, 0.4 accident thirst, 0.5 feelMove now take urinate wake, 0.6 ageOld
      highSugarFigure insulin live, 0.7 attacker diabetic keto, 0.8 manyFigure tooHigh, 1.3 sugar, 2.3 diabetesThing`,
    words: `
      -0.5 od przy, 0.4 insuline prawie, 0.5 cukier dalej dwa palce pusty razy, 0.6 pachnie peny pije, 0.7 czuc, 0.8 zastrzyku`,
    beginnings: `
      0.4 aceto prawi spodn, 0.5 babci gluko lodow, 0.6 insul makar pachn toreb wypij, 0.8 cukie zastr`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.8 victim, -0.7 attacker, -0.6 diabetesThing, -0.5 swallow, -0.4 chest speak take vomitCough, 0.4 dropThings respond, 0.5 ribsIn
      slurred, 0.6 head highKetoneFigure unwell, 1 bump days, 1.1 child, 1.3 pregnant`,
    words: `
      -0.6 do, -0.5 syn, -0.4 dzien, 0.4 bark maly tygodniu, 0.5 aucie budzi ciagnie jest ona tyg widac, 0.6 bokiem dni i jestem placze
      tydzien, 0.7 glowke nawet, 0.9 zona`,
    beginnings: `
      0.4 jedne przew siost wiotk wypad zrobi, 0.5 ciagn jeste nowor potrz, 0.6 bokie dziwn placz termi tydzi, 0.7 glowk tygod, 0.8
      miesi skrzy, 0.9 pielu`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.8 child me, -0.6 cannot now, -0.5 arm breathless face limb manyFigure pregnant, -0.4 say, 0.4 belongings burnSource fever marks
      wayTo, 0.5 afraid dose fall feelMove fumeSource limbSign move, 0.6 much not, 0.7 badly many, 0.8 unwell, 0.9 skin wound, 1
      pregnancySign`,
    words: `
      -0.4 i, 0.4 do goraca kaszle krew lydka miesiecy nie pies platami schodzi skora szwagra wrzatkiem, 0.5 bokiem gdy minut osiem
      palec poszedl przez przystanku sinieje szyje taki trzesie, 0.6 drugi lykam rusza sam, 0.7 oddycha, 0.9 dzien, 1 przy`,
    beginnings: `
      0.4 plata przys trzes wrzat, 0.5 bokie gorac jedno klusk plast posze scian sinie spraw, 0.6 chlop, 0.7 oddyc`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -3,
    meanings: `
      -0.6 now, -0.5 arm goOn much throat unwell, -0.4 chest skin, 0.4 goesOut, 0.5 checksPhone, 0.6 confine, 0.7 home, 0.8 person, 0.9
      attacker strike, 1 hit me, 1.2 afraid, 1.3 victim`,
    words: `
      -0.6 po, 0.4 mama wychodzi, 0.5 jak o z, 0.6 dzieci ja on prosi, 0.7 do sprawdza, 0.9 domu, 1.2 boje`,
    beginnings: `
      0.4 zamyk, 0.5 siost, 0.6 spraw, 0.7 wycho, 0.8 dziec`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.6 attacker, -0.5 badly breathe diabetesThing face say victim, -0.4 bump hurts shaky, 0.4 goOn, 0.5 bodyImage heart
      lowSugarFigure meal runsWater wayTo, 0.6 days eat, 0.7 many passOut recurs starve, 0.8 onPurpose, 0.9 timesADay, 1 shame, 1.1
      purge weight`,
    words: `
      -0.5 mnie z, 0.4 jem kazdym pamietam pije pol stoi syna trzeci, 0.5 brat ide lapie plecach spie wiecej wode wolno, 0.6 ale od
      odkrecam posilku przyjaciolka tak za, 0.8 znow`,
    beginnings: `
      0.4 czwar kazdy pamie trzec wypad, 0.5 dzisi dziur lazie najad opowi plast pleca ponie skarp wiece wycho zawod, 0.6 odkre posil
      przyj, 0.8 srodk, 0.9 przec`,
  },
}

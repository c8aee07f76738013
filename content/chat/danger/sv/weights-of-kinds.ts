import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -1 swallow, -0.9 cannot take throat, -0.8 breathe speak unwell, -0.7 eat legs lowSugarFigure purge, -0.6 dose home now shaky, -0.5
      arm asks chest contact exercise hit person pregnancySign sick, -0.4 strike suddenly sugar, 0.4 cut goOn much, 0.5 belongings
      lastLetters ownBody stand, 0.6 others pointless, 0.7 hurt nobody say, 0.8 gone miss, 0.9 handOver intend soon, 1 me ridOfMe, 1.1
      live, 1.2 blade injure threaten, 1.3 deadlyPlace hide skin, 1.4 die height, 1.5 sleeves`,
    words: `
      -1.6 och, -1.1 som, -0.9 a, -0.8 man, -0.7 allt henne mot tre, -0.6 gar luft, -0.5 barnen ga genomblot hem igar nu tagit, -0.4
      blodet ena hanger hjalp hor ligga pumpar redan svalt, 0.4 battre bilen fan gangen idag precis sambo skrivit, 0.5 alla ask behover
      blev en hand hos huvudet jag kompis langre liten livet riktigt ringen se veckan vill, 0.6 hoppa langarmat madrassen orkar skurit
      tanker tills tittar, 0.7 dem det for klarar leva lugn pappa skapet, 0.8 hon ingen slipper ta, 0.9 ni, 1 do star`,
    beginnings: `
      -0.6 barne, -0.5 genom handl, -0.4 hange pumpa, 0.4 battr borja kompi preci, 0.5 behov bruka kvall langr rikti, 0.6 langa madra
      skriv skuri tanke titta tvatt, 0.7 klara skape, 0.8 rakbl slipp`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.9 take, -0.7 child much nobody, -0.6 asks bleed breathe bump days injure not, -0.5 breathless eat intend lowSugarFigure, -0.4
      dose hit many numb pregnant side slurred swallow unwell, 0.4 others, 0.5 heart limbSign, 0.6 pain, 0.8 heavyOn, 0.9 arm self, 1
      atRest, 1.2 pale, 1.6 chest, 1.8 hurts`,
    words: `
      -0.6 gar och, -0.5 den ena nar, -0.4 under varje vi, 0.4 gra har mig sa smarta sno tva, 0.5 ar ganger knappt nagon ont rusar
      sitter svimmat trycker vid vila, 0.6 armen brostbenet kaken la satt ut varker, 0.7 bakom brostet genomblot hjartat nan om, 0.8
      over som, 1.1 fast`,
    beginnings: `
      0.4 gange hjalp kalls knapp smart svett tryck, 0.5 sitte, 0.6 genom hjart parke trana varke, 1.3 brost`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.8 now, -0.7 breathe, -0.6 days many swell trigger, -0.5 bleed bump chest end threaten, -0.4 blue lump, 0.5 badly legs, 0.6
      feelMove see suddenly, 0.7 speak, 0.8 face, 0.9 dropThings, 1.1 side, 1.2 life, 1.3 limb, 1.4 slurred, 1.5 numb`,
    words: `
      -0.9 ar, -0.8 ut, -0.7 med, -0.6 han upp, -0.5 efter inget jag mig ner under, -0.4 atta blir nar, 0.4 at bussen dotter fanns min
      ogat sned tappat tycker, 0.5 allt den halva kallar kraks mamma och plotsligt ramlade tittar, 0.6 fragade kaffekoppen kan lyfta
      pratar vanligt, 0.7 handen kora man vanster, 0.8 hanger, 0.9 mitt, 1 bara kvart, 1.1 ena liv sluddrar`,
    beginnings: `
      -0.5 svull, -0.4 flask, 0.4 busse tycke, 0.5 kaffe kalla skriv titta, 0.6 mungi prata vanli, 0.7 rullg, 0.8 hange, 1 blixt tappa,
      1.2 sludd, 1.5 vanst, 1.7 plots`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -1.4 attacker, -0.9 say, -0.8 lowSugarFigure numb, -0.7 limbSign much, -0.6 chest respond, -0.5 badly diabetesThing dropThings
      legs many pale sick trigger, -0.4 purge victim, 0.5 despair laboured now pregnant, 0.6 asks atRest marks racing speak, 0.7
      confused person, 0.8 noHelp, 1 asthma lips lowOxygenFigure ribsIn, 1.2 blue, 1.3 cannot, 2.2 breathe breathless`,
    words: `
      -1.1 hon i pa, -0.8 satt, -0.7 mig, -0.6 av langre under, -0.5 och sa till, -0.4 fa fatt knappt ligger oss restaurangen, 0.4 bla
      efter ord tom, 0.5 dorren far gick kompis ligga sig son svalja ur varje vaser, 0.6 battre blir blod haller hostar ingen inte
      kompisen mer nar ner sangen sitter stockar vid, 0.7 blaa bubblar forvirrad gangen gropar in lila strupen syster vecka, 0.8 mellan,
      0.9 ensam visar, 1 bara haft nastan, 1.2 luft`,
    beginnings: `
      -0.6 langr, -0.5 brost knapp sluta, -0.4 ligge resta trapp, 0.5 dorre gange halle mitte oppna skall svalj, 0.6 battr hosta sange
      sitte stock, 0.7 bubbl forvi gropa strup syste, 0.8 andet mella, 0.9 lappa, 1 nasta, 1.1 kompi`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.7 atRest blue not, -0.6 asks days, -0.5 poison skin threaten, -0.4 accident child get hit others, 0.5 breathless face game home
      lump sun, 0.8 take, 1.1 swell, 1.3 rash, 1.6 throat, 2.3 trigger`,
    words: `
      -0.5 inte var, -0.4 kan med sen, 0.4 dar handflatorna hela kliar lapparna maste oronen oss ringen sig strupen svimmade tiden yr,
      0.5 blev fanns gammal gatt halsen ihop ju langs liten rod svalja svullen tal tugga utslag vaggen, 0.6 cashew fatt munnen notter
      overallt pa restaurangen svullnar, 0.7 efter hostar, 0.8 tungan, 0.9 far nu, 1 upp, 1.3 fick`,
    beginnings: `
      0.4 getin orone strup, 0.5 borja flack gamma halse jatte svalj utsla vagge, 0.6 cashe munne notte overa resta, 0.7 epipe hosta,
      0.8 tunga, 1 svull`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -1.2 days, -1.1 hurts, -1 bump trigger, -0.9 diabetesThing eat numb, -0.8 attacker, -0.7 ownBody pregnant soon threaten without,
      -0.6 asthma breathe exercise hide legs skin speak, -0.5 goOn handOver limb nobody not person swell, -0.4 confused fever injure
      insulin intend keto limbSign lowSugarFigure marks passOut self sleeves tooHigh weight, 0.4 contact move, 0.5 alcohol belongings
      heart recreational, 0.6 end get headSplits much, 0.7 child noHelp others sick underSink, 0.8 dizzy dose gas vomitCough, 1.1
      swallow take, 1.6 fumeSource medicine, 1.8 despair, 1.9 poison`,
    words: `
      -0.9 fick, -0.8 at efter, -0.7 bara for hela ingen sager ut, -0.6 ater av han in svalja, -0.5 ett forsta halsen huvudet idag ihop
      jag luft mitt mormor varje yr, -0.4 blev bort dem man mot nan strypgrepp upp, 0.4 en hakan hittade nat radd ramlar skogen svalt
      tappat, 0.5 a arg atit barnet bladet dreglar gubbe ha hand kanske klorin kom lag lillan minuten mormors oppen oronen pulsen
      spottar sprangande ta ur vacka visst, 0.6 heroin huvudvark lapparna ligger skulle sonder sta stod, 0.7 mjukt skriker tagit, 0.8
      alla bla bredvid det mamma tomma, 0.9 gar ville, 1 alvedon, 1.1 flaskan kartan, 1.2 tom, 1.3 drack, 1.4 var, 1.5 vi`,
    beginnings: `
      -0.6 forst kramp svalj, -0.5 halse nyfod, -0.4 blixt drick kissa skriv stryp, 0.4 hitta skoge, 0.5 blade dregl gubbe kansk klori
      knapp lilla orone pulse spott spran tandv, 0.6 farfa heroi ligge skull sonde tappa, 0.7 skrik, 0.8 badru bredv, 1 alved, 1.1
      karta, 1.5 flask`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.9 child, -0.8 nobody victim, -0.7 pain unwell, -0.6 chest get intend onlyEat pregnant throat, -0.5 atRest badly move others
      pregnancySign, -0.4 bleed blue bodyImage dizzy, 0.4 belly ownBody self stand, 0.5 accident ageOld asks eat legs shaky without, 0.7
      end respond, 0.8 sleep, 0.9 diabetic insulin keto tooLow urinate, 1.1 tooHigh, 1.8 lowSugarFigure, 1.9 sugar, 2.1 diabetesThing`,
    words: `
      -1 det, -0.8 en, -0.6 till, -0.5 bara min nar vi, -0.4 inte ska vecka, 0.4 atit kvar och sangen viker vita, 0.5 a andas arg att
      dyblot ensam luktar magen men nan pa saften sina slar slutade sticka, 0.6 ater av blodsocker flasar insulinet lag mataren sprutan
      typ vacka vad vet, 0.7 genom mormor sig socker som, 0.8 dricker visar, 0.9 kissar sover`,
    beginnings: `
      0.4 festi sange stick, 0.5 dyblo fniss hoppa lukta safte, 0.6 flasa keton matar mormo, 0.7 socke, 0.8 blods, 1 drick sprut, 1.1
      insul kissa`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.9 face, -0.8 get pain swallow take vomitCough, -0.7 cannot much respond sugar, -0.6 breathless fall hurts lowOxygenFigure soon,
      -0.5 accident ageOld atRest diabetesThing limbSign lost noHelp weight, -0.4 contact despair faint heart overMuch pet poison swell
      victim wound, 0.4 attacker heavyOn want, 0.5 belongings headSplits onlyEat starve unwell weighsSelf, 0.6 birthSign bodyImage
      flashes rash, 0.7 fever head highSugarFigure past, 0.9 dryNappy not sunken, 1 move, 1.3 pregnancySign pregnant, 1.4 days, 1.7
      bump, 2.5 child`,
    words: `
      -0.6 bara ensam gar haft kan mamma varje vid visar, -0.5 bla det efter hem mellan ocksa pa son vaser, -0.4 av handen hostar
      lapparna pulsen ser sig tom, 0.4 ar barn fem forsar hart hon revbenen saft sitter slapp slutar vecka yr, 0.5 blir drar feber
      framme gallskriker gra hemma huvudvark inget inte lila sju, 0.6 far for fru minut ogonen redan saker trappan vattnet, 0.7 bebisen
      hade sedan v, 0.8 gravid hander honom lilla nar under veckor, 0.9 andas igar insjunken manader, 1 ljud, 1.1 bebis sidan, 1.2 och`,
    beginnings: `
      -0.6 drick lappa, -0.5 mella, -0.4 hosta pulse ramla, 0.4 forsa revbe sitte, 0.5 framm galls trapp vakna, 0.6 huvud nyfod ogone
      ringe sluta vattn, 0.7 bebis, 0.8 vecko, 0.9 gravi insju kramp manad, 1 spark`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1.4 child, -1 self, -0.9 me, -0.8 much pregnancySign, -0.7 lowSugarFigure sick take, -0.6 accident breathless despair numb
      pregnant, -0.5 diabetesThing end hide manyFigure noHelp now pet say sugar trigger, -0.4 home move, 0.4 asks badly fever weight,
      0.5 confused limbSign see weapon, 0.6 tooLow wound, 0.7 breathe dizzy feverFigure medicine, 0.8 headHit, 0.9 respond, 1 lost, 1.1
      bleed contact, 1.3 heatCold, 1.4 legs, 1.7 unwell`,
    words: `
      -1.1 att, -0.8 den sig, -0.7 min nu om, -0.6 armen kompisen, -0.5 blev ett for han sitter vid, -0.4 far hela, 0.4 at dubbelt foll
      genomblot handleden idag killen mycket pratar sitt sno, 0.5 av dag feber finns forbi forvirrad genom grannen kaffet krampar laren
      minuter mot nagon tjock, 0.6 forst hakan hoger hosta huvudet kniv kottbulle sju ut, 0.7 fran honom inte lag rod runt satt ser, 0.8
      ar axeln kollegan, 0.9 isen svart, 1 blodet ner pumpar slog svarar, 1.1 akte, 1.3 ogat, 1.5 fick gar`,
    beginnings: `
      -0.7 kompi, -0.5 sitte, -0.4 trapp, 0.4 dubbe kille mycke prata rullg, 0.5 drick forvi huvud kramp mitte, 0.6 andet kolle kottb,
      0.9 minut, 1 pumpa svara, 1.2 flick, 1.3 blode motor`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1.1 onlyEat skin, -0.9 child, -0.8 breathe eat live, -0.7 lowSugarFigure pregnancySign see swallow unwell, -0.6 handOver limb
      medicine others ownBody, -0.5 badly belongings deadlyPlace hurts life lost overMuch sleep sleeves without, -0.4 deliberately gone
      not ridOfMe suddenly, 0.4 confine, 0.5 dose hide highKetoneFigure lowBmiFigure, 0.6 get planned training want, 0.7 hit nobody
      strike, 1 control home weapon, 1.1 afraid, 1.2 exercise, 1.4 victim`,
    words: `
      -1 ar, -0.8 for, -0.7 av hos, -0.6 livet som, -0.5 bara efter en hon och slipper ta vid vill, -0.4 ater bilen framfor hoppa luft
      men slar tio ur vi, 0.4 ikvall innan kommer tagit, 0.5 dorren dunkar framme idag in inget jobbet last maste natten om, 0.6 bild
      gar mig tjej, 0.7 barnen henne mot sommar, 0.8 mamma, 0.9 hennes mobil pa sin strypgrepp till, 1 ga kille kollar, 1.1 hem man
      vagar, 1.3 han`,
    beginnings: `
      -0.5 slipp, -0.4 framf, 0.4 dunka helge ikval komme natte, 0.5 dorre framm jobbe, 0.6 barne handl somma, 0.7 willy, 0.9 henne
      stryp, 1 kolla`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.8 person, -0.7 medicine poison, -0.6 atRest breathe lips see sugar take trigger want, -0.5 contact diabetesThing dose limb
      respond, -0.4 cannot face lost rash, 0.4 attacker pet, 0.5 days intend live onlyEat runsWater, 0.6 bodyImage faint gas passOut
      suddenly, 0.7 shivering, 0.8 many, 0.9 heart others, 1 deliberately timesADay, 1.2 foodRule purge shame, 1.3 meal, 1.4 eat weight`,
    words: `
      -0.8 ur, -0.7 ar, -0.6 det, -0.5 att i vi, -0.4 morse vid, 0.4 allt ett haft halsen mina, 0.5 bakom blod kilo kranen mycket sangen
      son, 0.6 bara dagar de hos sonder tugga, 0.7 anda atta bort dagen direkt dricka hon maltid maten stod zero, 0.8 dottern vagrar,
      0.9 ocksa pulsen skolan tar vager, 1 ater efter reser smyg, 1.3 varje, 1.4 laxermedel`,
    beginnings: `
      0.4 halse lukta, 0.5 dotte eleve krane mycke sange, 0.6 sonde, 0.7 direk malti, 0.8 natte vagra, 0.9 pulse rumsk skola, 1.4 laxer`,
  },
}

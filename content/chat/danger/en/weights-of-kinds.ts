import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from tests/support/danger/en*.jsonl by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.8,
    meanings: `
      -1.2 diabetesThing hit sick, -1.1 weight, -1 atRest birthSign breathe onlyEat purge slurred swallow unwell, -0.9 chest lips
      lowSugarFigure suddenly tooLow, -0.8 bodyImage harmed head lump person pregnancySign throat, -0.7 child dose eat fall
      fewCaloriesFigure foodRule take trigger weapon, -0.6 arm bump control feelMove heart many meal medicine sleep strike vomitCough,
      -0.5 awful cannot contact days drowsy faint hurts pregnant recreational shaky starve, -0.4 binge passOut poison stiffNeck sugar
      sweaty swell, 0.4 lowBmiFigure onPurpose past planned recurs, 0.5 cut forever noHelp odd others pain rash self sleeves, 0.6 bleed
      handOver ownBody pointless, 0.7 despair hurt intend soon, 0.9 farewell get height life vanish, 1 injure live wayTo, 1.1 belongings
      marks skin want, 1.2 deadlyPlace, 1.3 die, 1.5 method, 1.7 deliberately`,
    words: `
      -1.1 and, -0.9 feels, -0.8 took want, -0.7 at by everything get hour was window words, -0.6 do down from half he head outside
      send, -0.5 abroad between burn came chest cot count fine four hand have husband im me paracetamol pumping quiet right says two
      were wet whole, -0.4 bottles dropping epipen goes hate hit hours pillow pulled reads screen second white, 0.4 black blue good
      goodbye leg on open roommate showed something summer thinking thoughts wait way work year, 0.5 all because been bridge cake car
      crying done dose fade flatmate gonna hes hurt killing last looking not note own picked propranolol rope sleeves son suicide theyre
      this time under until voice woken, 0.6 best die dog exit gf happened her inside isnt just life play posted towel where wife, 0.7
      ate cat desk go here his hugged it itch jump shes standing too wasnt well what would you, 0.8 everyone ive need saying, 0.9 again
      for i wish, 1.1 about there, 1.2 id self till`,
    beginnings: `
      -0.8 bottl windo, -0.6 breat outsi shoul, -0.5 abroa betwe bulim dropp epipe husba parac pumpi secon stret, -0.4 pillo pulle
      scree, 0.4 pract roomm summe, 0.5 attem becau bridg cryin insid killi looki picke propr punch sleev stand theyr, 0.6 clear poste
      trans, 0.7 goodb happe hugge suici watch, 0.8 sayin`,
  },
  heart: {
    none: -3.5,
    meanings: `
      -1.1 child, -1 breathless trigger, -0.9 bump lowSugarFigure, -0.8 see, -0.7 belly days diabetesThing eat head limb medicine nobody
      pregnant speak swell, -0.6 breatheIn burnSource much poison strike, -0.5 asthma bleed deliberately injure limbSign onPurpose rash
      shaky side vomitCough, -0.4 attacker cannot confused harmed highKetoneFigure life marks miss shivering threaten tooLow want, 0.4
      past, 0.5 say sleeves, 0.6 pain pale racing stand vomiting, 0.7 game, 0.8 indigestion, 1 heavyOn, 1.1 sick, 1.2 atRest sweaty, 1.5
      arm, 1.8 hurts, 2.5 heart, 2.6 chest`,
    words: `
      -0.9 are, -0.8 of, -0.7 hot one, -0.6 ive side was with, -0.5 from i weeks, -0.4 birth calf eyes, 0.4 bra four hasnt leaning left
      nausea properly squeezing sweating then wall, 0.5 between breastbone gym hes its man neighbours plus push something somethings
      terrified tingles twice white, 0.6 ache behind pain pains stand, 0.7 arm back goes jaw on sweat ten theres, 0.8 a attack collapsed
      pressure, 0.9 ribs, 1.1 keeps, 1.6 heart, 2.1 chest`,
    beginnings: `
      -0.5 wheez, -0.4 finge, 0.4 leani muscl nause shoul, 0.5 betwe heart neigh prope squee terri, 0.6 behin press tingl, 0.7 breas
      colla there, 0.8 attac, 0.9 somet`,
  },
  stroke: {
    none: -2.8,
    meanings: `
      -1.2 trigger, -1.1 diabetesThing, -1 chest swell, -0.9 child days medicine wound, -0.8 poison pregnancySign sweaty, -0.7 breathe
      deadlyPlace eat injure strike, -0.6 bump deliberately lowSugarFigure manyFigure shivering, -0.5 diabetic fall game heavyOn
      highKetoneFigure intend laboured now shame sugar unwell urinate victim vomitCough, -0.4 awful dose forever get hide limbSign me
      noHelp pale pregnant weight, 0.4 legs shaky, 0.5 accident blurred dizzy recurs without, 0.6 see, 0.7 ageOld, 0.8 not, 0.9 feelMove
      head, 1 lost slurred, 1.2 face, 1.3 dropThings side, 1.4 limb numb, 1.5 suddenly, 1.7 speak`,
    words: `
      -0.7 chest in when, -0.6 a after be hands hes i up, -0.5 feel get going have shes something you, -0.4 back broke last no sweating
      the weeks, 0.4 down drive life noticed thing with wrong, 0.5 but crooked dizzy eye falling hasnt hit keeps like minutes of says
      should since smile talking there vomiting water, 0.6 cheek clock couldnt cup curtain double hand he lift lifting o only speech
      wants worst, 0.7 body both fine headache my nan shoe ten think window, 0.8 as came having or room she text tried while, 0.9 one
      suddenly, 1 left tea wife, 1.1 right side, 1.3 half, 1.4 words, 1.6 stroke`,
    beginnings: `
      -0.7 breat, -0.6 somet, -0.5 broth, -0.4 sweat, 0.4 dribb minut, 0.5 crook curta dropp falli talki vomit, 0.6 could heada lifti
      slurr speec windo, 0.7 doubl grand, 0.8 havin notic, 0.9 explo, 1.2 sudde, 1.6 strok`,
  },
  breath: {
    none: -2,
    meanings: `
      -1.3 trigger, -1.2 child, -1.1 poison shaky tooLow, -1 diabetesThing medicine numb, -0.9 accident chest wound, -0.8 bump, -0.7
      deliberately rash self take threaten victim vomiting, -0.6 arm eat lost skin sugar training, -0.5 belongings dizzy face faint gas
      hurts life limb overMuch passOut pregnant purge recurs sleeves, -0.4 alcohol birthSign confine deadlyPlace game get home live
      marks pointless pregnancySign recreational wake, 0.4 miss noHelp now, 0.5 cannot limbSign manyFigure, 0.6 unwell, 0.7 speak, 0.8
      blue, 1.1 atRest, 1.7 lowOxygenFigure, 1.9 breathless, 2.3 asthma, 2.4 breathe`,
    words: `
      -1.1 and, -1 right, -0.8 fast, -0.7 been me neck the think, -0.6 all chest every face for its sugar took under, -0.5 alone
      breathed but by child eyes from my old one really smells stand talking weeks weird wont, -0.4 dads got nearly seconds went year,
      0.4 afternoon bolt came fifteen gaps mouth noise skin skinny son turned, 0.5 already before breathe breathes coughing drowning
      feel finished get good isnt making rattling ribs take words, 0.6 are around awful bad closing full has have history n only own
      shoulders sister something spit talk times up upright wrong, 0.7 blow breathless feels grape his long, 0.8 between blue cousin
      gasping lie marble out oxygen room water when, 0.9 a asthma now puffs sound, 1 puffer stuck, 1.1 choking inhaler, 1.2 meat piece,
      1.3 air, 1.6 lungs`,
    beginnings: `
      -0.6 smell, -0.5 grand reall secon talki, -0.4 flatm nearl satur, 0.4 after fifte marbl skinn turne, 0.5 alrea befor cough makin
      matte rattl somet, 0.6 aroun closi finge finis histo shoul siste uprig, 0.8 betwe cousi gaspi oxyge, 0.9 asthm inhal puffe wheez,
      1.1 choki, 1.3 breat`,
  },
  allergy: {
    none: -2.6,
    meanings: `
      -1.1 poison, -0.9 me, -0.7 manyFigure, -0.6 accident bump deadlyPlace diabetesThing lost medicine shaky unwell wound, -0.5 blurred
      breatheIn drawnTo fever heart limbSign lowSugarFigure pain tooLow, -0.4 chest drowsy noHelp skin stand, 0.5 planned pregnancySign,
      0.6 take, 0.7 contact dizzy, 1 throat, 1.1 lump, 2 swell, 2.7 rash, 3.1 trigger`,
    words: `
      -0.5 his me numb or swallowed, -0.4 by hot mouth stuck when, 0.4 better broke clearing ears get having hes husbands itchy nothing
      ring since squeaky was, 0.5 allergic bite breathe cookie dizzy floppy give hard inside lunch min scratching wheezing wtf, 0.6 an
      bigger getting hornet lips minute stung throat tongue, 0.7 after bee egg eyes first neck no sting swelling, 0.8 everywhere feels
      like, 0.9 new through used, 1.1 shock, 1.2 anaphylactic, 1.3 hives, 1.4 epipen`,
    beginnings: `
      0.4 bette cover happe havin nothi squea wheez, 0.5 cooki flopp insid minut scrat, 0.6 bigge every getti horne tight, 0.7 throa,
      0.8 aller tongu, 0.9 colla throu, 1 swall swell, 1.8 anaph, 1.9 epipe`,
  },
  poison: {
    none: -2.4,
    meanings: `
      -1.3 bump, -1.2 sugar, -1 diabetesThing skin, -0.9 atRest breathless cut method rash speak, -0.7 foodRule intend not pregnancySign
      self starve, -0.6 about control diabetic kill soon sweaty, -0.5 child eat hurt legs onlyEat recurs stiffNeck suddenly unwell, -0.4
      ageOld heavyOn height pregnant purge side tooLow vanish without, 0.4 dizzy manyFigure, 0.5 belongings blade limbSign
      lowSugarFigure, 0.6 feelMove, 0.7 contact dose highKetoneFigure tooHigh wayTo, 0.8 drowsy much, 0.9 blurred breatheIn head
      swallow, 1 burnSource, 1.2 emptyPack gas overMuch, 1.3 fumeSource take, 2 medicine, 2.2 recreational, 3.2 poison`,
    words: `
      -1 out, -0.9 cold, -0.8 down when, -0.7 about eat face left sugar take to what, -0.6 feels her hes im shes through times too
      water, -0.5 acting again baby but friend head if keeps laxatives me milk neck over phone swallow today, -0.4 bat chest come didnt
      dizzy hit ive new off pills shaky still twice type vision weird wouldnt, 0.4 boiling co did goes him kids now of pellets pod shot
      smell splitting tight tooth whole, 0.5 ankle ate bathroom bottle burst cleaning coke drain eyes far from garden hike housemate
      hurts lithium mumbling packs say sink something spiked sprayed streaming tastes that the toothpaste units weedkiller, 0.6 are
      battery bite black blister blurry count everyone fine girlfriend gurgling hardly headache liver mouth nose numb odd ones should
      taste went were white, 0.7 bitten done empty got heads stand than two way, 0.8 accidentally box changed funny help pupils tell was
      we, 0.9 ghb mind paracetamol, 1 spider wont, 1.1 by going snake, 1.3 took`,
    beginnings: `
      -0.6 throu, -0.5 actin frien laxat, -0.4 drink night sprea visio would, 0.4 boili pelle pound split, 0.5 banda bathr garde house
      lithi mumbl shoul somet spike strea taste tooth weedk, 0.6 batte blist blurr girlf gurgl hardl mushr, 0.7 bitte spray, 0.8 bottl
      chang heada pupil spide, 0.9 accid clean parac, 1.2 overd`,
  },
  'blood-sugar': {
    none: -3,
    meanings: `
      -0.9 lowOxygenFigure, -0.8 birthSign, -0.6 hurts intend swell, -0.5 arm bump chest fall fever heart legs medicine racing rash
      recreational victim, -0.4 asks life limbSign lowBmiFigure ownBody person see, 0.4 dropThings tooHigh vomiting wake, 0.5 awful
      thirst, 0.6 alcohol shivering, 0.7 sweaty, 0.8 sleep without, 0.9 highSugarFigure, 1 insulin keto, 1.1 shaky urinate, 1.3 tooLow,
      1.7 diabetic lowSugarFigure, 2.4 sugar, 3.4 diabetesThing`,
    words: `
      -0.7 a of, -0.5 baby its not ten to weeks, -0.4 chest took units, 0.4 again babies death floor going have jelly kids mouth pen six
      smells sudden swinging teen wets, 0.5 alone am bed bolus doll drops hands nail pass pear rag skipped sweaty, 0.6 all breath did
      drinks gets hi im letters on panting slept today, 0.7 diabetic jab mean night pens pump screaming wet, 0.8 ketones like shes, 0.9
      type, 1 injected, 1.1 low, 1.5 think, 1.8 meter, 2 sugar, 2.4 dka`,
    beginnings: `
      -0.4 doubl suppo, 0.4 babie gluco swing, 0.6 lette panti, 0.7 diabe screa skipp, 0.9 drink, 1 keton, 1.2 injec`,
  },
  baby: {
    none: -2.4,
    meanings: `
      -1.5 trigger, -1.4 diabetesThing, -1.2 poison, -1 belongings medicine swallow, -0.9 attacker cannot, -0.8 heatCold passOut, -0.7
      breathless confused diabetic dropThings emptyPack heart lowSugarFigure threaten training, -0.6 asks badly cut end purge sugar,
      -0.5 ageOld alcohol breathe chest injure onPurpose recreational say skin, -0.4 bodyImage hurt live move much overMuch planned
      shaky sleeves, 0.4 pointless wake, 0.5 belly head lips, 0.6 game, 0.7 person pregnancySign, 0.8 drowsy shame, 1.1 unwell, 1.2
      birthSign, 1.5 days, 2.4 pregnant, 2.8 child, 3 bump`,
    words: `
      -1.3 got, -0.8 says, -0.7 kids, -0.6 battery going kid red up, -0.5 being blood breath came cant collapsed coughing egg friend has
      making man next night pool pulled screaming son stop that then type, -0.4 after cousin dots from heart hit mums our sound theres
      we, 0.4 bath burned cries grip hasnt infant like might picture placenta rolled shoulder tears today, 0.5 a as blotches breathe
      broke bumps crying dropped dry even her hold hot hurting low month newborn normal put screams shook sometimes stops times tip wet
      window, 0.6 colour cramps days doll drum due everything hiccups lies march nappy past pee pillow pregnant rag there tired water,
      0.7 bellys cry drooling miscarriage, 0.8 head limp little pale sounds week, 0.9 babys look milk quiet second, 1 acrobat
      blueberries child cot, 1.1 cord, 1.2 months, 1.3 him old, 1.4 green, 1.5 weeks, 1.8 baby`,
    beginnings: `
      -0.6 batte, -0.5 colla cough daugh makin pulle, -0.4 cousi swell there, 0.4 burne norma place rolle, 0.5 blotc cramp cryin every
      hurti infan newbo, 0.6 colou hiccu pillo screa windo, 0.7 belly drool misca momen, 0.8 dropp littl pictu pregn sound, 0.9 secon, 1
      acrob blueb, 1.2 month`,
  },
  injury: {
    none: -1.8,
    meanings: `
      -2.1 child, -1.9 diabetesThing, -1.7 bump, -1.5 rash, -1.4 pregnant, -1.3 sugar, -1.2 deliberately, -1.1 chest speak take, -1
      deadlyPlace say, -0.9 days kill recreational, -0.8 asks eat exercise medicine wake weight, -0.7 arm diabetic end method miss
      poison shame soon stand trigger want, -0.6 breatheIn dropThings highKetoneFigure highSugarFigure limb planned, -0.5 belongings
      breathe breathless face fumeSource marks meal onPurpose side swallow, -0.4 blade head lowOxygenFigure swell tooHigh wayTo, 0.4
      headHit stiffNeck urinate, 0.5 burnSource crash faint ownBody, 0.6 belly fever move not overMuch pregnancySign see shivering, 0.7
      bleed limbSign vomitCough, 0.8 backSign training, 0.9 fall, 1 badly get legs, 1.1 awful passOut, 1.2 shaky, 1.3 unwell, 1.4
      confused, 1.6 heatCold, 1.7 wound`,
    words: `
      -1.5 baby, -1 at just weeks, -0.9 chest her so, -0.8 again only sugar, -0.7 bad find i low months not old pregnant side swelling
      with, -0.6 ago breath day heart help ive life meter our ten till to took vomiting way, -0.5 am bathroom cord cuts did go good hair
      half hand if infant jaw left lips little pale passed snake son spider stairs table this throat wall week woke words work, -0.4 and
      anything bulimic burns crying days diabetic every everywhere have hike hives how isnt mouth myself pain should sound suddenly we
      when wrong, 0.4 asking daughter die ear electric glass hip kettle last minutes near numb painful shivering snoring swim too top
      touched unconscious, 0.5 agony boy broken burning butter chin coming faint fever hit hot kid leg moved neck never pass stop
      swollen thigh through toothpaste use, 0.6 ball burn coffee coughing doesnt flatmates girl kicked loads making man morning odd open
      pumping pupils skin slow splashed stopped tar testicle towel wife wipe wood, 0.7 bit but ever horse hours live much points shakes
      soaked tongue white, 0.8 dots feel friend noises over pool red seizure since stabbed third whole, 0.9 after away bat been got
      grandma, 1 by drank from, 1.1 blood floor sees, 1.4 pulled two, 1.5 eye, 1.6 cold`,
    beginnings: `
      -0.9 every, -0.8 swell, -0.7 month pregn throa, -0.5 bathr blurr bulim diabe doubl infan littl passe showe stair, -0.4 accid anyth
      cryin mysel press, 0.4 askin faint kettl minut painf shive snori stabb uncon, 0.5 armpi broke burni butte comin cough finge insid
      strip swoll throu tooth, 0.6 coffe doesn elect frien kicke light makin morni pumpi pupil splas testi, 0.7 barbe point shake soake
      tongu, 0.8 close noise satur seizu, 1.1 slipp, 1.4 pulle`,
  },
  violence: {
    none: -3.2,
    meanings: `
      -1.2 not, -1.1 overMuch, -1 deliberately eat life purge, -0.9 sick unwell, -0.8 birthSign bleed contact diabetesThing vomiting,
      -0.7 breathe drawnTo medicine much odd poison shaky shame speak, -0.6 bodyImage chest days die headHit limbSign method vanish
      want, -0.5 asks badly bump child laboured miss noHelp now numb pregnancySign racing self sugar trigger, -0.4 asthma confused
      height respond skin, 0.4 head nobody training, 0.5 kill pointless, 0.6 abuse hide sleep, 0.7 confine say, 0.8 hit, 0.9 alcohol
      person, 1 stand, 1.2 weapon, 1.6 me, 1.7 harmed strike, 1.8 attacker control`,
    words: `
      -0.9 just, -0.8 baby like think, -0.7 do she two, -0.6 a about and belly brother but chest is, -0.5 for keeps myself out roommate
      so something there times too wants went, -0.4 after as bleeds did fine found having need sad saying, 0.4 abroad again at
      everything going grandad guy hell hits lie men next night passport please right said sorry this to told with, 0.5 are bike broke
      bruises by chair clumsy come gets head hear held hour house in kill kind knife monday outside packed photo pinches raped ribs
      school shoot sits stairs stomach wall when, 0.6 am broken can does during if its kids screaming screen stretching them time
      trainer uncle want was, 0.7 being drinking into phone, 0.8 carer he says send work, 0.9 brothers comes pay say shoes, 1 door, 1.1
      me sleep, 1.2 ive three, 1.5 im where`,
    beginnings: `
      -0.5 breat mysel roomm somet, -0.4 bleed havin sayin, 0.4 abroa passp pleas screa, 0.5 bruis clums monda outsi packe pinch schoo
      stair stoma, 0.6 broke durin learn scree stret, 0.7 drink train`,
  },
  eating: {
    none: -1,
    meanings: `
      -1.3 diabetesThing, -1.1 bump, -1 poison, -0.9 sugar unwell, -0.8 atRest breathe contact drowsy shaky sleeves, -0.7 dose hurts
      kill limb now soon want, -0.6 blade child die end face handOver harmed overMuch pregnant sleep, -0.5 ageOld alcohol breatheIn
      deadlyPlace despair emptyPack height hurt limbSign lips ownBody planned rash respond see suddenly take urinate, -0.4 attacker
      control farewell get live method say speak tooLow, 0.4 asks deliberately noHelp, 0.5 distress exercise longPast passOut, 0.6 about
      faint shame undo, 0.7 lowBmiFigure, 0.8 many, 1 binge fall, 1.1 meal onPurpose starve, 1.2 onlyEat swallow, 1.3 fewCaloriesFigure,
      1.4 bodyImage, 1.5 foodRule, 2.1 eat weight, 2.3 purge`,
    words: `
      -0.9 last, -0.8 just no, -0.7 his need think, -0.6 being comes me sugar throwing, -0.5 bad has he isnt like old since this would,
      -0.4 hes ribs sleep through what, 0.4 cries drink eat found goes good many of past sizes skip vomit wearing woozy wrestling, 0.5
      almonds binge cals control cry cuts everything fainted had hides huge i pinches purge roommate running she six, 0.6 allowed ana
      bit cakes eats how if jeans laxatives purging relapse rice skips throws times wardrobe wears, 0.7 and back day do each early fall
      fasting fat four grape in jumpers kg kilos leaves making nine school son spitting stop table teeth they, 0.8 best clean empty
      every fingers never sound still, 0.9 apple bag bite dinner down lose so, 1 bulimic food get hair, 1.1 anorexia, 1.2 proud, 1.4
      list`,
    beginnings: `
      -0.6 breat, -0.5 shoul, -0.4 light minut somet throu, 0.4 child relap weari wrest, 0.5 almon pinch roomm runni, 0.6 allow every
      jumpe laxat purgi wardr, 0.7 fasti leave makin schoo spitt, 0.8 favou, 0.9 dinne finge, 1.2 anore, 1.7 bulim`,
  },
}

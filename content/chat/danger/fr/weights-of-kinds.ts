import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -1.2 hit, -1.1 shaky, -1 overMuch sick, -0.9 chest person without, -0.8 atRest attacker breathe cannot pregnancySign purge
      swallow, -0.7 breathless control days diabetesThing exercise heavyOn lips numb racing strike wound, -0.6 contact limbSign medicine
      sleep sugar trigger vomitCough, -0.5 afraid badly bodyImage gas many noHelp shame throat vomiting, -0.4 foodRule respond sweaty
      swell undo weightMiddle, 0.4 method suddenly, 0.5 about birthSign end game height looksDown, 0.6 despair live me miss ridOfMe
      victim, 0.7 die leftOut marks not, 0.8 belongings deadlyPlace hurt ownBody skin, 0.9 hoards, 1 deliberately hide kill nobody self,
      1.1 blade farewell soon, 1.2 forever injure, 1.5 handOver, 1.6 cut, 1.7 want, 1.8 gone`,
    words: `
      -1.1 qui, -0.9 mari, -0.8 ex, -0.7 arrete coupe me, -0.6 dessus elle et fais mes on puis quand, -0.5 cachette deux dormir entends
      metro minutes par peur respirer sorti suit, -0.4 cette coup droit etait fait il mis ont, 0.4 coloc du en expres pas pour prendre s
      soir super table tous toutes tranquilles va, 0.5 besoin bleu copain disant eleve garde jai jme jusqu lit longues manches perd
      profond reveiller sa sans vous, 0.6 apres bord choisi fils jveux merci mere sait sens sera vivre, 0.7 au des lui m monde mourir
      quai scarifie, 0.8 enfin, 0.9 adieu arreter, 1 avec donne veux, 1.1 calme, 1.2 qu se`,
    beginnings: `
      -0.8 repon, -0.6 dessu ecrir enten respi, -0.5 dormi minut trace, -0.4 cache dispa rentr, 0.4 cigar contr copai expre panse toute
      tranq, 0.5 aurai besoi disan envoy, 0.6 chois, 0.7 manch mouri, 1.1 scari`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.9 victim, -0.8 swallow, -0.7 lips shaky, -0.6 breathe child me unwell, -0.5 accident breatheIn highKetoneFigure throat, -0.4
      head legs limb say take trigger, 0.4 asks badly, 0.5 arm atRest intend, 0.7 faint heart pain, 0.8 weightMiddle, 0.9 pale, 1
      heavyOn sick, 1.1 sweaty, 1.4 hurts, 1.7 chest`,
    words: `
      -0.9 de, -0.7 des je plus, -0.6 par, -0.5 d en les m pour tete, 0.4 engourdi mal min s se sternum vient, 0.5 desserre ecrouler
      etau tenant, 0.6 mais meme monte, 0.7 au ca coeur deux douleur gauche machoire thorax, 0.8 trempe un, 1.2 poitrine`,
    beginnings: `
      0.4 engou stern, 0.5 desse ecrou tenan, 0.7 doule gauch macho, 0.8 tremp, 1 thora, 1.2 poitr`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -1.1 child, -0.9 sick, -0.8 dose many self, -0.7 shaky, -0.6 breathe chest forever medicine onPurpose person trigger, -0.5
      breathless days drawnTo hurts me pregnancySign swell threaten victim, -0.4 attacker badly sweaty, 0.5 confused mixesWords suddenly
      tipsy training, 0.6 alcohol fall handFails head runsWater say, 0.7 cannot feelMove stiffNeck, 0.8 face much, 0.9 speak, 1 odd
      slurred, 1.1 side, 1.2 dropThings limb, 1.4 numb`,
    words: `
      -0.9 l, -0.7 a ai, -0.6 des, -0.5 avec il s sans suis, -0.4 dans deux le poitrine que, 0.4 ce mon on pense sa un, 0.5 cafe
      comprend d etait lache mari mere moitie mots papa peut qui suit, 0.6 arrive droite fourchette sous tasse, 0.7 cote desordre douche
      lui n nuque raide, 0.8 travers, 0.9 droit ma, 1.1 main, 1.2 coup`,
    beginnings: `
      -0.5 respi, -0.4 petit poitr, 0.5 bouto compr droit moiti souri, 0.6 arriv fourc, 0.7 desor douch, 0.8 trave`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.9 shaky, -0.8 limb, -0.7 nobody now numb racing, -0.6 injure move trigger, -0.5 face much want, -0.4 badly hurts lost medicine
      overMuch unwell, 0.4 blue lowOxygenFigure speak, 0.5 binge dose drawnTo end noHelp, 0.6 asks hit lips pregnancySign stand sunken,
      0.7 atRest swell wayTo, 0.8 height, 1 asthma, 1.1 not, 1.3 cannot, 1.6 breathless, 1.8 breathe`,
    words: `
      -0.8 est la vite, -0.7 au et, -0.6 a ai ce pour se ses, -0.4 dit du j je mois veux, 0.4 entre rester ventoline, 0.5 aucun avant
      bouteille crache d faut les lundi ont vide, 0.6 air creuse crise heure impression l mousse nuit penche rosee, 0.7 assise finir
      peux, 0.8 assis asthme fait ne phoque plus suffoque, 0.9 s, 1.1 bruit, 1.3 respirer`,
    beginnings: `
      -0.4 revei, 0.4 boute oreil reste vento, 0.5 crach, 0.6 etouf etran impre mouss, 0.7 assis siffl, 0.8 asthm pench phoqu suffo, 1
      allon, 1.6 respi`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.8 me, -0.7 blue not person, -0.6 ageOld chest much poison skin, -0.5 accident asks child without, -0.4 odd ownBody, 0.4 atRest,
      0.5 blurred face swallow voiceChanged, 0.6 limb rash speak, 0.7 lips take, 0.8 lump pregnancySign, 1.2 swell throat, 1.6 trigger`,
    words: `
      -0.9 je, -0.6 en, -0.5 ce d, -0.4 pour, 0.4 apres c cajou dit double frelon gateau ma rauque, 0.5 boule cantine dix fermes gratte
      m mange partout piqure tellement une vient, 0.6 allergique aux cou gonfle guepe sa salive voix, 0.7 noix visage, 0.8 au langue,
      0.9 gorge`,
    beginnings: `
      0.4 doubl frelo gatea piqur rauqu, 0.5 antib canti ferme nouve parto telle, 0.6 aller enorm saliv, 0.7 visag, 0.8 gonfl gratt
      langu`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -1.2 numb swell, -1 attacker skin, -0.9 sugar trigger, -0.7 lump nobody onPurpose planned, -0.6 asks breathe breathless eyesRolled
      move pregnant speak sweaty training weight, -0.5 arm asthma birthSign bump days eat exercise fall intend soon stand, -0.4 binge
      cannot child diabetesThing handOver lowSugarFigure manyFigure pain pregnancySign sleeves wound, 0.4 drawnTo lips past, 0.5 heart
      recovered, 0.6 headSplits heavyOn vomiting, 0.7 ageOld contact leaden sleepPills swallow, 0.8 dose fumeSource many sleep slurred
      underSink, 0.9 overMuch, 1 emptyPack, 1.4 much, 1.8 gas medicine poison take`,
    words: `
      -1 son, -0.9 mois telecommande, -0.8 fils un, -0.7 au ca n rien, -0.6 dit en est m monde, -0.5 boule comme convulse gorge jai jour
      manger minutes plus qui yeux, -0.4 garde jamais maman, 0.4 avais compter detartrant gouttes javel laisse langue mis pilulier pote
      pupilles ronfle semaine, 0.5 bave bleues bouteille compte dormir fille partout pense pese qu vide y, 0.6 champignons coeur evier
      jaune nuit petit plaquette pris que tete tient verre vois, 0.7 chose crois dans etait quatre sont, 0.8 autre avec pour vides, 0.9
      a doliprane mon, 1 du on ses, 1.1 rose sans`,
    beginnings: `
      -0.9 telec, -0.5 convu gratt mange minut nouve, -0.4 jamai, 0.4 blanc detar laiss langu pilul pupil revei ronfl, 0.5 bleue boute
      dispa dormi ecrir parto trouv, 0.6 champ, 0.7 quatr, 0.8 plaqu, 0.9 compt dolip`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.7 fall, -0.6 arm breathless person, -0.5 birthSign chest heavyOn limbSign medicine nobody pregnancySign unwell want, -0.4 child
      me overMuch poison sun victim, 0.4 move tooHigh tooLow, 0.5 accident bathroom weight, 0.6 breathe fruitBreath keto noHelp sick
      threaten urinate vomitCough, 0.7 numb recurs sleep swallow trigger, 0.9 confused lettersMove lowSugarFigure shaky thirst, 1
      highSugarFigure sweaty, 1.2 breatheIn, 1.4 insulin, 1.6 diabetic, 1.9 diabetesThing, 2.1 sugar`,
    words: `
      -0.9 ne, -0.8 la, -0.6 c l se, -0.5 des fait injecte par tombe, -0.4 coup deux mois ses soir, 0.4 affiche cetones en fils flou
      mains mes nuit pourquoi soif trempee vois, 0.5 capteur cette delire diabete le molle pisse pompe seche tremble, 0.6 assise avale
      endort faisait s toute, 0.7 glycemie jus sent souffle sueur suis trois, 0.8 boit comme, 0.9 lecteur sans, 1 diabetique g, 1.1
      sucre, 1.2 son`,
    beginnings: `
      -0.5 respi, 0.4 affic ceton hypog lettr oubli pourq, 0.5 capte delir tremb, 0.6 assis faisa, 0.7 glyce gross souff, 0.9 lecte, 1
      endor piqur, 1.3 diabe`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -1.2 self, -1.1 asks, -0.9 injure say take, -0.8 cannot diabetesThing, -0.7 now, -0.6 ageOld diabetic face vomitCough, -0.5 gone
      hurt medicine others trigger without, -0.4 handOver sick sleeves speak, 0.4 crash limb noKicks period side, 0.5 attacker hardBelly
      lump manyFigure pregnancySign respond shame, 0.6 heatCold laboured ribsIn, 0.7 birthSign bodyImage lowSugarFigure, 0.8 legs, 0.9
      bump exercise racing see, 1 unwell, 1.2 days, 1.3 pregnant, 2.2 child`,
    words: `
      -1.3 s, -1 sans, -0.9 sa, -0.7 mon plus son, -0.6 au bras, -0.5 avec main mere petit sont un, -0.4 etait, 0.4 blanche bois cotes
      dur epaule et liquide regles teter, 0.5 biberon bouger enceinte femme jours les midi partent secoue tete ventre voiture vomit, 0.6
      bas bouton cote couche fils hier petits pile reagit sens table, 0.7 accouche aucun de habitude telecommande yeux, 0.8 eaux, 0.9
      tres vite, 1 langer, 1.1 semaines, 1.5 bebe est, 2 mois`,
    beginnings: `
      -0.5 diabe parti, 0.4 arret epaul liqui regle secou, 0.5 biber bouge bouto encei nourr parte ventr voitu, 0.6 reagi, 0.7 accou
      habit pleur telec, 0.8 creus, 0.9 couch, 1 lange, 1.1 semai`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1.3 me, -1.1 take, -1 much speak, -0.9 child hit pregnant, -0.8 bump chest strike, -0.7 asks sugar, -0.6 breathless diabetesThing
      hurts intend medicine shame trigger, -0.5 blade blurred diabetic heart laboured manyFigure numb others side undo, -0.4 about
      asthma hide lump say sleeves stand suddenly want, 0.4 binge faint stiffNeck sun, 0.5 ageOld bleed head lost racing, 0.6 dose
      tooLow, 0.7 accident eyesRolled fall fever legs passOut, 0.8 days shaky unwell without, 1 burnSource contact crash self wound`,
    words: `
      -0.9 qu, -0.8 aucun ma, -0.7 bruit se, -0.6 bebe dit hier, -0.5 apres au brule coup encore m meme mois pleure poitrine pour
      respirer table une vomit y, -0.4 fais mes partout que toutes, 0.4 a chambre cou crise gonfle impossible jambe l mais on par
      presque puis respire, 0.5 ado arriere bas clair coupe deux droite eau friteuse nuque ou velo, 0.6 collegue electrocute faisait
      ferme inspire mains parce petites point raide renverse ses vol, 0.7 arrete casque ce dos fait fonce gicle midi minutes piscine
      sont sue vomi, 0.8 jour lui me sorti tombe, 1 plus s sais, 1.1 ca rouge, 1.2 est, 1.3 peau terre, 1.6 convulse`,
    beginnings: `
      -0.6 etran, -0.5 encor pleur poitr semai tombe, -0.4 parto toute, 0.4 chamb impos presq viole, 0.5 arret arrie comme droit frite
      saign, 0.6 colle elect faisa inspi renve sorti, 0.7 brula casqu gourd mange minut petit pisci profo somno, 0.8 parti, 1.6 convu`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1.1 unwell, -1 hurts limb, -0.9 not slurred soon, -0.8 pregnancySign say sick want, -0.7 ageOld much shaky suddenly swallow, -0.6
      atRest badly child cut diabetesThing dose forever wound, -0.5 breatheIn gone leftOut lips medicine overMuch poison, -0.4 feelMove
      hurt legs undo, 0.4 asks, 0.5 confine harmed intend move, 0.6 home training, 0.7 afraidHome, 0.8 control weapon, 0.9 others strike
      victim, 1 afraid attacker, 1.1 person, 1.3 hit`,
    words: `
      -0.9 est s, -0.7 se, -0.6 comme dans va, -0.5 ce frere nuit qu sport, -0.4 aux en pas ses, 0.4 dessus devant doit maison mari son,
      0.5 appeler appli cachette des dire metro range salle soeur sorti suit, 0.6 chez couteau entends fond m mis nez pris teint, 0.7
      cle j me mon ou porte rentrer, 0.8 casse etais sous, 0.9 coups le quand, 1 peur telephone, 1.1 il, 1.3 ex`,
    beginnings: `
      -0.5 allai, 0.4 appel dessu devan entra maiso, 0.5 atten cache, 0.6 coute passe, 0.7 repon trace, 0.8 enten rentr, 1 telep`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.7 diabetesThing not, -0.6 cannot handOver hit pregnancySign sugar, -0.5 badly cut hurts limb person poison throat unwell want,
      -0.4 belongings breathe contact crash forever head heavyOn slurred, 0.4 ageOld days mayNotSee others without, 0.5 exercise fall
      heart hurt manyFigure, 0.6 bodyImage hide timesADay vomitCough, 0.7 asks countsBites shame swallow, 0.8 eat, 1 say, 1.1 foodRule
      many purge, 1.2 weight, 1.3 onPurpose, 1.4 starve undo`,
    words: `
      -0.7 avec le pas son, -0.6 a comme il, -0.5 est la on sans tete une, -0.4 crois pris table, 0.4 colocataire douche the, 0.5 boit
      chasse chiffre crache crampes descend droit h l les poubelle quand repas sac sport tout, 0.6 chaque court eau elle jours kg mes
      prends rien vomir, 0.7 coupe deux meme, 0.8 en laxatifs mange puis, 0.9 balance diner matin pour soirs, 1 sinon, 1.1 ans, 1.2 fais
      par, 1.3 jour`,
    beginnings: `
      0.4 coloc douch, 0.5 chass chiff crach cramp desce goutt paque poube prend, 0.6 bouli chaqu, 0.7 enten, 0.8 laxat, 0.9 balan, 1.1
      tombe`,
  },
}

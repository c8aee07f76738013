import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3,
  meanings: `
      -1.4 game past wayTo, -1.2 joke longPast, -1.1 recurs, -1 about, -0.9 headHit, -0.8 asks planned recreational training, -0.7
      accident sleep, -0.6 head meal, -0.5 me noHelp racing recovered weight, -0.4 handOver leaden pet, -0.3 trigger, -0.2 alcohol bleed
      bodyImage feelMove highKetoneFigure nobody, -0.1 belongings blue goOn life shame, 0.1 deadlyPlace dropThings emptyPack exercise
      flashes hardBelly hoards intend limbSign noKicks onPurpose pointless speak voiceChanged, 0.2 afraid bathroom belly breatheIn
      eyesRolled fontanelle headSplits heatCold injure keto laboured lowSugarFigure meterHi noSentence not odd pain period person
      sleeves soon stiffNeck swell timesADay weapon, 0.3 burden dryNappy gone harmed heart shivering thirst tooHigh underSink, 0.4
      birthSign crash end goesOut highSugarFigure insulin lost lowOxygenFigure marks mayNotSee needFeel pale slurred starve take
      vomitCough, 0.5 ageOld asthma attacker breathless diabetic dizzy foodRule gas lettersMove looksDown lowBmiFigure method now
      overMuch passOut sick sun swallow tipsy vanish victim vomiting, 0.6 confused despair die eat faint height hide home lips miss
      ownBody skin suddenly sugar wound, 0.7 binge bump child hurts live others sweaty tooLow unwell, 0.8 arm confine deliberately fall
      heavyOn move pregnancySign self stand weightMiddle, 0.9 afraidHome atRest chest countsBites cut get leftOut medicine much see
      sleepPills throat, 1 betterOff blade contact dose drowsy limb pregnant shaky, 1.1 control drawnTo farewell fever hurt runsWater
      side want, 1.2 breathe forever poison, 1.3 cannot diabetesThing hit kill, 1.4 purge respond, 1.5 badly ridOfMe, 1.7 strike, 1.8
      undo`,
  words: `
      -1.7 bien, -1.4 peux quels, -1.3 deux, -1.2 ans coach mais passe un, -1.1 au mise rire trois, -1 aujourd avoir dors hui suite tue,
      -0.9 bon ce coupe crepes faut fils frere grave l les me meme pendant quel repris site t tu videos, -0.8 belle c casse faim hier
      kine lendemain mange marcher parle peut synchronise vieux voisins, -0.7 bat d dents dernier fou gratuit juste on recettes rend
      resilier samedi sang sans tarte une y, -0.6 arreter avec barre bloque combien commencer comment cru destop divorce donne ecran en
      espagnol etre forme froide kilos le mdr medicaments montre mort morte ou pied pique pleurer quelle recette remboursement semaine
      sert svp troisieme vers vinaigre votre vu, -0.5 a aimerais alimentaire annonce avant bebe bonjour bonne changer commande
      conseiller continuer crie empeche etirements exercices fait fatigue gateau grace h hypoglycemie jeudi jeun la lis manger moins mon
      nique nous numero orange pliee pommes rappel ratatouille respiration rigole ronfle sieste soupe telecommande top truc tuerais veto
      voir, -0.4 ado adore avait blanc bol bons bracelet bras calories cette chien coeur collation compter connecter contente cou crevee
      decaler ensemble failli fini gants gouttes griffe guepe haha idee infirmier inscrire journee mail marie medecin meilleur mettre
      mur nager normal objectif page palpitations parti partie pause photo plaques pois poison pour pret quelqu raclette regime
      reinitialisation repas reprendre reprends saigne saute simple soiree souci sucre super tableau tapis tousse traitement travail
      vendredi vie vitamine voudrais vous, -0.3 abonnement an anniversaire annuel annulez appareil atteint automne aux avais barres
      beaucoup beurre boire bois bouger bout brulure canard cause chaque code connectee courbatures courir de degres dessus dormi dose
      echo engourdi entre est etais face faible ferme footing glace gris heroine heures horaire idees ils impossible journal jours
      litres loup lutte magnesium manque meditation minuit mot mouchoirs normalement notre nuits pieds plante pourquoi quelles quinze
      quoi raconte rameur recu rendre rentree ri roman sage serie service tante toute trop vacances vaisselle veille vert veut vivement,
      -0.2 affaire ajouter alerte allais annee arrive assez assis aucun auriez balade bonsoir brocolis burpees ca cardiaque celui
      chaleur changement chocolat cigarette clair clavier consulter couru crever danger dehors difference dimanche disait doigt dormir
      ecole ecoute empoisonner enquete equilibre equipe erreur etouffe evier expose express facture fin finalement folle gagne general
      gourde grignoter gros grossesse groupe habitudes huile hurle hydratation infarctus jalouse joue judo jusque km lecon leger legumes
      leve liste lol maintenant malaise menu merci mes meurs nouvelle offert omega onglet ont oreiller paix parler perdre plat pompes
      possible poulet prepare prof programme promo raide recevoir refaire regarde rends repond reservation ressorti retrouver reunions
      reveille selon squats suffoque tarif tellement tete tisane tomates toutes trouble trousse trouve type urgences video vingt violet
      vitamines vraie vraiment, -0.1 allege antipoison bain battre bleus bruit buvant centre chef couper couple crampes decalage dej
      demenage des donneur dort double effet electrique end etoiles eu existe facon faites fille gamin gouters jeu jeune lait laterale
      mere mieux mode nantes nourrisson nutella oreilles organes oublie oups pain partir pensez pese plan podcast poisson position
      premiers prise prix range reclame recuperer repete revient sa saoule seances securite sombre souffle temps tombe tombee tuee
      version vin vomi vrai week yaourt, 0 cafe du lui midi peu respire rien tous, 0.1 arret atelier beau bleues cinq client compte coup
      creuse debout diabete disant doit dun enceinte epaule epaules essouffle gauche goutte heure jaune je jus lourd lundi ma marques
      metro molle neuf oeil ongles ours ouvre par peau perdu petites pilates piqures poignets pompe pote poubelle rapide rigolo salive
      secoue si sorti suffisent suit taches tiens touche tout traine ventre voix, 0.2 achete acidocetose affiche aide allee allergique
      allonger annule arrete arriere autre balance bas besoin bilan bleue boit boites cachet cetones chambre cher chez coaching cogne
      colocataire course cousin coute crache cuisine dans detartrant devant dis eleve enormes etait femme flou fois fontanelle force
      friteuse garde gestes gicle glycemie gouter hi importe insuline javel jpeux lettres livide longues mal marches mardi montreal
      mouillee note nuque ouvert papiers pas peine personne phrase presque pris quatre remise renverse rester retrouve septembre serai
      sors sourit sternum sue supermarche taper tasse teint tient tremble va vient vif violets vomit vos, 0.3 air anorexique avez boule
      boulimie cachee car catheter chasse cheveux cigarettes coloc commence copine coule deja delire descend desordre dire douleur drole
      elle encore entends entrainement etage faire fonce fraises gare hiit injecte inspire j jambes jogging laxatifs lecteur lever
      liquide m machoire main monde noir noix non ouverte parce petite peur pilulier piqure plaquette plein poitrine quand quelque rats
      regle regles repos secours serait ses seule soif suicide table tire tomber tourne tres voile voisin voiture vol vomir voulais, 0.4
      accouche ai alors appart appli assise asthme avc brule chiffre comprend croque decide diabetique douche dur eau enfants etau
      faisait faudrait fermes fievre fort froid gramme gratte jarrive manches marche minutes mou nuit ordre partout pense pere point
      puis reconnait reveiller rouges sac sentir serre seulement sirop soirs somniferes sont souffre sous sur telephone teter the
      tombent transpire voie, 0.5 biberon bientot bouteille carrelage ceinture cles comme couler dit droite ecrouler electrocute ete
      famille file forte g gorge jamais lame lycee mains matin min moi monsieur nordique pile poids pose pouls pupilles rentre s sauf se
      soit tenant tenir tranquilles trempe velo verre veux, 0.6 apres bouche calme chat chose conseils convulse corde depuis devient
      droit enferme envoye frappe long mari monte papi perds produit refuse rentrer reste rouge sera seul sport tape toilettes, 0.7
      adieu amie bus choisi collegue coups desserre eaux entend jusqu lettre levres maison meilleure payer petit verra vivre voisine,
      0.8 amandes bord bu crise doliprane ecrit foutre gentil longtemps miroir n noires part quai que semaines soeur son terre ventoline
      vois, 0.9 avale jveux mois savoir, 1 dos etranglee finir jour maman tuer vais yeux, 1.1 cote cours crois mourir plus qui, 1.2 il
      mis, 1.3 ex jai ne sais soir train, 1.5 diner fais qu respirer rose suis, 1.7 sinon, 1.9 et`,
  beginnings: `
      -1.3 recet, -1.2 froid, -1.1 engou mange, -1 aujou comme, -0.9 crepe quell repri video, -0.8 chang conne conti lende medic norma
      repre synch, -0.7 derni gratu journ resil samed, -0.6 alime annon bloqu combi conte creve desto divor donne espag etire exerc
      penda racle rembo trois utili vinai vitam, -0.5 aimer allai bonjo ceris comma decal devin empec fatig fonta gatea inscr manqu
      netto numer orang pleur pomme pouss prefe rando rappe ratat regim ronfl siest telec tuera, -0.4 brace calor cardi colla ensem
      explo faill faisa griff infir macho medec mettr monta montr objec palpi parti pharm pique poiso pourr reini rigol simpl soire
      souve table touss vendr voudr, -0.3 abonn alert anniv annue arret arriv attei autom barre beauc beurr bouge canar chaqu compt
      courb couri croqu dange degre dessu enfan faibl footi heroi heure horai impos litre magne march medit minui patro pense perdu
      placa plant pourq quinz racon rameu suffi trouv vacan vaiss veill vivem, -0.2 adapt affic ajout alleg appre aurie balad bonso
      broco brulu burpe chale choco class clavi compo conse consu debar dehor diffe diman disai distr dormi ecout empoi enque equil
      equip erreu expos factu final gener gourd goutt grign group histo hydra hypog infar inter inven jalou jusqu legum maint malai
      mouch nouve offer oreil parfa parle perdr pompe porte possi poule proch progr recev recup refai rendr repar reser resul reuni
      seanc servi squat suffo suppr sursa taill telle termi tisan tomat toute tranc trava trist troub trous urgen vraim, -0.1 annul
      antip batte battr buvan centr chaus compl conce coupl cramp debut demen diete doubl entre etoil exist expre faite gueul intox
      later nante nutel organ podca poiss posit premi raiso recla repet repos revie saoul secur sombr veget versi yaour, 0.1 affam ateli
      blanc bleue coupe cousi disan encei endor frite gauch glyce gonfl marbr papie pilat plaqu point poube quatr rapid reste saliv
      tache touch trait tremb ventr viole, 0.2 achet acido anore arrie assis balan besoi boite ceton chamb chauf coach coloc cours crach
      creus desce detar devan deven elect enorm epaul essou geste impor insul livid matin meill mouil pench perso presq prote remis
      renve repon revei semai septe sorti souri stern super, 0.3 bouli cacah calme cathe chass cheve clien copin delir desor doule encor
      force frais inspi jambe joggi laxat lecte liqui molle phras pilul poitr regle remar senti serai souff suici thora tourn voisi
      voitu voula, 0.4 accou allon asthm casse confi decid desse douch ecrir faudr ferme fievr gramm gratt injec jarri longu manch minut
      ouver panse parto petit piqur profo refus rouge secou seule somni telep tranq trave, 0.5 appar atten biber bient boute carre ceint
      chiff compa coule debou diabe droit ecrou entra famil gross jamai monsi nordi pupil tenan trans tremp, 0.6 bouch cache convu degou
      depui enfer envoy frapp prepa toile tombe train, 0.7 amand chois colle devie etran genti levre maiso, 0.8 dolip foutr longt miroi
      noire occup regar rentr vento, 0.9 lettr savoi, 1 respi scari, 1.1 enten mouri`,
}

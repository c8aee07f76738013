import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3,
  meanings: `
      -1.4 game past wayTo, -1.2 joke longPast, -1.1 recurs, -1 about, -0.8 asks headHit recreational training, -0.7 accident planned
      sleep, -0.6 head meal racing, -0.5 handOver me noHelp recovered weight, -0.4 pet, -0.3 leaden trigger, -0.2 alcohol bleed blue
      bodyImage highKetoneFigure nobody shame, -0.1 belongings feelMove goOn legs life, 0.1 deadlyPlace dropThings exercise flashes
      hardBelly headSplits limbSign noKicks speak, 0.2 afraid bathroom belly emptyPack eyesRolled fontanelle heart heatCold hoards
      injure intend keto laboured lowSugarFigure meterHi noSentence odd period person sleeves soon stiffNeck weapon, 0.3 breatheIn
      burden crash dryNappy harmed marks not pain shivering swell take thirst timesADay tooHigh underSink, 0.4 foodRule goesOut
      highSugarFigure insulin lost lowOxygenFigure mayNotSee needFeel pale sick slurred starve vomitCough, 0.5 ageOld asthma attacker
      birthSign diabetic dizzy end gas gone lettersMove looksDown lowBmiFigure method now overMuch passOut sun tipsy vanish victim
      vomiting wound, 0.6 eat faint hide home miss skin sugar swallow, 0.7 binge breathless bump child confused height hurts lips others
      ownBody suddenly sweaty tooLow unwell, 0.8 arm atRest confine despair heavyOn move pregnancySign self stand weightMiddle, 0.9
      afraidHome chest countsBites cut fall get leftOut medicine much sleepPills throat, 1 betterOff blade contact dose drowsy fever
      limb live pregnant see shaky want, 1.1 breathe control deliberately drawnTo farewell hurt poison runsWater side, 1.2 cannot kill,
      1.3 diabetesThing forever hit, 1.4 purge respond, 1.5 badly ridOfMe, 1.7 strike, 1.9 undo`,
  words: `
      -1.7 bien, -1.6 peux, -1.5 quels, -1.3 ans un, -1.2 deux mais passe, -1.1 au mise trois, -1 avoir coach les suite tue, -0.9
      aujourd belle ce coupe crepes dors frere hier hui l quel repris rire site t videos, -0.8 bon c d faut fils grave kine lendemain
      mange me meme parle pendant peut synchronise vieux voisins y, -0.7 casse dents donne fou froide gratuit juste le marcher mdr on
      pied recettes rend samedi sang sans svp tarte une, -0.6 bat bebe combien commencer comment cru dernier destop divorce ecran
      espagnol etre kilos medicaments montre morte ou pique pleurer quelle recette remboursement semaine sert soupe tu vers vinaigre
      votre vu, -0.5 a adore aimerais alimentaire annonce arreter avant avec barre bloque bonne cette coeur conseiller continuer empeche
      en etirements exercices faim fait gateau grace hypoglycemie jeun la lis marie moins mon mort nique normal nous numero orange pliee
      pommes rappel ratatouille resilier respiration rigole sieste telecommande top troisieme truc tuerais veto, -0.4 avait blanc bol
      bonjour bons bouger bracelet calories changer chien collation commande compter connecter contente cou courbatures crevee ensemble
      est fini gants gouttes guepe h haha idee idees infirmier inscrire jeudi journee mail manger manque medecin meilleur minuit mur
      nager objectif page parti partie pause photo plante plaques pois poison pour pret quelqu raclette regime reinitialisation repas
      reprends ronfle sage saigne saute simple soiree souci sucre super tableau tapis tousse traitement travail vendredi vert vitamine
      voir vous, -0.3 abonnement ado alerte allais an annee anniversaire annuel annulez appareil atteint automne aux avais barres
      beaucoup boire bout bras brulure canard cause chaque code connectee courir decaler degres dessus dormi dormir dose echo engourdi
      entre equipe etais express face faible failli ferme footing glace griffe gris heroine heures horaire ils impossible journal jours
      litres loup lutte magnesium meditation mettre mot normalement notre nuits palpitations parler pieds pourquoi quelles raconte
      rameur recu rendre reprendre reservation ri roman serie service tante tellement toute trop vacances vaisselle veille vie vivement
      voudrais, -0.2 affaire arrive assez assis aucun auriez balade beurre bois bonsoir brocolis burpees cardiaque celui chaleur
      changement chocolat cigarette clair clavier consulter couru crever crie danger de dehors dej des difference dimanche disait doigt
      ecole ecoute end enquete equilibre erreur etouffe evier expose facon facture fin finalement folle gagne general gourde gouters
      grignoter gros grossesse groupe habitudes huile hurle hydratation infarctus jalouse joue judo jusque km lecon leger legumes leve
      lol maintenant malaise menu merci mes meurs mouchoirs nouvelle nutella offert onglet ont oreiller oreilles paix partir plat
      podcast possible poulet prepare prof programme promo quinze quoi raide regarde rends rentree repond ressorti retrouver reunions
      reveille selon squats suffoque tarif tisane tomates toutes trouble trousse trouve tuee type urgences veut veux video vingt violet
      vitamines vraie vraiment week yaourt, -0.1 ajouter allege antipoison bain bar battre bleus bruit ca centre chef couper couple
      crampes demenage donneur dort double e effet electrique empoisonner etoiles eu existe faites fatigue fetes fille gamin jeu jeune
      lait laterale liste mere mode nantes noie nourrisson omega organes oublie oups pain pensez perdre piscine place plan poisson
      pompes position premiers prise prix range recevoir reclame refaire reveil sa seances securite sombre temps tete tombe tombee
      version vin vomi vrai, 0 du je lui mieux peu rien tous tout, 0.1 acidocetose atelier beau blanche boit cafe client coup cousin
      creuse debout diabete dis doit dun eleve epaule etouffer force gauche gonfle goutte heure jaune jus longues lourd marques metro
      midi molle nez oeil ongles ours ouvert par pas peau perdu petites pilates piqures pote poubelle pris rapide respire rigolo salive
      secoue serai si sorti sourit suit taches tiens touche traine ventre voix, 0.2 achete affiche aide allee allergique allonger
      anorexique arret arrete arriere autre avez balance bas besoin bilan bleue bleues boites cachet cetones chambre cher chez
      cigarettes cinq coaching cogne colocataire compte course coute crache cuisine dans deja demain detartrant devant dire disant
      enceinte enormes essouffle etait femme flou fois fontanelle friteuse gestes gicle glycemie gouter hi importe insuline jambes javel
      jpeux lettres livide lundi ma mal marches mardi montreal mouillee note nuque ouvre papiers peine personne phrase prends presque
      quatre remise renverse rester retrouve sens septembre soif sors sternum sue supermarche taper tasse teint tient tres va vient vif
      violets vomit vos, 0.3 air boule boulimie cachee car catheter chasse cheveux coloc commence copine coule delire descend desordre
      drole elle encore enfants entrainement etage faire fonce fraises garde gare hiit injecte inspire jogging laxatifs lecteur lever
      liquide m main minutes monde noir noix non ouverte parce petite peur pilulier piqure plaquette plein poitrine quand quelque rats
      regle regles repos secours serait serre ses seule sous suicide table tire tomber tourne tremble voile voiture vol vomir voulais,
      0.4 accouche alors annule appart assise asthme avc brule chiffre comprend croque decide diabetique douleur dur eau entends etau
      faisait faudrait fermes fievre fort forte froid gramme gratte j machoire moi mou nuit partout pense pere point puis reconnait
      rouges sac sentir seulement sirop soirs soit somniferes sont souffre telephone teter the tombent transpire velo voisin, 0.5 ai
      appli biberon bientot bouteille calme carrelage ceinture chat cles comme conseils couler dit douche droit droite ecrouler
      electrocute ete famille file g gorge jamais jarrive lame lycee mains manches marche matin min monsieur mourir nordique ordre pile
      poids pose pouls pupilles refuse rentre reveiller rouge s sauf se sur tape tenant tenir tranquilles verre voie, 0.6 chose convulse
      corde depuis devient enferme envie envoye frappe jusqu lettre long maison mari monte papi produit rentrer sera seul sport
      toilettes trempe, 0.7 amie apres bouche bus choisi collegue coups desserre eaux ecrit entend foutre levres meilleure payer perds
      reste verra voisine, 0.8 adieu amandes avale bord bu crise doliprane gentil jveux longtemps miroir n noires part petit quai que
      semaines soeur son terre ventoline vois, 0.9 maman mois savoir tuer, 1 dos etranglee finir jour vais vivre yeux, 1.1 cote cours
      crois mis qui, 1.2 ex il ne plus respirer, 1.3 jai sais soir train, 1.4 rose, 1.5 diner, 1.6 fais qu, 1.7 sinon suis, 1.9 et`,
  beginnings: `
      -1.3 recet, -1.2 froid, -1.1 engou, -1 comme mange, -0.9 aujou crepe quell repri video, -0.8 conne conti lende medic norma repre
      synch, -0.7 chang derni donne gratu journ samed, -0.6 alime annon combi conte desto divor espag exerc fonta manqu penda racle
      rando regim rembo utili vinai vitam, -0.5 aimer allai bloqu creve devin empec etire gatea inscr numer orang pleur pomme prefe
      rappe ratat resil siest telec trois tuera, -0.4 bonjo bouge brace calor cardi ceris colla comma courb decal ensem explo faisa
      infir macho medec minui monta montr netto objec parti pharm pique placa plant poiso pourr pouss reini rigol ronfl simpl soire
      souve table touss vendr voudr, -0.3 abonn alert anniv annue attei autom barre beauc canar chaqu couri croqu dange degre dessu
      dormi enfan equip faibl faill footi goutt griff heroi heure horai impos litre magne medit mettr oreil palpi parle patro perdu
      pourq racon rameu reser suffi taill telle trouv vacan vaiss veill vivem, -0.2 adapt affic ajout alleg appre arret arriv aurie
      balad beurr bonso broco brulu burpe chale choco class clavi compo compt conse consu debar dehor diffe diman disai distr ecout
      empoi enque equil erreu expos expre factu final gener gourd grign group gueul histo hydra hypog infar inter inven jalou jusqu
      legum maint malai march mouch nouve nutel offer parfa pense podca porte possi poule proch progr quinz recup rendr repar repos
      resul reuni servi squat suffo suppr sursa termi tisan tomat toute tranc trava trist troub trous urgen vraim yaour, -0.1 antip
      batte battr centr chaus compl conce coupl cramp debut demen diete doubl etoil exist faite fatig huitr intox later nante organ
      perdr pisci poiss pompe posit premi raiso recev recla refai secur sombr veget versi, 0.1 acido affam ateli blanc coupe cousi endor
      gauch glyce gonfl marbr papie pench pilat poube prend quatr rapid reste saliv tache touch trait tremb viole, 0.2 achet anore arrie
      assis balan besoi bleue boite ceton chamb chauf coach coloc cours crach creus demai desce detar devan deven disan encei enorm
      epaul essou frite geste impor insul jambe livid matin meill mouil perso point presq prote remis renve repon revei semai septe
      sorti souri stern super thora, 0.3 bouli cacah calme cathe chass cheve clien confi copin delir desor desse elect encor force frais
      inspi joggi laxat lecte liqui longu minut molle phras pilul poitr regle remar senti serai souff suici tourn voisi voitu, 0.4 accou
      allon asthm casse decid doule ecrir faudr ferme fievr gramm gratt gross injec ouver panse parto petit piqur profo refus rouge
      secou seule somni telep tranq trave voula, 0.5 appar atten biber bient boute carre ceint chiff compa coule debou diabe douch droit
      ecrou entra famil jamai jarri manch monsi mouri nordi pupil tenan trans, 0.6 bouch cache convu degou depui devie enfer envoy frapp
      maiso prepa toile tombe train tremp, 0.7 chois colle etran foutr genti levre regar, 0.8 amand dolip longt miroi noire occup rentr
      respi vento, 0.9 lettr savoi, 1 enten scari`,
}

import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.8,
  meanings: `
      -1 wayTo, -0.9 past, -0.7 game longPast, -0.6 about joke, -0.5 accident recurs, -0.4 asks headHit meal recovered recreational
      sleep training weight, -0.3 head planned racing, -0.2 handOver highKetoneFigure pet, -0.1 alcohol bleed leaden life noHelp
      trigger, 0.1 belly birthSign dryNappy flashes heart hoards limbSign meterHi noSentence onPurpose period sleeves speak thirst
      timesADay tooHigh, 0.2 afraid ageOld bathroom burden crash deadlyPlace dizzy eat exercise eyesRolled foodRule goesOut harmed
      highSugarFigure injure intend keto laboured lowBmiFigure lowOxygenFigure lowSugarFigure marks mayNotSee needFeel pain passOut
      shivering starve swell underSink weapon, 0.3 breatheIn end faint gas gone hide home insulin lettersMove looksDown lost me method
      overMuch pale sick slurred soon sun take tipsy vanish victim vomitCough vomiting, 0.4 afraidHome arm asthma confused despair
      diabetic fall height miss not ownBody person skin suddenly swallow sweaty tooLow weightMiddle wound, 0.5 attacker betterOff binge
      breathless bump child confine countsBites fever heavyOn hurts leftOut live move others runsWater see side sleepPills stand sugar,
      0.6 atRest blade control cut deliberately dose drowsy farewell get kill lips much throat unwell want, 0.7 breathe chest contact
      drawnTo hurt limb medicine now poison pregnancySign pregnant self, 0.8 hit purge, 0.9 cannot diabetesThing forever ridOfMe shaky,
      1 badly respond strike, 1.2 undo`,
  words: `
      -1.1 bien, -0.8 ans peux, -0.7 au deux mais quels un, -0.6 c passe trois, -0.5 aujourd avoir dors fils frere hui juste l me mise
      pendant peut y, -0.4 belle casse ce coach coupe crepes dernier faut grave hier kine lendemain mange meme on repris rigole rire
      sang semaine site suite synchronise t tue videos vu, -0.3 aimerais avait avec bat bebe bon collation combien commencer comment d
      dents divorce donne ecran espagnol etre faim fait fou froide grace infirmier journee kilos le les lis marcher mdr mon montre mort
      morte ou parle pied pique pleurer quel quelle recette recettes rend samedi sans saute sieste soupe sucre tarte troisieme tuerais
      une vers veto vieux voisins, -0.2 ado adore alerte alimentaire an annonce arreter auriez avant barre blanc bloque bol bonjour
      bonne bons bouger bout bracelet brulure calories cause cette changer chien coeur commande compter connecter conseiller contente
      continuer cou crevee cru decaler destop dose empeche en engourdi enquete ensemble entre etais etirements eu exercices failli ferme
      footing gants gateau gouttes gratuit griffe guepe h haha heroine heures horaire hypoglycemie idee ils inscrire jeudi jeun joue
      jours leger lutte maintenant manger manque marie medecin medicaments meilleur mes mettre minuit moins mur nager nique normal
      normalement nous nuits numero objectif orange parti partie pause photo pieds plante plaques pliee pois poison pommes pour pret
      raclette raconte rappel regime remboursement rendre repas reprendre reprends respiration ressorti roman ronfle sage saigne serie
      sert simple soiree souci svp tableau tante tapis top tousse traitement travail trouve truc tu urgences veille vendredi vert vie
      vinaigre vitamine vivement voir votre voudrais vous, -0.1 a abonnement allais anniversaire annuel annulez appareil assez atteint
      automne aux avais barres beurre bois bras ca canard celui changement chaque chocolat connectee courbatures courir danger degres
      dehors dessus disait doc docteur dormi echo empoisonner end equilibre equipe est expose face facture faible fin fini gamin glace
      gourde gros grossesse groupe habitudes idees impossible infarctus jalouse journal jusque km la lecon leve lol loup magnesium mail
      mere meurs mot mouchoirs notre ont page paix palpitations parler peu plat pourquoi prepare programme quelles quelqu quinze rameur
      ratatouille recu refaire reinitialisation rends resilier ri selon service super telecommande tellement temps tete tisane tomates
      toute trop trouble vacances vaisselle video vitamines vraiment week, 0 arrive avez cafe chez de du etait faire femme fille heure
      lui main merci mieux quoi repond sa tous tout toutes va ventre veux, 0.1 aide annule arret arrete autre balance bas bave besoin
      bilan boule cachet car catheter chambre chasse cheveux cinq colocataire commence compte coule coup cousin dans des descend
      desordre devant dire eleve elle encore enfin enormes etage fermes fois fonce force friteuse gare gauche gestes gicle glycemie hi
      importe jambes jaune javel je jogging jpeux lever liquide m ma mal midi molle monde montreal mouillee noir non ouverte pas perdu
      pere personne phrase pilulier piqure pris quand quatre rats reconnait regle regles repos respire retrouve rien sens septembre
      seule si soif sors suicide table the tire tourne voile voisin voix vol, 0.2 accouche air alors appart appli arriere assise avc
      biberon boites boulimie bouteille brule cachee carrelage cetones chat chiffre cigarettes cle comme comprend conseils copine croque
      decide deja delire dit douche droite dur eau ecrouler enceinte enfants entends entrainement etau ete faisait famille faudrait fort
      froid garde gorge gramme gratte hiit injecte inspire insuline j lecteur lycee machoire mains manches minutes monsieur monte mou
      noix nordique nuit ordre ouvre par partout peine pense petite peur pile plein point poitrine pouls prends puis pupilles quelque
      refuse rentre renverse rester rouges sac sauf secours sentir serait serre seulement sirop soit somniferes sont souffre taper
      telephone tenant tenir teter tient tombent tomber transpire tremble tres velo verre voie voiture vomir voulais, 0.3 ai amie asthme
      bientot bus calme ceinture choisi chose cles convulse corde couler desserre devient diabetique douleur droit eaux electrocute
      entend envie envoye fievre file forte g gentil jamais jarrive jusqu lame laxatifs lettre long maison marche mari matin meilleure
      moi mourir papi poids pose produit reveiller rouge se ses seul soirs sous sport sur tape toilettes tranquilles, 0.4 adieu amandes
      apres avale bu collegue coups depuis ecrit enferme foutre frappe levres longtemps maman min miroir mois payer perds rentrer reste
      s savoir semaines sera soeur son trempe verra voisine, 0.5 bord bouche cote crise crois doliprane dos etranglee jveux mis n noires
      petit quai que terre tuer vais ventoline vivre vois, 0.6 cours ex finir il jour part sais yeux, 0.7 diner jai respirer rose train,
      0.8 plus qu soir, 0.9 fais qui sinon, 1 ne suis, 1.5 et`,
  beginnings: `
      -0.7 recet, -0.6 comme froid, -0.5 aujou engou mange, -0.4 chang conne crepe derni journ lende manqu medic norma penda quell repre
      repri synch video, -0.3 aimer alime annon ceris combi conti divor donne espag exerc gatea infir inscr prefe racle rando regim
      rembo rigol samed siest trois tuera utili vitam voudr, -0.2 abonn alert allai aurie bloqu bonjo bouge brace calor cardi colla
      comma conte creve decal desto empec enque ensem etire explo faill faisa fonta footi gratu griff heroi heure horai maint medec
      mettr minui monta montr numer objec orang pharm pique plant pleur poiso pomme pourr pouss progr racon rappe ronfl simpl soire
      souve table touss tranc trouv urgen veill vendr vinai vivem, -0.1 anniv annue attei autom barre beurr canar choco conse courb
      couri dange degre dehor devin diffe disai docte empoi equil equip expos factu faibl gourd goutt group gueul impos infar jalou
      jusqu legum magne march masqu mouch netto palpi parfa parle patro pense perdu placa porte pourq premi quinz rameu ratat recup
      refai reini rendr repar resil resul servi suffi suppr sursa taill telec telle termi tisan tomat trist troub vacan vaiss vraim, 0.1
      assis balan besoi cacah calme cathe chamb chass chauf cheve coloc confi creus desor desse deven encor enorm essou ferme force
      geste glyce impor jambe joggi liqui matin meill molle mouil perso pilul quatr regle revei septe suici tourn viole, 0.2 accou allon
      arrie biber boite bouli boute carre casse ceton chiff clien compa copin decid delir douch ecrir ecrou elect encei famil faudr
      gramm gratt gross injec inspi insul lecte longu manch minut monsi nordi ouver panse parto petit phras piqur poitr profo refus
      remar renve repon rouge secou senti serai seule somni telep tenan trave tremb voisi voitu voula, 0.3 appar asthm atten bient cache
      ceint chois convu coule debou degou devie diabe doule droit entra envoy fievr genti jamai jarri laxat maiso mouri prepa pupil
      thora toile tranq trans, 0.4 amand bouch colle depui enfer etran foutr frapp lettr levre longt miroi occup regar savoi tombe train
      tremp, 0.5 dolip enten noire rentr scari vento, 0.6 respi`,
}

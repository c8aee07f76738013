import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.8,
  meanings: `
      -0.9 past wayTo, -0.7 game, -0.6 about longPast recurs, -0.4 accident asks headHit joke recreational sleep training weight, -0.3
      head meal planned racing recovered, -0.2 handOver highKetoneFigure noHelp pet, -0.1 alcohol belongings bleed leaden nobody
      trigger, 0.1 ageOld birthSign dropThings dryNappy flashes hoards limbSign many manyFigure meterHi method onPurpose period sleeves
      speak thirst timesADay, 0.2 afraid bathroom breatheIn burden crash dizzy eat eyesRolled foodRule gas goesOut harmed heart hide
      highSugarFigure injure intend keto lost lowBmiFigure lowOxygenFigure lowSugarFigure marks mayNotSee needFeel overMuch pale rash
      shivering starve swell tooHigh underSink victim weapon, 0.3 end fall gone insulin laboured lettersMove looksDown pain passOut
      person sick slurred soon sun tipsy vanish vomitCough vomiting, 0.4 afraidHome arm asthma confused despair diabetic faint farewell
      height home leftOut live me miss not ownBody suddenly swallow sweaty take tooLow wound, 0.5 attacker betterOff binge bump confine
      countsBites fever heavyOn hurts lips move others runsWater side skin sleepPills stand sugar weightMiddle, 0.6 atRest blade breathe
      child control cut deliberately dose drawnTo drowsy get kill pregnancySign see throat, 0.7 breathless chest contact hurt limb
      medicine much now poison pregnant unwell want, 0.8 hit purge self, 0.9 cannot diabetesThing ridOfMe shaky, 1 forever respond
      strike, 1.1 badly undo`,
  words: `
      -1.1 bien, -0.9 ans, -0.8 mais peux un, -0.7 quels trois, -0.6 au c deux passe, -0.5 aujourd avoir dors fils frere hui juste l me
      on pendant, -0.4 avec belle casse ce coupe crepes dernier fait faut froide grave hier kine lendemain meme mise montre peut repris
      rigole rire sang semaine site suite synchronise t tue une videos vu y, -0.3 aimerais avait bat bebe bon coach combien commencer
      comment d dents divorce donne ecran espagnol etre faim fou gateau grace journee jours kilos le les lis mange marcher mon mort ou
      parle pied pique pleurer quel quelle recette recettes rend sage samedi saute sieste soupe sucre tarte troisieme tu tuerais veto
      vieux voisins, -0.2 ado adore alerte alimentaire an annonce arreter barre blanc bloque bol bonjour bonne bons bracelet calories
      cause cette changer chien chocolat coeur collation commande compter conseiller contente continuer cou crevee cru destop dose echo
      empeche en engourdi ensemble etirements eu exercices faible failli ferme fin footing gants gouttes gratuit guepe h haha heroine
      heures horaire hypoglycemie idee ils inscrire jeudi jeun joue manger manque marie medecin medicaments meilleur mettre minuit moins
      morte mur nager nique normal normalement nous nuits numero objectif orange parler parti pause photo pieds plante pliee pois poison
      pommes pour pret raclette raconte rappel regime remboursement reprendre reprends respiration ressorti roman ronfle saigne sans
      serie sert simple soiree souci svp tableau tapis top tousse traitement travail trop truc urgences veille vendredi vers vert
      vinaigre vitamine vivement voir votre voudrais vous, -0.1 a abonnement allais anniversaire annuel annulez assez atteint auriez
      automne aux avais avant barres beurre bois bouger bras brulure canard celui changement chaque code connectee courbatures courir
      decaler degres dehors dessus disait doc docteur doigt dormi end enquete entre equilibre equipe est etais expose facture faire
      fatigue fille fini folle gamin griffe gris gros grossesse groupe infarctus journal jusque km lecon leger leve lol loup lutte
      magnesium mail maintenant mdr mere mes meurs mot mouchoirs notre onglet ont page paix partie peu plat pourquoi pouvez prepare
      promo quelles quelqu quinze ratatouille recu refaire reinitialisation rendre rends repas resilier retrouver reveil ri selon
      service super tante tarif telecommande tellement temps tete tisane tomates toute trouble trouve vacances vaisselle video vin
      vitamines vraiment week, 0 arrive avez ca cafe de dix du etait femme heure idees je la langue lui m mal merci mieux pas personne
      quoi repond respire rien sa seance tous tout toutes ventre veux, 0.1 arret arrete autre balance bas bave boule car catheter chasse
      cheveux chez cinq coaching coloc colocataire commence compte coup cousin dans delire des descend desordre eleve elle enceinte
      encore enfin enormes entends ete fermes fois gare gauche gestes gicle glycemie gonfle hi importe jambes javel jogging lever
      liquide ma machoire main midi minutes monde montreal noir nuit ouverte parce pere peur pilulier piqure poitrine pris quatre rats
      reconnait regle regles repos reveiller sens septembre seule si soif suicide table the tire tourne va voile vol vomit, 0.2 accouche
      aide air alors annule appart appli arriere assise avc biberon bilan boulimie bouteille brule cachee carrelage ceinture cetones
      chat chiffre cigarettes cle comme comprend conseils copain copine croque cuisine decide deja devant dire dit douche dur eau
      ecrouler enfants entrainement envie etau faisait famille faudrait fievre fonce fort forte froid g garde gorge gramme gratte hiit
      injecte inspire insuline j jamais jaune jsuis lecteur long lycee mains manches matin monsieur monte mou noix non nordique ordre
      ouvre par partout peine pense petite pile plein point pouls prends puis pupilles quand quelque refuse renverse rester rouges sac
      sauf secours sentir serait serre seulement sirop soit sont souffre tape taper telephone tenant teter tient tombent tomber
      transpire tremble tres velo verre voie voiture vomir voulais, 0.3 ai asthme bientot bus calme choisi chose cles convulse couler
      coups desserre devient diabetique douleur droit droite eaux entend file gentil jarrive lame laxatifs lettre marche mari moi mourir
      perds poids pose produit rentre rentrer rouge sais se ses seul soirs somniferes sous sport sur tenir toilettes tranquilles verra,
      0.4 amandes apres avale bouche bu collegue depuis electrocute enferme etranglee foutre frappe jusqu levres longtemps maison maman
      min miroir mis mois noires papi payer reste s sera soeur son terre trempe vais ventoline voisine, 0.5 bord cote crise crois
      doliprane dos ecrit jveux n petit quai que savoir semaines tuer vivre vois, 0.6 cours ex finir il part yeux, 0.7 diner jai jour
      respirer rose train, 0.8 plus qui sinon soir, 0.9 qu, 1 fais ne suis, 1.4 et`,
  beginnings: `
      -0.7 froid recet, -0.6 comme engou, -0.5 aujou mange, -0.4 chang crepe derni journ lende manqu medic norma quell repre repri synch
      video, -0.3 aimer alime annon ceris combi conti divor donne espag exerc gatea inscr penda pleur racle rando regim rigol samed
      siest trois tuera utili vitam voudr, -0.2 alert allai bloqu bonjo brace calor choco colla comma conne conte creve decal desto
      empec ensem etire explo faibl faill faisa footi gratu heroi heure horai infir medec mettr minui monta montr netto numer objec
      orang parle pharm pique plant poiso pomme pourr pouss prefe racon rappe rembo ronfl simpl soire souve suppr table touss tranc
      trouv urgen veill vendr vinai vivem, -0.1 abonn anniv annue attei aurie autom barre beurr bouge canar cardi chaqu compt conse
      courb couri croqu dange degre dehor dessu devin disai docte empoi enfan enque equil equip expos factu fatig fonta goutt griff
      group gueul histo infar jusqu legum magne maint march masqu meill mouch parfa patro pense perdu placa porte pourq pouve premi
      progr quinz ratat recup reini rendr repar resil resso resul retro servi suffi taill telec telle termi tisan tomat troub vacan
      vaiss vraim, 0.1 assis cacah calme cathe chass chauf cheve coach coloc creus delir desor encei encor enorm essou ferme geste impor
      jambe joggi liqui matin minut molle paque pilul plaqu point poitr quatr regle septe suici, 0.2 accou allon arrie biber bouli boute
      carre casse ceint ceton chiff clien compa confi copai copin cuisi debou decid devan douch ecrir ecrou elect famil faudr fievr
      force gramm gratt gross injec inspi insul jamai lecte longu manch monsi nordi ouver panse parto petit phras piqur profo pupil
      refus remar renve repon rouge senti serai seule telep tenan tourn trans trava trave tremb voisi voitu voula, 0.3 appar asthm atten
      bient chois convu coule degou devie diabe doule droit entra genti jarri laxat lettr mouri prepa secou somni thora toile tranq, 0.4
      amand bouch cache colle depui enfer etran foutr frapp levre longt maiso miroi noire occup regar tombe train tremp vento, 0.5 dolip
      enten rentr respi savoi scari`,
}

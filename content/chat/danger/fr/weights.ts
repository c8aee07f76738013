import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2.6,
  meanings: `
      -1.1 training, -0.8 accident, -0.7 planned, -0.6 about wayTo, -0.5 past, -0.4 game joke, -0.3 ageOld asks longPast sun, -0.2
      bodyImage noHelp recovered sleep weight, -0.1 alcohol stiffNeck, 0.1 arm burnSource drowsy eyesRolled farewell feelMove flashes
      goOn hoards insulin lettersMove many meal meterHi needFeel odd pet sleepPills tipsy tooHigh vanish vomiting, 0.2 afraidHome
      bathroom betterOff blade bleed die dizzy face fever gone handOver highSugarFigure hurts keto legs live lump marks me method miss
      move much numb overMuch see shivering side sleeves throat trigger weightMiddle, 0.3 afraid belongings birthSign blurred cannot
      child confine contact control diabetic heavyOn home hurt injure kill lost lowSugarFigure ownBody runsWater shame strike sugar
      sweaty tooLow without wound, 0.4 countsBites cut deadlyPlace diabetesThing dose end height poison purge respond soon stand swell,
      0.5 atRest binge breathe drawnTo hit lips manyFigure medicine pregnant ridOfMe skin suddenly swallow vomitCough, 0.6 attacker
      badly breathless bump chest deliberately forever limb victim want, 0.7 now pain person pregnancySign shaky take, 0.8 not self sick
      undo unwell`,
  words: `
      -1 peux, -0.6 ans c d, -0.5 je m mon quelle sans un, -0.4 bien dormir mais recettes se, -0.3 arreter assis balance belle commencer
      decaler deux dors fils folle heures kilos magnesium me ou peut regime semaine super trois trouve velo venir vie vitamine vous,
      -0.2 abonnement appli apres article bois cafe casse cette combien comment coupe courbatures doigt engourdi faire fait faites femme
      force general jeun jours manger marche meme nuit nuits passe pendant perdre pere peu quels seance sucre toutes tue, -0.1 anorexie
      au avais avc avec bebe boite bon conseil copain dessus donne encore end est exercices failli fatigue glycemie guepe hiit infarctus
      j les ma mal mdr medecin merci mieux moment noix normal nuque perdu petite piqure plante prends quel quoi raide refuse reprendre
      rire ronfle ses signes svp temps tombe tous traitement une va veux voir voudrais week y, 0 arret arrive avant chaque cours de
      depuis des dit eau grosse jambes lundi mange mere minutes parler pique quand soirs son tete toute trop ventre visage vois voisine
      vomis vomit, 0.1 affiche ai arrete bas besoin bouche bras brule bu chat chez chose cinq cles comme convulse deja droit du eaux
      ecrit elle en enceinte enfants enormes entend fille g garde gauche gonfle gorge hi importe jamais le lecteur levres long lui main
      maman manches mari matin mes mois monde on papa partout petit peur prochain range repas repond respire sa sang sentir serre
      somniferes sont sous sport table tenir tombee transpire tres vomir, 0.2 aux bientot boulimie ca calme ce cetones collegue compte
      cote crise dans devant diabetique doliprane douche douleur enferme ex fievre file fois fort frappe h injecte insuline jarrive l
      lame longtemps maison min moi n pas personne poids poitrine pris puis rentrer sera soeur tape telephone terre tient toilettes
      tremble trempe tuer, 0.3 a amandes avale coup enfin envie hier jusqu jveux laxatifs mis mourir par pour qu reste semaines sur
      tomber train ventoline yeux, 0.4 bord finir il jai jour quai que respirer rien s vivre, 0.5 la part plus soir suis tout, 0.6 qui,
      0.7 fais ne sinon, 1.2 et`,
  beginnings: `
      -0.5 comme quell, -0.4 conse dormi recet trouv, -0.3 balan decal heure magne piqur racle regim vitam, -0.2 abonn arret artic chang
      combi contr courb creve engou faite gener mange march penda perdr recup repre seanc toute voudr, -0.1 anore exerc faill fatig
      infar medec momen plant refus ronfl, 0.1 affic appar besoi bouch encei enfan enorm enten gonfl jamai lecte manch occup plaqu senti
      somni trava tremb, 0.2 arriv bient bouli cache ceton colle devan diabe dolip douch doule enfer etran fievr frapp injec insul jarri
      longt maiso perso poitr regar rentr respi telep thora toile train tremp, 0.3 amand compt laxat mouri scari vento, 0.5 tombe`,
}

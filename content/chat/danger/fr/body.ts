import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of heart, brain, breath, allergy and sugar; children, pregnancy, wounds. */
export const body = {
  chest:
    'poitrine, thorax, thoracique, thoraciques, sternum, cage thoracique, torse, côté du cœur, côté cœur, région du cœur, mon cœur, son cœur, mon coeur, son coeur, au cœur, au coeur, le cœur, le coeur, dans le cœur, côtes, poitrinne, milieu de la poitrine',
  heart:
    'cœur, coeur, palpitations, palpitation, pouls, battements, battement, rythme cardiaque, fréquence cardiaque, tachycardie, palpitant, arythmie',
  hurts: `
    mal, douleur, douleurs, douloureux, douloureuse, serre, serré, serrée, serrement, serrait, oppress~, oppression, oppressé, oppressée, pression, appuie, comprime, comprimé, comprimée, compression, pèse, pesant, pesanteur, lourd, lourde, lourdeur, étau, écrase, écrasé, écrasée, écrasement, écrasante, pince, pincement, pique, piqûres, pointe, pointes, lance, élance, élancement~, brûle, brule, brûlure, brûlures, déchire, déchirure, déchirante, explose, exploser, éclater, éclate, transperce, transperçante, coup de poignard, poignard, crampe, crampes, spasme~, contracté, contraction, gêne, tire, irradie, coince, coincé, colique, coliques, tord, se tient`,
  heavyOn:
    'éléphant, un poids, poids sur, enclume, pierre, pierres, brique, briques, bloc, parpaing, assis dessus, assis sur, assise sur, s asseyait, marche dessus, camion, ceinture, étau, chape, barre, plomb, tonne, dalle, écrasait, appuyait, piétine',
  arm: 'bras, bras gauche, épaule, mâchoire, machoire, épaule gauche, main gauche, omoplate, omoplates, cou, dos, entre les omoplates',
  sick: `
    transpire, transpiration, transpirer, sueur, sueurs, sueurs froides, sue, suer, en sueur, vertige, vertiges, tête qui tourne, étourdi~, malaise, nausée, nausées, vomir, vomi, vomis, vomit, vomissements, envie de vomir, évanoui~, évanouir, pâle, blanc comme, blanche comme, blême, livide, gris, grise, essoufflé, essoufflée, souffle court, souffle coupé, mal à respirer, oppressé, oppressée, faible, faiblesse, jambes coupées, flou, maux de tête, somnolent, somnolente, somnolents, confus, confuse, mal au cœur et, tourne de l œil, mal de tête, maux de tete, malade, tousse, tousser, toux, voile noir, je pars, tourne de l œil, vais tomber`,
  racing: `bat trop vite, bat très vite, bat vite, bat super vite, bat n importe, s emballe, emballe, à mille à l heure, à cent à l heure, trop vite, très vite, super vite, hyper vite, irrégulier, irrégulière, irréguliers, saute, sauts, ratés, s arrête, s arrêter, arrêté, fou, comme un fou, folle, cogne, tambourine, va exploser, sort de la poitrine, sortir de ma poitrine, affolé, s affole, galope, accélère, palpite, déréglé, # battements, # pulsations, # bpm, dans tous les sens, 150, 160, 170, 180, 190, à 170, à 160, à 180`,
  face: `visage, bouche, sourire, paupière, joue, lèvre, commissure, moitié du visage, figure, œil, faciale, sourit, sourire de travers, sourire`,
  side: 'un côté, d un côté, un coté, d un coté, côté droit, côté gauche, coté droit, coté gauche, moitié du corps, moitié du visage, la moitié, moitié droite, moitié gauche, tout le côté, un seul côté, hémi~, un bras, une jambe, d un seul côté',
  limb: 'bras, jambe, jambes, main, mains, pied, pieds, doigts, côté, visage, moitié, corps, langue, bouche, membres, membre, moitié du corps',
  numb: `engourdi~, engourdie, engourdis, endormi, endormie, endormis, endort, insensible, tombe, tombé, tombée, tombante, tombant, affaissé~, pend, pendait, de travers, tordu, tordue, déformé, déformée, tord, déviée, dévié, paralys~, paralysé, fourmi~, picot~, fourmillements, fourmis, faible, faiblesse, sans force, plus de force, plus aucune force, mou, molle, mort, morte, inerte, répond plus, bouge plus, bouge pas, asymétrique, figé, figée, ne répond plus, ballant, comme du coton, en coton, lourd, remonte que, que d un côté, d un seul côté, ne remonte, monte pas d un`,
  feelMove: `sentir, sens, sent, bouger, bouge, lever, lève, soulever, soulève, tenir, tient, tiens, marcher, marche, serrer, attraper, utiliser, remuer, me lever, se lever, poser, debout, plier, sourire, sourit, fermer l œil, siffler`,
  speak:
    'parler, parle, parlait, parlé, mots, mot, phrase, phrases, parole, paroles, langage, dire, dit, articuler, articule, prononcer, voix, répondre, s exprimer, exprime, élocution',
  slurred:
    'bizarre, bizarrement, bizare, étrange, étrangement, drôle, mal, empâté~, pâteuse, pâteux, incohérent~, incohérente, incompréhensible~, charabia, n importe quoi, aucun sens, pas de sens, sans queue, bafouill~, bredouill~, bégaie, bégaye, marmonn~, traîn~, mâche, mange ses, comme un ivrogne, saoul, soûl, ivre, bourré, bourrée, mélange, mélangés, confus, comprends rien, comprend rien, comprends pas, comprend pas, ne comprend, cherche, sortent pas, sortent plus, sort pas, sort plus, viennent pas, viennent plus, trouve plus, trouve pas, perd, perdu, embrouill~, décousu~, invers~, articule mal',
  see: 'voir, vois, voit, vue, vision, œil, yeux, oeil, voyais, voyait',
  lost: 'double, trouble, flou, floue, brouill~, aveugle, noir, noire, plus rien, perdu, perdue, perds, perd, disparu, moitié, tache, taches, tâches, voile, rideau, éclairs, étoiles, tunnel, baisse',
  head: 'tête, tete, crâne, migraine, céphalée, céphalées, nuque, maux de tête',
  confused:
    'confus, confuse, confusion, désorient~, sait plus où, sait pas où, sais plus où, ne sait plus, reconnaît pas, reconnait pas, reconnaît plus, reconnait plus, me reconnaît, délire, délir~, divague, hallucin~, incohérent~, perdu, perdue, dans le vague, dans le brouillard, à côté de la plaque, raconte n importe, propos bizarres, propos incohérents, dit n importe, comme saoul, agressif, agressive, bizarre, hébété~, pas là, absent, absente, égaré~',
  breathe:
    'respirer, respire, respires, respirait, respiration, souffle, air, inspirer, expirer, oxygène, respirez, respiré, respirré, resprer, respir, inspire, rspirer',
  breathless: `essouffl~, à bout de souffle, souffle court, souffle coupé, manque d air, plus de souffle, suffoque, suffoquer, suffocation, suffoquant, étouffe, étouffer, étouffement, étouffait, siffle, sifflement, sifflements, sifflante, halète, haletant, haletante, halète, du mal à respirer, mal à respirer, difficulté à respirer, difficultés à respirer, difficultés respiratoires, gêne respiratoire, détresse respiratoire, respire vite, respire très vite, respire trop vite, respire mal, respire fort, râle, râles, happe, cherche son air, cherche de l air, cherche l air, hyperventil~, dyspnée, asphyxi~, tire pour respirer, à respirer, tirage, gasp, tousse sans arrêt, tousse sans s arrêter, n arrête pas de tousser, arrête pas de tousser, quinte de toux`,
  atRest:
    'soudain, tout à coup, d un coup, brusquement, au repos, allongé~, couché~, assis, assise, parler, phrase, lèvres, poitrine, pire, s aggrave, de plus en plus, fort, très, beaucoup, vraiment, gonfl~, enfl~, confus, sang, au lit, la nuit, sans rien faire, sans effort, s arrête pas, jambe, mollet, opération, évanoui~, horrible, terrible, bleu, bleue, bleues, violet, côtes, pâle, ventoline, depuis, même assis, maintenant, sans bouger',
  asthma:
    'asthme, asthmatique, ventoline, inhalateur, bronchodilatateur, salbutamol, bricanyl, spray, aérosol, nébuliseur, bpco, crise d asthme, pompe, chambre d inhalation, symbicort, airomir',
  noHelp:
    'ne fait rien, fait rien, fait plus rien, ne marche pas, marche pas, marche plus, n agit, n agit plus, pas d effet, aucun effet, sans effet, n aide pas, aide pas, soulage pas, ne soulage, vide, finie, fini, terminée, épuisé, trouve pas, trouve plus, retrouve plus, retrouve pas, oublié, perdu, sans ma, sans sa, plus de ventoline, n ai pas, plus rien dedans, suffit pas, suffit plus, calme pas, passe pas',
  blue: 'bleu, bleue, bleus, bleues, bleuté~, violet, violette, violettes, violacé~, cyanosé~, gris, grise, grises, mauve, mauves, bleuâtre~',
  lips: 'lèvres, lèvre, visage, doigts, ongles, bouche, peau, bébé, devient, deviennent, devenu, devenue, vire, viré, tout, toute, fils, fille, petit, petite, langue, extrémités',
  throat:
    'gorge, langue, lèvres, lèvre, visage, bouche, cou, glotte, trachée, figure, face, yeux et, paupières, luette, palais, goge, gosier',
  swell:
    'gonfl~, gonfle, enfl~, enfle, boursoufl~, ferme, se ferme, fermé, fermée, referme, resserre, resserrée, serre, serrée, serré, rétréci~, bloque, bloquée, double de volume, doublé de volume, énorme, énormes, épaisse, épaissi~, œdème, oedème, comme un ballon, grossi, grossit, noue, étrangle',
  trigger: `
    noix, noisette~, cacahuète~, cacahuete~, arachide~, amande~, cajou, pistache~, fruits à coque, abeille, guêpe, guepe, frelon, piqué, piquée, piqûre, piqure, bourdon, fourmi, méduse, crevette~, crabe, homard, crustacé~, fruits de mer, moules, huîtres, poisson, œuf, œufs, oeuf, lait, sésame, soja, antibiotique~, pénicilline, amoxicilline, augmentin, clamoxyl, allergique, allergie, nouveau médicament, médicament, fraise~, kiwi, latex, produit de contraste, vaccin, injection, ibuprofène, aspirine, après avoir mangé, mangé un truc, mangé quelque chose, anesthésie, moutarde, céleri`,
  rash: 'plaques, plaques rouges, boutons partout, urticaire, éruption, démange~, démangeaisons, gratte partout, me gratte, se gratte, grattent, rougeurs, points rouges, tout rouge, toute rouge, rouge partout, rouge vif, papules, prurit, cloques partout',
  sugar: `glycémie, glycemie, glycémies, ma glycémie, sa glycémie, dextro, sucre à #, sucre est à, taux de sucre, sucre dans le sang, glucose, capteur, lecteur, freestyle, libre, dexcom, hypo, hypoglycémie, mon sucre, son sucre, je suis à #, il est à #, elle est à #, je suis à, affiche #, lecteur affiche, glucomètre, sucre chute, chute de sucre, glyc, gly, cétone~, # et ça baisse, # et ça descend, # et ça chute, # et ça continue, # et en baisse`,
  tooLow:
    'basse, bas, trop bas, trop basse, très basse, très bas, baisse, chute, chuté, descend, descendu, effondr~, dans les chaussettes, en dessous, hypo, hypoglycémie, low, lo, au plus bas, remonte pas, plus bas, tombé à, tombée à, ne remonte pas, sous',
  tooHigh:
    'haute, haut, trop haut, trop haute, élevé, élevée, très élevée, très haute, monte, montée, monté, grimpe, plafond, au plafond, explose, explosé, hyper, hyperglycémie, cétones, cétone, acétone, hi, high, au dessus, dépasse, descend pas, descend plus, ne descend pas, affiche hi',
  shaky: `
    tremble, tremblements, trembler, tremblote, tremblant, tremblante, sueur, sueurs, transpire, transpiration, en sueur, confus, confuse, confusion, vertige, vertiges, étourdi~, malaise, tourne, tête qui tourne, évanoui~, évanouir, vomis, vomit, vomi, vomir, vomissements, soif, très soif, faible, faiblesse, jambes en coton, tiens plus debout, tient plus debout, acétone, haleine, pomme, somnole, somnolent~, dort, réveille pas, se réveille pas, répond pas, répond plus, réagit pas, réagit plus, inconscient~, convuls~, agressif, agressive, flou, trouble, double, pâle, respire fort, respire vite, respire bizarrement, respire profondément, respiration, mal au ventre, maux de ventre, douleur au ventre, nausée, nausées, fringale et, délire, n importe quoi, hagard, absent, uriner, urine, pipi, désorient~, palpitations, titube, tombe, fatigué à mourir, vois plus, jtremble, jvomis, jtranspire, tremblotte`,
  diabetic:
    'diabétique, diabetique, diabétiques, diabète, diabete, type 1, type un, dt1, insulinodépendant~, hypoglycémie, hypo, insuline, hypoglycemie, hypoglycémique',
  unwell: `
    fièvre, fièvre à, fiévreux, fiévreuse, température, # de fièvre, 39 de, 40 de, # degrés, brûlant, brûlante, bouillant, bouillante, mou, molle, tout
    mou, toute molle, amorphe, apathique, léthargique, hypotonique, ne mange pas, mange plus, mange pas, ne boit pas, boit pas, boit plus, refuse de
    boire, refuse le biberon, refuse le sein, ne veut pas boire, veut plus boire, veut pas boire, veut plus manger, ne tète, tète plus, tète pas, veut
    plus téter, éruption, taches violettes, tâches violettes, points rouges, plaques, boutons violets, vomit, vomi, vomissements, vomit tout, en jet,
    pleure sans arrêt, pleure sans s arrêter, pleure non stop, n arrête pas de pleurer, arrête pas de pleurer, hurle, cri aigu, cris aigus, inconsolable,
    gémit, geint, geignard, tombé, tombée, est tombé, est tombée, chute, table à langer, du lit, du canapé, sur la tête, la tête la première, cogné la
    tête, couche sèche, couches sèches, plus de pipi, pas fait pipi, pas de pipi, mouille plus, n urine plus, somnolent, somnolente, endormi, dort tout le
    temps, ne se réveille, réveille pas, réveille plus, difficile à réveiller, du mal à le réveiller, du mal à la réveiller, arrive pas à le réveiller,
    arrive pas à la réveiller, réagit pas, réagit plus, ne réagit, ne répond, répond plus, répond pas, convulse, convulsions, convulsé, convuls~, spasmes,
    tremble de partout, secousses, raide, rigide, yeux révulsés, révulsés, s étouffe, étouffé, étouffe, avalé, ne respire, respire plus, respire pas,
    respire mal, respire vite, respire très vite, respire bizarrement, respire fort, respire difficilement, du mal à respirer, creuse le ventre, creuse
    les côtes, tirage, siffle, toux aboyante, toux de phoque, fontanelle, bombée, enfoncée, creux, jaune, jaunisse, bleu, bleue, gris, grise, pâle,
    marbré, marbrée, inconscient, inconsciente, chaud, sang, saigne, noyé, noyée, sous l eau, tombé dans la piscine, piscine, brûlé, brûlée, brûlure,
    ébouillant~, ne bouge, bouge plus, bouge pas, inerte, vomi vert, vomit vert, vomissement vert, déshydrat~, évanoui, évanouie, malaise, perdu
    connaissance, secoué, pause respiratoire, pauses respiratoires, apnée, refuse de manger, refuse le lait, refuse tout, refuse de téter, refuse de se nourrir, couche mouillée, piscine, de la piscine, bizarre`,
  move: 'bouger, bouge, bougé, bougeait, mouvement, mouvements, coups, coups de pied, donne des coups, sens, sent, senti, sentir, remue, remuer',
  pregnancySign: `
    saigne, saigné, saigner, saignement, saignements, sang, pertes, perds du sang, perd du sang, caillots, douleur, douleurs, mal au ventre, mal de ventre, maux de ventre, crampes, contractions, contraction, mal de tête, maux de tête, mal à la tête, migraine, vois flou, vision floue, flou, trouble, mouches, étoiles, taches, tâches, éclairs, points lumineux, papillons, gonfl~, enfl~, œdème, oedème, eaux, les eaux, perdu les eaux, perte des eaux, poche des eaux, fissuré, liquide, tombée, chute, accident, choc, coup dans le ventre, évanouie, malaise, convulsions, fièvre, ne bouge plus, bouge plus, bouge pas, bouge moins, plus bouger, sens plus, sent plus, ne sens plus, ne sent plus, moins bouger, mouvements, démangeaisons, tension, tension à, sous les côtes, barre, barre au ventre, essoufflée, vomis, vomit, vomissements, cordon, ventre dur, bébé ne, escaliers, mal en bas, ventre dur, bois, serviettes, épaule`,
  faint: `
    inconscient~, inconscience, évanoui~, s évanouit, s est évanoui, s est évanouie, tombé dans les pommes, tombée dans les pommes, tombe dans les pommes, dans les vapes, dans les pommes, perdu connaissance, perd connaissance, perte de connaissance, sans connaissance, perdu conscience, sans conscience, effondr~, écroul~, s est écroulé, s est effondrée, s est effondré, tombé raide, tourné de l œil, tourne de l œil, tourner de l œil, syncope, coma, comateux, ne se réveille pas, réveille plus, réveille pas, ne réagit plus, réagit plus, ne répond plus, répond plus, malaise, un malaise, fait un malaise, vertige, vertiges, voile noir, partir, je pars`,
  respond:
    'répond, répondre, réagit, réagir, réaction, réveille, réveiller, réveillé, bouge, conscient, consciente, respire, revient à elle, revient à lui, revenir à, pouls, ouvre les yeux, stimule, reagit, repond',
  bleed:
    'sang, saigne, saigner, saignais, saignait, saigné, saignement, saignements, hémorragie, hémorragies, hemorragie, ensanglant~, vide de son sang, pisse le sang, sanguinolent~, ensanglanté, saigneme',
  vomitCough:
    'vomi, vomis, vomit, vomir, vomissement, vomissements, vomissant, tousse, toussé, tousser, toux, toussant, crache, craché, cracher, crachats, crachant, selles, caca, urine, urines, pisse, pipi, aux toilettes, par l oreille, de l oreille, oreille, diarrhée, café moulu, rectum, expector~',
  wound: `coupé, coupée, coupure, entaille, entaillé, poignardé, poignardée, coup de couteau, coups de couteau, tiré dessus, balle, par balle, renversé, renversée, percuté, écrasé, coup sur la tête, coup à la tête, cogné la tête, tapé la tête, blessure, blessé, blessée, plaie, plaies, fracture, fracturé, os, amput~, arraché, arrachée, sectionn~, tranché, tranchée, brûlure, brûlures, brûlé, brûlée, ébouillant~, coincé, coincée, transpercé, empal~, mordu, mordue, morsure, vipère, serpent, électrocut~, artère, scie, tronçonneuse, clou, commotion, traumatisme, crâne, ouverte, hache, meuleuse, os cassé, jambe cassée, bras cassé, verre planté, couteau planté, doigt qui pend`,
  fall: 'tombé, tombée, tombe, chute, chuté, accident, percut~, renvers~, fauché, fauchée, collision, s est cogné, cogné la tête, cogné, tapé la tête, dévalé, glissé, de l échelle, les escaliers, dans les escaliers, de cheval, de vélo, de scooter, en scooter, à moto, en moto, du toit, de l arbre, plongé, plongeon, tonneau, tonneaux',
  belly:
    'ventre, estomac, abdomen, abdominal, abdominale, abdominales, bide, bas ventre, appendice, testicule, testicules, couille~, rein, reins, flanc, aine, côté droit, fosse iliaque, ovaire',
} satisfies Partial<Record<Meaning, Words>>

import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** What is grave together, or told without its name; and what makes it training or a game. */
export const signs = {
  longPast: `il y a des années, il y a # ans, il y a quelques années, il y a plusieurs années, il y a deux ans, il y a trois ans, il y a quatre ans, il y a cinq ans, il y a dix ans, quand j étais, adolescente j, à l adolescence, dans ma jeunesse, dans mon enfance, en 20~, en 19~, il y a très longtemps, il y a longtemps, il y a * ans, en 20~, en 19~`,
  recurs:
    'encore, de nouveau, à nouveau, revient, revenu, revenue, rechute, rechuté, retombe, retombée, recommence, recommencé, maintenant, second, deuxième',
  despair: `
    désespéré, désespérée, désespoir, sans espoir, plus d espoir, aucune issue, pas d issue, sans issue, au bout du rouleau, à bout, plus la force, vide à l intérieur, vidé à l intérieur, vide en moi, morte à l intérieur, mort à l intérieur, me déteste, me hais, bon à rien, bonne à rien, nulle, un échec, raté, ratée, touché le fond, au fond du trou, fond du gouffre, au fond du gouffre, le gouffre, dans le noir, seule au monde, seul au monde, complètement seule, complètement seul, personne ne m aime, plus rien n a, plus rien ne compte, rien n a de sens, plus de sens, brisé, brisée, cassé de l intérieur, épuisé de me battre, épuisée de me battre, fatigué de me battre, fatiguée de me battre, plus me battre, j en peux plus, n en peux plus, je craque, sers à rien, ne vaux rien, vaux rien, une merde`,
  goOn: 'continuer, continuer comme ça, tenir, tenir le coup, tenir plus, avancer, supporter, supporter ça, endurer, me battre, lutter, faire semblant, affronter',
  vanish:
    'disparaître, disparaitre, ne plus exister, plus exister, ne pas exister, n avoir jamais existé, ne plus être là, plus être là, ne pas me réveiller, ne plus me réveiller, plus me réveiller, m effacer, m évaporer, dormir pour toujours, m endormir pour toujours, me fasse renverser, me renverse, qu il m arrive quelque chose, un accident mortel, m écraser, partir pour de bon, partir pour toujours, plus être ici, sans moi',
  drawnTo:
    'regarde, regarder, fixe, fixer, pense à, penser à, imagine, imaginer, m imagine, rêve de, vais au, vais vers, marche vers, suis allé, suis allée, suis montée, suis monté, debout sur, assise au, assis au, penchée, penché, sauter, me jeter, lâcher, lâcher le volant, volant, compte, compté, cherché sur google, m attire, m appelle, attirée par, attiré par',
  deadlyPlace:
    'rails, voies, train, métro, pont, viaduc, falaise, toit, balcon, fenêtre, rebord, circulation, camion, camions, poids lourd, armoire à pharmacie, pharmacie, cachets, médicaments, corde, couteaux, fleuve, rivière, seine, arbre, arbres, platane, mur, quai, passage à niveau, fusil, rambarde, autoroute, parapet',
  belongings: `bijoux, bague, montre, guitare, chien, chienne, chat, chatte, lapin, hamster, cheval, économies, argent, lettres, lettre, testament, mots de passe, codes, papiers, photos, affaires, vêtements, livres, collection, assurance vie, comptes, console, clés, voiture, vinyles, papiers de la maison, code de la banque, carte bancaire, livret, alliance, assurance, contrats, passwords`,
  handOver: `donné, donne, donner, donnée, données, distribué, distribue, confié, confie, légué, légué à, trouvé une famille, trouvé quelqu un pour, trouvé un foyer, laissé, laisse, rangé, trié, triés, mis en ordre, en ordre, tout réglé, réglé, effacé, supprimé, écrit, noté, sous enveloppe, dans une enveloppe, enveloppe, n en aurai plus besoin, aurai plus besoin, plus besoin, aura plus besoin, garde le, garde la, gardez, pour après, prévenu personne, au revoir, m a donné les papiers, m a donné le code, m a montré où, montré où, donné les clés, remis les papiers, m a confié`,
  injure:
    'coupe, couper, coupé, coupée, taillade, entaille, scarifie, scarifier, brûle, brûler, brûlé, brûlée, griffe, griffer, griffé, mords, mord, mordre, frappe, frapper, tape, taper, cogne, cogner, pique, planter, plante, blesse, blesser, fais mal, fait mal, faire mal, arrache, arracher, lame, rasoir, cutter, briquet, cigarette, compas, aiguille, pince, pincer',
  ownBody:
    'mes bras, mon bras, les bras, le bras, mes poignets, le poignet, les poignets, mes cuisses, les cuisses, mes jambes, les jambes, ma peau, la peau, mon ventre, mon corps, la tête contre, contre le mur, dans le mur, ses bras, ses poignets, ses cuisses, avant bras, les mains, mes mains, mes hanches, mes doigts',
  deliberately: `exprès, volontairement, pour me punir, me punir, se punir, pour ressentir, ressentir quelque chose, pour sentir, sentir quelque chose, me soulage, ça soulage, soulage, soulagement, ça me calme, me calmer, pour évacuer, évacuer, pulsion, envie de, rechute, rechuté, replongé, jusqu au sang, jusqu à ce que ça saigne, en cachette, quand ça va pas, quand je vais mal, quand je suis triste, quand j angoisse, angoisse, me déteste, je le mérite, mérite, dégoût de moi, faire taire, douleur intérieure, plus rien sentir, à nouveau hier, ça saigne un peu, sentir autre chose, que ça saigne`,
  marks:
    'coupures, entailles, cicatrices, cicatrice, marques, griffures, brûlures, pansements, bandages, bandage, croûtes, traits rouges, traces, plaies, stries, lignes rouges',
  sleeves: `bras, avant bras, poignets, poignet, cuisses, manches, manche, manches longues, draps, jambes, mes bras, mes manches`,
  blade:
    'lame, lames, rasoir, rasoirs, cutter, cutters, ciseaux, scalpel, compas, taille crayon, taille crayons, briquet, couteau suisse, opinel, bouts de verre, épingle',
  hide: `cache, cachée, caché, cachées, cachés, planque, planqué, planquée, tiroir, sous le lit, sous mon lit, sous son lit, sous le matelas, oreiller, personne ne voit, personne ne le voit, pour pas qu on voie, personne ne sait, personne le sait, manches longues, en plein été, en été, par cette chaleur, par 30 degrés, malgré la chaleur, dans sa chambre, dans son sac, trouvé, ne montre jamais, refuse de mettre, ne veux pas qu on voie, pas qu on voie, pour qu on ne voie pas, garde mes manches, je garde les manches, même à la plage, même en été`,
  training: `
    entraînement, entrainement, entraînements, m entraîne, m entraine, séance, séances, sport, muscu, musculation, salle, squat, squats, soulevé de terre, développé, gainage, planche, pompes, tractions, burpees, courir, cours à pied, course, course à pied, footing, jogging, marathon, semi, sprint, sprints, fractionné, yoga, pilates, vélo, cyclisme, randonnée, rando, montée, côte, natation, nager, piscine longueurs, rameur, étirements, étirer, hiit, cardio, crossfit, cours de, sauna, courbatures, escaliers, haltères, haltère, poids de, kettlebell, séries, répétitions, massage, escalade, boxe, zumba, exercice, exercices, échauffement, effort, abdos`,
  game: 'tennis, échecs, jeu, jeux, partie, cartes, uno, monopoly, mario kart, fifa, record, compétition, défi, challenge, classement, ping pong, badminton, squash, padel, quiz, pas par jour, boxe, kickboxing, combat de boxe, match, tournoi, scrabble, pétanque, cours de boxe, judo, karaté',
  pale: 'pâle, pale, blême, livide, blanc comme, blanche comme, blanc comme un linge, blanche comme un linge, tout blanc, toute blanche, gris, grise, teint gris, teint terreux, cireux, blafard, blafarde, décoloré',
  sweaty: `transpire, transpirant, transpirante, sueur, sueurs, sueurs froides, en sueur, en nage, trempé de sueur, trempée de sueur, sue à grosses, sue, moite, moites, ruisselle, couvert de sueur, couverte de sueur, trempé, trempée`,
  dizzy:
    'vertige, vertiges, tête qui tourne, tête tourne, tout tourne, étourdi, étourdie, étourdissement, étourdissements, vais tomber, vais m évanouir, va s évanouir, failli m évanouir, sur le point de m évanouir, malaise, voile noir, voile blanc, tangue, chancelle, jambes coupées',
  drowsy:
    'somnolent, somnolente, somnole, endormi, endormie, hébété, hébétée, dans les vapes, à moitié endormi, à moitié conscient, à demi conscient, semi conscient, semi inconscient, difficile à réveiller, dur à réveiller, du mal à se réveiller, se réveille pas, réveille pas, réveille plus, s endort tout le temps, dort tout le temps, dort sans arrêt, mou, molle, amorphe, léthargique, apathique, regard vide, regard fixe, yeux dans le vague, yeux vitreux, marmonne, à peine conscient, à peine consciente, garde pas les yeux, yeux se ferment, yeux qui se ferment, pas bien réveillé, ailleurs, abattu, abattue, désorienté, ensuqué',
  vomiting: `vomit, vomis, vomi, vomissements, vomissement, vomir, nausées, nausée, nauséeux, garde rien, ne garde rien, garde plus rien, même pas l eau, gerbe, diarrhée, haut le cœur, rend tout, hauts le cœur, jvomis, vomi dix, vomi quinze, vomi vingt`,
  fever:
    'fièvre, fiévreux, fiévreuse, température, frissons, frissonne, grelotte, brûlant, brûlante de fièvre, 39 de, 40 de, # de fièvre, bouillant',
  stiffNeck:
    'nuque raide, raideur de nuque, raideur de la nuque, cou raide, cou bloqué, peut pas baisser la tête, peux pas baisser la tête, pencher la tête, lumière fait mal, lumière lui fait mal, supporte pas la lumière, supporte plus la lumière, gêné par la lumière, taches qui ne, purpura, taches violettes',
  shivering:
    'tremble, tremblements, trembler, tremblote, tremblant, tremblante, grelotte, frissonne, claque des dents, secousses, vacille',
  blurred:
    'flou, floue, trouble, double, vois double, voit double, taches devant, mouches devant, étoiles, éclairs, voile, rideau, brouillé, brouillée, vois mal, vois plus bien, voit plus bien, vue qui baisse, points noirs',
  odd: 'bizarre, bizarrement, étrange, étrangement, drôle, pas normal, anormal, pas normale, de travers, cloche, irrégulier, ratés, pas comme d habitude, pas dans son état',
  awful:
    'horriblement mal, très mal, super mal, atrocement mal, va très mal, je me sens mal, se sent mal, se sent très mal, me sens très mal, vais mal, comme si j allais mourir, impression de mourir, jamais été aussi mal, plus mal, mal en point',
  indigestion:
    'indigestion, brûlures d estomac, brûlure d estomac, reflux, acidité, ballonnements, creux de l estomac, aigreurs, remontées acides',
  dropThings: `lâche tout, lâche sa tasse, lâche son verre, lâché sa tasse, lâché son verre, lâche sa fourchette, laisse tout tomber, tout lui tombe, tombe des mains, échappe des mains, lui échappe, m échappe des mains, arrive plus à tenir, n arrive plus à tenir, peut plus tenir, peux plus tenir, traîne la jambe, traîne une jambe, traîne le pied, jambe qui traîne, jambe lâche, jambe ne répond, main ne répond, main n obéit, bras n obéit, jambe se dérobe, renversé son bol, renverse son bol, renverse son verre, renversé trois fois, renverse tout, n écoute plus, main gauche n, main droite n, main n, boutonner, arrive plus à boutonner`,
  tipsy:
    'comme ivre, comme saoul, comme saoule, comme bourré, comme bourrée, l air saoul, l air ivre, l air bourré, s il était ivre, s il était saoul, s il avait bu, si elle avait bu, comme si j avais bu, si elle était saoule, si elle était ivre, titube, tituber, zigzague, penche d un côté, perd l équilibre, perdu l équilibre, plus d équilibre, marche de travers, tombe d un côté',
  laboured:
    'vite, très vite, trop vite, mal, difficilement, fort, bruyamment, bruyante, sifflante, siffle, superficielle, saccadée, saccadé, par à coups, bizarrement, laborieuse, laborieusement, court, rapide, rauque, râle, ronfle, à travers une paille, dans une paille, comme dans une paille, par une paille, creuse, haletante, gémit, peine, péniblement, coupée, ralentie, avec effort',
  lump: 'boule, serrée, serre, gratte, me gratte, picote, pique, démange, chatouille, cotonneuse, comme du coton, bizarre, étroite, sèche et',
  dose: 'pris, prise, avalé, avale, ingéré, gobé, gobe, bu, injecté, piqué, fait, donné, consommé, pris ce, prends, prend, prendre, avaler, reçu, fumé, sniffé',
  overMuch:
    'plus que prévu, plus que prescrit, plus que ce que, plus que la dose, plus que je, plus qu il ne, trop, trop de, toute la boîte, toute la boite, la boîte entière, toute la plaquette, tout le flacon, tout le tube, le double, double, triple, deux fois, trois fois, quatre fois, cinq fois, dix fois, tous en même temps, tout en même temps, d un coup, d un seul coup, tout d un coup, en une fois, par erreur, par accident, au lieu d, au lieu de, sais pas combien, sais plus combien, combien j en ai pris, on sait pas combien, perdu le compte, plus compté, poignée, tas de, plein de, tout ce que j ai trouvé, tout ce qu il y avait, tout ce qui restait, ce qu il restait, le reste de, tout le stock, # fois, dose maximale, trompé, trompée, mauvais, plaquettes',
  emptyPack:
    'plaquette vide, plaquettes vides, boîte vide, boîtes vides, boite vide, boites vides, flacon vide, flacons vides, la boîte est vide, la boite est vide, plaquettes de, boîte est vide, il manque des cachets, manque # comprimés, manque des comprimés, il en manque, il manque # cachets, il n y en a plus, il reste plus rien dans la boîte, cachets par terre, comprimés par terre, seringue, emballages vides, blisters vides, blister vide',
  recreational:
    'cocaïne, coke, kétamine, keta, ecstasy, ecsta, mdma, taz, speed, amphétamine~, amphet, meth, héroïne, ghb, gbl, lsd, champis, champignons hallucinogènes, fentanyl, pétard, joint, cannabis, beuh, shit, space cake, poppers, crack, protoxyde, ballons, proto, drogue, drogues, méthadone, tramadol, 3mmc, 3 mmc, spice, pete ton crâne, ptc',
  fumeSource:
    'chaudière, chauffe eau, poêle, poêle à bois, cheminée, barbecue, braséro, brasero, groupe électrogène, charbon, charbon de bois, voiture qui tourne, moteur tourne, garage, pot d échappement, chauffage d appoint, poêle à pétrole, cuisinière à gaz, chicha, insert',
  contact: `dans la bouche, à la bouche, dans l œil, dans l oeil, dans les yeux, sur le visage, sur la peau, éclaboussé, giclé, sur les lèvres, sent le, haleine, bave, mousse, léché, sucé, dans la main, sur lui, sur elle, renversé, ça me brûle, bave et`,
  diabetesThing:
    'insuline, cétones, cétone, pompe à insuline, ma pompe, sa pompe, capteur, cathéter, diabétique, diabète, type 1, glycémie, lantus, novorapid, lecteur de glycémie, dextro',
  without:
    'plus d insuline, sans insuline, oublié, oublie, arrêté, tombée en panne, en panne, bouchée, bouché, débranchée, décollé, saute, sauter, zappé, zappe, pas fait, ne fais plus, fais plus, fait plus, ne fait plus, n en ai plus, n ai plus, plus rien, à court, rationne, diminue exprès, me pique pas, me pique plus, ne m injecte',
  keto: 'cétones, cétone, acétone, corps cétoniques, cétonémie',
  thirst:
    'soif, très soif, soif tout le temps, assoiffé, assoiffée, boit des litres, bois des litres, boit tout le temps, boit énormément, boit beaucoup, arrête pas de boire, boit sans arrêt',
  urinate:
    'urine, uriner, pipi, faire pipi, pisse, aux toilettes sans arrêt, aux toilettes tout le temps, fait pipi au lit, pipi au lit, mouille son lit, remouille, urine beaucoup',
  bump: 'ventre de grossesse, enceinte, grossesse, coups de pied, sage femme, trimestre, semaines d aménorrhée, mois de grossesse, # semaines, =sa, terme, maternité',
  birthSign:
    'perdu les eaux, les eaux, poche, liquide, contractions, cordon, caillots, sang, saigne, saignements, bouge plus, bouge moins, bouge pas, ne bouge plus, plus senti, pas senti, sens plus rien, ventre dur, flaque, coule entre, perds du liquide, jet',
  strike:
    'frappe, frappé, frappée, bat, battu, battue, gifle, giflé, giflée, étrangle, étranglé, étranglée, cogne, tabasse, viole, violé, violée, maltraite, abuse de, secoue, secouer, secoué, tape, tapé, tapée, agresse, agressée, brutalise, frapper, taper',
  control: `me laisse pas, me laisse plus, fouille mon téléphone, lit mes messages, contrôle mon téléphone, prend mon argent, prend mon salaire, prend tout mon argent, me donne pas d argent, interdit de, pas le droit de sortir, pas le droit de voir, plus le droit de voir, plus le droit de sortir, m enferme, enfermée, me surveille, me suit, me traque, me harcèle, photos intimes, photos nues, photos de moi nue, nudes, prendre mes enfants, prendre les enfants, m enlever les enfants, si je pars, si je le quitte, si je porte plainte, contre mon gré, j ai dit non, dis non, même quand je dis non, de force, sans mon consentement, regarde mon téléphone, garde ma paie, garde mon salaire, fouille mes, traîne en bas, j ai pas de carte, pas de compte à moi`,
  harmed:
    'bleus, bleu sur, œil au beurre noir, oeil au beurre noir, cocard, points de suture, lèvre fendue, lèvre éclatée, côte cassée, côtes cassées, nez cassé, bras cassé, brûlures de cigarette, marques, hématomes, ecchymoses, traces de doigts, traces de coups, dent cassée',
  others:
    'quelqu un, des gens, les gens, les autres, tout le monde, mon patron, mon mari, ma femme, mon copain, ma copine, mon ex, mes enfants, mon fils, ma fille, ma mère, mon père, mon frère, ma sœur, mon voisin, mes collègues, mon prof, ce type, ce mec, camarades, ma classe',
  ageOld:
    'mamie, papi, papy, mémé, pépé, grand mère, grand père, hanche, col du fémur, par terre, au sol, dame âgée, personne âgée, vieille dame, # ans, arrière grand',
  bodyImage:
    'os, côtes, clavicules, miroir, maigre, mince, grosse, gros, grasse, énorme, vache, baleine, kilos, poids, pèse, balance, cuisses, ventre, squelette, squelettique, imc, dégoûtante, taille, corps, thigh gap',
  foodRule: `
    mériter de manger, mérite de manger, mérite mon repas, pas le droit de manger, droit qu à, n ai droit, aliments interdits, aliment interdit,
    interdits, m interdis, tout petits morceaux, petits bouts, en quatre, une pomme, demi pomme, que de la salade, salade sans, concombre, concombres,
    galettes de riz, galette de riz, café noir, que du café, coca zéro, coca light, chewing gum, chewing gums, glaçons, coton, que de l eau, bouillon, un
    yaourt, cache la nourriture, repousse son assiette, dit qu elle a déjà mangé, dit avoir déjà mangé, déjà mangé chez, a déjà mangé, compte chaque,
    compte toutes les calories, chaque calorie, pèse chaque, pèse tous ses aliments, mini morceaux, minuscules morceaux, étale dans l assiette, trie son assiette, chipote, soi disant dîné, soi disant mangé`,
  undo: 'brûler tout, brûler ce que, brûler ce que j ai, tout brûler, éliminer, compenser, compense, me punir, punition, rattraper, effacer, évacuer, tout évacuer, payer pour, jeûner, jeûne, vomir, vomis, laxatifs, laxatif, mériter, perdre ce que',
  exercise:
    'sport, courir, cours, court, abdos, heures de sport, heures à la salle, heures de cardio, tapis, marcher, marche, m entraîne, squats, jumping jacks, pas, escaliers, pendant des heures, heures de course',
  headHit:
    'cogné la tête, tapé la tête, cogne la tête, coup sur la tête, coup à la tête, choc à la tête, tombé sur la tête, tombée sur la tête, tête a heurté, heurté la tête, sur la tête, traumatisme crânien, commotion, la tête contre, la tête sur, la tête la première, bosse, tête a cogné, tête a tapé, cogné l arrière du crâne, frappé la tête',
  crash:
    'accident, collision, percuté, renversé, renversée, fauché, fauchée, tombé de, tombée de, tombé du, tombée du, chute de, chute d, à moto, de scooter, de cheval, de l échelle, échelle, du toit, de l arbre, tonneau, tonneaux, éjecté, éjectée, les escaliers',
  limbSign:
    'fourmillements, fourmis, engourdi, engourdie, peut plus bouger, peux plus bouger, arrive plus à bouger, gonflé, gonflée, chaud et, chaude et, rouge et, tordu, tordue, déformé, déformée, sens plus, sent plus, insensible, bleue, dur',
  legs: 'jambe, jambes, mollet, pied, pieds, cheville, hanche, cuisse',
  backSign:
    'entre les jambes, peux plus uriner, peut plus uriner, retenir mes urines, retenir ses urines, urine sur lui, me fais dessus, se fait dessus, incontinence, en m essuyant, plus pipi, le périnée',
  heatCold:
    'chaleur, soleil, en plein soleil, canicule, sauna, neige, eau glacée, eau froide, froid, gelé, dans la voiture, hammam',
  burnSource:
    'eau bouillante, eau chaude, huile bouillante, huile chaude, huile, feu, flammes, flamme, vapeur, acide, soude, café bouillant, café chaud, thé bouillant, thé chaud, casserole, plaque, four, friteuse, bouilloire, essence, pétard, barbecue, cire',
  bmi: 'imc, indice de masse',
  passOut:
    's évanouit, s est évanouie, s est évanoui, me suis évanouie, me suis évanoui, évanoui, évanouie, inconscient, inconsciente, tombé dans les pommes, tombée dans les pommes, perdu connaissance, perd connaissance, effondré, effondrée, s effondre, s est écroulé, s est écroulée, s écroule, tombé d un coup, tombée d un coup, syncope, fait un malaise, malaise, tourné de l œil, est devenu mou, est devenue molle, inanimé, inanimée',
} satisfies Partial<Record<FurtherMeaning, Words>>

import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `chat, chatte, chien, chienne, chaton, chiot, lapin, perruche, cheval, hamster, animaux`,
  betterOff: `sera mieux, seront mieux, s occupera mieux, mieux sans moi, sera bien là bas, sera bien chez, prendra soin, prendront soin, sera plus heureux, sera plus heureuse, ne pourrai plus m en occuper, veille sur lui, veille sur elle, occupe toi de lui, occupe toi d elle, quand je ne serai plus, occupera mieux que moi, occuperont mieux que moi, aimera mieux que moi`,
  lastLetters: `une lettre à, une lettre pour, des lettres, écrit une lettre, écrit les lettres, les mots de passe, mes mots de passe, testament, mes codes, un mot pour, une vidéo pour`,
  leftOut: `chacun, chacune, sur la table, dans le tiroir, dans une enveloppe, au cas où, sur le frigo, sur le bureau, mes enfants, mes parents, pour tout le monde, posé les clés, rangé l appart`,
  ridOfMe: `débarrassés de moi, débarrassé de moi, débarrassée de moi, enfin tranquille, enfin tranquilles, serez tranquilles, serez tranquille, seront tranquilles, n aurez plus à vous inquiéter, ne vous embêterai plus, ne gênerai plus, plus gêner personne, plus un poids, n aurez plus à me supporter, un souci de moins, plus de soucis avec moi, remarquera que je ne suis plus, remarquerait mon absence, remarquera mon absence, ne manquerai à personne, personne ne me regrettera, je manquerai à personne, n aurez plus à payer pour moi, plus à payer pour moi, plus besoin de payer pour moi, plus à cuisiner pour moi, plus de dépenses pour moi`,
  looksDown: `regarder en bas, regarde en bas, regarder l eau, regarde l eau, regarder les trains, regarde les trains, regarder passer, regarde passer, regarder le vide, regarde le vide, à regarder, longtemps au bord`,
  weighsSelf: `je me pèse, monte sur la balance, remonte sur la balance, se pèse, me peser, pesée`,
  timesADay: `fois par jour, fois dans la journée, toutes les heures, matin midi et soir, avant et après, à chaque repas`,
  bathroom: `toilettes, salle de bain, salle de bains, =wc`,
  runsWater: `fais couler l eau, laisse couler l eau, fait couler l eau, ouvre le robinet, ouvre la douche, tire la chasse, mets de la musique, met de la musique, qu on n entende, qu on m entende, le robinet, couler l eau, sous la douche, pour pas qu on entende`,
  leaden: `en plomb, de plomb, comme du plomb, lourd, lourde, très lourd, pèse une tonne, mort`,
  noSentence: `finir une phrase, finir mes phrases, terminer une phrase, finir ma phrase, faire une phrase, une phrase entière, une phrase complète, dire deux mots, aligner deux mots, entre chaque mot`,
  underSink: `sous l évier, sous le lavabo, bouteille du garage, placard à produits, produit ménager, produits ménagers, produit pour déboucher, produit de nettoyage, sans étiquette, bouteille de nettoyant, sous la vasque`,
  fruitBreath: `haleine sent, haleine de pomme, haleine d acétone, sent l acétone, sent la pomme, sent le fruit, sent le dissolvant, odeur d acétone, haleine fruitée, odeur de pomme, haleine sucrée`,
  fontanelle: `fontanelle`,
  sunken: `creusée, creuse, enfoncée, bombée, renfoncée, rentrée`,
  dryNappy: `couche sèche, couches sèches, plus une couche mouillée, pas une couche mouillée, pas fait pipi, ne fait plus pipi, n a pas fait pipi, pas mouillé sa couche, aucune couche mouillée, couche est sèche, plus de pipi`,
  ribsIn: `côtes se creusent, côtes qui se creusent, creuse les côtes, tire sur les côtes, ventre se creuse, ses côtes, balancement thoraco, narines battent, se creuse`,
  headSplits: `mal de tête, mal à la tête, maux de tête, crâne va exploser, tête va exploser, céphalée`,
  flashes: `étoiles, mouches, éclairs, points brillants, points lumineux, lumières, taches, flash, flashs, vois flou, vois trouble`,
  hardBelly: `ventre dur, ventre est dur, ventre tout dur, dur comme du bois, dur comme de la pierre, dur comme une pierre, ventre tendu`,
  noKicks: `aucun coup de pied, plus de coups de pied, plus aucun coup, pas un coup de pied, ne bouge plus, bouge plus, ne bouge pas, ne le sens plus, ne la sens plus, n a pas bougé, bouge moins, plus de mouvements`,
  mixesWords: `mélange les mots, mots dans le désordre, confond les mots, cherche ses mots, dit n importe quoi, mots sortent, mots de travers, mots à l envers, inverse les mots, ne trouve plus ses mots, charabia`,
  checksPhone: `fouille mon téléphone, fouille mon portable, regarde mon téléphone, vérifie mon téléphone, lit mes messages, surveille mon téléphone, surveille mes messages, m a pris mon téléphone, prend mon téléphone, me géolocalise, contrôle mon argent, contrôle tout, m a pris ma carte, mes faits et gestes`,
  mayNotSee: `plus le droit de voir, pas le droit de voir, m interdit, n ai plus le droit, n ai pas le droit, m empêche de voir, m empêche de sortir, ne veut pas que je voie, ne me laisse pas, ne me laisse plus, m a coupée de, sans sa permission, sans son autorisation`,
  locksIn: `m enferme, enferme à clé, m a enfermée, enfermée à clé, ferme à clé, prend les clés, prend mes clés, emporte les clés, m a enfermé`,
  goesOut: `quand il part, quand il sort, part travailler, au travail, en partant, pour que je ne, toute la journée`,
  afraidHome: `peur de rentrer, peur de rentrer à la maison, peur de rentrer chez moi, n ose pas rentrer, n ose plus rentrer, peur quand il rentre, peur quand j entends, tremble quand il rentre, peur du soir quand il`,
  recovered: `guéri, guérie, rétabli, rétablie, remis, remise, va très bien, va bien, marche tous les jours, en rémission, en pleine forme, rien depuis, plus de problème, remarche, s en est sorti`,
  joke: `=mdr, =lol, =ptdr, =haha, =hihi, =xd`,
  sun: `soleil, coups de soleil, froid, hiver, vent, courir, moustiques, vélo, crème solaire`,
} satisfies Partial<Record<FurtherMeaning, Words>>

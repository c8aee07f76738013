import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `pris ma décision, ma décision est prise, c est décidé, plus de retour en arrière, je suis décidé, je suis décidée, décision prise`,
  calmNow: `enfin calme, enfin en paix, en paix, pour la première fois depuis, enfin serein, enfin sereine, je me sens légère, je me sens apaisé, apaisée`,
  hoards: `gardé tous, gardé les, mis de côté, j ai gardé, je garde, je stocke, stocké, accumulé, j ai récupéré, on ne sait jamais, au cas où`,
  sleepPills: `somnifères, somnifère, cachets pour dormir, médicaments pour dormir, xanax, lexomil, stilnox, tranxène, valium, imovane, anxiolytiques`,
  countsBites: `compte les amandes, compte chaque, compte les bouchées, compte les grains, une pomme par jour, coupe en tout petits, cinq amandes par jour, pèse chaque bouchée, pèse chaque aliment, pèse chaque gramme`,
  knowsWhere: `savoir où je suis, voir où je suis, sait où je suis, une appli sur mon téléphone, application sur mon téléphone, me suit à la trace, ma position en permanence`,
  handFails: `une main ne suit pas, main ne répond plus, main ne m obéit, main n obéit, n arrive plus à boutonner, plus boutonner, lâche sa tasse, lâche tout, fourchette tombe, cuillère tombe, traîne la jambe, traîne le pied, bras ne répond, jambe ne répond, main ne fait pas ce que`,
  mouthLeaks: `coule de la bouche, coule d un côté, bave d un côté, sourire de travers, moitié du sourire, sourit d un côté, coin de la bouche, langue lourde, langue pâteuse`,
  weightMiddle: `poids au milieu, poids là au milieu, pression au milieu, barre au milieu, quelque chose qui serre au milieu, ceinture qui serre, étau, un poids au milieu`,
  voiceChanged: `voix a changé, voix bizarre, voix rauque, plus de voix, voix enrouée, n arrive plus à avaler, ne peut plus avaler, avaler ma salive, avaler sa salive, racle la gorge`,
  eyesRolled: `yeux partis en arrière, yeux révulsés, yeux sont partis, yeux en arrière, yeux blancs, regard fixe, ne me regarde pas, s est raidi, s est raidie, tout raide`,
  needFeel: `sentir quelque chose, besoin de sentir, ne plus rien sentir, sentir autre chose, me calmer comme ça`,
  meterHi: `affiche hi, marque hi, écrit hi, affiche high, que hi, hors limite`,
  lettersMove: `lettres bougent, lettres dansent, je vois double, vois flou, touches du clavier, lettres se mélangent`,
  onlyWater: `que de l eau, rien que de l eau, à l eau, eau et café, thé et glaçons, au thé, seulement de l eau, juste de l eau, tiens au thé`,
  heHears: `s il m entend, s il voit, il est à côté, il dort à côté, dans la pièce à côté, je chuchote, efface cette conversation, effacer la conversation, ne m appelez pas, peux pas appeler, peux pas parler, cacher l appli, s il apprend`,
  saysFell: `cogné dans la porte, cognée dans la porte, tombée dans l escalier, tombé dans l escalier, pris la porte`,
  pupil: `une pupille, pupilles différentes, pupille plus grande, pupilles inégales`,
  spotsStay: `taches qui ne partent pas, boutons qui ne s effacent pas, ne s efface pas sous le verre, points violets, taches violettes, pétéchies`,
  soaked: `serviette trempée, troisième serviette, deuxième serviette, imbibe la serviette, flaque de sang, ça gicle, traverse les serviettes`,
} satisfies Partial<Record<FurtherMeaning, Words>>

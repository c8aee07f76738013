import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `já decidi, decisão tomada, tomei a decisão, tomei minha decisão, está decidido, tá decidido, não tem volta, sem volta`,
  calmNow: `em paz, tão em paz, finalmente em paz, finalmente calm~, faz tempo que não, pela primeira vez em, aliviad~, tô tranquil~, estou tranquil~`,
  hoards: `guardei todos, guardei os, guardei, juntei, juntando, guardando, acumulei, estocando, nunca se sabe, por via das dúvidas, ficaram comigo`,
  sleepPills: `remédios de dormir, remédio de dormir, remédio pra dormir, remédios para dormir, comprimidos para dormir, rivotril, lexotan, xanax, diazepam, clonazepam, zolpidem, frontal, calmantes`,
  countsBites: `conto as amêndoas, conto cada, conto as mordidas, conto as uvas, uma maçã por dia, corto em pedacinhos, cinco amêndoas por dia, peso cada grama, peso cada garfada, peso cada coisa que como`,
  knowsWhere: `saber onde eu tô, saber onde estou, saber onde eu estou, ver onde estou, aplicativo no meu celular, app no meu celular, minha localização, onde eu ando, rastreador`,
  handFails: `mão não obedece, mão não responde, não consegue abotoar, não consigo abotoar, colher cai da mão, garfo cai da mão, derruba o copo, braço não obedece, perna não obedece, perna não responde, arrasta a perna, arrastando a perna, mão não faz o que`,
  mouthLeaks: `escorre da boca, escorre de um lado, baba de um lado, sorriso torto, meio sorriso, sorri só de um lado, canto da boca, língua pesada, língua enrolada, boca torta`,
  weightMiddle: `peso aqui no meio, peso no meio, pressão no meio, aperto no meio, cinta apertando, cinto apertado no peito, um trem apertando`,
  voiceChanged: `voz mudou, voz rouca, voz estranha, sem voz, voz grossa, não consegue engolir, não consigo engolir, engolir a saliva, pigarreando`,
  eyesRolled: `virou os olhinhos, virou os olhos, revirou os olhos, olhos virados, olho virado, olhar parado, olhar fixo, não me olha, ficou duro, ficou dura, ficou rígid~, enrijeceu`,
  needFeel: `sentir alguma coisa, precisava sentir, preciso sentir, parar de sentir, sentir algo, aliviar por dentro`,
  meterHi: `só dá hi, aparece hi, marca hi, mostra hi, dá high, fora da faixa`,
  lettersMove: `letras dançando, letras se mexem, letras embaralhadas, vendo dobrado, não acerto as teclas, letras mexendo`,
  onlyWater: `só água, só com água, água e café, água e chiclete, só chá, só café, à base de água, na água`,
  heHears: `se ele me ouvir, se ele ouvir, se ele ver, se ele vir, ele tá do lado, ele está do lado, tá dormindo aqui do lado, não posso falar, não posso ligar, apaga essa conversa, apagar a conversa, não me liga, não me liguem, esconder o aplicativo, falando baixinho, se ele descobrir`,
  saysFell: `bati na porta, caí da escada, caiu da escada, bateu na porta, tropecei na porta`,
  pupil: `pupila maior, uma pupila, pupilas diferentes, pupila dilatada de um lado`,
  spotsStay: `manchas que não somem, pintinhas que não somem, manchas roxas, não some com o copo, pintas roxas, petéquias`,
  soaked: `toalha encharcada, segunda toalha, terceira toalha, encharcando a toalha, troquei a toalha, poça de sangue, jorrando, esguichando`,
} satisfies Partial<Record<FurtherMeaning, Words>>

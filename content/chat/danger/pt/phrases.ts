import type { DangerWords } from '#content/chat/danger/form.ts'

export const alone: DangerWords['alone'] = {
  'self-harm': `mais fundo que, mais fundo do que, troquei a toalha, cortei mais fundo, caçadeira no carro, levou a arma, levou a caçadeira, agora é convosco, agora é com vocês, suicid~, melhor sem mim, me cortar, me corto, automutila~, auto mutila~, ninguém sentiria minha falta, cansei de viver, não tenho mais motivo, se queimando com isqueiro, se queima com isqueiro, me queimo com isqueiro, se queimando de propósito, se queima de propósito, se cortando de propósito`,
  heart: ``,
  stroke: `boca de lado, cara de lado, derrame cerebral agora`,
  breath: `me falta o ar, falta me o ar, engasgado, sufocando, não entra ar`,
  allergy: `fecha a garganta, glote`,
  poison: `tomei veneno, intoxica~, envenen~, sobredos~, chumbinho, monóxido`,
  'blood-sugar':
    'glicose =hi, hálito de fruta, hálito a fruta, hálito frutado, hálito de acetona, hipoglicemia grave, crise de hipoglicemia',
  baby: `bolsa rompeu, bolsa estourou, rebentaram as águas, bebê não respira, bebé não respira, sacudir o bebê, sacudi o bebê, sacudir o bebé`,
  injury: `inconsciente, desacordad~, não reage, nao reage, convulsões, convulsionando, convulsion~, hemorragia, vomitar sangue, choque elétrico, levou um choque, afogou, afogando, traumatismo craniano, não acorda`,
  violence: `me bate, bate me, bateu me, me bateu, me espanca, me estuprou, fui estuprada, fui violada, violência doméstica, me ameaça de morte, me agride, me agrediu, me estrangul~, apertou meu pescoço, apertou me o pescoço, me tranca, abusa de mim, abusou de mim, abusada, deu um soco, me deu um tapa, me deu um chute, me deu uma surra, me deu socos, me deu um murro, me deu um pontapé`,
  eating: `dias que só bebo, dias só com água, dias só bebendo, forçar o vômito, vomito depois de comer, vomita depois de comer, vomitar depois de comer, dedo na garganta, dedos na garganta, tomo laxantes, não como há, não come há, sem comer há, purgar, compulsão alimentar`,
}

export const named: DangerWords['named'] = {
  'self-harm': 'suicídio',
  heart: 'infarto, enfarte, ataque cardíaco, angina',
  stroke: `=avc, derrame, acidente vascular`,
  breath: 'crise de asma, ataque de asma, afogamento',
  allergy: 'anafilaxia, reação alérgica, choque anafilático, anafila~',
  poison: 'overdose, intoxicação, envenenamento',
  'blood-sugar': 'hipoglicemia, cetoacidose, coma diabético',
  baby: 'pré eclâmpsia, eclâmpsia, aborto',
  injury: 'meningite, sepse, sépsis, convulsão, insolação, traumatismo, embolia, trombose, hipotermia, epilepsia',
  violence: 'estupro, violação',
  eating:
    'só mais # kg, só mais # quilos, chego nos # kg, semana só no, só no gelo, anorexia, bulimia, transtorno alimentar, distúrbio alimentar, anorexi~, bulimi~',
}

export const harmless: DangerWords['harmless'] = `treino * me matou, treino me matou, me matou tô, perna * me matou, treino de perna * me matou, me mata com, ainda me mata, me matam com, me matando com, vai me matar com, me mata de trabalho, matar me de trabalho, morrendo de rir, morrendo de fome, morrendo de vontade, morrendo de saudade, morrendo de curiosidade, morrer de rir, morrer de fome, morto de cansaço, morta de cansaço, morta de fome, morto de fome,
    morrendo de sono, morrendo de calor, de matar, me mata de rir, me matando de rir, matando aula, matar a fome, matar a sede, matar a curiosidade, matar saudade, matar o tempo, treino de peito, dia de peito,
    exercício de peito, exercícios de peito, peito de frango, peito de peru, peito do pé, supino, cortar carboidratos, cortar o açúcar, cortar açúcar, cortar calorias, cortar o café, cortar gastos, queimar calorias, queimar gordura,
    de cortar o coração, coração partido, do fundo do coração, de coração, quase tive um infarto com o preço, quase infartei, tive um treco, me cortou o cabelo, fundo do mar, falta de ar depois de correr,
    dor muscular, dores musculares, pressão do dia a dia, sob pressão, pressão no trabalho, bater a meta, bater meta, bater recorde, bater papo, bater um papo, bater as claras, bate papo, vitamina batida, bater no liquidificador, batido de,
    batido, batida de, dar um tempo, explodindo de alegria, sem fôlego depois da escada, jejum intermitente, exame de sangue, exames de sangue, análises ao sangue, análise de sangue, doar sangue, tipo de sangue, pressão arterial normal,
    de tirar o fôlego, saltar refeições, pular corda, saltar à corda, acabar com a barriga, acabar com o plano, acabar o plano, me acabando no treino, suando muito no treino, tirar a dúvida, tirar uma dúvida, tirar dúvidas, controla as repetições, peito * supino, peito dolorido, dolorido * peito, rutina de hoy me, clase de spinning casi me, me mató jaja, casi me mata, menos de # calorías, de menos de # calorías, me controla las repeticiones, controla as repetições, me bate no xadrez, me bate no tênis, me bate no jogo, me bate nas cartas, me bate no videogame, me bate na corrida, bate bola`

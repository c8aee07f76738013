import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `cachorro, cachorra, cachorrinho, cão, cadela, gato, gata, gatinho, gatinha, coelho, cavalo, passarinho, papagaio, hamster`,
  betterOff: `vai ficar melhor, ficará melhor, estará melhor, vai estar melhor, melhor do que comigo, melhor sem mim, vai cuidar, vai cuidar melhor, cuidará, vão cuidar, cuida dele por mim, cuida dela por mim, não vou poder cuidar, dei minhas coisas, já dei minhas coisas, distribuí minhas coisas, já deixei com, ficar com ela agora`,
  lastLetters: `uma carta para, uma carta pra, cartas para, cartas pra, escrevi uma carta, escrevi cartas, deixei uma carta, deixei cartas, minhas senhas, as senhas, testamento, um bilhete, um vídeo para`,
  leftOut: `cada um, cada uma, na gaveta, na mesa, em cima da mesa, num envelope, em envelopes, por via das dúvidas, se acontecer, meus filhos, meus pais, para todos, pra todo mundo, na geladeira`,
  ridOfMe: `livres de mim, se livrar de mim, ficam em paz, vão ficar em paz, ficar em paz, vão descansar de mim, não vou mais incomodar, não incomodo mais, não vão precisar se preocupar, um peso a menos, um problema a menos, sentir minha falta, sentir a minha falta, sente minha falta, vai sentir falta de mim, vai notar que sumi, vai perceber que eu não, não vão mais ter trabalho comigo, vocês ficam em paz, não precisam mais gastar comigo, não vão mais gastar comigo, não precisam mais pagar, não precisam mais cozinhar pra mim, gastar mais comigo`,
  looksDown: `olhando pra baixo, olhando para baixo, olho pra baixo, olho para baixo, olhando a água, olho a água, olhando os trens, vendo os trens, olhando o rio, ver os comboios, olhando lá embaixo, a olhar para baixo`,
  weighsSelf: `me peso, peso me, subo na balança, subo à balança, se pesa, me pesar`,
  timesADay: `vezes por dia, vezes ao dia, de hora em hora, a toda hora, antes e depois, manhã e noite, toda refeição`,
  bathroom: `banheiro, casa de banho, wc`,
  runsWater: `ligo o chuveiro, liga o chuveiro, abro o chuveiro, abro a torneira, abre a torneira, deixo a água, dou descarga, boto música, ponho música, ninguém ouvir, ninguém escutar, a torneira, o chuveiro, água aberta`,
  leaden: `pesadíssimo, muito pesado, pesado, de chumbo, como chumbo, formigando, formigar, morto`,
  noSentence: `terminar uma frase, acabar uma frase, terminar a frase, completar uma frase, falar uma frase, frase inteira, falar duas palavras, entre as palavras, dizer uma frase`,
  underSink: `debaixo da pia, embaixo da pia, em baixo da pia, sob a pia, debaixo do lava louça, debaixo do tanque, garrafa da garagem, produto de limpeza, produtos de limpeza, sem rótulo, armário da limpeza, desentupidor, garrafa de limpeza`,
  fruitBreath: `hálito parece, hálito de fruta, hálito de acetona, hálito de maçã, hálito doce, hálito frutado, cheira a acetona, cheiro de acetona, cheira a maçã, cheiro de fruta, fruta podre, bafo de acetona, hálito adocicado, hálito cheira`,
  fontanelle: `moleira, fontanela`,
  sunken: `funda, afundada, fundinha, estufada, inchada, para dentro, pra dentro`,
  dryNappy: `não faz xixi, não fez xixi, fralda seca, fraldas secas, sem xixi, não molha a fralda, fralda está seca, não molhou, fralda sequinha, não urina`,
  ribsIn: `afundando a barriga, afunda a barriga, afundando as costelas, marcando as costelas, costelas, afundando o peito, batendo a asa do nariz, tiragem, barriga afunda, peito afunda`,
  headSplits: `dor de cabeça, cabeça estourando, cabeça explodindo, cabeça vai explodir, dor de cabeça muito forte`,
  flashes: `pontinhos, luzinhas, estrelinhas, luzes, flashes, brilhando, pontos brilhantes, vista embaçada, manchas, clarões, vendo duplo, moscas`,
  hardBelly: `barriga dura, barriga tá dura, barriga está dura, barriga duríssima, dura como pedra, dura feito pedra, barriga rígida`,
  noKicks: `não chutou, não chuta, nem um chute, não deu chute, não mexe, não mexeu, não se mexe, não sinto ele, não sinto ela, parou de mexer, mexe menos, nenhum chute, não sinto o bebê, sem mexer`,
  mixesWords: `trocando as palavras, troca as palavras, confunde as palavras, mistura as palavras, embaralha as palavras, falando coisa sem sentido, falando tudo errado, não acha as palavras, palavras erradas, fala tudo trocado, baralha as palavras`,
  checksPhone: `mexe no meu celular, olha meu celular, fuça meu celular, vê meu celular, mexe no meu telemóvel, lê minhas mensagens, pega meu celular, tomou meu celular, tirou meu celular, me rastreia, controla meu dinheiro, controla tudo, me segue, fiscaliza meu celular, revista meu celular, fica com meu salário`,
  mayNotSee: `não deixa eu ver, não me deixa ver, não deixa ver, me proíbe, me proibiu, proibiu de ver, não deixa sair, não me deixa sair, não posso ver minha, não quer que eu veja, não me deixa trabalhar, sem a permissão dele, me afastou de`,
  locksIn: `me tranca, me trancou, trancada em casa, tranca em casa, tranca a porta, leva a chave, leva as chaves, fecha me em casa, me prende em casa, fecha me à chave, trancada`,
  goesOut: `quando sai, quando ele sai, vai trabalhar, pro trabalho, ao sair, o dia todo, em casa`,
  afraidHome: `medo de voltar pra casa, medo de voltar para casa, medo de ir pra casa, medo de ir para casa, medo de chegar em casa, não quero voltar pra casa, não tenho coragem de voltar, medo quando ele chega, tremo quando ele chega`,
  recovered: `curad~, recuperad~, está ótim~, está bem, tá bem, tá ótim~, estou bem, tô bem, caminha, superei, superad~, alta médica, tive alta, sarou, sarei, saudável, hoje caminha`,
  joke: `kkk~, haha~, =rs, rsrs~, =lol, =kk`,
  sun: `sol, queimadura, frio, vento, correr, inverno, mosquito, mosquitos, bicicleta`,
} satisfies Partial<Record<FurtherMeaning, Words>>

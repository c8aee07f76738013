import type { DangerWords } from '#content/chat/danger/form.ts'

export const further: Partial<DangerWords['words']> = {
  longPast:
    'há _ anos, há cinco anos, há dois anos, quando criança, nunca mais tive, está ótima, está ótimo, em criança, anos atrás, há anos, quando era criança, na adolescência, em 2015, em 2018, em 2019, em 2020, no passado, superei',
  recurs: 'de novo, outra vez, voltou, novamente, agora mesmo, mais uma vez',
  despair:
    'desesperad~, sem esperança, sem saída, vazio, vazia, fracasso, fracassad~, inútil, acabada, no fundo do poço, não vejo futuro, sem futuro',
  goOn: 'continuar, mais, seguir, aguentar, suportar, isto, isso, assim',
  vanish: 'desaparecer, sumir, não existir, não estar aqui, não acordar, deixar de existir, sumisse, desaparecesse',
  drawnTo: 'olhando para, penso, imagino, fico olhando, fico pensando, a olhar para',
  deadlyPlace: 'ponte, trilhos, linha do trem, comprimidos, remédios, janela, estrada, contramão, varanda',
  belongings: 'joias, cachorro, cão, gato, gata, cartas, testamento, senhas, roupas, coisas, poupanças, relógio',
  handOver: 'dei, doei, distribuí, deixei, escrevi, organizei, encontrei um lar, deu, entreguei, está dando',
  injure:
    'cortar, corto, corta, cortei, cortou, queimo, queimar, arranho, mordo, bato, bater, me machuco, machucar, se corta, feri',
  ownBody: 'braço, braços, pulso, pulsos, coxa, coxas, perna, pernas, pele, cabeça na parede, barriga',
  deliberately:
    'de propósito, para sentir, para aliviar, castigo, recaída, recaí, vontade de, até sangrar, às escondidas, escondido, alívio, alivia',
  marks: `cortes, cicatrizes, marcas, queimaduras, feridas, arranhões, sangue, curativo, curativos`,
  sleeves: 'braços, pulsos, coxas, mangas, manga comprida',
  blade: `lâmina, lâminas, gilete, estilete, tesoura, isqueiro, navalha, gillete, caco de vidro`,
  hide: `esconde, escondo, escondidas, embaixo da cama, debaixo da cama, gaveta, manga comprida, mangas compridas, ninguém vê, guardo, capinha, guardado, na capinha, escondido, debaixo do colchão, pra quando, ninguém ver`,
  training:
    'treino, treinar, corrida, academia, ginásio, agachamento, exercício, aula, musculação, supino, pilates, ioga, yoga, maratona',
  game: 'tênis, ténis, jogo, xadrez, corrida, desafio, videogame, cartas, futebol',
  pale: 'pálido, pálida, cinzento, cinzenta, branco como, branca como, sem cor',
  sweaty: `suando, suor frio, suores, encharcad~, a suar, suor, ensopado, ensopada, encharcado de suor`,
  dizzy: 'tonto, tonta, tontura, tonturas, zonzo, zonza, vertigem',
  drowsy:
    'resmunga, olhos fechados, só resmunga, sonolento, sonolenta, difícil de acordar, mole, grogue, prostrado, prostrada, não acorda direito',
  vomiting: 'vomitando, vomitou, vomita, vômitos, não segura nada, a vomitar, vómitos, vomitei, vomito',
  fever: 'febre, calafrios, ardendo, 39, 40 graus, a ferver, arrepios',
  stiffNeck: 'nuca dura, pescoço duro, rigidez na nuca, luz incomoda, nuca rígida, pescoço rígido, manchas que não somem',
  shivering: 'tremendo, trêmulo, tremores, a tremer, tremo',
  blurred:
    'visão turva, visão embaçada, vista turva, vejo dobrado, vejo duplo, visão dupla, manchas na visão, luzinhas, embaçado',
  odd: 'estranho, estranha, esquisito, esquisita, errado, não está normal, diferente',
  awful: 'péssimo, péssima, horrível, muito mal, morrendo, nunca me senti tão mal, passando mal, mal disposto',
  indigestion: 'azia, indigestão, gases, má digestão, refluxo',
  dropThings:
    'não para na mão, escapa da mão, cai da mão, caiu da mão, deixa cair, deixo cair, a mão não obedece, a perna falha, não obedece',
  tipsy: 'parece bêbado, parece bêbada, cambalea~, cambaleia, tropeçando, como bêbado',
  laboured:
    'difícil, rápido, rápida, ofegante, chiando, curta, puxando, afundando, barulhenta, com dificuldade, dificuldade, pesada, custa',
  lump: 'bolo, apertada, coçando, comichão, arranhando, nó, coceira, estranha',
  dose: 'tomei, tomou, engoli, engoliu, injetei, injetou, toma, ingeriu',
  overMuch:
    'mais do que devia, tudo, toda, todos, todas, dobro, triplo, de uma vez, três vezes, a mais, sem querer duas, duas vezes, a cartela inteira, a caixa inteira',
  emptyPack:
    'caixa * * vazia, caixa _ nova * vazia, está toda vazia, estava toda vazia, está vazia em cima, caixa * vazia, caixa * toda vazia, cartela * vazia, frasco * vazio, caixas * vazias, embalagem * vazia, cartela vazia, frasco vazio, caixa vazia, cartelas vazias, vazio ao lado, vazia ao lado, faltam comprimidos, frascos vazios, blister vazio',
  recreational: 'cocaína, ketamina, ecstasy, heroína, mdma, droga, crack, md, bala',
  fumeSource: 'caldeira, churrasqueira, gerador, aquecedor, fogão, escapamento, lareira, esquentador, carvão, braseira',
  contact: 'na boca, no olho, nos olhos, lábios, respingou, cheira a, espuma, babando, na pele',
  diabetesThing: 'insulina, cetonas, bomba, sensor, diabético, diabética, tipo 1, glicemia, glicose, açúcar',
  without: 'acabou, esqueci, esqueceu, pulei, parou, parei, falhou, sem, estou sem, não tomou, não tomei, deixei de',
  keto: 'cetonas, corpos cetônicos, corpos cetónicos, cetona',
  thirst: 'muita sede, sede, bebendo litros, sede enorme, bebe muita água',
  urinate:
    'mija toda hora, mijando, xixi na cama, mija muito, urinando, fazendo xixi, xixi toda hora, a urinar, fazer xixi, urina muito',
  bump: 'barriga, gestação, trimestre, parteira, semanas, pontapés, bebê na barriga',
  birthSign:
    'bolsa rompeu, bolsa estourou, rebentaram as águas, líquido, contrações, cordão, coágulos, não mexe, barriga dura, sangue, sangramento',
  strike:
    'bate, bateu, bater, soca, socou, esbofeteou, estrangula, estrangulou, estupra, estuprou, violou, espanca, espancou, agride, agrediu, empurra, empurrou, chuta, chutou, esgana, enforca, deu um soco, deu me um',
  control:
    'controla, mexe no meu celular, não me deixa, lê minhas mensagens, tira meu dinheiro, vigia, não deixa ver, proíbe, fica com o meu dinheiro, controla o telemóvel',
  harmed: 'hematomas, nódoas negras, olho roxo, roxos, pontos, costela quebrada, marcas, manchas roxas',
  others: 'alguém, pessoas, eles, colegas, escola, vizinho, todo mundo, toda a gente',
  ageOld: 'avó, avô, idoso, idosa, velho, velha, quadril, anca, no chão, vovó',
  bodyImage:
    'só mais # kg, chego nos, chegar aos #, ossos, costelas, coxas, espelho, magra, gorda, quilos, me peso, barriga, pesar me',
  foodRule:
    'gelo e café, só no gelo, só café, água e café, comida proibida, merecer comida, uma maçã, só alface, só água, bolachas de arroz, regras, só café, contar calorias',
  undo: 'queimar, compensar, merecer, gastar, eliminar, castigo',
  exercise: 'exercício, correr, treinar, malhar, corro, treino',
  headHit: 'bateu a cabeça, bati a cabeça, bateu com a cabeça, bati com a cabeça, pancada na cabeça, concussão, traumatismo',
  crash: 'acidente de carro, acidente, capotou, caiu da escada, caiu do, atropelado, batida, caí da',
  limbSign: 'formigando, dormente, não mexe, inchada, inchado, quente, vermelha, torto, formigamento, roxa',
  legs: 'perna, pernas, panturrilha, pé, quadril, tornozelo, gémeo, barriga da perna',
  backSign: 'entre as pernas, não seguro a urina, não sinto quando limpo, urinar',
  heatCold: 'calor, sol, sauna, neve, gelo, água fria, congelando, praia, hipotermia',
  burnSource: 'água fervendo, água a ferver, óleo quente, fogo, vapor, ácido, chá quente, café quente, azeite a ferver, panela',
  bmi: '=imc',
  passOut: 'desmaia, desmaiou, desmaiei, desmaiar, caiu, apagou, desfaleceu, desabou, desmaiando',
}

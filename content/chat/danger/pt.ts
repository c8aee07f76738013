import type { DangerWords } from './form.ts'
import { further } from './pt/further.ts'
import { alone, harmless, named } from './pt/phrases.ts'
import { quiet } from './pt/quiet.ts'
import { weightsOfKinds } from './pt/weights-of-kinds.ts'
import { weights } from './pt/weights.ts'

/** Portuguese of Brazil and of Portugal. */
export const portuguese: DangerWords = {
  language: 'pt',
  objectFirst: true,
  words: {
    me: '=eu, =me, =mim, =meu, =minha, =meus, =minhas, comigo, estou, =to, =tô, tenho, sinto, fico',
    victim:
      '=me, =mim, comigo, =nos, =a, =lhe, nela, nele, ela, ele, eles, filhos, crianças, minha mãe, meus filhos, minha irmã, em mim, vizinha',
    person: `=ele, =ela, =dele, =dela, amigo, amiga, marido, esposa, mulher, namorado, namorada, mãe, pai, filho, filha, irmão, irmã, avó, avô, tio, tia,
      primo, prima, vizinho, vizinha, colega, cliente, alguém, uma pessoa, sogra, sogro, cunhad~, parceir~, senhor, senhora, moça, rapaz, homem, menino, menina, aluno, aluna`,
    attacker:
      '=ele, =ela, marido, namorad~, esposo, esposa, mulher, companheir~, parceir~, =ex, pai, mãe, padrasto, padrinho, chefe, irmão, filho, cara, homem, vizinho, treinador',
    child:
      'bebê, bebé, =nenê, neném, nenem, recém nascid~, recem nascid~, filho, filha, filhinh~, menino, menina, criança, meses de idade, sobrinh~, net~ de, pequeno, pequena',
    pregnant:
      'grávida, gravida, gestante, gravidez, semanas de gestação, semanas de gravidez, # semanas, de semanas, parto, trabalho de parto, dei à luz, deu à luz, pós parto, barriga de',
    not: 'recusa, recusa se a, =não, =nao, =n, =nunca, nada, sem, jamais, parou de, parei de, nem, deixou de',
    cannot:
      'não consigo, nao consigo, não consegue, nao consegue, não consigo nem, não posso, não pode, não dá para, incapaz, mal consigo, mal consegue, custa me, não aguento, não tem como, impossível, difícil, não conseguia, n consigo, sem conseguir, não está conseguindo, dificuldade',
    want: 'quero, queria, quer, querem, desejo, vontade de, preferia, gostaria, tomara, só quero, espero, querendo',
    intend:
      'vou, vai, pensei em, pensando em, penso em, pensa em, pensar em, pensamentos de, tentei, tentou, tentar, planeio, planejo, pretendo, a ponto de, prestes a, ameaça, ameaçou, disse que vai, diz que vai, decidi, quase, ideias de, impulso de',
    suddenly:
      'de repente, do nada, subitamente, repentin~, súbit~, subit~, de uma hora para outra, de um momento para o outro, agora há pouco',
    badly:
      'muito, muita, forte, fortes, fortíssim~, terrível, horrível, pior, piorando, intensa, intenso, insuportável, demais, não para, não pára, sem parar, grave, bastante, violenta, tanto, tanta, profundo, jorrando',
    many: 'oito, nove, dez, onze, doze, quinze, vinte, trinta, quarenta, cinquenta, sessenta, cem, dúzia, dezenas, punhado, mão cheia, monte, vários, várias, um montão',
    much: 'demais, demasiad~, toda, todo, todos, todas, inteira, inteiro, caixa, cartela, frasco, garrafa, dobro, o dobro, três vezes, de uma vez, tudo, um monte',
    die: 'morrer, morra, morto, morta, morte, morresse, morri, morreu, morrendo, morro, não existir, sumir de vez, falecer',
    live: 'viver, viva, vivo, existir, estar aqui, estar vivo, estar viva, seguir vivendo, continuar, acordar, seguir em frente, viver mais, cá estar, levar a vida',
    life: 'vida, minha vida, tudo, a vida dele, a vida dela, própria vida, com isso, isso tudo',
    end: `acabar, acabou, acabo, terminar, tirar, tirou, pôr fim, por fim, dar fim, encerrar, botar fim, dar cabo, pôr termo, fim, isso tudo acaba, tudo acaba, tudo termina`,
    kill: 'matar, mata, matou, mate, mato, me matar, matar me, enforcar, enforca~, suicidar, suicida~, afogar, atirar me, me atirar, me jogar, jogar me, pular da, saltar da, saltar do, cortar os pulsos, dar um tiro, me envenenar, degolar, estrangular',
    self: '=me, =se, mim mesmo, mim mesma, si mesmo, si mesma, si próprio, si própria, a mim, eu mesmo, eu mesma, pulsos, própria vida, próprios pulsos',
    hurt: 'machuca~, magoar, cortar, corto, cortou, corta, cortei, cortando, cortes, ferir, fere, feriu, queimar, queimo, queimou, bater, golpear, mutila~, arranhar, dano, fazer mal, fazer dano',
    skin: 'braço, braços, pulso, pulsos, coxa, coxas, pele, perna, pernas, lâmina, estilete, gilete, de propósito',
    cut: 'cortar, corto, cortou, corta, cortei, cortando, cortes, queimar, queimo, arranhar, riscar, me cortando, cortar me',
    accident:
      'sem querer, acidente, barbear, barbeando, cozinha, cozinhando, cozinhar, cebola, faca de pão, legumes, treino, treinando, academia, ginásio, agachamento, joelho, ombro, costas, tornozelo, correndo, corrida, futebol, forno, panela, ferro de passar, calorias, carboidratos, açúcar, custos, cabelo, unha, unhas',
    pointless:
      'sem sentido, não faz sentido, não vale a pena, nao vale a pena, cansado de, cansada de, farto de, farta de, desisti, desistir, sem razão, não tenho motivo, nenhum motivo, não vejo saída, não há saída, perdi a vontade, sem vontade de, odeio, não suporto, não vejo motivo, para que, não presto, sem esperança, nada mais',
    method:
      'caçadeira, corda, lâminas, giletes, pistola, arma, comprimidos guardados, veneno, remédios guardados, revólver, espingarda, comprimidos suficientes',
    get: 'comprei, comprou, tenho, tem, arranjei, guardei, guardou, juntei, juntou, juntando, guardando, escondi, esconde, escondeu, achei, encontrei, segurando, na mão',
    stand:
      'estou em cima, na beira, à beira, sentado na, sentada na, em pé, parado na, parada na, vou saltar, vou pular, estou na',
    height:
      'ponte, telhado, prédio, varanda, janela, linha do trem, linha do comboio, trilhos, viaduto, parapeito, sacada, terraço, precipício, plataforma, metrô',
    farewell:
      'adeus, carta de despedida, despedida, bilhete, última mensagem, última vez, despedi me, me despedir, cartas, despedindo, despediu',
    say: 'escrevi, escreveu, disse, dizer, deixei, deixou, mandou, mandei, dei, deu, enviou, postou, dando, distribuindo',
    forever: 'para sempre, pra sempre, nunca mais, de vez, de uma vez por todas, definitivamente',
    pain: 'dor, sofrimento, sofrer, tudo, isso, esta dor, essa dor, agonia',
    sleep: 'dormir, adormecer, durmo, dormisse',
    wake: 'acordar, acordo, acorda, acordasse, despertar',
    gone: 'desaparecer, sumir, não estar, não estivesse, sem mim, ir embora, eu sumisse, partir',
    nobody: 'ninguém, ninguem, todos, todo mundo, toda a gente, família, eles, os meus',
    miss: 'sentir falta, sentiria, notar, notaria, se importa, se importaria, melhor sem mim, ficariam melhor, estariam melhor, aliviados, mais felizes, daria falta, perceberia',
    burden: `fardo, estorvo, só dou trabalho, um peso, sou um peso, peso para, peso pra, =atrapalho, só atrapalho`,
    wayTo: 'quantos, quantas, sem dor, jeito de, maneira de, forma de, como posso, mais rápido, dose letal, letal, qual a melhor',
    planned: 'férias, viagem, viajar, trabalho, reunião, consulta, sessão, remarcar, sábado de treino, hotel, aula',
    soon: `amanhã, esta noite, hoje à noite, semana que vem, próxima semana, segunda, sexta, natal, até domingo, em breve, a partir de segunda, a partir de amanhã`,
    chest: 'peito, tórax, torax, coração, esterno, costelas',
    heart: 'coração, batimento, batimentos, pulsação, pulso',
    hurts:
      'dor, dores, dói, doi, doendo, doer, aperto, apertado, apertando, pressão, pontada, pontadas, queimação, ardor, esmagando, esmaga, pesado, peso, aperta, opressão, moinha, latejando',
    heavyOn: 'peso em cima, elefante, sentado em cima, pedra em cima, em cima do, pressionando',
    arm: 'braço, braço esquerdo, ombro, mandíbula, queixo, maxilar, mão esquerda',
    sick: 'suando, suor, suores, tontura, tonto, tonta, enjoo, enjoada, enjoado, náusea, pálido, pálida, falta de ar, mal, desmaiando, vômito, frio',
    racing:
      'acelerado, disparado, disparou, irregular, palpitações, palpitação, batendo forte, aos pulos, a mil, descompassado, parou, falhando',
    face: 'rosto, cara, boca, sorriso, pálpebra, face, lábio, canto da boca',
    side: 'um lado, lado direito, lado esquerdo, metade do corpo, de um lado, metade da',
    limb: 'braço, perna, mão, pé, lado, rosto, dedos, corpo',
    numb: 'escorr~, babando de um lado, escapa da boca, dormente, dormência, formigando, formigamento, paralisad~, paralisou, torto, torta, caído, caída, fraco, fraca, fraqueza, sem força, perdeu a força, adormecido, entortou, descaída, ao lado, mole',
    feelMove: 'sentir, mexer, mover, levantar, movimentar, segurar',
    speak: 'falar, fala, palavras, dizer, falando, voz, fale',
    slurred:
      'enrolada, enrolado, embolada, arrastada, trocando as palavras, sem nexo, não faz sentido, confusa, estranho, esquisito, arrastar, entaramelada, trapalhona, coisas sem sentido',
    see: 'ver, visão, vista, enxergar, olho, enxergo, vejo, enxerga',
    lost: 'perdi, perdeu, dobrado, duplo, dupla, embaçada, turva, cego, cega, escura, escureceu, sumiu, desapareceu',
    head: 'cabeça, dor de cabeça, cefaleia',
    confused:
      'confuso, confusa, desorientad~, não sabe onde está, não me reconhece, delirando, não fala coisa com coisa, baralhad~, perdido',
    breathe: `respirar, respira, fôlego, respiração, respirando, folego, o ar, de ar, sem ar, meu ar, puxar ar, ar não, falta ar`,
    breathless:
      'falta de ar, sem ar, ofegante, ofegando, chiado, arfando, sem fôlego, asfixia~, sufoca~, engasga~, sufoco, pieira',
    atRest:
      'de repente, parado, parada, deitado, deitada, em repouso, falar, pior, lábios, peito, repouso, sentada, sentado, noite, piorando',
    asthma: 'asma, asmático, asmática, bombinha, inalador, bomba de asma, crise de asma',
    noHelp:
      'não ajuda, não funciona, não resolve, vazia, vazio, acabou, não adianta, não faz efeito, não está a fazer efeito, não alivia',
    blue: 'azul, azuis, azulad~, arroxead~, roxo, roxa, roxos, cinzento, cinza, roxinh~, roxead~',
    lips: 'lábios, boca, rosto, dedos, pele, unhas, bebê, bebé, boquinha',
    throat: 'garganta, língua, lábios, rosto, olhos, cara, boca, glote, pescoço',
    swell:
      'inchad~, inchando, inchou, inchaço, inchar, fechando, fechar, fechada, fechou, a fechar, a inchar, apertando, apertada',
    trigger:
      'amendoim, amendoins, noz, nozes, castanha, abelha, vespa, picada, camarão, marisco, mariscos, antibiótico, alérgic~, alergia, penicilina, amoxicilina, ovo, leite, picado, picada de, frutos secos, formiga',
    rash: 'urticária, manchas, vermelhas, erupção, coceira, comichão, empolad~, placas, babas, coçando',
    take: 'tomei, tomou, engoli, engoliu, bebi, bebeu, comi, comeu, injetei, ingeri, ingeriu, tomando, injetou, tomado, tomar',
    medicine:
      'comprimido, comprimidos, remédio, remédios, pílula, pílulas, paracetamol, ibuprofeno, dipirona, benuron, ben u ron, rivotril, clonazepam, insulina, antidepressivo~, calmante, calmantes, medicamento, medicamentos, tylenol, xanax, sertralina, ansiolítico~, alprazolam, diazepam, zolpidem, gotas',
    poison:
      'lixívia, água sanitária, candida, detergente, desinfetante, soda cáustica, chumbinho, veneno, raticida, pesticida, anticongelante, pilha, bateria, ímã, cogumelo, cogumelos, produto de limpeza, amaciante, álcool gel, gasolina, diluente, inseticida, mata ratos, cápsula de detergente, plantas venenosas, naftalina',
    swallow: 'engoli, engoliu, bebi, bebeu, comi, comeu, lambeu, ingeriu, pôs na boca, colocou na boca, tomou, engolido, bebido',
    breatheIn: 'inalei, inalou, respirei, respirou, fumaça, vapores, cheirei, cheiro, inalado',
    gas: 'monóxido, cloro, gás, vapores, fumaça, fumo, amoníaco',
    alcohol: 'álcool, vodka, vodca, cachaça, whisky, bêbad~, bebida, vinho, cerveja, uísque',
    insulin: 'insulina, unidades',
    sugar: 'açúcar no sangue, glicose, glicemia, glicémia, açúcar, sensor, medidor, glicosímetro',
    tooLow: 'baixa, baixo, caindo, baixou, hipo, baixíssima, baixinha, despencando, a descer, muito baixa',
    tooHigh: '=hi, hálito de fruta, alta, alto, altíssima, cetonas, corpos cetónicos, subindo, disparou, não desce',
    shaky:
      'tremendo, tremer, tremores, suando, suor, confuso, confusa, tonto, tonta, desmaia~, vomita~, sede, mole, fraco, fraca, não acorda, esquisito, sonolent~, a tremer, a suar',
    diabetic: 'diabético, diabética, diabetes, tipo 1',
    unwell:
      'febre, mole, molinho, molinha, azul, roxo, roxinho, não mama, não quer mamar, não come, manchas, vomita, vomitando, chora sem parar, não para de chorar, caiu, fralda seca, convuls~, moleira, respira rápido, não respira, engasgou, não acorda, diarreia, gemendo, gemido, não reage, prostrad~, 39, 40',
    move: 'mexer, mexe, mexeu, mexendo, chutar, chuta, pontapés, movimento, movimentos',
    pregnancySign:
      'sangra~, sangue, sangramento, dor, dores, cabeça, visão, embaçada, inchad~, inchaço, bolsa, líquido, contrações, queda, caí, pressão alta, luzes, mexe, pontos brilhantes, tensão alta, tensão',
    hit: 'bate, bateu, bater, espanca, espancou, soco, socou, tapa, chutou, chuta, estrangula, estrangulou, enforcou, empurrou, empurra, estuprou, violou, abusa, tocou, murro, murros, agrediu, agride, sova, batendo, apertou o pescoço, apertou meu pescoço, pontapé, esganou',
    threaten: 'ameaça, ameaçou, ameaçando, vai, disse que vai, diz que vai, quer, jura, jurou, disse que me, diz que me',
    weapon: 'faca, arma, pistola, cinto, martelo, revólver, facão, espingarda, pau',
    afraid: 'medo, apavorad~, aterrorizad~, assustad~, pavor, com medo, receio',
    home: 'voltar para casa, ir para casa, dele, do meu marido, do meu namorado, do meu pai, dela, do meu ex, em casa, quando chega',
    confine:
      'tranca, trancou, trancada, trancado, não me deixa sair, não deixa sair, persegue, me segue, tirou minhas chaves, fechou me, prende, prendeu, não me deixa, não a deixa, presa em casa',
    abuse: 'abuso, abusad~, violência doméstica, agredid~, maus tratos, abusa, abusou, estupr~, violentad~, violad~',
    faint:
      'inconsciente, desmaiou, desmaiei, desmaio, desmaiad~, apagou, apaguei, desacordad~, sem sentidos, caiu no chão, desfaleceu, perdeu a consciência, perdeu os sentidos, não acorda',
    respond: 'responde, responder, reage, reagir, acorda, acordar, se mexe, reação',
    bleed: 'sangra, sangrando, sangrar, sangue, sangramento, hemorragia, a sangrar',
    vomitCough:
      'vomitei, vomitou, vomitando, vômito, tossi, tossindo, tosse, fezes, urina, cuspi, cuspindo, cocó, cocô, vómito, a vomitar',
    wound:
      'corte profundo, cortei, cortou, esfaque~, facada, tiro, baleado, baleada, atropelad~, bateu a cabeça, bati a cabeça, fratura, quebrou, queimou, queimadura, decepou, ferida, partiu',
    fall: 'caiu, caí, queda, acidente, batida, atropelad~, bateu, tombo',
    belly: 'barriga, abdômen, abdómen, estômago, ventre',
    purge:
      'vomitar, vomito, vomita, vomitando, laxante, laxantes, pôr para fora, botar para fora, deitar fora, regurgitar, vomitado',
    onPurpose:
      'forço, força se, provoco, provoca, de propósito, dedo na garganta, dedos na garganta, me obrigo, me faço, me forço, obrigo me, provocar o',
    meal: 'depois de comer, depois das refeições, comida, refeição, refeições, tudo que como, o que como, jantar, almoço, depois de cada',
    starve:
      'passar fome, passo fome, jejum, não comer, parei de comer, deixar de comer, pulo as refeições, sem comer, parou de comer, deixou de comer, recusa comer, recusa se a comer',
    eat: 'comer, como, comi, comida, refeição, come, comeu, alimentar',
    days: 'dias, semanas, desde segunda, desde sexta, desde domingo, há dias, três dias, faz dias',
    onlyEat: 'só como, como apenas, apenas, só comi, me permito, vivo de, só come, não passo de, menos de',
    binge:
      'compulsão, compulsões, me empanturro, devoro, como até passar mal, como até doer, ataques de comida, devorei, empanturrar',
    shame:
      'não consigo parar, vergonha, odeio, nojo, escondid~, culpa, castig~, todas as noites, compensar, segredo, culpad~, controle, nojenta',
    weight: 'peso, emagrecer, magra, magro, gorda, gordo, calorias, quilos, kg, engordar',
    period: 'menstruação, menstruo, período, regra, regras',
    asks: 'qual, quais, como, por que, porque, o que, quando, pode, podem, existe, me explica, explique, gostava de saber, queria saber, artigo, é verdade',
    about:
      'quais são os sinais, considerado, considera se, na gravidez, sinais, sintomas, causas, causa, risco, prevenir, prevenção, tratar, tratamento, perigos~, significa, evitar, depois de um, reconhecer, diferença',
    prevents: 'risco, prevenir, prevenção, evitar, reduzir, diminuir, reconhecer',
    now: 'tenho, tem, está, estou, estão, sinto, sente, agora, hoje, ontem, tomei, tomou, mostra, acho que, de novo, neste momento, acabou de, acabei de, desde',
    past: 'tive um avc em, recuperei por completo, já tive, anos atrás, há anos, no ano passado, quando era jovem, histórico, recuperei, depois do meu, já curad~, há # anos, antigamente, em criança',
    ...further,
    ...quiet,
  },
  alone,
  named,
  weights,
  weightsOfKinds,
  harmless,
  ordinary: 'peita peitos direito jeito feito mata-mata matar mate mata corta curta certo cedo cabeca respeito respirador',
}

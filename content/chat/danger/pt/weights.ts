import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.1,
  meanings: `
      -1.1 asks threaten, -0.9 eat recovered training wayTo, -0.8 others, -0.7 about die longPast planned recurs, -0.6 sun, -0.5 ageOld
      lost many noHelp sleep starve, -0.4 get legs lowBmiFigure move, -0.3 accident marks weighsSelf, -0.2 exercise goesOut handOver
      laboured manyFigure method pet want, -0.1 cut game highKetoneFigure joke lowOxygenFigure past soon wake, 0.1 arm awful confused
      dropThings foodRule gone harmed heatCold period pregnancySign recreational sugar, 0.2 badly belly bleed blue burden confine drowsy
      goOn handFails limb locksIn noKicks onPurpose ribsIn saysFell shivering sunken thirst urinate, 0.3 betterOff breathless crash
      diabetic headSplits height insulin limbSign say tooHigh underSink victim, 0.4 alcohol blade chest deliberately drawnTo farewell
      fever head hurt leaden life live lowSugarFigure odd rash speak suddenly swallow swell trigger, 0.5 asthma diabetesThing fall
      flashes fruitBreath intend leftOut much numb overMuch timesADay vomitCough weapon, 0.6 bathroom cannot eyesRolled forever injure
      not poison see undo vomiting, 0.7 birthSign bump end hurts kill lastLetters runsWater shaky slurred take, 0.8 breatheIn
      deadlyPlace faint home lump meal pregnant self sick tooLow, 0.9 atRest calmNow contact days face hide me sleepPills strike, 1
      afraid breathe child highSugarFigure ownBody purge shame, 1.1 hit passOut throat, 1.2 dose feelMove ridOfMe, 1.3 lips person, 1.4
      skin, 1.7 medicine, 1.9 unwell`,
  words: `
      -1.6 mundo tanto, -1.4 chefe ou posso, -1 em quer semana vitamina, -0.9 balanca conta morta, -0.8 anos aos de fiz medica mudei
      num, -0.7 aparece bem disse domingo entrar esteira fiquei morri nas sogra sugando tem tirem, -0.6 costela doce galo ganhou ligado
      normal planta primeiros quinta seis socorros sono tambem um uso veneno voz, -0.5 alergica alma app assassino audio beber correr da
      fazer g janela jejum ketchup leve mail morrendo noite novo olhos passou pe pediatra pos quanta receitas sinto sobrinha sofa subo
      tio todo tres ventilador, -0.4 agressivo alta barra branca cafe calendario casal comeco comi creatina deixa desconto duas enfim
      fez folego gravidez ir juro kg meta ne o overdose parei passos pix plano por queria questionario quilos remarcar saber sangue
      treinar viu voltei whey, -0.3 abobora agachamento ainda alongamento andar anual ardem avc band belisco capeta cedo comeu como
      cuscuz dois dormi equipa esse exames hidroginastica lanche mais mes meu meus morreu muito neura otima passada perder pq primeira
      quando queijo receita rindo rodizio roxa sabado tensao testa, -0.2 acorda acucar almoco amanha ando antes areia batata boleto
      calor caminhar camisa caneta cardapio carnaval chat comprimido cortei dei deitei desafio deu era escorre estou familia favor fecha
      glicose hiit ioga janta lado mae manda me minutos mulher oleo onibus ontem panela parou pela perdi perna pescoco pouco qual quanto
      queimadura rir se sem sentada sozinho suor supino teve tinha tira treino trilha tudo turno valor vermelha vezes vista vizinho
      voltou vontade, -0.1 acordei amendoim apaguei banho bicicleta bocadinho braco cenoura comecar compras comprida convulsao crianca
      criancas dentro descanso doi dorme ela filha fixe ja kk litros manga matou musculo obrigada pode pressao quais quantas sao senha
      tapioca venceu, 0 bebe dormir meses sai sou trabalho vai, 0.1 abelha anda apaga aula avo bala barriga caido caixa cara castanha
      cheio coca confuso coracao curso das demais dentes depois desde dessa desse diz emagrecer engoli enorme estacionamento fazendo
      gasta gato gelo ha hipoglicemia horrivel insulina inteiro irma la leva louca mamar manchas manha marido miudo moro nem obedece
      onde pai para placas pro que rosto roxas sangrando sempre ser sete sexta sinal suando tapete trocou troquei uns valeu vermelho
      virei vomitando, 0.2 acho alguem alguma aluna aparelho bebi bolo bolsa bombinha bracos cachorro cai chaleira cheira cinco cocando
      consegue corredor costas cozinha crise danca dela desce desculpa desmaiei dias do dona dor enrolado entre entrou escada escadas
      escola esquerdo estava falar febre ferro ficando fome foram frio fruta glicemia guardei hi horas janto lembrete lencol levanta
      liga madrugada maos maquina mas massagem mesmo mexe minhas muita n na nascido nunca ombro ossos pano papeis parar pastel pernas
      peso pessoa podre pontinhos proposito pulseiras recem relogio remedio res resmunga respira respirando sede senhor sentou subi tao
      tipo toalha toda tomou vendo vez voltar vomitar, 0.3 acaba achando afundando agua aguento ao apagar arroz atende azul bater
      bilhete bomba cacadeira caiu chao choram colega comigo consigo dedos deitar depressa dos ele engordar estamos esteve falando falou
      fechando gilete hora isso labios logo longe mandou meia menino mim natacao neta numa oxigenio pelo pensos pia pingando prato preto
      q quase queima quem rapido respirar socorro suicidio tava tive to tomei tomo troco ver verao voces x ze, 0.4 adrenalina alergico
      apareceu as cabeca caindo carta cartela cartelas cheia cinto coisa continua conto dieta direita ensopado fala faz feito ficam fico
      formigando garganta gaveta lavar ligo lingua minha motorista namorado passa pequeno porta pulso queixo roupa sabe segura sensor
      seu sobe suco tenho tivesse todos, 0.5 a agora amendoas amiga ano aperta apliquei asma banheiro bebeu com comprimidos coxa debaixo
      desmaiou durante engoliu essas fica filho fundo halito neto ninguem olho parece peito rivotril rua saiu segunda sei sitio umas
      volta vomito xixi, 0.6 acabar bom cama carro celular chave comecou cor diabetico direito explodindo foi frase gelado jantar meio
      morrer nada nos outra passar pra quarto sanitaria saturacao semanas sentir vida virou vo vou, 0.7 baixo boca chuveiro cima corro
      deixei garrafa olhando rio soco suar tremendo, 0.8 aluno aqui ar dele gravida hoje levou mao no quero quintal, 0.9 cada dar dia
      falta os paz podem, 1 esta medo uma, 1.1 eu ficou forte, 1.2 matar, 1.3 nao, 1.4 casa e so ta, 1.6 ate`,
  beginnings: `
      -1.6 marmi, -1 norma vitam, -0.9 atras balan passo quant repet, -0.8 medic recei urgen, -0.7 despe domin entra estei prime sugan
      venen, -0.6 apren enfer ganho ligad minut plant ressu tambe trein, -0.5 assas corre coste desca exerc fique inven janel ketch
      marat pedia sobri, -0.4 agres branc calen camin creat desco estud foleg overd parqu queri quest quilo remar sangu seman volte,
      -0.3 abobo acord agach almoc along belis capet cobra crian cuscu desen dormi engas equip exame hidro lanch pedal perde pergu quand
      queij rapid rodiz sabad tempe tensa, -0.2 aceit acuca alerg amanh batat bolet camis canet carda carna corte deite desaf escor
      estor famil glico inici mulhe onibu profe renov socor sozin suges supin trilh venti vizin volto vonta, -0.1 adole apagu apare
      bicic bocad cardi casta cenou compr curad dentr estre litro morre muscu obrig senta tapio vence, 0.1 abelh conse corta demai dente
      depoi engan enorm estac fazen fecha hipog horri insul janta manch molei obede pesco placa press sempr suand tapet troco troqu, 0.2
      abert algue algum apont bombi braco brilh chale cocan consi conta costa cozin descu encha entro esque estav fican glice incha
      madru maqui massa minha molha mostr motor nasci palav panel papei paste perce perna propo pulse quebr quint redon relog resmu
      sento soube suspi toalh tranc, 0.3 achan afund aguen amend arrep atend barri bilhe bolac bonit cacad capin coleg comig depre dobra
      emagr encos engor enrol escon estam estev estou falan gilet labio larga laxan lembr mando natac oxige palma passa penso picad
      pinga preci suici, 0.4 adren cabec caind casti chora deita diabe divid escad estra formi garga gavet gravi guard levan lingu peque
      queix segur senso tives volta, 0.5 apert apliq banhe cacho conti debai duran ensop halit lenco menin namor ningu parec ponti queim
      recus remed rivot senho, 0.6 apaga celul desli escre explo quart sangr sanit satur senti, 0.7 acaba chuve deixe engol garra gelad
      olhan respi treme, 0.8 cheir desma vomit, 0.9 carte escol, 1.5 direi`,
}

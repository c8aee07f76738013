import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.6,
  meanings: `
      -0.6 asks eat, -0.5 die others recovered wayTo, -0.4 about longPast recurs sun threaten training, -0.3 get planned starve want,
      -0.2 accident ageOld legs lost lowBmiFigure lowOxygenFigure marks move noHelp sleep, -0.1 game handOver many method pet, 0.1 arm
      betterOff blue bodyImage breathless crash decided drowsy height hurt insulin kill onPurpose saysFell thirst urinate, 0.2 alcohol
      asthma badly belly burden confine deliberately diabetic drawnTo farewell fever forever goOn head headSplits injure leaden life
      limb limbSign live locksIn now odd pregnancySign rash shivering suddenly timesADay tooHigh trigger underSink victim weapon weight
      wound, 0.3 bathroom birthSign blade diabetesThing eyesRolled fall flashes fruitBreath leftOut lowSugarFigure overMuch poison
      runsWater see speak swallow undo, 0.4 afraid breatheIn cannot chest hurts intend lastLetters much numb slurred strike swell tooLow
      vomitCough vomiting, 0.5 bump calmNow contact deadlyPlace end faint highSugarFigure home meal pregnant self shaky shame
      sleepPills, 0.6 atRest child days face hide hit lump not passOut purge sick take, 0.7 breathe feelMove ownBody ridOfMe throat, 0.8
      dose me, 0.9 lips medicine skin, 1 person, 1.3 unwell`,
  words: `
      -0.8 tanto, -0.7 mundo ou, -0.6 chefe posso, -0.5 em semana vitamina, -0.4 aos balanca conta de disse medica morta mudei num quer
      sono sugando tem, -0.3 alma aparece app assassino audio avc bem correr costela doce domingo entrar fazer fiquei fiz g galo ganhou
      jejum ligado morri nas normal novo pe pediatra pix plano planta primeiros sangue sinto socorros sogra tambem tirem veneno, -0.2
      abobora alergica alongamento alta anos ardem barra beber belisco cafe calendario casal comeco comeu comi como cortei da deixa
      desconto exames familia folego gravidez hidroginastica ir janela juro kg lado lanche mae mail mes morrendo morreu ne noite olhos
      otima parei passada passos passou primeira quanta quanto queria quilos quinta receita receitas remarcar sabado sao seis sofa subo
      tensao testa teve tio todo treinar tres trilha tudo um uso ventilador viu voltei voz, -0.1 acorda acucar agachamento agressivo
      ainda andar antes anual band caminhar caneta capeta cardapio cedo comecar creatina dentro desafio deu dois dormir duas ela era
      estou favor glicose ja janta kk mais me meta minutos onibus ontem panela pela perder pescoco por pressao quais qual quando queijo
      rir roxa sentada sol supino trabalho treino valor vezes vizinha voltou whey, 0 almoco avo braco demais desde filha horas inteira
      manha meses meu muito o onde pai perna que sai se sem sou tempo to, 0.1 afundando ao apagar apareceu arroz aula barriga bebe bebi
      bolo bolsa bomba bombinha bracos cachorro caido caindo cara chao cheira cinco comer coracao costas cozinha crise das decidi dela
      depois diz ele entre escada esquerdo esteve falou febre fechando ferro glicemia guardei ha insulina irma labios levanta longe
      marido mas menino mesmo mim minhas muita natacao nem numa papeis para parar pastel peso podre pontinhos prato preto pro proposito
      quem rapido res resmunga respirando rosto rua sangrando sede sempre senhor suando suicidio tao tava tive toda tomou troco uns vai
      vendo ver vez vomitando x, 0.2 acaba achando adrenalina aguento alergico ano apliquei asma azul bater cabeca cacadeira caiu cama
      carro cheia choram cinto coisa colega consigo continua coxa debaixo dedos deitar depressa desmaiei dez dias dieta direita do dor
      dos durante engordar ensopado estamos fala falar faz feito ficam fico formigando fruta fundo garganta gilete hora isso lavar
      lingua logo mal morrer motorista nada namorado neta neto nunca outra passa pelo pensos pequeno pessoa pia pingando porta pulso
      quase queima queixo quero respirar roupa sabe saiu segunda segura sensor seu sobe socorro suco tenho tivesse todos tomo umas verao
      voces volta voltar vou xixi, 0.3 agora agua amendoas amiga aperta aqui as banheiro bebeu bom carta cartela celular cima comecou
      cor desmaiou diabetico engoliu essas explodindo filho foi frase gaveta gelado halito ligo matar meio minha na ninguem nos olho
      parece passar peito quarto quintal rivotril sanitaria saturacao sei sitio soco tomei virou vo vomito, 0.4 acabar aluno ar baixo
      boca chave chuveiro com corro dar deixei dele direito fica garrafa jantar levou mao medo olhando podem pra q rio semanas sentir
      tremendo vida, 0.5 cada dia esta falta gravida paz, 0.6 a ficou forte hoje no os, 0.7 casa eu, 0.8 uma, 0.9 so, 1 ate nao ta, 1.2
      e`,
  beginnings: `
      -0.7 marmi, -0.5 norma quant vitam, -0.4 atras balan medic passo prime recei sugan urgen venen, -0.3 assas corre desca despe domin
      enfer entra exerc ganho ligad minut pedia plant repet ressu sangu tambe trein, -0.2 abobo aceit along apren belis calen camin
      corte coste desco dormi engas exame famil fique foleg hidro inven janel lanch marat morre quere queri quilo rapid remar sabad
      tempe tensa trilh volte, -0.1 acuca adole agach agres capet carda creat crian dentr desaf desen estud inici onibu pedal perde
      profe queij seman socor suges supin venti vizin volto, 0.1 afund apont bombi braco brilh caind convu costa cozin decid depoi dobra
      encha enrol esque estev glice incha labio larga marid minha natac palav papei passa paste propo quebr resmu segun soube suici
      suspi, 0.2 achan adren aguen apaga apliq barri bolac bonit cacad capin casti chora coleg consi conti debai deita depre diabe divid
      duran emagr encos engor ensop escad estam estou estra formi garga gilet gravi janta laxan lingu menin motor penso peque picad
      pinga preci queix recus segur senho senso tives tranc, 0.3 amend apert banhe cabec cacho celul desli escre explo gavet guard halit
      lenco levan namor ningu parec ponti quart queim remed rivot sanit satur volta, 0.4 acaba cheir chuve deixe desma engol escol garra
      gelad olhan sangr senti treme, 0.5 carte respi vomit, 0.8 direi`,
}

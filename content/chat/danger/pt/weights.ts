import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.6,
  meanings: `
      -0.7 asks, -0.6 eat recovered, -0.5 die longPast threaten wayTo, -0.4 about others planned recurs training, -0.3 get sleep sun,
      -0.2 accident ageOld exercise legs lost lowBmiFigure lowOxygenFigure many move starve want, -0.1 joke laboured marks method noHelp
      pet, 0.1 arm belly betterOff bleed blue bodyImage breathless crash decided drowsy heatCold insulin onPurpose say saysFell sunken
      thirst urinate, 0.2 alcohol asthma badly burden confine diabetic drawnTo farewell fever forever goOn head headSplits hurt kill
      leaden life limb limbSign live locksIn now odd pregnancySign rash shivering suddenly timesADay tooHigh trigger underSink victim
      weight, 0.3 bathroom blade chest deliberately eyesRolled fall flashes fruitBreath height injure leftOut lowSugarFigure overMuch
      poison runsWater speak swallow swell undo weapon, 0.4 afraid birthSign cannot diabetesThing hurts intend lastLetters meal numb see
      self slurred strike tooLow vomitCough vomiting, 0.5 breatheIn bump calmNow contact deadlyPlace end faint highSugarFigure home much
      pregnant shaky shame sleepPills take, 0.6 atRest days face hide hit lump not passOut purge sick, 0.7 breathe child dose feelMove
      ownBody ridOfMe throat, 0.8 me, 0.9 lips medicine person skin, 1.2 unwell`,
  words: `
      -0.8 mundo, -0.7 ou tanto, -0.6 posso, -0.5 bem chefe em morta quer semana vitamina, -0.4 anos aos balanca conta disse fiz medica
      mudei num planta sugando tem, -0.3 alma aparece app assassino audio correr costela de doce domingo entrar esteira fazer fiquei g
      galo ganhou ligado mes morri nas normal passou pe pediatra plano pos primeiros quinta receitas sangue sinto socorros sogra sono
      tambem tirem um veneno, -0.2 abobora alergica alongamento alta amanha ardem avc barra beber belisco branca cafe calendario casal
      comeco comeu comi como creatina deixa desconto enfim esse estou exames familia fez folego gravidez ir janela jejum juro ketchup kg
      lado lanche leve mae mail morrendo morreu ne noite novo olhos otima overdose parei passada passos pix primeira quanta quanto
      queria questionario quilos receita remarcar rodizio sabado sao seis sobrinha sofa subo tensao testa tio todo treinar tres uso
      ventilador viu voltei voz, -0.1 acorda acucar agachamento agressivo ainda andar antes anual band boleto caminhar caneta capeta
      carnaval cedo comecar comprimido cortei cuscuz da desafio deu dois dormi dormir duas ela era favor filha fixe glicose
      hidroginastica kk mais me meta minutos muito neura o onibus ontem perder perdi perna pescoco por quais qual quando queijo rindo
      rir roxa saber sem sentada supino teve tinha treino trilha tudo valor vezes voltou whey, 0 almoco avo braco coracao diz ha ja
      manha meses meu nem pai que sai ser sou trabalho, 0.1 afundando ao apagar arroz aula barriga bebe bebi bolsa bomba bombinha bracos
      caido cara chao cheio cinco comigo costas cozinha crise das decidi dela depois desde ele escada esquerdo esteve falando falou
      febre fechando ferro frio glicemia guardei horas insulina labios lencol levanta longe maos marido meia menino mesmo mim minhas
      muita nascido numa onde oxigenio papeis para parar pastel podre pontinhos prato preto pro proposito quem rapido recem relogio res
      resmunga respirando rosto sangrando se sede sempre senhor suando subi suicidio tao tava tive to toda tomou troco vai vomitando x,
      0.2 acaba achando adrenalina aguento alergico ano apareceu apliquei asma azul bater bilhete cabeca cacadeira caindo caiu cama
      cartelas cheia choram cinto colega consigo continua conto cor coxa dedos deitar depressa desmaiei dias dieta direita dor dos
      durante engordar ensopado estamos fala falar faz feito ficam fico formigando fruta fundo garganta gilete hora irma isso jantar
      lavar ligo lingua logo mas motorista namorado natacao neta neto nunca passa pelo pensos pequeno pia pingando porta pulso quase
      queima queixo respirar roupa rua sabe segunda segura sensor seu sobe socorro suco tenho tivesse todos tomei tomo umas vendo ver
      verao vez voces volta voltar ze, 0.3 acabar agora agua amendoas amiga aperta as banheiro bebeu bom carro carta cartela celular
      chave coisa comecou comprimidos debaixo desmaiou diabetico do engoliu essas explodindo fica filho foi frase gaveta gelado halito
      matar meio minha morrer na nada ninguem nos olho outra parece peito q quarto quero quintal rivotril saiu sanitaria saturacao sei
      sitio suar vida virou vo vomito vou xixi, 0.4 aluno aqui ar baixo boca chuveiro cima corro dar deixei dele direito garrafa levou
      medo olhando passar podem rio semanas sentir soco tremendo, 0.5 cada com dia falta gravida hoje mao paz pra, 0.6 a esta ficou
      forte os, 0.7 casa eu no uma, 0.8 so, 0.9 ate, 1 nao ta, 1.3 e`,
  beginnings: `
      -0.7 marmi, -0.5 norma quant vitam, -0.4 balan medic passo plant prime recei sugan trein urgen venen, -0.3 assas atras branc corre
      desca despe domin enfer entra estei exerc ganho ligad marat minut pedia repet ressu sangu tambe, -0.2 abobo along amanh apren
      belis calen camin coste creat desco dormi engas exame famil fique foleg inven janel ketch lanch overd parqu pergu queri quest
      quilo rapid remar rodiz sabad sobri tempe tensa vizin volte, -0.1 aceit acuca agach agres bolet capet cardi carna corte crian
      cuscu desaf desen estud glico hidro onibu pedal perde profe quand queij quere seman socor suges supin trilh venti volto, 0.1 afund
      apont arrep bombi braco brilh comig costa cozin decid depoi encha enrol escon esque estev falan glice incha intei labio larga
      marid minha mostr nasci oxige palav palma papei passa paste picad propo quebr relog resmu segun soube suici suspi, 0.2 achan adren
      aguen apaga apliq barri bilhe bolac bonit cacad cacho caind capin casti chora coleg consi conti deita depre diabe divid duran
      emagr encos engor ensop escad estam estou estra formi garga gilet laxan lembr levan lingu menin motor namor natac penso pinga
      preci queix recus segur senho senso tives tranc, 0.3 amend apert banhe cabec celul debai desli escre explo gavet gravi guard halit
      lenco ningu parec peque ponti quart queim remed rivot sanit satur volta, 0.4 acaba cheir chuve deixe desma engol garra gelad olhan
      sangr senti treme, 0.5 carte escol respi vomit, 0.8 direi`,
}

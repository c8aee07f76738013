import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.3,
  meanings: `
      -1.3 about game, -1.1 eat, -1 legs recovered, -0.9 lost sun training, -0.8 asks, -0.7 longPast others recurs threaten wayTo, -0.6
      joke planned, -0.5 lowBmiFigure many, -0.4 exercise get move pain pale soon starve, -0.3 crash despair noHelp side sleep, -0.2
      accident fall goesOut harmed manyFigure marks, -0.1 gas heart highKetoneFigure indigestion miss onPurpose pointless sleeves, 0.1
      breathless confused control dryNappy laboured mayNotSee pet say, 0.2 awful burden dropThings forever heatCold height hoards
      lowOxygenFigure lump me noKicks pregnancySign pregnant recreational ribsIn sunken sweaty swell thirst trigger urinate vanish want,
      0.3 arm belongings bleed decided diabetic handFails not numb period rash shivering sugar underSink, 0.4 alcohol bodyImage confine
      drowsy fever flashes foodRule insulin leftOut limb live locksIn overMuch racing swallow timesADay weight wound, 0.5 badly belly
      betterOff countsBites deliberately diabetesThing fruitBreath head headSplits hurt odd saysFell speak tooHigh vomiting without, 0.6
      bump farewell gone intend leaden suddenly, 0.7 asthma bathroom deadlyPlace drawnTo end home poison self, 0.8 blade breatheIn hurts
      injure lowSugarFigure much see sleepPills slurred, 0.9 days face lastLetters meal passOut runsWater, 1 afraid attacker breathe
      eyesRolled hide highSugarFigure hit take, 1.1 atRest birthSign cannot dose feelMove limbSign person shaky strike tooLow undo, 1.2
      calmNow child faint, 1.3 contact kill ownBody purge sick, 1.4 shame, 1.5 lips ridOfMe skin throat, 1.9 medicine unwell`,
  words: `
      -1.3 ou tanto, -1.2 em entao esse jogo, -1.1 conta, -1 levo quer, -0.9 costela fez ganhou mes mundo planilha semana sugando, -0.8
      alma chefe de ligado mae marmita nas pediu posso quinta, -0.7 andar domingo morta mudei noite plano querer, -0.6 ai aos audio avc
      cobra dois faca fiquei fui medica o perfeito piada professora receitas sabado sogra tem tres vaca veneno ventilador vitamina, -0.5
      abre acai bacalhau balanca bora comeco comi correr creatina disse ela entrar feijoada fiz g galo mancha manda manuais meta morri
      normal olhos pe perdi piscina queijo queria ri sapo segue senha sinto tambem tercas verde voo, -0.4 anos antes aparece aveia b
      beber certificado certo cunhada da deixa dica doce enfermeira engasguei escritorio esteira febrinha forro ganhei historia inchou
      ir ja jejum marca novo otima parte passou pediatra pela pode policial quanta reuniao sangue sao saudade saudades seis sentido
      serve sobrinha soro time tossi tou tremo uso vacina vale vet vi viu vizinho voltei zumbi, -0.3 abobora acucar agachamento alergica
      alta amo antibiotico apaixonado app aprender assassino bebi bem boas ca caminhar cobre comando comida comprei computador couve
      danca desconto diario diretora disso doces dormi elevador embora ensina era exames exercicios existe fazer festas fim folego
      frente gelo gravidez hortela ideias juro ketchup lanche leve liberou linda matou meses metro morrendo mudanca natal nosso numero
      passado passo pedalar peixe perguntaram pernas perto pes pipoca pix planta por pos precisa primeira primeiros pronta quando que
      quem questionario quilos receita ressaca ribeira saber sem senti sexta socorros sofa subo supino tanta tarde terminei tinha tiro
      todo torta treinar urgencia veio versao vezes vivo voce voltou vomitou, -0.2 acorda afoguei agressivo ainda ajuda alongamento
      aperto areia aulas aviso baba banana barra belisco boleto boneco bonito cao cardapio cardiologista casal casamento cedo cenoura
      chat cinta ciume coimbra colesterol colica comecar comer consegui coracao cortei crianca cuscuz deitei dentro desafio desco dessa
      deu diferenca diria dizer ecra empresa enfim faltam faltar fantasia farmaceutico favor filme foto funciona gases gosto granola
      grupo hiit infantil inicial inscrevi ioga janela killer litros livro livros marmitas mata melhor melhorou metade meu miojo mochila
      morreu muito musculo ne neura orelha otimo outro pagar panela passos percebo perder posto pq preciso pulei quanto quatro
      queimadura rindo samu sardinha seco sentado serial sobre sono sumiu tensao testa teste tira tirem trapo treinos trocar vampiro
      venceu volei whey, -0.1 almoco alto amendoa ardem avisei banco band banho bateu branca branco brasil c cacula caiu calendario
      chorei como comprimido coragem criancas desde diabetes doadora doi errado escrito faculdade familia feita frequencia gostei
      grafico kg kk lado mail mais mas me nem nota nova optimo ora orgaos ouvir overdose pagina para parque penha praia prevencao
      problema prova qual quantas remarcar rodizio salada sufoco tempo terapia terca teve todas tudo um ver viajo vontade, 0 das dias
      ele ontem pra sou, 0.1 aberta abracou achei agora alguem ao as bebe bocadinho body bolo braco cabe canto castanha cocando comprida
      confuso copo dei do dormir duas emagrecer embacada espelho espumando estao estou faco fazendo filha filhos frio gato geme isso
      levei manga mascara miudo molhado moro na onde pao parceiro pele penso perna pulsacao pus roxas sai sol sopa suando ter tomei
      trabalho treino troquei vista vizinha vomitando, 0.2 aluna ando apaga aparelho aula babando bala barriga bolsa bombinha cachorro
      caminho caneta cartela chegar cheio chorar coca comeu consegue conversa cotovelo deitar deixo demais depois desacordado desculpa
      desse dou durmo engoli engordar enorme entrou escada escola esquerda esquerdo estacionamento falar ficando ficar filho frigorifico
      guardei hi horrivel insulina lencol levanta levanto madrugada mamar mandou maquina marido massagem meia minhas miudos molho muita
      nasceu nascido obedece ombros ossos ouco palavras parede pastel pelo placas podre ponte pro recem remedio repente respira respirar
      responde roda rua ruim se sede som subir tenis tia todos tomo uns vai vejo vermelho vez vida vim virei, 0.3 acho afundando aguento
      alguma amiga ano boca bomba bracos cafe caixa cansaco cara cheira corrida curativo decidi dentes depressa desmaiei dia diz dona
      dor enrolado entre escolhi estava fala febre ferro foram geladeira gelado gente glicemia hipoglicemia irmao jogar lembrete leva
      mama manha mao mexe nenem ombro oxigenio pai pano papeis peso pessoa pia picada pingando pontinhos proposito queixo rapido
      resmunga rosto sabe sangrando segunda sempre senhor sentou ser sinal sogro terminar tivesse toalha trocou vomitar zap ze, 0.4
      abelha acaba acha achando agua apagar ar arroz avo bater bebo bonita carro carta cartelas chaleira chao choram corredor dedos
      desce direito ensopado escadas explicar falou fechando fome fruta gasta gilete horas inteira janto labios liga lindo longe louca
      manchas mim motorista namorado nunca oito parar partir passa pulso relogio res respirando sensor seu sitio socorro subi suicidio
      tapete telefone terceira toda tomou troco voces volta vou, 0.5 a amendoas apareceu atende azul bebeu bilhete cabeca cacadeira cai
      caindo cima cinco cinto crise durante explodindo falando foi formigando gaveta ha halito logo no pulseiras q quase queima rivotril
      segura tive umas valeu vendo verao, 0.6 adrenalina alergico aperta apliquei com comigo comprimidos consigo continua corro cozinha
      debaixo desmaiou diabetico dieta estamos frase fundo garganta garrafa ligo mesmo neta neto ninguem nos outra parece passar pensos
      pequeno porta roupa sentir suco vaga voltar vomito xixi, 0.7 aluno asma banheiro colega costas coxa dente engoliu essas fica ficam
      linhas morrer os preto quarto sanitaria sobe tenho tremendo, 0.8 bom celular conto e gravida lavar maos meio nada olho peito sei
      semanas tao tava vo, 0.9 aqui baixo cama cheia chuveiro coisa comecou cor deixei dele direita falta jantar minha quintal saturacao
      so soco, 1 acabar cada faz fico ficou hoje levou rio suar uma virou, 1.1 dar eu forte olhando quero to, 1.2 ate chave nao paz, 1.3
      esta podem, 1.4 medo, 1.6 casa, 1.8 matar, 2 ta`,
  beginnings: `
      -1.4 venen, -1.2 segui, -1 marmi, -0.9 balan ganho plani recei repet sugan, -0.8 apren condi domin ligad norma sauda, -0.7 brinc
      coste famil medic pergu quant urgen, -0.6 desca entre inven passo perfe profe sabad trein vitam, -0.5 agach along bacal cinze
      creat entra escri falta feijo histo manua melho pisci plant queij queri recla tambe terca, -0.4 agrad certi cunha difer enfer
      engas estei estud febri funer ganhe incho instr lavad marat monta parqu pedia pneum polic pront receb reuni sangu sobri vacin
      volte, -0.3 abobo acuca antib apaix assas camin cobra coman comid compu crian denti desco despe devol diari diret eleva embor
      ensin enter exame exerc exist festa fique foleg frent horar horte ideia infan infar ketch lanch liber masti minut mudan numer
      pedal perna perni perso pipoc prime produ quand quest quilo renov ressa ressu ribei supin tempe toxic tranq versa vizin volto,
      -0.2 aceit acord afogu agres antic arran assis banan belis bolet bonec branc briga carda cardi casam cenou coimb coles colic compl
      corac corre corte cuscu deite dentr desaf dormi empre ergom estor expli fanta farma feria ferro funci grafi grano inici inscr
      janel joelh kille litro livro metad minis mochi muscu nutri orelh pacot perde proib promo quatr recon sardi senta seria sincr
      tensa vampi vence, -0.1 acade alfac almoc antig avise brasi cacul calen cance chore comen corag costu curad doado errad esper
      facul feija frequ goste grava nasce optim orgao orgul overd pagin preve probl rapid remar rodiz salad seman terap tutor vonta, 0.1
      abrac algue bocad camis clien cocan degra embac espel fazen ferve filho mandi masca maxim molei morre mostr parce pared perce
      pulsa repen respo senho suand tossi troqu, 0.2 aplic baban bombi bonit canet casac chega comec corta cotov demai depoi desac descu
      emagr enfor enorm enten entro equil espum estac estre fecha fican frasc frigo horri injet insul laxan madru mando maqui marid
      massa minha mistu miudo nasci obede ombro parti paste pesso placa preci press reben redon sapat tapet verme, 0.3 abert afund aguen
      alerg algum amend atend bolac braco brilh cansa capin convu corri curat decid deita dente depre discu encha engor estav estou
      formi glice guard hipog intei menin molha motor oxige palma papei passa pinga propo quebr queix resmu sempr sento soube suspi
      tinha tives toalh troco, 0.4 achan apare chale coleg coloc conti diabe divid escon estra garga gilet gravi incha labio larga levan
      marca namor palav pesco ponti relog senso suici terce tranc, 0.5 barri bilhe cabec cacad cacho caind consi dobra duran encos enrol
      ensop espan esque explo falan gavet halit janta lembr pulse queim remed rivot sangr segur, 0.6 adren apaga apert apliq arrep comig
      cozin debai desli engol escad estam garra gelad ningu parec penso picad quart recus senti telef, 0.7 banhe casti chora costa linha
      peque sanit treme, 0.8 carte celul cheir escre lenco respi volta vomit, 0.9 acaba chuve deixe satur, 1 desma, 1.1 escol olhan, 1.8
      direi`,
}

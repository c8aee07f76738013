import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.2,
  meanings: `
      -1.4 game, -1.3 about, -1.1 eat, -1 legs, -0.9 lost recovered sun training, -0.8 asks, -0.7 recurs threaten wayTo, -0.6 joke
      longPast others planned, -0.5 lowBmiFigure, -0.4 exercise get many move pale soon starve, -0.3 crash despair goesOut noHelp pain
      side sleep, -0.2 accident fall harmed indigestion manyFigure marks, -0.1 ageOld gas goOn heart miss now pointless sleeves, 0.1
      breathless burden confused control dryNappy mayNotSee pet say, 0.2 dropThings forever heatCold hoards laboured lowOxygenFigure
      lump noKicks pregnancySign pregnant recreational ribsIn sunken sweaty thirst trigger urinate vanish, 0.3 arm awful belongings
      bleed decided diabetic handFails not numb period rash shivering sugar swell underSink, 0.4 alcohol bodyImage confine drowsy fever
      flashes foodRule insulin leftOut limb live locksIn overMuch racing saysFell swallow timesADay want weight wound, 0.5 badly belly
      betterOff deliberately diabetesThing die fruitBreath head hurt leaden odd speak tooHigh, 0.6 bump countsBites deadlyPlace farewell
      gone headSplits home intend suddenly vomiting without, 0.7 asthma drawnTo end injure lowSugarFigure poison self, 0.8 bathroom
      breatheIn hurts lastLetters much sleepPills slurred, 0.9 blade cannot days eyesRolled face meal runsWater see, 1 attacker breathe
      hide highSugarFigure hit passOut take, 1.1 afraid atRest birthSign person strike tooLow, 1.2 calmNow child dose faint feelMove
      kill limbSign shaky undo, 1.3 contact ownBody purge sick, 1.4 shame throat, 1.5 lips ridOfMe skin, 1.9 medicine unwell`,
  words: `
      -1.3 ou tanto, -1.2 em esse jogo, -1.1 conta entao, -1 levo quer, -0.9 alma costela de fez mes mundo planilha semana sugando, -0.8
      ganhou ligado nas noite plano posso quinta, -0.7 andar aos chefe domingo mae marmita morta o pediu professora querer, -0.6 ai
      audio avc bora cobra correr dois faca fiquei fui medica morri mudei perfeito piada receitas sabado sogra tambem tem tres veneno
      ventilador vitamina, -0.5 abre acai antes assassino bacalhau balanca comeco comi creatina dica disse entrar feijoada fiz g galo ja
      mancha manda manuais meta morrendo normal olhos otima pe perdi piscina queijo queria ri sapo segue senha sentido sinto sobrinha
      tercas tossi tou vaca verde, -0.4 alta anos aparece aprender aveia b bebi bem certificado certo cunhada da deixa doce ela
      enfermeira engasguei escritorio esteira exames febrinha forro ganhei gravidez historia inchou ir jejum marca morreu muito novo
      parte passo passou pediatra pela policial por primeira quanta quilos reuniao sangue sao saudade seis sem soro time tremo vacina
      vale vet vi viu vizinho voltei voo zumbi, -0.3 abobora acucar afoguei agachamento alergica amo antibiotico apaixonado app beber
      belisco boas ca caminhar cao cobre comando comida comprei computador couve desconto diretora disso doces dormi elevador ensina era
      exercicios existe fantasia fazer festas fim hortela ideias ioga juro ketchup lanche leve liberou linda matou meses metro miojo
      mudanca natal neura numero otimo passado pedalar peixe perder pernas perto pes pipoca pix planta pode pos precisa primeiros pronta
      quando quatro que quem questionario receita ribeira rindo saber saudades senti serve socorros sofa subo supino tanta tarde tensao
      terminei tiro todo torta treinar urgencia uso vampiro veio versao vezes vivo voce volei voltou vomitou, -0.2 agressivo ainda
      alongamento aperto ardem aulas avisei aviso baba banana barra boleto boneco bonito brasil cardapio cardiologista casal casamento
      cedo cenoura chat cinta ciume colesterol colica comecar comer consegui coracao cortei crianca cuscuz danca deitei dentro desafio
      desco dessa deu diario diferenca diria dizer doadora ecra embora empresa enfim faltam faltar familia favor filme folego foto
      frente frequencia funciona gases gelo gosto granola grupo hiit infantil inicial inscrevi janela killer livro livros mais marmitas
      mata melhor melhorou metade meu mochila musculo ne nosso orelha orgaos outro pagar panela passos percebo perguntaram pq praia
      preciso pulei quanto queimadura ressaca samu sardinha seco sentado serial sexta sobre sono sumiu testa teste tinha tira tirem
      todas trapo treinos trocar varanda venceu vontade whey, -0.1 acido acorda ajuda almoco amendoa areia banco band banho bateu branca
      branco c cacula caiu chorei coimbra como comprimido contador coragem desde diabetes doi errado escrito estou faculdade
      farmaceutico feita gostei grafico kk lado leite litros mail mas me nem nota nova num optimo ora ouvir overdose pagina para penha
      posto predio prevencao qual quantas remarcar rodizio sufoco susto tempo terapia terca teve tudo um viajo, 0 braco das dias do ele
      filha na pra sou treino, 0.1 aberta abracou achei agora alguem ao as autocarro bebe bocadinho body cabe canto castanha cocando
      comprida confuso conversa copo dei deitar despensa dormir duas emagrecer embacada espelho espumando estao faco ficar filhos frio
      geme isso manga mascara miudo molhado ontem pao parceiro pele pro pulsacao roxas ruim sai sopa suando ter tomei trabalho troquei
      vez vida vista vomitando, 0.2 aluna ando apaga aula babando bala barriga bolsa bombinha cachorro caminho caneta cartela chegar
      cheio comeu consegue cotovelo deixo demais depois desacordado desculpa desse dia dou durmo engoli enorme entrou escada escola
      esquerda esquerdo estacionamento falar fazendo ficando filho frigorifico gato guardei insulina lencol levanta levanto levei
      madrugada mamar mandou maquina marido massagem meia miudos molho moro muita nasceu nascido obedece ombros ossos ouco pai palavras
      parede pastel pelo penso placas podre ponte pus recem remedio repente respira respirar responde roda rosto rua se sede senhor sol
      som subir tenis tia todos uns vejo vermelho vim virei, 0.3 acaba acho afundando alguma amiga ano aparelho bomba bracos cafe caixa
      cara cheira chorar corrida curativo decidi dentes desmaiei diz dona dor engordar enrolado entre estava fala febre ferro fome foram
      geladeira gelado gente glicemia hi hipoglicemia horrivel jogar lembrete leva manha mexe minhas nenem ombro oxigenio pano papeis
      peso pessoa pia picada pingando pontinhos proposito queixo rapido resmunga sangrando segunda sempre sentou ser seu sinal sogro
      terceira terminar tivesse toalha tomo trocou vai vomitar zap ze, 0.4 acha achando agua apagar ar arroz atende avo bater bebo boca
      bonita cansaco carro carta cartelas chaleira chao choram corredor dedos depressa desce direito escadas falando falou fechando
      fruta gasta gaveta gilete horas inteira irmao janto labios liga lindo longe louca mama mao mim motorista namorado nunca oito parar
      partir pulso relogio res respirando sabe sitio socorro suicidio tapete telefone tomou troco voces volta vou, 0.5 a abelha amendoas
      apareceu aperta azul bebeu bilhete cabeca cacadeira cima cinco crise durante ensopado explicar explodindo ha halito logo manchas
      no passa pulseiras q quase queima rivotril segura sensor tive toda umas valeu vendo verao, 0.6 adrenalina alergico apliquei aqui
      cai caindo cinto comprimidos consigo continua corro cozinha debaixo desmaiou diabetico engoliu estamos foi formigando fundo
      garganta garrafa ligo mesmo neta neto ninguem nos outra parece passar pensos pequeno porta roupa sentir suco vaga voltar xixi, 0.7
      asma banheiro colega com comigo costas coxa dieta e essas fica ficam frase linhas preto quarto sanitaria sobe tenho tremendo vo
      vomito, 0.8 aluno bom dente gravida hoje lavar maos nada olho os sei semanas tao tava, 0.9 acabar baixo cama celular cheia
      chuveiro coisa comecou conto cor deixei direita falta jantar meio minha peito quintal saturacao so soco to, 1 cada dele eu faz
      fico ficou levou rio suar uma virou, 1.1 dar olhando, 1.2 ate chave forte nao paz, 1.3 esta podem, 1.4 medo quero, 1.6 matar, 1.7
      casa, 1.9 morrer, 2 ta`,
  beginnings: `
      -1.4 venen, -1.2 segui, -0.9 marmi plani recei repet sugan, -0.8 apren balan condi domin ganho ligad norma sauda, -0.7 brinc coste
      famil pergu profe quant urgen, -0.6 desca entre inven medic passo perfe sabad tambe trein vitam, -0.5 agach along assas bacal
      creat entra escri estud falta feijo histo lavad manua melho perni pisci plant queij queri sobri terca, -0.4 agrad certi cinze
      cobra cunha difer dispo enfer engas estei exame febri funer ganhe incho instr monta pedia pneum polic pront quilo receb recla
      reuni sangu vacin volte, -0.3 abobo acuca afogu antib apaix belis camin coman comid compu denti desco despe devol diret eleva
      ensin estor exerc exist fanta feria festa fique grafi horar horte ideia infan ketch lanch liber marat masti minut mudan numer
      parqu perde perna perso pipoc prime produ quand quatr quest renov resol ressu ribei supin tempe tensa toxic tranq vampi versa
      vizin volto, -0.2 aceit acord agres almoc antic assis avise banan bolet bonec branc brasi briga carda cardi casam cenou coles
      colic compl corac corre corte costu crian cuscu deite dentr desaf diari doado dormi embor empre enter ergom expli ferro foleg
      frent frequ funci grano infar inici inscr janel joelh kille livro metad minis mochi muscu nutri orelh orgao pacot pedal proib
      promo recon ressa sardi senta seria sincr varan vence vonta, -0.1 alfac antig arran cacul cance chore coimb comen consu conve
      corag curad digit errad esper facul farma goste grava litro nasce optim overd pagin predi preve rapid remar rodiz seman terap
      troca tutor, 0.1 abrac algue autoc bocad camis clien cocan degra embac enten espel estre falec ferve filho mandi masca molei parce
      pared perce pulsa quint repen respo senho suand tossi troqu, 0.2 aplic baban bombi bonit canet casac chega comec corta cotov demai
      depoi desac descu enfor enorm entro equil espum estac fazen fecha fican frasc frigo injet insul madru maqui marid massa mistu
      miudo nasci obede ombro parti paste pesso placa preci press reben redon sapat tapet verme, 0.3 abert afund alerg algum amend atend
      bolac braco brilh cansa capin convu corri curat decid deita dente depre discu emagr encha engor estav estou formi glice guard
      hipog horri intei laxan levan mando menin minha molha motor oxige palma papei passa pinga propo quebr queix resmu sempr sento
      soube suspi terce tinha tives toalh troco, 0.4 achan chale coleg coloc conti diabe divid escon estra falan garga gavet gilet gravi
      incha janta labio larga marca namor palav pesco ponti relog suici tranc, 0.5 apare apert barri bilhe cabec cacad cacho duran encos
      enrol ensop espan esque explo halit lembr pulse queim remed rivot sangr segur senso senti, 0.6 adren apaga apliq arrep caind consi
      cozin debai desli dobra engol escad estam garra gelad ningu parec penso picad quart recus telef, 0.7 banhe casti chora comig costa
      linha peque sanit treme, 0.8 acaba carte cheir lenco respi volta, 0.9 celul chuve deixe escol escre satur vomit, 1 desma, 1.1
      morre olhan, 1.8 direi`,
}

import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.2,
    meanings: `
      -1 lips, -0.9 limb sick weight, -0.8 badly dose fall medicine, -0.7 bodyImage person pregnancySign pregnant take throat unwell,
      -0.6 chest hurts numb purge slurred strike, -0.5 birthSign breathe contact diabetesThing hit lump manyFigure not poison shaky
      vomitCough vomiting, -0.4 bump suddenly trigger, 0.4 feelMove, 0.5 about asks ownBody planned skin, 0.6 deliberately drawnTo pet
      ridOfMe, 0.7 calmNow farewell height intend lastLetters, 0.8 betterOff hide self, 0.9 method want, 1 die nobody undo, 1.1 cut
      overMuch say, 1.2 goOn hurt, 1.3 blade, 1.5 me`,
    words: `
      -1.5 e, -0.9 mas, -0.8 ta, -0.7 agua ele faz, -0.6 casa namorado nao pao pelo to trancou uma voltar, -0.5 amiga conta deu duas era
      garrafa horas me meia o porta preto, -0.4 apagar bateu costas ela esta lado olho seis sem, 0.4 abracou desculpa nas novo parar ser
      sono trabalho uso vai vezes, 0.5 bate bilhete camiseta com comi comigo dei deixei dormir fico fiz gaveta para rio saiu suar uns
      vou, 0.6 cacadeira dessa foi fundo lavar noite sentir tira todos voces, 0.7 falando gilete na paz quem sei, 0.8 ja levou vez, 0.9
      nunca, 1 mais morrer que, 1.1 coisa se, 1.5 quero`,
    beginnings: `
      -0.8 levan volta, -0.6 carte esque seman, -0.5 convu desma escad garra vomit, -0.4 apaga costa respi, 0.4 abert abrac corte descu
      guard sangr traba trein, 0.5 bilhe comig deixe divid dormi gavet verme, 0.6 cacad melho mostr, 0.7 falan gilet queim senti, 1
      morre, 1.1 preci`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -5,
    meanings: `
      -0.8 child, -0.7 faint much, -0.6 lips speak, -0.5 bump hurt lowSugarFigure me swallow throat, -0.4 bodyImage days face say wound,
      0.4 pale planned sick, 0.5 burden leaden limb limbSign now others ownBody pain tooHigh, 0.6 atRest die passOut skin threaten, 0.7
      heart shaky, 0.8 lump without, 1 indigestion sweaty, 1.2 arm chest, 1.3 hurts`,
    words: `
      -0.5 eu minha, -0.4 de foi hoje lado se, 0.4 aula da peso tenho, 0.5 as caiu dentes falou motorista pastel tomei, 0.6 ar cor
      deitar desce desmaiar dois dor fazendo mas passa que quer senhor sobe ta, 0.7 aperta sentou um, 0.8 braco no, 1 esta peito, 1.1 q,
      1.2 meio`,
    beginnings: `
      0.4 deita ensop esque molha, 0.5 casac dente motor passa paste, 0.6 fazen senho, 0.7 apert sento, 0.8 encos`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.8 breathe child get, -0.6 pregnant, -0.5 asks atRest bump chest diabetesThing faint fumeSource meal take wound, -0.4 breathless
      end nobody rash strike tooHigh, 0.4 odd, 0.5 headSplits not, 0.6 attacker face fall handFails life throat training, 0.7 mouthLeaks
      say, 0.8 dropThings, 0.9 suddenly, 1 lost side speak, 1.1 slurred, 1.5 limb numb`,
    words: `
      -1 que, -0.9 na, -0.7 em, -0.6 depois pra, -0.5 com ja peito ta, -0.4 ate do os se, 0.4 arroz chave consegue corredor deve falar
      feito repente sempre, 0.5 ao boca canto comecou era eu fala geladeira mae mais portao vendo vida vomitando, 0.6 enrolado ficou
      manha obedece palavras sem sopa, 0.7 cafe explodiu pai, 0.8 direito mao, 0.9 torta, 1.1 desse, 1.5 lado`,
    beginnings: `
      -0.6 depoi, -0.5 respi, -0.4 queim, 0.4 conse corre direi repen sapat sempr, 0.5 comec porta, 0.6 explo obede palav, 0.7 perce
      telef, 0.9 escor, 1.2 enrol`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1.1 unwell, -0.8 much now shaky, -0.7 face ownBody self throat, -0.6 days pregnancySign skin victim, -0.5 bodyImage diabetesThing
      limb tooLow, -0.4 bump home me pain poison pregnant see sweaty, 0.4 speak, 0.5 burnSource goOn leaden without, 0.6 noHelp pet, 0.7
      end highKetoneFigure lowOxygenFigure, 0.8 atRest, 0.9 blue cannot harmed, 1.1 breathless, 1.3 asthma, 1.4 laboured, 1.5 breathe`,
    words: `
      -1.1 do, -1 na, -0.6 em por, -0.5 baixo casa com diz e ele fiz parar pro, -0.4 almoco desce estava eu mao molho, 0.4 da filha
      peito tive tossir, 0.5 afundando consegue de dentro fico forte jantar la levanta o ontem rapido respirando responde socorro tia,
      0.6 aluno ano ar formigando nao parece respirar sinal so x, 0.7 acabou ainda bombinha cor crise dedos desde dos feito janela mae
      nenem numa saturacao sopa, 0.8 chega, 0.9 consigo direito frase, 1 durante os roxos, 1.1 uma, 1.3 asma faz`,
    beginnings: `
      -0.4 almoc estav segun, 0.4 escol rapid, 0.5 afund conse dentr ferve janta respo socor venti, 0.6 cacho coste direi formi parec,
      0.7 acabo bombi janel pesco ponti satur, 0.9 consi respi sufoc, 1 duran`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -0.8 skin, -0.6 accident get poison, -0.5 blue ownBody person, -0.4 hit manyFigure meal not, 0.5 eat limbSign pregnancySign self
      speak swallow, 0.6 joke medicine, 0.7 face take, 0.9 breathless, 1.3 throat, 1.5 rash swell, 2 trigger`,
    words: `
      -0.6 me nao que, -0.5 e, -0.4 pra, 0.4 abelha ficar vermelho virei, 0.5 achando caneta carro cocando comeu fechou inchado sem ter,
      0.6 amendoim bolo dipirona ficou garganta graca kk lingua placas rosto todo, 0.7 pescoco remedio ta, 0.8 sou voz, 0.9 alergico se,
      1.1 depois`,
    beginnings: `
      0.4 abelh barri, 0.5 achan canet cocan empol engor fecho, 0.6 dipir ferve garga lingu pesco placa, 0.7 remed, 0.8 amend incha, 0.9
      apert, 1.1 depoi, 1.2 alerg`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.8 diabetesThing rash trigger, -0.7 days eat insulin limb say swell, -0.6 arm attacker hit limbSign manyFigure me recurs skin
      training, -0.5 exercise highSugarFigure overMuch respond speak, -0.4 accident breathless crash die end pregnant slurred sugar
      tooHigh, 0.4 alcohol belly passOut, 0.5 despair head meal victim want, 0.6 deadlyPlace heatCold, 0.7 dizzy unwell, 0.8 breatheIn
      emptyPack, 0.9 contact recreational, 1 medicine swallow underSink, 1.1 drowsy shaky, 1.3 fumeSource gas much, 1.4 dose, 1.7 take,
      2.5 poison`,
    words: `
      -0.9 olho, -0.7 faz tao, -0.6 dipirona hoje peito um voltou, -0.5 dias dor fechou inchado mao meio minha ontem pra respirar
      socorro todos tomou, -0.4 ao cama chave chuveiro comi depois ele insulina nunca vezes, 0.4 babando caiu casa cheia fiz levanta
      molho ninguem parede resmunga sem tapete tonta virei vomitando, 0.5 apaga barriga cabeca caixa caixas copo coracao engoli engoliu
      mais mas meu mole os pelo por que queria respira roupa sair vazia, 0.6 comprimidos do pro rivotril sanitaria segurando tomei, 0.7
      mae outra, 0.8 almoco banho cartela doi esta fui garrafa vista, 0.9 bala bebeu cheira estava, 1 ela, 1.2 espumando, 1.3 agua`,
    beginnings: `
      -0.6 dipir incha volto, -0.5 fecho gelad guard parec socor sufoc, -0.4 apert chuve depoi insul, 0.4 acaba baban engan lembr ningu
      pared resmu senta tapet, 0.5 barri caixa corac injet menin queri reben segur, 0.6 espum ouvid rivot sanit, 0.7 almoc, 0.8 compr
      garra, 0.9 engol estav frasc respi, 1.1 carte, 1.2 cheir, 1.6 mistu`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1 attacker, -0.8 chest lips, -0.7 pregnancySign, -0.6 atRest heart intend take, -0.5 birthSign deliberately dose hit limb
      limbSign onPurpose passOut self skin, -0.4 contact overMuch swell vomitCough, 0.4 handOver live planned, 0.5 breatheIn
      highKetoneFigure pale sweaty, 0.6 asks confused meal, 0.7 fruitBreath lowSugarFigure recurs, 0.8 diabetic exercise, 0.9 badly
      belly highSugarFigure, 1 shaky tooHigh training, 1.2 insulin manyFigure, 1.6 sugar, 2.3 diabetesThing`,
    words: `
      -0.7 irma, -0.6 se vomitando, -0.5 ate cada com coracao ela emagrecer ja nos os pele proposito tem volta, -0.4 comecou direita mae
      mais por, 0.4 bem cheio doce dona inteiro o olhando parou pingando podre vomita, 0.5 anos arroz barriga bebo caindo continua dorme
      emagreceu fundo gente glicose hi jantar palido quintal sai, 0.6 bomba cachorro cama deu fruta pao parece pernas sou suco to, 0.7
      aparelho aula diabetico esta halito mesmo, 0.8 a apliquei esqueci insulina mas nada rua voltou xixi, 0.9 caneta sensor treino, 1
      filha prato`,
    beginnings: `
      -0.5 comec corac propo, -0.4 escre seman verme, 0.4 barri espos olhan pinga treme, 0.5 caind conti esque glico janta palid quint
      suspi trein, 0.6 cacho confu dobra perna, 0.7 cansa diabe halit intei, 0.8 apliq insul parec volto, 0.9 canet convu senso`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -1 limb, -0.9 diabetesThing, -0.8 manyFigure take, -0.7 atRest shaky swallow, -0.6 belongings breathless dose much passOut purge
      tooHigh weight without, -0.5 confine contact eat face goOn lump medicine not numb pet skin speak training, -0.4 blue breatheIn
      drowsy feelMove sugar, 0.4 fumeSource heatCold, 0.5 asks attacker belly hardBelly see tooLow, 0.6 pregnancySign ribsIn, 0.7
      flashes hit noKicks odd, 0.8 badly dryNappy soon, 0.9 lips, 1 birthSign, 1.3 child, 1.4 days, 1.5 bump, 1.6 pregnant, 1.7 unwell`,
    words: `
      -0.8 esta eu na, -0.7 ano respirando, -0.6 meu, -0.5 a agua ja no pequeno se sem, -0.4 almoco boca caiu direito ha pai pra tava,
      0.4 acorda cada cozinha desde dois faz fralda garganta lencol mim minhas nao olhos que queixo quintal seca ta, 0.5 barriga chega
      convulsao debaixo dura fazer irma ninguem porque so sozinha tao teve vomitou, 0.6 baixo casa colo ela ele escrever estamos estar
      febre maos minha nascido posso queimando recem vem, 0.7 muito para respiracao tres, 0.8 gelado neto, 0.9 mamar olho, 1 diz gravida
      volta, 1.1 e, 1.2 meses semanas, 1.6 bebe`,
    beginnings: `
      -0.5 almoc direi, -0.4 cacho, 0.4 acord cozin frald garga minha queim queix quint sozin, 0.5 amanh barri debai molei ningu porqu
      segun, 0.6 estam nasci, 0.7 molin recus, 1 gravi, 1.1 convu, 1.4 seman`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -1.9,
    meanings: `
      -1 much, -0.9 cannot eat, -0.8 days meal, -0.7 me numb pain without, -0.6 diabetesThing die goOn hide manyFigure medicine say
      speak, -0.5 asks atRest badly bodyImage hurts poison shaky take want, -0.4 bump feelMove intend, 0.4 get marks training, 0.5
      birthSign burnSource legs limb, 0.6 eyesRolled head suddenly, 0.7 accident crash wound, 0.8 face fall respond saysFell, 1.1
      headHit, 1.2 faint, 1.3 contact`,
    words: `
      -1.2 bebe, -1 eu minha, -0.8 de ele, -0.7 em pra sem, -0.6 braco dias faz que, -0.5 almoco aluna as come consigo direito dor ela
      espumando falar filha se tava teve to, -0.4 a chao desse foi por pro quarto tenho, 0.4 cheio dedos filho peito pele sol suar
      vermelho, 0.5 batata bateu churrasqueira colega copo devagar dia explodiu ha n nao onde parei prato pressao quente tem toalha
      treino, 0.6 apaga cabeca cada chuveiro meus para pia sangue uma volta, 0.7 direita e olho pai perna rosto toma, 0.8 ao entrou
      escada na vejo, 0.9 convulsao ficando ficou horas roxo som umas, 1 queimei, 1.1 minutos nada sai, 1.2 sete, 1.5 pequeno, 1.6
      virou, 1.9 desacordado`,
    beginnings: `
      -0.6 gelad, -0.5 almoc consi molin, 0.4 explo falec, 0.5 arrep batat churr coleg convu devag espum lembr mando panel press quent
      toalh trein, 0.6 cabec chuve dobra sangu, 0.7 queim, 0.8 entro escad, 0.9 fican, 1.1 minut, 1.4 peque, 1.9 desac`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -1 much, -0.9 want, -0.8 overMuch, -0.7 faint ownBody, -0.6 badly face not shaky unwell, -0.5 birthSign bodyImage head height hide
      me planned swallow throat, -0.4 lips sick skin, 0.4 training victim, 0.5 asks saysFell see, 0.6 control highSugarFigure mayNotSee,
      0.7 afraid self, 0.8 confine home person, 0.9 get weapon, 1 strike, 1.2 attacker, 1.4 hit`,
    words: `
      -0.9 de, -0.8 e que, -0.6 nao para, -0.5 a ate cabeca com q tem, -0.4 falando ha pro quer trancada uma vezes, 0.4 antes bater
      choram faz pao ta, 0.5 caido chao das escada estacionamento menino onde pela pulseiras quebrou res roxas sangrando, 0.6 amiga
      deixa falar fechado miudos os porta quando, 0.7 apagar hoje me medo trancou um, 0.8 celular chave eu motorista o soco, 0.9 pelo
      voltar, 1 casa, 1.1 aqui, 1.5 tenho, 1.6 ele`,
    beginnings: `
      -0.5 cabec, -0.4 barri falan, 0.4 apont, 0.5 colhe crian emagr escad estac fecha pulse senho telef, 0.6 apaga miudo quand respo
      tranc, 0.8 celul menin motor, 1.6 volta`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.8 attacker, -0.7 badly shaky take, -0.6 bump now self want, -0.5 breathe diabetesThing dose highSugarFigure hurt pregnancySign
      see, -0.4 cut intend sugar swallow without, 0.4 days gone joke many much vomitCough vomiting, 0.5 blue confine locksIn, 0.6
      deliberately get heart onPurpose person timesADay, 0.8 faint meal passOut runsWater, 0.9 shame, 1 exercise hide lowSugarFigure
      purge, 1.1 bodyImage eat, 1.7 weight`,
    words: `
      -1.1 ta, -0.6 um, -0.5 da na o, -0.4 agora bebe meu que sem to, 0.4 amiga bate chuveiro debaixo ficar filho kk me nos pulso saiu
      tava tudo umas, 0.5 almoco banheiro cama cinco colega costas engordar escola hoje mal mas meia tomo vezes vomito, 0.6 aluna cheiro
      e emagrecer foi horas ligo madrugada oito porta proposito recusa relogio roxa tem trancada, 0.7 agua depois dias duas kg pra tres,
      0.8 come peso, 0.9 corro faz preto, 1.1 ha, 1.2 ate, 1.3 dia por`,
    beginnings: `
      -0.4 respi, 0.4 cheir chuve debai, 0.5 banhe coleg costa engor guard laxan levan passa recus tranc, 0.6 amend casti escad madru
      propo relog, 0.7 casac depoi gelad, 0.8 escon`,
  },
}

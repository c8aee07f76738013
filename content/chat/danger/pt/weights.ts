import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.9,
  meanings: `
      -0.8 asks training, -0.6 planned, -0.5 longPast sleep, -0.4 ageOld recovered wayTo, -0.3 about accident joke, -0.2 cut die eat
      exercise highKetoneFigure hurt injure noHelp others starve, -0.1 burnSource get legs lowBmiFigure lowOxygenFigure past sun, 0.1
      bodyImage breatheIn calmNow chest contact flashes fruitBreath head headSplits limb limbSign numb speak sweaty urinate weapon
      weight wound, 0.2 afraid bathroom blade bleed burden face fall gone height lips manyFigure marks me nobody onPurpose ownBody
      passOut person pregnant see shivering slurred swell tooLow trigger, 0.3 birthSign bump cannot deliberately end faint goOn
      highSugarFigure hit intend kill meal much pain strike threaten vomitCough vomiting want, 0.4 badly child feelMove fever life
      lowSugarFigure overMuch poison pregnancySign purge sleepPills swallow throat, 0.5 attacker deadlyPlace dose hide hurts ridOfMe
      shaky sick skin victim, 0.6 atRest breathe days medicine, 0.7 take, 0.8 not self unwell`,
  words: `
      -0.6 ou, -0.5 minha, -0.4 conta da de posso tem, -0.3 balanca beber dormir hiit kg kk morrendo morta remarcar teve treinar, -0.2
      acabou ainda anual aplicativo avc avo comecar como consulta correr estou fazer fiquei hidroginastica mae noite o para plano quais
      quinta sao tive todo vou, -0.1 anos antes audio comer dei deixa deu em faco faz fazendo glicose ha horas irma manha morri no perna
      por pressao qual quer saturacao semana sinais to treino valor vizinha voces, 0 acaba agua alguma barriga bebe cachorro cafe cedo
      chave comeu comprida cortei decidi depois desde diabetico dipirona direita disse diz do escrevendo esta filha foi funda guardei
      insulina isso levanta logo mal mamar manchas manga marido mes meses mesmo meu mexe min minhas moleira na nada namorado ontem peito
      pouco trancou tres umas uso vazia, 0.1 acorda almoco aperto boca braco cabeca caiu cheio chiando cinco cinto coisa comecou comi
      comigo consegue debaixo dedo dia duas ela esquerdo falou frio fruta garganta garrafa glicemia halito hora inchou labios lhe lingua
      mao morrer nem nos nunca pai palavras paz pontinhos quando quase rosto sangue sem socorro suando toda torta um vendo vomitando
      vomitar vomito xixi, 0.2 agora ar as cartela casa dor engoliu febre filho gravida ja mais medo meio muito ninguem onde parece peso
      proposito que respirar rivotril semanas tenho tremendo tudo ver vezes vo, 0.3 amendoas bebeu cada cima consigo dias direito falta
      forte matar me pro sentir so tomei voltar, 0.4 a celular com deixei ficou se vai, 0.5 ele eu hoje nao os quero ta, 0.6 corro pra
      uma, 1.1 e`,
  beginnings: `
      -0.5 trein, -0.4 dormi quant, -0.3 balan remar, -0.2 acabo aplic camin comec consu corre desca fique hidro morre quint, -0.1 amanh
      fazen repet sinai, 0.1 almoc apare cabec comig consi debai desma emagr enrol escol fecha garga garra guard halit intei labio quand
      seman, 0.2 acord apert banhe carte engol ningu parec passa propo remed rivot segur treme, 0.3 direi volta vomit, 0.4 amend celul
      deixe respi senti`,
}

import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2.9,
  meanings: `
      -1.2 training, -1.1 accident, -0.8 about planned, -0.5 lowBmiFigure recovered, -0.4 joke laboured onPurpose past, -0.3 asks fall
      game highKetoneFigure longPast prevents wayTo, -0.2 breatheIn exercise heatCold recurs without, -0.1 decided dizzy leftOut
      lowOxygenFigure many others sun, 0.1 blue blurred bodyImage breathless checksPhone deliberately end flashes head headSplits
      insulin lost miss noSentence pointless racing self stand starve suddenly swell thirst, 0.2 afraid attacker bathroom birthSign
      blade bleed confine days drawnTo emptyPack face farewell feelMove foodRule gas goOn goesOut harmed heavyOn highSugarFigure intend
      limbSign locksIn pet shame shivering side sleepPills sleeves speak tooLow wound, 0.3 afraidHome badly betterOff bump confused
      diabetic handOver hurts life live method pregnant trigger vomitCough weapon, 0.4 belongings child control cut drowsy height hit
      home hurt injure kill lips lowSugarFigure meal overMuch ownBody respond sick strike sugar tooHigh vomiting want, 0.5 cannot chest
      diabetesThing medicine much ridOfMe threaten throat undo, 0.6 contact die me nobody now pregnancySign purge shaky skin take
      victim, 0.7 atRest breathe deadlyPlace pain poison unwell, 0.8 limb swallow, 0.9 person, 1.1 not`,
  words: `
      -0.8 plan, -0.6 puedo, -0.5 es semana, -0.4 dejar dormir jefe la me noche padel paliza tiempo, -0.3 cambiar cayo como correo
      cuesta dos el empezar entrenar estar genial gracias hay hijo infarto jaja llega mes poco proteina sus tomo ver, -0.2 agua ahora al
      alta anos antes app ayer ayunas ayuno bascula bien caja calor correr d de empiezo encuentro entre gimnasio glucosa grave he lunes
      muero nadar o pereza pongo por puede q rapido rompio ronca salio sin sintomas terminar tomar tome trabajo tres ustedes vitamina
      vivo, -0.1 abuelo agujetas algo aliento anorexia avion azucar burpees cada casi comer curso decision desperte dieta diez este
      feliz frio hacer helado hija horas juntos las llevo magnesio mi nada nadie omega otra pero peso pierna quede recetas risa rutina
      sabe seguidas sentada sentado suscripcion tiene tienen tuve ultimo veces vecina verdad vi volver, 0 arde bebe cabeza camarones
      comio corazon del desde despierta despues dias dice duele duerme entreno esta hace los madre mama manana matar monton mujer nina
      pa quiero sale sangre siento tarde un veo vez vida, 0.1 acaba anda aplicacion aqui arriba atras audio boca botella brazo brazos
      cara caso clonazepam coger comi comida companero cosas da desmayo doble donde dura durmio embarazada en estaba fiebre fue
      glucometro hermana hoy insulina marca marido mas mejor merezco meses movil ni noches panza papa parar perro provoco querer quita
      raro revisa sed siempre sube sudando suelo todas tuviera van vomitando voy, 0.2 a abuela aire almendras ando aprieta bano ceno
      cinco con corro cuando cuerpo dia diabetica dolor encerrada encima ex garganta hago hermano hi labios lengua lo mano medio miedo
      nariz nino novio ojos pagar paso pecho piernas puerta quedo quien rato seguir temblando toda todo todos viviendo volvi vomito, 0.3
      bebido bebio carta casa hasta mis mucho para pastillas que semanas solo tengo va, 0.4 anoche estoy le mirando no puso, 0.5 ha
      respirar, 0.6 una ya, 0.7 se si, 1.2 y`,
  beginnings: `
      -0.5 corre vitam, -0.4 apunt dormi entre paliz tiemp, -0.3 cambi cuest empez genia graci infar prote seman senta, -0.2 ahoga ayuna
      bascu cance contr desay duerm empie encue estir gimna levan perez rapid rompi sinto termi usted, -0.1 alien anore azuca burpe
      camin cuant decis despe helad inter junto magne recet renue rutin suscr tiene ultim verda, 0.1 agarr aplic botel clona comid compa
      devue embar enorm enter estab golpe insul izqui marid merez pinch provo quema quere revis sangr segui siemp tuvie volte, 0.2 almen
      aprie corta cuand cuerp diabe durmi encer encim garga herma labio lengu puert tembl tranq vivie vuelt, 0.3 bebid cuchi cuent escri
      marea pasti respi vomit, 0.4 anoch miran`,
}

import type { Words } from '#content/chat/danger/form.ts'

/** Ordinary words that lie one slip away from words of danger. */
export const ordinary: Words = `
  picando picante pican picar abrela abrelo abro acaso acento acepte actos acusa acusado adora agente agrada aguarda ahorrar aigo aiguien alegria aleja amaba amado andando
  andie ante arabe arder armadura asalto asiento asustando atento avisa ayudando ayudeme ayuden azar bailas bajado bajen balon baron basico bata
  bloqueado bloqueando bola bolas bravo cabe cabo cabron cadena caera caia caiga calmate calvo camas canta cantando canto caras cargas carino carla
  carnada carson cartera casar casas cazas celda cerca cercana cercano cero certeza cierta cine claro coartada cofre cogido colgado colina coman
  comas comemos comen comere comete comienzo comodo comparado comprando compras comprension concierne conde confesion consejo contador contaste
  contenta contigo contrario contratos copias corea coro costar costas costo cruce cuarta cuentes cuentos cuerno cuero cuido curado curva dados
  decadas decides decidieron decidimos decidiste dejalo demos desagradable desaparecio desayunar desayuno deseado desearia deshacerse dolar dolares
  doler doyle eleccion elegante elfos empiezo encanta enero enterrada enterrado enterrar entran entrando entraron entregar entregas entrego entres
  entrevista entro escandalo escapar escaparon escolar escudo espada esperado estas estes estreno exito explicare explicarme explorar factura falso
  fase firma firmas flanco flota flujo franco fresco gafas ganarle gemelas gorra grites gustara habernos habian habiar hablado hablame hablarle
  hablarte habra habran habre haceis hacernos haces halla hallar hallo haras hazle hazlo hilo hueco huelo imaginado importara infanteria infantil
  infeccion infectado inmenso insecto intentalo intentando internado inventado inventar invente invento japon jodas jovencita jugo lana lazo leal
  leia levantarte libras limpiando lindas litro llamaba llamara llamaron llames llegaron llegas llego lleves lograron lola macho madera mafia magia
  magnesio maneja manicomio marcado marcha marchado marchar marcharme marcharse marchate marcos maricas marino marzo matrimonio mentido mios mirado
  monos moverte movio muro museo nego ninas nudos opina pagado pagan pagarle pagarme pagos palos papas paraiso pariente parque pasada pasadas
  pasando pasaran pasarme pasas paseo pases patatas pato paula pecado pedi pedido pedro pegale penas perdedor perdedores perdonarme perdoneme perla
  pero pescar pidas pierda pierdas pisos plana podre poliza ponernos preparando prisa prision proviene puedan pues pulgar puro putos quedado
  quedarme quedaron quedarse quedes querido querra queso quieran quieto quinn quitame quitarle quitarte quiten rama rana rastro reciben reflejo
  rendirse reparar resolver resuelto retirar retrocedan retrocede retroceder rincon roca ronda rubia rudo ruina ruinas sabido sabiendo sabio sabor
  sabre sacalo saco sagrado salgo salvando salvar salvara salvarme salve sana santo santos sato seguido senado senador senadora sepas seras seres
  serias serios siendo siete siglos sordo sucio suero tabla tango tantos tejido tenes tenso terminaron toalla tocando tocarme tocas tokio tomaba
  tomala tomalo tomara tomare tomarte tomas torpe tragico traia traiga trajo tranquilizate traslado tratado trataron tropa tropas vais valor
  valores veas velas velo vendes vendo vendras vengas ventaja ventas veras viena viento viera viniendo volado volar volo volvamos vosotras`

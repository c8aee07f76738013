import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.7,
  meanings: `
      -1.2 training, -0.7 asks planned, -0.5 weight, -0.4 lowOxygenFigure, -0.3 about accident exercise highKetoneFigure longPast
      recovered sun, -0.2 control joke legs lowBmiFigure pain past sugar, -0.1 lump manyFigure, 0.1 asthma belongings breathless drowsy
      eat fever lastLetters onlyEat rash shivering skin sunken threaten wake, 0.2 arm blue blurred bodyImage bump confine dizzy drawnTo
      fontanelle foodRule fruitBreath handFails head heatCold hide hurt injure keto kill laboured limb live lost me nobody pregnant
      respond shame sleeves stand starve suddenly swell tooHigh urinate, 0.3 afraidHome blade bleed cannot deadlyPlace dropThings faint
      height hit miss passOut pet ridOfMe sleepPills slurred speak throat timesADay wound, 0.4 bathroom birthSign chest days dose face
      home leftOut marks medicine much numb onPurpose ownBody person say trigger vomiting, 0.5 atRest attacker badly limbSign method not
      now purge soon strike, 0.6 breathe deliberately lowSugarFigure meal shaky take unwell, 0.7 lips pregnancySign self victim, 0.8
      child, 0.9 swallow`,
  words: `
      -0.7 можно, -0.5 двух для, -0.4 большое как ложусь ноги ночи просто сколько спасибо считает, -0.3 был врач входа есть к муж начать
      перенести приложение приходит убил чего, -0.2 болят воды давление два какие лет ли магния мои мы мышцы от по порезала скидка
      субботу четверг, -0.1 без белка в весь вчера день если же заменить здравствуите инсульт инсульта инфаркта когда минут назад
      подскажите пожалуиста после признаки пью сеичас сестре тренировки умираю час чем чуть я, 0 а во все всю вся груди до живот
      каменныи мама мокрыи надо опять перед перекосило при рту сахар со теперь у, 0.1 бегаю болит боюсь будет будто выпил выпила вялыи
      глазах говорит губы давит дочка душил дышит его ему ингалятор каждыи левую лицо малыш меня месяца может недель нет обеда она
      отдает отдала пишет раз рук рука руки руку с себе слушается смотрю станет съела таблеток телефон температура только три уже упал
      чтобы язык, 0.2 ацетон вам вдохнуть вдруг воду вызываю глотнул голова грудинои даже дышать еды жару идти изо каждои кровь легче
      лежит лучше могу написал никто парацетамола парень повесится пять рвоту ребенок родничок рта стал трясет туалет хочу, 0.3 было
      домои жить задыхаюсь иначе мне он под сегодня случаи что, 0.4 больше время за на, 0.5 из не то, 1.3 и`,
  beginnings: `
      -0.5 прило рецеп, -0.4 ложус присе прост сколь спаси, -0.3 довол заряд магни начат перен прихо скидк трени, -0.2 давле закон инсул
      отлеж перес подпи порез посов суббо четве, -0.1 замен здрав инфар лестн подск пожал призн сеича сестр собак счита умира, 0.1 выпил
      ингал кажды отдае отдал письм слуша смотр стане темпе тольк, 0.2 ацето бабуш берем вдохн вызыв глаза глотн говор голов груди догов
      дышат минда напис недел парац парен повес работ ребен родни сильн снотв трясе туале, 0.3 задых каждо лезви обмор сегод случа
      телеф, 0.4 споко`,
}

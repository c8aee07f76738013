import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2.1,
  meanings: `
      -0.9 training, -0.7 asks, -0.5 accident planned, -0.4 sun weight, -0.3 longPast lowOxygenFigure past sleep, -0.2 about exercise
      legs others recovered, -0.1 ageOld, 0.1 belongings blue blurred breathless deliberately diabetesThing dizzy faint hit laboured
      rash shivering trigger wake, 0.2 afraid asthma badly betterOff confine contact cut days deadlyPlace dropThings farewell fever
      fontanelle fruitBreath goOn head hide hurt hurts injure keto lastLetters leftOut live manyFigure marks me medicine nobody numb
      onlyEat poison respond swell tooHigh want, 0.3 afraidHome arm birthSign bleed chest eat handOver home miss much pain pet ridOfMe
      sleeves slurred soon suddenly throat timesADay tooLow, 0.4 bump child face get limb limbSign ownBody pregnant self shaky sick skin
      stand strike, 0.5 atRest bathroom blade dose height lowSugarFigure method onPurpose say shame take underSink vomiting, 0.6
      attacker meal pregnancySign speak unwell victim, 0.7 not now purge, 0.8 breathe lips, 0.9 person swallow`,
  words: `
      -0.6 меню, -0.5 до можна чи, -0.4 але день як, -0.3 велосипед води два дякую ноги оплатити перенести підкажіть четвер, -0.2 вашим
      випадів вчорашніх добиває з задоволена зараз заснути магнію порадьте просто скільки чоловік якщо які інсульт, -0.1 була вбити ви
      вправи голоду для завтра знову калоріи мені може місяці ніч ознаки повітряні помираю порізала після років сестрі та тренування
      тренуватись тривоги тут у хвилин через якісь є інфаркту, 0 бабусі бджола бере блює бється біля весь випадає ворушиться години
      головою горло горіхи грудях губу дуже живіт за заняття знов камянии коли ледь мама місяць набрякло нарешті немовля неі нього
      перекосило пив пити погано половина права пю пів реагує сама серце сил сина сині сказав скасувати спить телефон темніє уже хрипить
      цукор ще щоино істи, 0.1 а без блюю боюся брат буде бє біль вагах вагітна вжалила вже випив вода вона впав від вісім говорити
      грудиною губи дитина довгі донька жодного закінчиться засіб кава каже краще лезом малюк мами млявии можу міи навіть нема обличчя
      одно оса очах очима парацетамолу пече по подруга прокидається разів ранку роздала рук рука рукави сидить сильна скоро спеку
      сусідці там тече тиждень тижнів тисне то три тридцять тільки щелепу щоб язик іі, 0.2 ацетон блювання більше в вагітності викликаю
      випила віддає голова дихає душив кожноі кров листа ліву на написав нудить ніби ніхто пє рота руки руку себе слова собі сьогодні
      таблеток температура тижні трусить тімячко учора хлопець хочу що іжі іи, 0.3 воду все віддала він додому жити и ити лежить раптом
      речення я, 0.4 мене, 0.6 дихати не, 1.5 і`,
  beginnings: `
      -0.3 велос оплат перен підка четве, -0.2 вчора добив задов засну магні порад працю присі продо прост скіль трену чолов інсул, -0.1
      вправ карді місяц ознак повіт триво труся інфар, 0.1 випад залиш крово набря немов облич парац проки розда сидит сильн сусід тижні
      тридц тільк холод, 0.2 ацето блюва більш викли випил відда голов задих накла нудит плута сього табле темпе труси тімяч хлопе, 0.3
      вагіт додом запал кожно лежит напис рапто речен телеф, 0.4 пляшк, 0.6 дихат`,
}

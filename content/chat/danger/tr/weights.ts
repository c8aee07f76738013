import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.6,
  meanings: `
      -1.6 asks, -1.2 training, -0.4 accident exercise, -0.3 joke lowOxygenFigure past planned recovered, -0.2 about alcohol thirst,
      -0.1 binge handOver heart highKetoneFigure longPast sleep weight, 0.1 blue bump die dizzy life pregnant respond trigger want, 0.2
      afraid afraidHome bathroom burnSource cannot checksPhone chest child dropThings eat end fever get goOn goesOut harmed height hurt
      injure intend locksIn marks mayNotSee meal much noHelp overMuch pale poison sleeves strike sweaty swell tooHigh vomitCough wound,
      0.3 badly blade confine control cut face head laboured leftOut many manyFigure medicine method onPurpose shame slurred threaten
      vomiting weighsSelf, 0.4 days deadlyPlace farewell hide hit home kill lastLetters limb live nobody now self skin, 0.5 breathe
      deliberately drawnTo lowSugarFigure purge ridOfMe sick, 0.6 dose gone hurts me miss ownBody person soon throat victim, 0.7 lips
      swallow take, 0.8 shaky, 0.9 not speak, 1.1 pregnancySign unwell`,
  words: `
      -0.6 nasil, -0.5 mi miyim, -0.4 bugun da, -0.3 ama beni bes esim miyiz sifremi te unuttum verdim, -0.2 dedem ederim felc gece
      indirim kacta kilo mu ne oldum simdi squat tesekkur uyeligimi yesem, -0.1 acliktan annem bacaklarim bebek belirtileri bitirdi
      dunku gogsum hangi iki kac kadar kalp kolum krizi magnezyum merdivende nelerdir oldurdu oluyorum once paket protein saat sonra su
      titriyor tozu uyku uyuyor var yapabilirim yil, 0 ablama ari aylik baski bayildi bebegim ben bile biraktim bitti butun cikti cok
      diye dudaklari durmuyo dustu duvara emmiyor evde gunde gunluk hafta hamileyim hastasi hirildiyor inliyor istiyorum iyi kabardi
      kaldim kaliyorum kestim kizim kocam kollu krizinin kusturuyorum kusuyorum nefese oldurecek sabah seker sekerim soktu uzun ya yarin
      yedi yeri yuzu, 0.1 agriyor amcam annemin arkadasim artik atesi ayagim babamin basim bebegimin birden bogazim bos camasir de dilim
      donuyor dudaklarim durmadan fistik gibi gogsu gordum gozum gundur hala hic iciyorum icti kan kanamam kendini kokuyor kollarimi
      koluma kolumu konusamiyor korkuyorum kupkuru kusuyor morardi oglum oldu oluyor sadece sekeri sisti soguk surekli tane terliyor
      terliyorum titriyorum uc uyanmiyor vuruyor yarim yedim yere yine yok, 0.2 agzi atti basi basladi beri bir biri catliyor daha
      dunden elim eve fark geciriyor gitmeye haftalik havale ise istemiyorum izin jiletle kapali kapiyi kardesim karistiriyor kaydi
      kendimi kutu parol rengi sag sol telefonumu tuvalete vermiyor yakinda yasamak yemek yemekten, 0.3 aksam ictim kimse olur suyu, 0.4
      alamiyorum bu, 0.5 her nefes, 0.8 ve`,
  beginnings: `
      -0.3 birak dondu sifre unutt uyeli uygul yapab, -0.2 ederi indir tesek yuruy, -0.1 antre harek istiy kosuy magne merdi uyuyo verdi
      yemeg, 0.1 altin birde bulan camas cikma dudak durmu gundu iciyo kanam kolla kolum kusuy morar saatt terli, 0.2 basla catli dayan
      dunde gitme hafta haval istem kapal karde karis kilit konus sikis tuval vermi yakin yasam yemek, 0.3 bogaz jilet kapiy kendi soyle
      ustum, 0.4 alami mektu, 0.5 herke`,
}

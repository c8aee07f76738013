import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `katze, kater, kätzchen, hund, hündin, welpe, kaninchen, hamster, pferd, wellensittich, meerschweinchen, haustier~`,
  betterOff: `besser ohne mich, ohne mich besser, ohne mich, gut zurecht, dort besser, da besser, besser bei, besser als bei mir, geht es da besser, geht es dort besser, wird gut versorgt, ist gut versorgt, in guten händen, kümmert euch um, kümmert sich besser, nicht mehr kümmern kann, wenn ich weg bin, wenn ich nicht mehr da bin`,
  lastLetters: `briefe, abschiedsbrief~, passwörter, testament, zugangsdaten, vollmachten, videobotschaft~, den brief, einen brief, brief an, brief für`,
  leftOut: `für jeden, für jede, an jeden, auf den tisch, auf dem tisch, auf den küchentisch, auf dem küchentisch, küchentisch, in der schublade, im umschlag, für alle fälle, für alle, an alle, meinen kindern, meine kinder, aufgeschrieben, bereitgelegt, hingelegt, am kühlschrank`,
  ridOfMe: `bin ich euch los, seid ihr mich los, mich los, habt ihr ruhe, habt ihr eure ruhe, eure ruhe vor mir, ruhe vor mir, wegen mir nicht mehr, meinetwegen nicht mehr, keine sorgen mehr um mich, keine sorgen mehr machen, nicht mehr zur last, falle ich niemandem mehr, ärgern müssen, müsst ihr euch nicht mehr, nicht mehr ertragen müssen, wird mich vermissen, würde mich vermissen, merkt eh keiner, würde keiner merken, merkt doch keiner, keinem fehlen, niemandem fehlen, ein problem weniger, eine sorge weniger, nicht mehr für mich, nicht mehr auf mich warten, nicht mehr für mich kochen, kein geld mehr für mich, nicht mehr für mich zahlen, für mich mit zu kochen`,
  looksDown: `schau aufs wasser, schaue aufs wasser, schau runter, schaue runter, schau hinunter, schaue hinunter, sehe hinunter, gucke runter, guck runter, schaue den zügen, schau den zügen, den zügen zu, blicke hinab, in die tiefe, aufs wasser`,
  weighsSelf: `wiege mich, wieg mich, wiegt sich, waage, auf die waage, mich zu wiegen, mich wiegen`,
  timesADay: `mal am tag, mal täglich, =mal am tag, dreimal am tag, viermal am tag, fünfmal am tag, zehnmal am tag, zigmal am tag, jede stunde, stündlich, nach jedem essen, vor und nach, morgens mittags`,
  bathroom: `bad, badezimmer, klo, toilette, =wc`,
  runsWater: `dusche an, wasser laufen, wasserhahn auf, hahn auf, lasse wasser, lass wasser, dreh das wasser, drehe das wasser, mache die dusche, mach die dusche, musik laut, damit keiner hört, damit mich keiner hört, damit es keiner hört, damit niemand, spülung, den föhn`,
  leaden: `wie blei, bleischwer, schwer wie blei, tonnenschwer, ganz schwer, so schwer, wie taub`,
  noSentence: `ganzen satz, satz zu ende, satz nicht zu ende, keinen satz, einen satz sprechen, sätze nicht, zwei worte, zwei wörter, zwischen den wörtern, nur einzelne wörter, kein satz`,
  underSink: `unterm spülbecken, unter dem spülbecken, unter der spüle, unterm waschbecken, unter dem waschbecken, unterm spülstein, putzschrank, putzmittel, putzmittelflasche, flasche in der garage, aus der garage, ohne etikett, reinigungsmittel, rohrfrei`,
  fruitBreath: `riecht nach nagellackentferner, nach nagellackentferner, riecht nach aceton, nach aceton, riecht nach obst, nach faulem obst, riecht nach apfel, nach apfel aus dem mund, atem riecht, aus dem mund nach, azetongeruch, acetongeruch, fruchtig, nach nagellack`,
  fontanelle: `fontanelle, fontanell~`,
  sunken: `eingefallen, eingesunken, eingedrückt, vorgewölbt, gewölbt, eingezogen, eingedellt`,
  dryNappy: `windel trocken, windeln trocken, windel seit, windel ist trocken, trockene windel, keine nasse windel, keine nassen windeln, windel bleibt trocken, nicht gepinkelt, kein pipi, nicht uriniert, windel ist seit`,
  ribsIn: `rippen ein, rippen ziehen, zwischen den rippen, zieht die rippen, einziehungen, nasenflügel, brustkorb zieht, bauch zieht sich ein, haut zwischen`,
  headSplits: `kopfweh, kopfschmerzen, kopf platzt, kopf zerspringt, schädel platzt, schädelbrummen`,
  flashes: `flimmern, blitze, lichtblitze, sternchen, sterne, funken, punkte vor den augen, schwarze punkte, verschwommen, doppelt, flecken vor`,
  hardBelly: `bauch hart, bauch ist hart, bauch steinhart, bauch ist steinhart, bretthart, steinhart, harter bauch, hart wie stein, bauch wird hart`,
  noKicks: `boxt nicht, boxt seit, strampelt nicht, tritt nicht, keine tritte, kein tritt, bewegt sich nicht, bewegt sich kaum, keine kindsbewegung~, spüre sie nicht, spüre ihn nicht, spüre das baby nicht, nicht mehr bewegt, nicht mehr getreten, weniger bewegt, strampelt kaum, nicht getreten, seit gestern nicht mehr`,
  mixesWords: `bringt die wörter durcheinander, wörter durcheinander, worte durcheinander, verwechselt wörter, verwechselt die wörter, findet die wörter nicht, findet die worte nicht, wortsalat, kauderwelsch, redet wirr, redet wirres, falsche wörter, verdreht die wörter, verdreht die worte, redet unsinn`,
  checksPhone: `liest alle meine nachrichten, liest meine nachrichten, liest meine chats, kontrolliert mein handy, durchsucht mein handy, checkt mein handy, nimmt mir das handy, handy weggenommen, ortet mich, trackt mich, kontrolliert mein geld, bankkarte weggenommen, geld weggenommen, konto gesperrt, kontrolliert wo ich, verfolgt mich, überwacht mich, kontrolliert alles`,
  mayNotSee: `darf nicht mehr zu, darf nicht zu meiner, darf meine freunde nicht, darf niemanden treffen, darf keine freunde, darf nicht raus, darf das haus nicht, verbietet mir, hat mir verboten, lässt mich nicht raus, lässt mich nicht weg, lässt mich nicht zu, nicht mehr sehen, darf nicht arbeiten, nur mit seiner erlaubnis, will nicht dass ich`,
  locksIn: `schließt mich ein, sperrt mich ein, eingesperrt, eingeschlossen, schließt die tür ab, sperrt die tür, nimmt den schlüssel mit, nimmt die schlüssel, hat mich eingesperrt, hat mich eingeschlossen, einschließt`,
  goesOut: `wenn er geht, wenn er weggeht, zur arbeit, wenn er weg ist, den ganzen tag, damit ich nicht, beim gehen`,
  afraidHome: `angst nach hause, angst heimzugehen, angst nach hause zu gehen, trau mich nicht nach hause, traue mich nicht nach hause, trau mich nicht heim, traue mich nicht heim, will nicht nach hause zu ihm, angst wenn er heimkommt, angst wenn er nach hause, schlüssel höre, weiß nie wie er drauf ist, angst vor seinem, wenn er getrunken hat`,
  recovered: `gesund, geheilt, wieder fit, wieder gesund, erholt, überwunden, überstanden, gut überstanden, läuft wieder, geht wieder, austherapiert, alles gut, alles wieder gut, lange vorbei, längst vorbei, ist vorbei, symptomfrei, beschwerdefrei`,
  joke: `haha~, =hihi, =lol, =xd, =hehe, =grins`,
  sun: `sonne, sonnenbrand, kälte, winter, wind, laufen, rad, mücken, friere`,
} satisfies Partial<Record<FurtherMeaning, Words>>

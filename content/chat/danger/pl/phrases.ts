import type { DangerWords } from '#content/chat/danger/form.ts'

export const alone: DangerWords['alone'] = {
  'self-harm': `samobój~, samoboj~, zrobić sobie krzywdę, zrobię sobie coś, zrobić sobie coś, coś sobie zrobi, coś sobie zrobię, targnąć się, targnął się, targnęła się, tnę się, tne sie, tnie się, pocięłam się, pociąć się, samookalecz~, okaleczam się, lepiej beze mnie, żeby mnie nie było, list pożegnalny, nikt by nie tęsknił, nie obudzić się, pod pociąg, nie chcę już być`,
  heart: `zatrzymanie akcji serca, zatrzymanie krążenia`,
  stroke: `kącik ust, bełkocze, wykrzywiło mu, wykrzywiło jej`,
  breath: `brakuje mi powietrza, dusi się, duszę się, dusze sie, zadławił~, zakrztusił~, przestaje oddychać`,
  allergy: `puchnie mi, epipen`,
  poison: `najadłem się grzybów, najadłam się grzybów, przedawkow~, połknęł~ wszystkie, trutka na szczury, zatru~, czadem, za dużo tabletek, garść tabletek, cały listek, wszystkie tabletki`,
  'blood-sugar': 'ciężka hipoglikemia, niedocukrzeni~, hipoglikemia i',
  baby: `odeszły wody, wody odeszły, odeszły mi wody, niemowlę nie oddycha, dziecko nie oddycha, nie czuję ruchów, potrząsnął dzieckiem, potrząsnęłam, potrząsnąłem, nie czuje ruchow, słabsze ruchy, leje się przez ręce`,
  injury: `schodzi skóra, skóra schodzi, poparzył~ się wrzątkiem, nieprzytomn~, stracił przytomność, straciła przytomność, nie reaguje, drgawki, drgawek, napad padaczk~, atak padaczki, krwotok, porażenie prądem, kopnął prąd, poraził prąd, utoni~, topi się, nie można dobudzić, nie mogę dobudzić, nie mogę obudzić, nie da się obudzić, tonął, tonie, utopi~, ugodzon~, dźgn~`,
  violence: `dokończyć to co zaczął, dokończy co zaczął, zabrał mi telefon i, piszę z laptopa, bije mnie, mąż mnie bije, maz mnie bije, pobił mnie, uderzył mnie, chłopak mnie bije, zgwałcił, zgwałcon~, gwałci, dusi mnie, dusił mnie, przemoc domowa, grozi mi, zabije mnie, boję się go, boje się wrócić, boję się wrócić, zamyka mnie, molestuje mnie, molestował mnie, znęca się, kopie mnie, bije mamę, bije mame, przyłożył mi nóż, bije dzieci, mnie dusił, mnie dusi, łapie mnie za gardło, złapał mnie za gardło`,
  eating: `piąty dzień z rzędu, nic więcej * dzień z rzędu, # na wadze, motylki, zaburzenie odżywiania, zaburzenia odzywiania, palce do gardła, palec w gardło, palce w gardło, wymiotuję po jedzeniu, wymiotuje po jedzeniu, wymiotuję po każdym, wymiotuje po każdym, rzygam po jedzeniu, środki przeczyszczające, nie jadłam od, nie jadłem od, nie je od, tabletki przeczyszczające, na przeczyszczenie, napady obżarstwa, napady objadania, zwymiotować po, zmuszam się do wymiotów, wymuszam wymioty, zmusza się do wymiotów, wymuszać wymioty`,
}

export const named: DangerWords['named'] = {
  'self-harm': 'samobójstwo, samobójstwa',
  heart: 'zawał, zawału, zawale, atak serca, dusznica',
  stroke: `udar, udaru, udarze, wylew, wylewu`,
  breath: 'atak astmy, napad astmy, utonięcie, zadławienie',
  allergy: 'anafilaksja, wstrząs anafilaktyczny, reakcja alergiczna, reakcję alergiczną, anafilaks~',
  poison: 'przedawkowanie, zatrucie, zatrucia, zatrucie alkoholem',
  'blood-sugar': 'hipoglikemia, hipoglikemii, kwasica ketonowa, śpiączka cukrzycowa',
  baby: 'stan przedrzucawkowy, rzucawka, poronienie, gestoza',
  injury:
    'zapalenie opon, sepsa, sepsy, padaczka, padaczki, udar cieplny, udar słoneczny, hipotermia, zator, zakrzepica, wstrząs mózgu, wstrząśnienie',
  violence: 'gwałt, gwałtu',
  eating: 'anoreksja, anoreksję, bulimia, bulimię, zaburzenia odżywiania, anoreks~, bulimi~',
}

export const harmless: DangerWords['harmless'] = `dzień dobry, ile kosztuje, umieram z głodu, umieram z ciekawości, umieram ze śmiechu, umrzeć ze śmiechu, umierałam ze śmiechu, umieram po treningu, umieram z nudów, padam z nóg, padam ze zmęczenia, padam z głodu, zabić czas, zabija mnie ten trening, trening mnie zabił, trening mnie zabija, zakwasy mnie zabijają, cena mnie zabiła, zabójczy trening, zabójcze,
    martwy ciąg, martwego ciągu, martwym ciągu, trening klatki, ćwiczenia na klatkę, klatka piersiowa trening, klatkę i plecy, klatka i triceps, pierś z kurczaka, piersi z kurczaka, pierś kurczaka, spalić kalorie, spalanie tłuszczu, spalić tłuszcz, ciąć koszty, obciąć cukier, ciąć węgle, ciąć węglowodany, ograniczyć cukier, krew z nosa po,
    z całego serca, serce rośnie, serce mi stanęło jak zobaczyłam cenę, serdecznie, badanie krwi, badania krwi, wyniki krwi, ciśnienie krwi, oddać krew, krwiodawc~, grupa krwi, morfologi~, zakwasy, bije rekordy, bić rekord, pobić rekord, pobiłam rekord, pobić swój, pobiłem rekord, pobiłem życiówkę, bije brawo, bić pianę, ubić, bicie serca,
    presja w pracy, pod presją, dusić mięso, duszone, duszona, duszony, duszenie warzyw, zadyszka po schodach, post przerywany, głodówka oczyszczająca, ból mięśni, bóle mięśni, skok na skakance, skakać na skakance, siku w nocy, hasło, hasla, hasła, zmienić hasło, nie mogę się zalogować, nie moge sie zalogowac, wyskakuje błąd, wyskakuje blad, wyskakuje, bije mnie w szachy, bije mnie w tenisa, bije mnie w karty, bije mnie w gry, bije mnie w biegu, bije mnie na głowę, bije moje rekordy`

import { stemsOf } from './stems.ts'

/**
 * Words that say where, when or how something is meant, and never what: beside the name of a topic they change nothing. Each may still be a
 * topic’s own word.
 */
const written =
  'beginner beginners starter starters introduction basics basic simple simply easy easier easily quick quickly fast slowly gently gentle kind kindly ' +
  'smart smarter sensible sensibly honest honestly true truth myth myths mistake mistakes reason reasons question questions answer answers ' +
  'science research study studies evidence benefit benefits advantage advantages downside downsides risk risks side effect effects ' +
  'need needed needs want wanted worth worthwhile useful help helping matter matters mean meaning means really actually ' +
  'always ever often sometimes usually never again still already yet once twice before after during while between around against ' +
  'morning mornings evening evenings afternoon night nights noon midday lunch lunchtime day week weeks month months year years hour hours minute minutes second seconds ' +
  'winter summer spring autumn season seasons weekend weekends weekday weekdays ' +
  'home house office desk work working job boss colleague colleagues city town room place everywhere ' +
  'adult adults man men woman women people person everybody everyone anybody anyone someone busy tired husband wife partner friend friends ' +
  'myself yourself himself herself ourselves themselves your yours mine ' +
  'buy buying choose choosing choice pick take taking taken use using used try trying make making keep keeping get getting go going come coming put ' +
  'start starting begin beginning stop stopping avoid avoiding beat beating deal dealing cope coping manage managing handle handling reduce cut cutting lower raise increase ' +
  'learn learning understand understanding know knowing read reading trust trusting believe ' +
  'explained explain explanation overview summary introduction rule rules step steps way ways method methods routine plan plans habit habits list idea ideas ' +
  'amount dose dosage type types kind kinds form forms sort sorts brand brands product products cheap expensive price ' +
  'better best good great right wrong bad worse less least more most enough too much many few little small big large long longer short shorter ' +
  'real modern daily weekly nightly regular regularly normal ordinary typical common special particular different same other another every each own whole ' +
  'healthy unhealthy natural naturally safe safely safety fresh new old later early earlier late first last next ' +
  'happens happen happening happened work works doing done does fit fits feel feeling feels look looking looks seem seems say saying says tell telling ' +
  'problem problems trouble troubles issue issues difference differences sign signs symptom symptoms cause causes caused ' +
  'life lives living world thing things stuff part parts point points line side sides ruin ruins ruined hurt hurts improve improving boost boosting support supporting ' +
  'one two three four five six seven eight nine ten fifteen twenty thirty forty fifty hundred thousand am pm oclock ' +
  'rich high low full half eat eating drink drinking give gives given giving ask asking asked see seeing seen prevent preventing preventive ' +
  'able unable likely perhaps maybe sure certain exactly ' +
  'goes going moving moved move up down out gym wont cant dont isnt doesnt im youre its weeknight weeknights nowhere ' +
  'breakfast dinner supper bed bedtime regret touch sofa begin beginning grown cost costs ' +
  'steady steadier calm good deep sound peaceful restful ' +
  'meeting meetings change changes changing realistic fewer ok okay stay staying stayed build building control controlling quality worker workers piece pieces open hard harder properly remedy remedies stairs ' +
  'everything nothing think thinks thinking check checks checking find finds hide hides hiding survive survival sceptic sceptics skeptic skeptics slower faster heavy heavier session sessions ' +
  'runner runners athlete athletes shut shuts forget forgetting wonder wondering ready love loves hate hates enjoy enjoying hack hacks trick tricks secret secrets ' +
  'relaxing relaxed under gain gaining losing versus vs yes hype absolute absolutely anymore dummies scared afraid overdoing honest honestly badly badly wont lately tonight really proper properly ' +
  'miss missing missed gone lose make made'

/** As `stemsOf` leaves them; of a few, nothing is left. */
export const neutralStems: ReadonlySet<string> = new Set(written.split(' ').flatMap((word) => stemsOf(word)))

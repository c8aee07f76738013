import { expect, test } from '#tests/support/test.ts'

import { spokenResults } from './spoken-values.ts'
import { noAlarmAnswer, resultAlarm, spokenAlarmOf } from './value-answer.server.ts'

test.for([
  ['what does it mean if my potassium is 7.2?', 'now'],
  ['is 7.2 high for potassium', 'now'],
  ['got a 6.9 for my potassium today, should I worry', 'now'],
  ['Kalium 6,8', 'now'],
  ['K 6.8', 'now'],
  ['K+ 2.4 mmol/l', 'now'],
  ['my troponin came back 0.9', 'now'],
  ['Hb 6', 'now'],
  ['my haemoglobin dropped to 58 g/L', 'now'],
  ['sugar 38 and shaky', 'now'],
  ['my blood sugar is 30 mmol', 'now'],
  ['glucose 540 mg/dL', 'now'],
  ['INR of 9', 'now'],
  ['sodium 112', 'now'],
  ['Natrium 112 mmol/l', 'now'],
  ['platelets 12 x10^9/L', 'now'],
  ['calcium came back at 15.2 mg/dl', 'now'],
  ['creatinine 850 umol/l', 'now'],
  ['potassium 6.9 and sodium 140', 'now'],
  ['sodium 140 and potassium 6.9', 'now'],
  ['magnesium 0.4 mmol/L', 'now'],
  ['my potassium went from 5 to 7.2', 'now'],
  ['WBC 0.4', 'now'],
  ['white count 0.3', 'now'],
  ['potassium 7.1', 'now'],
  ['my k+ is 7', 'now'],
  ['my k is 7.2', 'now'],
  ['k of 7.3 on my labs', 'now'],
  ['na 108', 'now'],
  ['glucose 38', 'now'],
  ['bg 30', 'now'],
  ['Hb 4', 'now'],
  ['HB 4.2', 'now'],
  ['INR 12', 'now'],
  ['sodium 108', 'now'],
  ['Leukos 0,4', 'now'],
  ['crea 9', 'now'],
  ['trop 300', 'now'],
  ['сахар 38', 'now'],
  ['血小板 8', 'now'],
  ['potassium 1.1', 'now'],
  ['bili 12', null],
  ['blood sugar 20', 'today'],
  ['magnesium level 2', null],
  ['сахар 5,4', null],
  ['血糖是5.6', null],
  ['my sodium is 151', 'today'],
  ['INR 4.7', 'today'],
  ['crp 200 mg/l', 'today'],
  ['potassium 4.2', null],
  ['my sugar is 5.4', null],
  ['glucose 95', null],
  ['Hb 14', null],
  ['ferritin 8, is that low?', null],
  ['my vitamin d level is 9', null],
  ['HbA1c 12%', null],
  ['my TSH is 8', null],
  ['my LDL is 160', null],
  ['my iron is 7', null],
  ['blood pressure 150/95', null],
] as const)('“%s” calls for %s', async ([message, alarm]) => {
  const results = spokenResults(message)
  expect(results.length).toBeGreaterThan(0)
  expect(await spokenAlarmOf(results)).toBe(alarm)
})

const nowhere = { timeZone: null, languages: null }
const said = async (text: string, reader = {}) => (await resultAlarm(text, { ...nowhere, ...reader }))?.message

test('an alarm has the words of the lab results, and of a troponin the chest comes first', async () => {
  expect(await said('potassium 7.2')).toMatch(/^Please phone a doctor now\./)
  expect(await said('INR 4.7')).toMatch(/^Please contact a doctor about this today\./)
  expect(await said('my troponin came back 0.9')).toMatch(
    /^Please phone a doctor now\. If you have pain, pressure or tightness in the chest/,
  )
})

test.for([
  ['mein Kalium ist 7,1', 'Bitte rufen Sie jetzt eine Ärztin oder einen Arzt an.'],
  ['mi potasio es 7,2', 'Por favor, llame ahora a un médico.'],
  ['ma glycémie est à 30 mmol/L', 'Appelez un médecin maintenant.'],
  ['il mio potassio è 7,4', 'Chiami subito un medico.'],
  ['meu potássio deu 7,3', 'Por favor, ligue agora para um médico.'],
  ['mijn bloedplaatjes zijn 6', 'Bel nu een arts.'],
  ['potas 7,1', 'Proszę zadzwonić teraz do lekarza.'],
  ['у меня калий 7,1', 'Пожалуйста, позвоните врачу прямо сейчас.'],
  ['тромбоцити 5', 'Будь ласка, зателефонуйте лікарю просто зараз.'],
  ['potasyumum 7,2 çıktı', 'Lütfen şimdi bir doktoru arayın.'],
  ['السكر عندي ٣٨', 'يرجى الاتصال بطبيب الآن.'],
  ['我的血钾是7.1', '请现在就打电话给医生。'],
  ['カリウムが7.2です', '今すぐ医師に電話してください。'],
  ['हीमोग्लोबिन 4.1 आया है', 'कृपया अभी डॉक्टर को फ़ोन करें।'],
  ['혈당이 38이에요', '지금 의사에게 전화하세요.'],
  ['blodplättar 8', 'Ring en läkare nu.'],
] as const)('“%s” is answered in its own language first, with the number of the country', async ([message, title]) => {
  const answer = await said(message, { timeZone: 'Asia/Seoul' })
  expect(answer).toMatch(new RegExp(`^${title}`))
  expect(answer).toContain('119')
  expect(answer).toContain('Please phone a doctor now.')
})

test('the language of a name that several have is that of the browser', async () => {
  expect(await said('Kalium 7,1', { languages: 'sv-SE,en' })).toMatch(/^Ring en läkare nu\./)
  expect(await said('Kalium 7,1', { languages: 'nl' })).toMatch(/^Bel nu een arts\./)
  expect(await said('K 7.1', { languages: 'nl' })).toMatch(/^Please phone a doctor now\./)
})

test('any other result is for the doctor, with the page where members keep theirs', () => {
  expect(noAlarmAnswer()).toMatch(/^I cannot interpret results, so please show this one to the doctor[\s\S]*\(\/health\/labs\)/)
})

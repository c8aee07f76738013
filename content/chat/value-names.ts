/** What the results that laboratories phone about are called in everyday use, by language (ISO 639-1), apart by commas. Beside the names of reports. */
export const namesByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    Potassium: 'kalium, kaliumwert, kalium wert',
    Sodium: 'natrium, natriumwert',
    Glucose: 'zucker, blutzucker, blutzuckerwert, zuckerwert, bz, nüchternzucker',
    Hemoglobin: 'hämoglobin, hb wert, hb-wert, blutfarbstoff',
    Platelets: 'thrombozyten, blutplättchen, thrombos',
    WBC: 'leukozyten, leukos, weiße blutkörperchen',
    Creatinine: 'kreatinin, krea, nierenwert',
    INR: 'inr wert',
    Calcium: 'kalzium',
    Lactate: 'laktat',
  },
  es: {
    Potassium: 'potasio',
    Sodium: 'sodio',
    Glucose: 'azúcar, glucosa, glucemia, azúcar en sangre, glicemia',
    Hemoglobin: 'hemoglobina',
    Platelets: 'plaquetas',
    WBC: 'leucocitos, glóbulos blancos',
    Creatinine: 'creatinina',
    Calcium: 'calcio',
    Lactate: 'lactato',
    Troponin: 'troponina',
  },
  fr: {
    Potassium: 'potassium, kaliémie',
    Sodium: 'natrémie',
    Glucose: 'glycémie, sucre, taux de sucre, glucose',
    Hemoglobin: 'hémoglobine',
    Platelets: 'plaquettes',
    WBC: 'leucocytes, globules blancs',
    Creatinine: 'créatinine, créat',
    Calcium: 'calcémie',
    Troponin: 'troponine',
  },
  it: {
    Potassium: 'potassio, potassiemia',
    Sodium: 'sodio, sodiemia',
    Glucose: 'glicemia, zucchero, zuccheri',
    Hemoglobin: 'emoglobina',
    Platelets: 'piastrine',
    WBC: 'leucociti, globuli bianchi',
    Creatinine: 'creatinina',
    Troponin: 'troponina',
  },
  pt: {
    Potassium: 'potássio',
    Sodium: 'sódio',
    Glucose: 'glicose, glicemia, açúcar, glicémia',
    Hemoglobin: 'hemoglobina',
    Platelets: 'plaquetas',
    WBC: 'leucócitos, glóbulos brancos',
    Creatinine: 'creatinina',
    Troponin: 'troponina',
  },
  nl: {
    Potassium: 'kalium',
    Sodium: 'natrium',
    Glucose: 'suiker, bloedsuiker, glucose',
    Hemoglobin: 'hemoglobine',
    Platelets: 'bloedplaatjes, trombocyten',
    WBC: 'leukocyten, witte bloedcellen',
    Creatinine: 'kreatinine, creatinine',
    Troponin: 'troponine',
  },
  pl: {
    Potassium: 'potas, potasu',
    Sodium: 'sód, sodu',
    Glucose: 'cukier, cukru, glukoza, glukozy, glikemia',
    Hemoglobin: 'hemoglobina, hemoglobiny',
    Platelets: 'płytki, płytki krwi, płytek',
    WBC: 'leukocyty, leukocytów, krwinki białe, białe krwinki',
    Creatinine: 'kreatynina, kreatyniny',
    Troponin: 'troponina, troponiny',
  },
  ru: {
    Potassium: 'калий, калия',
    Sodium: 'натрий, натрия',
    Glucose: 'сахар, сахар крови, сахар в крови, глюкоза, глюкозы, глюкозу',
    Hemoglobin: 'гемоглобин, гемоглобина',
    Platelets: 'тромбоциты, тромбоцитов',
    WBC: 'лейкоциты, лейкоцитов',
    Creatinine: 'креатинин, креатинина',
    INR: 'мно',
    Troponin: 'тропонин',
  },
  uk: {
    Potassium: 'калій, калію',
    Sodium: 'натрій, натрію',
    Glucose: 'цукор, цукор крові, цукор у крові, цукор в крові, цукру, глюкоза, глюкози',
    Hemoglobin: 'гемоглобін, гемоглобіну',
    Platelets: 'тромбоцити, тромбоцитів',
    WBC: 'лейкоцити, лейкоцитів',
    Creatinine: 'креатинін, креатиніну',
    INR: 'мнв',
    Troponin: 'тропонін',
  },
  tr: {
    Potassium: 'potasyum, potasyumum',
    Sodium: 'sodyum, sodyumum',
    Glucose: 'şeker, şekerim, şekeri, kan şekeri, kan şekerim, glukoz',
    Hemoglobin: 'hemoglobinim, kan değerim',
    Platelets: 'trombosit, trombositim',
    WBC: 'lökosit, akyuvar, beyaz küre',
    Creatinine: 'kreatinin, kreatinim',
  },
  sv: {
    Potassium: 'kalium, kaliumvärde',
    Sodium: 'natrium, natriumvärde',
    Glucose: 'blodsocker, blodsockret, socker, glukos',
    Hemoglobin: 'blodvärde, blodvärdet, hb värde',
    Platelets: 'trombocyter, blodplättar',
    WBC: 'leukocyter, vita blodkroppar, lpk',
    Creatinine: 'kreatinin, krea',
  },
  ar: {
    Potassium: 'البوتاسيوم, بوتاسيوم',
    Sodium: 'الصوديوم, صوديوم',
    Glucose: 'السكر, سكري, سكر, سكر الدم, الجلوكوز, سكره, سكرها',
    Hemoglobin: 'الهيموغلوبين, الهيموجلوبين, هيموجلوبين, خضاب الدم, قوة الدم',
    Platelets: 'الصفائح, صفائح الدم, الصفائح الدموية',
    WBC: 'كريات الدم البيضاء, الكريات البيضاء',
    Creatinine: 'الكرياتينين, كرياتينين',
  },
  hi: {
    Potassium: 'पोटैशियम, पोटेशियम',
    Sodium: 'सोडियम',
    Glucose: 'शुगर, ब्लड शुगर, ग्लूकोज, ग्लूकोज़',
    Hemoglobin: 'हीमोग्लोबिन',
    Platelets: 'प्लेटलेट्स, प्लेटलेट',
    WBC: 'श्वेत रक्त कोशिकाएं',
    Creatinine: 'क्रिएटिनिन',
  },
  ko: {
    Potassium: '칼륨',
    Sodium: '나트륨',
    Glucose: '혈당',
    Hemoglobin: '헤모글로빈, 혈색소',
    Platelets: '혈소판',
    WBC: '백혈구',
    Creatinine: '크레아티닌',
  },
  ja: {
    Potassium: 'カリウム',
    Sodium: 'ナトリウム',
    Glucose: '血糖値, 血糖, グルコース',
    Hemoglobin: 'ヘモグロビン, 血色素',
    Platelets: '血小板',
    WBC: '白血球',
    Creatinine: 'クレアチニン',
  },
  zh: {
    Potassium: '血钾, 钾',
    Sodium: '血钠, 钠',
    Glucose: '血糖值, 血糖, 葡萄糖',
    Hemoglobin: '血红蛋白, 血色素',
    Platelets: '血小板',
    WBC: '白细胞',
    Creatinine: '肌酐',
  },
}

/** They may stand between the name of a result and its number (“mi potasio es 7,2”), in all languages but English, apart by spaces. */
export const joiningWords =
  'ist war liegt bei von auf betrug beträgt jetzt nur noch es está en fue salió dio sale de del la el era est à a était sorti di è era da risulta sono é deu está em saiu do da is van op nu var är på av låg ligger ' +
  'wynosi jest wyszedł wyszła wyszło ma mam spadł spadła у меня составляет сейчас был была показал показывает упал упала мене зараз показує становить çıktı şu an benim değeri seviyesi degeri عندي هو هي الان وصل نزل طلع ' +
  'मेरा मेरी का की है आया आई 이 가 은 는 수치가 수치는 が は の 値が 値は 是 为 只有 到了 到 我 的'

/** Mine: the number beside the name is a result. */
export const owningWords =
  'my his her our moms dads mein meine meinen sein ihr unser mi mis su mon ma mes son sa il mio mia suo sua meu minha seu mijn zijn haar mój moja moje mojego mitt min mina hans hennes мой моя мои мій моя мої benim मेरा मेरी मेरे'

/** Behind a number they say that it counts time or weight, and nothing that is swallowed or measured in blood. */
export const timeAndWeightWords =
  'jahre jahren jahr tage tagen wochen woche monate monaten stunden uhr minuten kilo gramm prozent año años día días semana semanas mes meses hora horas minutos gramos kilos an ans jour jours semaine semaines mois heure heures minutes grammes anno anni giorni settimane mesi ore minuti grammi ' +
  'ano anos dia dias semanas minuto gramas jaar dagen weken maanden uur gram rok lat lata dni tygodni tydzień miesięcy godzin godziny minut gramów år dagar veckor vecka månader timmar лет год года дней недель неделя месяцев часов минут грамм граммов кг г мг років рік роки днів тижнів місяців годин хвилин ' +
  'грамів yıl yaş yaşında gün hafta ay saat dakika سنة سنه سنوات يوم ايام اسبوع شهر ساعة دقيقة غرام جرام साल दिन हफ्ते महीने घंटे मिनट ग्राम 살 일 주 개월 시간 분 그램 歳 日 週間 ヶ月 時間 分 グラム 岁 天 周 个月 小时 分钟 克 公斤 週 月 年 岁'

/** Behind a number they say that something was swallowed or counted by the piece. */
export const pieceWords =
  'stück tabletten pastillas comprimés compresse comprimidos tabletek tabletter таблеток таблетки tane hap حبة حبات गोली गोलियां 알 錠 片'

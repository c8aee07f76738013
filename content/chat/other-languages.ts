/** How the assistant answers who writes in another language than that of its pages. */
export interface OtherLanguage {
  /** As IETF writes it. */
  readonly tag: string
  /** That it answers in English, out of our pages, and that a person can be asked. */
  readonly notice: string
  /** Whom to ask about a medicine, before anything else. */
  readonly medicine: string
  /** Whom to ask about a result of a laboratory. */
  readonly result: string
  /** Small words that tell it from others; without accents. Empty where its script does. */
  readonly words: string
}

export const otherLanguages: readonly OtherLanguage[] = [
  {
    tag: 'de',
    notice:
      'Ich antworte auf Englisch, aus unseren Seiten. Wenn Sie lieber auf Deutsch fragen möchten, wählen Sie unten „Talk to a person“: Jemand aus unserem Team liest Ihre Frage.',
    medicine: 'Bitte fragen Sie bei Medikamenten zuerst Ihre Apotheke oder Ihren Arzt, und ändern Sie vorher nichts.',
    result: 'Laborwerte kann ich nicht deuten. Bitte zeigen Sie den Wert zuerst Ihrem Arzt.',
    words:
      'ich du sie wir ist sind der die das den dem ein eine einen und oder nicht kein keine wie wieviel viel was wo wann warum wer kann kannst konnen muss mit fur von auf zu zum zur bei nach mein meine meinen meiner haben habe hat gibt es gibts kostet kosten kundigen schlafen schlafe auch wenn bitte danke hallo uber',
  },
  {
    tag: 'es',
    notice:
      'Respondo en inglés, a partir de nuestras páginas. Si prefiere preguntar en español, elija abajo «Talk to a person»: alguien de nuestro equipo leerá su pregunta.',
    medicine: 'Sobre medicamentos, pregunte primero a su farmacéutico o médico, y no cambie nada antes.',
    result: 'No puedo interpretar resultados de laboratorio. Muestre primero ese valor a su médico.',
    words:
      'el la los las un una y o no que como cuanto cuanta cuesta cuestan cual cuales donde cuando por para con sin de del en mi mis tu su es son esta estan hay puedo puede tengo tiene quiero dormir hola gracias se me lo al muy cancelar tomar a las tres',
  },
  {
    tag: 'fr',
    notice:
      'Je réponds en anglais, à partir de nos pages. Si vous préférez écrire en français, choisissez « Talk to a person » ci-dessous : quelqu’un de notre équipe lira votre question.',
    medicine: 'Pour un médicament, demandez d’abord à votre pharmacien ou à votre médecin, et ne changez rien avant.',
    result: 'Je ne peux pas interpréter des résultats d’analyses. Montrez d’abord cette valeur à votre médecin.',
    words:
      'je tu il elle nous vous le la les un une des du de et ou est sont que qui quoi comment combien pourquoi quand quel quelle avec sans pour dans sur mon ma mes ce cette puis peux peut ai avez bonjour merci ne pas y coute dormir jai cest me trois heures suis veux voudrais prendre',
  },
  {
    tag: 'it',
    notice:
      'Rispondo in inglese, dalle nostre pagine. Se preferisce scrivere in italiano, scelga qui sotto «Talk to a person»: qualcuno del nostro team leggerà la domanda.',
    medicine: 'Per i medicinali chieda prima al farmacista o al medico, e non cambi nulla prima.',
    result: 'Non posso interpretare gli esami di laboratorio. Mostri prima questo valore al medico.',
    words:
      'il lo la gli le un una e o non che come quanto costa costano quale dove quando perche per con senza di del della in mio mia miei e sono ho hai posso puo voglio dormire ciao grazie si mi anche questo',
  },
  {
    tag: 'pt',
    notice:
      'Respondo em inglês, a partir das nossas páginas. Se preferir perguntar em português, escolha abaixo “Talk to a person”: alguém da nossa equipa lerá a sua pergunta.',
    medicine: 'Sobre medicamentos, pergunte primeiro ao farmacêutico ou ao médico, e não mude nada antes.',
    result: 'Não posso interpretar resultados de laboratório. Mostre primeiro este valor ao seu médico.',
    words:
      'o a os as um uma e ou nao que como quanto custa custam qual onde quando porque para com sem de do da em no na meu minha meus esta sao tem tenho posso pode quero dormir ola obrigado voce eu isso',
  },
  {
    tag: 'nl',
    notice:
      'Ik antwoord in het Engels, uit onze eigen pagina’s. Wilt u liever in het Nederlands vragen, kies dan hieronder „Talk to a person”: iemand van ons team leest uw vraag.',
    medicine: 'Vraag bij medicijnen eerst uw apotheker of arts, en verander tot dan niets.',
    result: 'Ik kan geen uitslagen duiden. Laat deze waarde eerst aan uw arts zien.',
    words:
      'ik jij je u wij het een en of niet geen hoe hoeveel wat waar wanneer waarom wie kan kunnen moet met voor van op naar bij mijn zijn heb heeft kost kosten slapen ook als dank hallo opzeggen zit',
  },
  {
    tag: 'pl',
    notice:
      'Odpowiadam po angielsku, na podstawie naszych stron. Jeśli wolisz zapytać po polsku, wybierz poniżej „Talk to a person”: ktoś z naszego zespołu przeczyta pytanie.',
    medicine: 'W sprawie leków zapytaj najpierw farmaceutę lub lekarza i niczego wcześniej nie zmieniaj.',
    result: 'Nie mogę interpretować wyników badań. Pokaż najpierw ten wynik lekarzowi.',
    words:
      'ja ty on ona my jest sa i lub nie czy jak ile kosztuje co gdzie kiedy dlaczego kto moge mozna musze z dla od na do przy moj moja moje mam ma spac dziekuje czesc prosze sie to w jaki jaka',
  },
  {
    tag: 'tr',
    notice:
      'Sayfalarımızdan yola çıkarak İngilizce yanıt veriyorum. Türkçe sormak isterseniz aşağıda “Talk to a person” seçeneğini kullanın: ekibimizden biri sorunuzu okur.',
    medicine: 'İlaçlar için önce eczacınıza veya doktorunuza danışın ve o zamana kadar hiçbir şeyi değiştirmeyin.',
    result: 'Laboratuvar sonuçlarını yorumlayamam. Bu değeri önce doktorunuza gösterin.',
    words:
      'ben sen biz bir bu su ve veya degil nasil ne kadar nedir nerede zaman neden kim mi mu miyim var yok icin ile benim uyku uyuyamiyorum merhaba tesekkurler ucreti fiyati fiyat iptal istiyorum',
  },
  {
    tag: 'sv',
    notice:
      'Jag svarar på engelska, från våra sidor. Vill du hellre fråga på svenska, välj ”Talk to a person” nedan: någon i vårt team läser din fråga.',
    medicine: 'Fråga först apoteket eller läkaren om läkemedel, och ändra ingenting innan dess.',
    result: 'Jag kan inte tolka provsvar. Visa värdet för din läkare först.',
    words:
      'jag du vi ar och eller inte ingen hur mycket vad var nar varfor vem kan maste med for av pa till hos min mitt mina har finns det kostar sova ocksa om tack hej sager upp en ett',
  },
  {
    tag: 'ru',
    notice:
      'Я отвечаю по-английски, по материалам наших страниц. Если удобнее по-русски, выберите ниже «Talk to a person»: вопрос прочитает человек из нашей команды.',
    medicine: 'О лекарствах сначала спросите фармацевта или врача и до этого ничего не меняйте.',
    result: 'Я не могу толковать результаты анализов. Сначала покажите это значение врачу.',
    words: '',
  },
  {
    tag: 'uk',
    notice:
      'Я відповідаю англійською, за матеріалами наших сторінок. Якщо зручніше українською, виберіть нижче «Talk to a person»: запитання прочитає людина з нашої команди.',
    medicine: 'Про ліки спершу запитайте фармацевта або лікаря й до того нічого не змінюйте.',
    result: 'Я не можу тлумачити результати аналізів. Спершу покажіть це значення лікареві.',
    words: '',
  },
  {
    tag: 'ar',
    notice: 'أجيب بالإنجليزية من صفحاتنا. إذا فضّلت السؤال بالعربية فاختر أدناه “Talk to a person”، وسيقرأ سؤالك شخص من فريقنا.',
    medicine: 'في ما يخص الأدوية اسأل الصيدلي أو الطبيب أولاً، ولا تغيّر شيئاً قبل ذلك.',
    result: 'لا أستطيع تفسير نتائج التحاليل. اعرض هذه القيمة على طبيبك أولاً.',
    words: '',
  },
  {
    tag: 'hi',
    notice:
      'मैं हमारे पन्नों से अंग्रेज़ी में उत्तर देता हूँ। हिन्दी में पूछना चाहें तो नीचे “Talk to a person” चुनें: हमारी टीम का कोई व्यक्ति आपका प्रश्न पढ़ेगा।',
    medicine: 'दवाओं के बारे में पहले अपने फ़ार्मासिस्ट या डॉक्टर से पूछें, और तब तक कुछ न बदलें।',
    result: 'मैं जाँच के नतीजों का अर्थ नहीं बता सकता। यह मान पहले अपने डॉक्टर को दिखाएँ।',
    words: '',
  },
  {
    tag: 'ko',
    notice:
      '저는 저희 페이지를 바탕으로 영어로 답합니다. 한국어로 문의하려면 아래의 “Talk to a person”을 선택하세요. 팀원이 질문을 읽습니다.',
    medicine: '약에 대해서는 먼저 약사나 의사에게 물어보시고, 그 전에는 아무것도 바꾸지 마세요.',
    result: '검사 결과는 해석할 수 없습니다. 먼저 의사에게 이 수치를 보여 주세요.',
    words: '',
  },
  {
    tag: 'ja',
    notice:
      '当サイトのページをもとに英語でお答えします。日本語でのお問い合わせは、下の「Talk to a person」をお選びください。担当者が読みます。',
    medicine: '薬については、まず薬剤師か医師に相談し、それまでは何も変えないでください。',
    result: '検査結果の解釈はできません。まず医師にその値を見せてください。',
    words: '',
  },
  {
    tag: 'zh',
    notice: '我根据本站页面用英语回答。如果想用中文提问，请选择下面的“Talk to a person”，我们团队会有人阅读您的问题。',
    medicine: '关于药物，请先询问药剂师或医生，在此之前不要做任何改变。',
    result: '我不能解读化验结果。请先把这个数值给医生看。',
    words: '',
  },
]

/**
 * What is asked for most, in English, and the beginnings of the words for it in other languages (without accents; of scripts without spaces, parts of a sentence).
 * The page is looked for in English.
 */
export const wordsOfOtherLanguages: ReadonlyArray<readonly [english: string, others: string]> = [
  [
    'What does the membership cost?',
    'preis kostet kosten precio precios cuesta cuestan cuanto prix tarif combien coute prezzo prezzi costa preco precos custa prijs prijzen kost cena ceny kosztuje fiyat ucret pris priser kostar цена цены стоит стоимость ціна ціни коштує سعر أسعار تكلفة 价格 价钱 多少钱 費用 料金 値段 いくら कीमत दाम 가격 요금 얼마',
  ],
  [
    'Is there a free trial?',
    'probezeit probewoche kostenlos testen gratis prueba gratuito essai gratuit essayer prova proefperiode proberen probny darmowy bezplatn deneme ucretsiz provperiod бесплатн пробн безкоштовн مجان تجربة 免费 试用 無料 お試し मुफ्त 무료 체험',
  ],
  [
    'How do I cancel?',
    'kundig abbestell stornier cancelar darme resilier annuler disdi annullare opzeggen annuleren anulowac rezygn iptal avsluta saga отмен отказаться скасув إلغاء 取消 退订 解約 キャンセル रद्द 취소 해지',
  ],
  [
    'refund money back guarantee',
    'erstattung ruckerstattung geld reembolso devolucion remboursement rimborso terugbetaling zwrot iade aterbetal возврат поверн استرداد 退款 返金 वापसी 환불',
  ],
  [
    'Is my health data private, and can I delete it?',
    'datenschutz loschen daten privacidad borrar eliminar datos confidentialite supprimer donnees riservatezza cancellare dati privacidade apagar dados verwijderen gegevens prywatnosc usunac dane gizlilik silmek veriler integritet radera uppgifter приватн удалить данные видалити дані خصوصية حذف 隐私 删除 数据 個人情報 削除 गोपनीयता 개인정보 삭제',
  ],
  [
    'sleep',
    'schlaf schlafen aufwach sueno dormir despiert sommeil reveill sonno dormire sveglio sono acordar slapen slaap wakker sen spac budze uyku uyan somn sova vaknar сон спать просып спати прокид نوم أستيقظ 睡眠 睡 失眠 眠 नींद 수면 잠',
  ],
  [
    'nutrition',
    'ernahrung essen nutricion comida alimentacion alimentation nourriture alimentazione nutrizione alimentacao comida voeding eten odzywianie jedzenie beslenme naring kost питание еда харчування تغذية 营养 饮食 栄養 食事 पोषण 영양 식사',
  ],
  [
    'fitness training',
    'sport training krafttraining entrenamiento ejercicio entrainement musculation exercice allenamento esercizio treino exercicio trening cwiczenia antrenman egzersiz traning тренировк упражнен тренуван تمرين رياضة 健身 锻炼 運動 トレーニング व्यायाम 운동',
  ],
  ['stress', 'stress estres estresse stres стресс стрес ضغط توتر 压力 ストレス तनाव 스트레스'],
  [
    'supplements',
    'nahrungserganzung vitamine suplemento suplementos complement complements integratori vitaminas supplement suplementy takviye vitamin kosttillskott витамин добавк вітамін مكمل فيتامين 补充剂 维生素 サプリ ビタミン सप्लीमेंट विटामिन 보충제 비타민',
  ],
  [
    'Which courses are there?',
    'kurs kurse lektion curso cursos cours corso corsi cursussen cursus kursy kurslar kurser lezioni курс курсы курси دورة دورات 课程 コース 講座 कोर्स 강의 코스',
  ],
  [
    'How do I book an appointment with the coach?',
    'termin buchen beratung cita reservar rendez appuntamento prenotare consulta marcar afspraak wizyta umowic randevu boka tid запис прием запис прийом موعد حجز 预约 預約 予約 अपॉइंटमेंट 예약',
  ],
  [
    'Is there an app for iPhone or Android?',
    'app aplicacion application applicazione aplicativo aplikacja uygulama приложение застосунок تطبيق 应用 アプリ ऐप 앱',
  ],
  [
    'Does it work with Oura, Apple Watch, WHOOP, Garmin or Withings?',
    'uhr smartwatch reloj montre orologio relogio horloge zegarek saat klocka часы годинник ساعة 手表 時計 घड़ी 시계 garmin oura fitbit whoop withings',
  ],
  [
    'How can I contact you?',
    'kontakt erreichen contacto contactar contacter contatto contatar contactar iletisim kontakta контакт связаться звязатися اتصال تواصل 联系 連絡 問い合わせ संपर्क 연락 문의',
  ],
  [
    'Who is the founder?',
    'grunder wer fundador quien fondateur fondatore oprichter zalozyciel kurucu grundare основатель засновник مؤسس 创始人 創業者 संस्थापक 창립자',
  ],
]

import type { SeedHotel } from '../seed-types'
import { localized } from './localized'

type Alerts = NonNullable<SeedHotel['alerts']>

/** Four at once and for years, of every severity: more than a page shows at first. */
export const newYorkAlerts: Alerts = [
  {
    id: 'NYCAB-ROOFTOP-AGE',
    severity: 'INFO',
    title: localized(
      'Rooftop bar: 21 and over after 8 PM',
      'Dachbar: ab 20 Uhr nur für Gäste ab 21 Jahren',
      'ルーフトップバー：20時以降は21歳以上のお客様のみ',
      '屋顶酒吧：晚8点后仅限21岁及以上客人',
      'بار السطح: لمن بلغوا 21 عامًا فأكثر بعد الثامنة مساءً',
      'Bar de la azotea: mayores de 21 años a partir de las 20:00',
    ),
    body: localized(
      '<p>New York law applies: please bring a photo ID. Until 8 PM, children are welcome on the roof with an adult.</p>',
      '<p>Es gilt das Recht des Staates New York: Bitte bringen Sie einen Lichtbildausweis mit. Bis 20 Uhr sind Kinder in Begleitung Erwachsener auf dem Dach willkommen.</p>',
      '<p>ニューヨーク州法により、写真付き身分証明書のご提示をお願いしております。20時までは、大人の方とご一緒であればお子様もご利用いただけます。</p>',
      '<p>根据纽约州法律，请随身携带带照片的身份证件。晚8点前，儿童可由成人陪同前往屋顶露台。</p>',
      '<p>تُطبَّق قوانين ولاية نيويورك: يُرجى إحضار بطاقة هوية تحمل صورة. وحتى الثامنة مساءً نرحّب بالأطفال على السطح برفقة شخص بالغ.</p>',
      '<p>Se aplica la ley de Nueva York: por favor, traiga un documento de identidad con foto. Hasta las 20:00, los niños son bienvenidos en la azotea acompañados de un adulto.</p>',
    ),
    startDate: '2026-01-15',
    endDate: '2036-12-31',
    link: null,
  },
  {
    id: 'NYCAB-TOLL',
    severity: 'INFO',
    title: localized(
      'Driving here? The city charges a toll below 60th Street',
      'Anreise mit dem Auto? Südlich der 60. Straße erhebt die Stadt eine Maut',
      'お車でお越しの方へ：60丁目以南では市の通行料がかかります',
      '自驾前来？60街以南须缴纳城市通行费',
      'قادم بالسيارة؟ تفرض المدينة رسمًا جنوب الشارع 60',
      '¿Viene en coche? La ciudad cobra un peaje por debajo de la calle 60',
    ),
    body: localized(
      '<p>The toll is billed by license plate, once a day; our garage cannot collect or refund it. Taxis add a small surcharge to the fare.</p>',
      '<p>Abgerechnet wird einmal am Tag über das Kennzeichen; unsere Garage kann die Maut weder einziehen noch erstatten. Taxis schlagen einen kleinen Betrag auf den Fahrpreis auf.</p>',
      '<p>通行料は1日1回、ナンバープレートで請求されます。当ホテルの駐車場でのお支払いや返金はできません。タクシーの場合は少額が運賃に加算されます。</p>',
      '<p>通行费按车牌每天收取一次，酒店车库无法代收或退还。出租车会在车费上加收少量附加费。</p>',
      '<p>يُحصَّل الرسم عبر لوحة السيارة مرة واحدة في اليوم، ولا يمكن لمرآب الفندق تحصيله أو ردّه. وتضيف سيارات الأجرة مبلغًا بسيطًا إلى الأجرة.</p>',
      '<p>El peaje se cobra por matrícula, una vez al día; nuestro garaje no puede cobrarlo ni devolverlo. Los taxis añaden un pequeño recargo a la carrera.</p>',
    ),
    startDate: '2025-01-05',
    endDate: '2036-12-31',
    link: 'https://tolls.new-york.example/visitors',
  },
  {
    id: 'NYCAB-FACADE',
    severity: 'WARNING',
    title: localized(
      'Work on the façade, weekdays 9 AM to 5 PM',
      'Arbeiten an der Fassade, werktags von 9 bis 17 Uhr',
      '外壁工事のお知らせ（平日9時～17時）',
      '外墙施工：工作日上午9点至下午5点',
      'أعمال في الواجهة، أيام العمل من 9 صباحًا حتى 5 مساءً',
      'Obras en la fachada, laborables de 9:00 a 17:00',
    ),
    body: localized(
      '<p>The windows of 1926 are being restored floor by floor. You may hear it in rooms facing the street; <strong>rooms facing the courtyard are quiet</strong>, and we’ll gladly note your preference.</p>',
      '<p>Stockwerk für Stockwerk werden die Fenster von 1926 restauriert. In den Zimmern zur Straße kann das zu hören sein; <strong>die Zimmer zum Hof sind ruhig</strong>. Ihren Wunsch notieren wir gern.</p>',
      '<p>1926年当時の窓を階ごとに修復しております。通り側の客室では作業音が聞こえる場合がございます。<strong>中庭側の客室は静か</strong>ですので、ご希望の際はお気軽にお申し付けください。</p>',
      '<p>我们正逐层修复1926年的老窗。临街客房可能听到施工声；<strong>面向庭院的客房较为安静</strong>，如有需要，欢迎告知我们。</p>',
      '<p>تُرمَّم نوافذ عام 1926 طابقًا بعد طابق. قد يُسمع الصوت في الغرف المطلة على الشارع؛ أما <strong>الغرف المطلة على الفناء فهادئة</strong>، ويسرّنا تدوين رغبتك.</p>',
      '<p>Se están restaurando, planta por planta, las ventanas de 1926. Es posible que se oiga en las habitaciones que dan a la calle; <strong>las que dan al patio son tranquilas</strong>, y con mucho gusto anotaremos su preferencia.</p>',
    ),
    startDate: '2026-10-12',
    endDate: '2036-04-30',
    link: null,
  },
  {
    id: 'NYCAB-ENTRANCE',
    severity: 'CRITICAL',
    title: localized(
      'Main entrance closed: please use 38th Street',
      'Haupteingang geschlossen: Bitte kommen Sie über die 38. Straße',
      '正面玄関は閉鎖中です：38丁目側の入口をご利用ください',
      '正门暂停使用：请从38街入口进入',
      'المدخل الرئيسي مغلق: يُرجى الدخول من الشارع 38',
      'Entrada principal cerrada: use la calle 38',
    ),
    body: localized(
      '<p>While the scaffolding stands, the door on Halloran Place cannot be used. The entrance at <strong>214 West 38th Street</strong> is step-free and staffed day and night.</p>',
      '<p>Solange das Gerüst steht, ist die Tür am Halloran Place nicht benutzbar. Der Eingang <strong>214 West 38th Street</strong> ist stufenlos und Tag und Nacht besetzt.</p>',
      '<p>足場の設置期間中、ハロラン・プレイス側の扉はご利用いただけません。<strong>214 West 38th Street</strong>の入口は段差がなく、24時間スタッフが対応いたします。</p>',
      '<p>脚手架搭设期间，哈洛伦广场一侧的大门无法使用。<strong>214 West 38th Street</strong>入口无台阶，全天有人值守。</p>',
      '<p>ما دامت السقالات قائمة، لا يمكن استخدام الباب المطل على هالوران بليس. المدخل في <strong dir="ltr">214 West 38th Street</strong> خالٍ من الدرجات ومزوَّد بموظفين ليلًا ونهارًا.</p>',
      '<p>Mientras esté el andamio, la puerta de Halloran Place no se puede usar. La entrada del <strong>214 West 38th Street</strong> no tiene escalones y está atendida día y noche.</p>',
    ),
    startDate: '2026-11-02',
    endDate: '2036-03-31',
    link: null,
  },
]

/** One in force, one that only a later stay meets. */
export const munichAlerts: Alerts = [
  {
    id: 'MUCDE-SAUNA',
    severity: 'WARNING',
    title: localized(
      'Roof sauna closed until the end of February',
      'Dachsauna bis Ende Februar geschlossen',
      '屋上サウナは2月末まで休業いたします',
      '屋顶桑拿关闭至二月底',
      'ساونا السطح مغلقة حتى نهاية فبراير',
      'Sauna del ático cerrada hasta finales de febrero',
    ),
    body: localized(
      '<p>It is getting new benches and a new stove. Meanwhile the Müllersches Volksbad, ten minutes along the Isar, welcomes our guests at half price.</p>',
      '<p>Sie bekommt neue Bänke und einen neuen Ofen. Das Müllersche Volksbad, zehn Minuten die Isar entlang, gewährt unseren Gästen so lange den halben Eintritt.</p>',
      '<p>ベンチとストーブを新調いたします。期間中、イザール川沿いに徒歩10分のミュラー市民浴場を、ご宿泊のお客様は半額でご利用いただけます。</p>',
      '<p>我们正在更换长凳与炉具。其间，住店客人可半价使用伊萨尔河畔步行十分钟的米勒公共浴场。</p>',
      '<p>تُجهَّز بمقاعد جديدة وموقد جديد. وخلال ذلك يدخل نزلاؤنا بنصف السعر إلى حمّام مولر الشعبي على بُعد عشر دقائق بمحاذاة نهر إيزار.</p>',
      '<p>Estrenará bancos y estufa. Mientras tanto, el Müllersches Volksbad, a diez minutos a lo largo del Isar, recibe a nuestros huéspedes a mitad de precio.</p>',
    ),
    startDate: '2026-11-09',
    endDate: '2027-02-28',
    link: null,
  },
  {
    id: 'MUCDE-OKTOBERFEST',
    severity: 'INFO',
    title: localized(
      'Oktoberfest: key cards at the door after 10 PM',
      'Wiesn: Zutritt ab 22 Uhr nur mit Zimmerkarte',
      'オクトーバーフェスト期間：22時以降はルームキーをご提示ください',
      '啤酒节期间：晚10点后凭房卡入内',
      'مهرجان أكتوبر: الدخول ببطاقة الغرفة بعد العاشرة مساءً',
      'Oktoberfest: tarjeta llave en la puerta a partir de las 22:00',
    ),
    body: localized(
      '<p>After 10 PM the house is open to guests with a key card only. Trams run all night; breakfast starts at 7.</p>',
      '<p>Nach 22 Uhr öffnen wir nur Gästen mit Zimmerkarte. Die Trambahn fährt die ganze Nacht, Frühstück gibt es ab 7 Uhr.</p>',
      '<p>22時以降は、ルームキーをお持ちのお客様のみご入館いただけます。トラムは終夜運行、朝食は7時からです。</p>',
      '<p>晚10点后，仅持房卡的客人可以入内。有轨电车通宵运行，早餐7点开始。</p>',
      '<p>بعد العاشرة مساءً يُفتح الفندق لحاملي بطاقات الغرف فقط. الترام يعمل طوال الليل، والفطور من السابعة صباحًا.</p>',
      '<p>A partir de las 22:00, la casa solo está abierta a huéspedes con tarjeta llave. Los tranvías circulan toda la noche; el desayuno empieza a las 7:00.</p>',
    ),
    startDate: '2027-09-18',
    endDate: '2027-10-03',
    link: null,
  },
]

export const tokyoAlerts: Alerts = [
  {
    id: 'TYOJP-BATH',
    severity: 'INFO',
    title: localized(
      'Public bath closed daily from 10 AM to 3 PM',
      'Gemeinschaftsbad täglich von 10 bis 15 Uhr geschlossen',
      '大浴場は毎日10時～15時が清掃時間です',
      '大浴场每天10点至15点清洁，暂停使用',
      'الحمّام العام مغلق يوميًا من 10 صباحًا حتى 3 عصرًا',
      'Baño público cerrado a diario de 10:00 a 15:00',
    ),
    body: localized(
      '<p>It is cleaned during these hours. Tattoos are welcome; cover patches are available at the desk if you prefer.</p>',
      '<p>In dieser Zeit wird gereinigt. Tätowierungen sind kein Hindernis; wer sie lieber abdeckt, bekommt Pflaster an der Rezeption.</p>',
      '<p>タトゥーのある方もご入浴いただけます。ご希望の方にはカバーシールをフロントでお渡ししております。</p>',
      '<p>有纹身的客人同样欢迎入浴；如需遮盖贴，可向前台索取。</p>',
      '<p>يُنظَّف في هذه الساعات. نرحّب بأصحاب الوشوم، وتتوفر لاصقات للتغطية عند مكتب الاستقبال لمن يفضّلها.</p>',
      '<p>A esas horas se limpia. Los tatuajes son bienvenidos; si lo prefiere, en recepción hay parches para cubrirlos.</p>',
    ),
    startDate: '2026-04-01',
    endDate: '2036-03-31',
    link: null,
  },
  {
    id: 'TYOJP-EXIT-7',
    severity: 'WARNING',
    title: localized(
      'Tsukishima Station: exit 7 is closed',
      'Bahnhof Tsukishima: Ausgang 7 gesperrt',
      '月島駅7番出口は閉鎖中です',
      '月岛站7号出口关闭',
      'محطة تسوكيشيما: المخرج 7 مغلق',
      'Estación de Tsukishima: la salida 7 está cerrada',
    ),
    body: localized(
      '<p>Until December 20 please take exit 10, which has an elevator. It is five minutes farther on foot.</p>',
      '<p>Bis zum 20. Dezember nehmen Sie bitte Ausgang 10; dort gibt es einen Aufzug. Der Fußweg ist fünf Minuten länger.</p>',
      '<p>12月20日まで、エレベーターのある10番出口をご利用ください。徒歩で5分ほど遠くなります。</p>',
      '<p>12月20日前请改走设有电梯的10号出口，步行约多五分钟。</p>',
      '<p>حتى 20 ديسمبر يُرجى استخدام المخرج 10 المزوَّد بمصعد؛ المسافة أطول بخمس دقائق سيرًا.</p>',
      '<p>Hasta el 20 de diciembre, por favor, use la salida 10, que tiene ascensor. Queda cinco minutos más lejos a pie.</p>',
    ),
    startDate: '2026-11-16',
    endDate: '2026-12-20',
    link: null,
  },
]

export const capeTownAlerts: Alerts = [
  {
    id: 'NOREV-WATER',
    severity: 'WARNING',
    title: localized(
      'Water is scarce this season',
      'Wasser ist in dieser Jahreszeit knapp',
      '節水へのご協力をお願いいたします',
      '本季用水紧张',
      'المياه شحيحة في هذا الموسم',
      'Esta temporada escasea el agua',
    ),
    body: localized(
      '<p>Please keep showers under two minutes and reuse towels. The pool is fed by our own spring and stays open.</p>',
      '<p>Bitte duschen Sie nicht länger als zwei Minuten und verwenden Sie Handtücher mehrmals. Das Becken speist unsere eigene Quelle, es bleibt geöffnet.</p>',
      '<p>シャワーは2分以内、タオルは繰り返しのご使用にご協力ください。プールは自家湧水のため通常どおり営業いたします。</p>',
      '<p>请将淋浴时间控制在两分钟以内，并重复使用毛巾。泳池使用酒店自有泉水，照常开放。</p>',
      '<p>يُرجى ألّا يتجاوز الاستحمام دقيقتين وإعادة استخدام المناشف. المسبح يتغذّى من نبعنا الخاص ويبقى مفتوحًا.</p>',
      '<p>Por favor, dúchese en menos de dos minutos y reutilice las toallas. La piscina se llena con nuestro propio manantial y sigue abierta.</p>',
    ),
    startDate: '2026-11-01',
    endDate: '2036-05-31',
    link: null,
  },
]

/** A notice of a coming month, and one in force. */
export const riyadhAlerts: Alerts = [
  {
    id: 'RUHSA-POOL',
    severity: 'WARNING',
    title: localized(
      'Family pool closed for new tiles',
      'Familienbecken wegen neuer Fliesen geschlossen',
      'ファミリープールはタイル張り替えのため休業中です',
      '家庭泳池更换瓷砖，暂停开放',
      'مسبح العائلات مغلق لتجديد البلاط',
      'Piscina familiar cerrada por cambio de azulejos',
    ),
    body: localized(
      '<p>Until January 20, families have the women’s pool from 4 to 6 PM and the men’s pool from 6 to 8 PM.</p>',
      '<p>Bis zum 20. Januar gehört Familien von 16 bis 18 Uhr das Becken der Damen und von 18 bis 20 Uhr das der Herren.</p>',
      '<p>1月20日まで、ご家族連れのお客様は16時～18時に女性用プール、18時～20時に男性用プールをご利用いただけます。</p>',
      '<p>1月20日前，16点至18点女士泳池、18点至20点男士泳池供家庭使用。</p>',
      '<p>حتى 20 يناير يُخصَّص مسبح السيدات للعائلات من 4 إلى 6 مساءً، ومسبح الرجال من 6 إلى 8 مساءً.</p>',
      '<p>Hasta el 20 de enero, las familias disponen de la piscina de mujeres de 16:00 a 18:00 y de la de hombres de 18:00 a 20:00.</p>',
    ),
    startDate: '2026-11-10',
    endDate: '2027-01-20',
    link: null,
  },
  {
    id: 'RUHSA-RAMADAN',
    severity: 'INFO',
    title: localized(
      'Ramadan hours',
      'Öffnungszeiten im Ramadan',
      'ラマダン期間の営業時間',
      '斋月营业时间',
      'مواعيد شهر رمضان',
      'Horario de Ramadán',
    ),
    body: localized(
      '<ul><li>Iftar is served in the great courtyard from sunset.</li><li>Suhoor is brought to your room until the first call to prayer.</li><li>By day, room service serves everyone.</li></ul>',
      '<ul><li>Iftar gibt es ab Sonnenuntergang im großen Hof.</li><li>Suhur bringen wir bis zum ersten Gebetsruf aufs Zimmer.</li><li>Tagsüber bedient der Zimmerservice alle Gäste.</li></ul>',
      '<ul><li>イフタールは日没より大中庭でご用意いたします。</li><li>スフールは最初の礼拝の呼びかけまで、お部屋にお届けします。</li><li>日中はルームサービスをどなたでもご利用いただけます。</li></ul>',
      '<ul><li>日落后在大庭院供应开斋饭。</li><li>封斋饭可在晨礼宣礼前送至客房。</li><li>白天客房送餐服务照常提供。</li></ul>',
      '<ul><li>يُقدَّم الإفطار في الفناء الكبير ابتداءً من غروب الشمس.</li><li>نُحضر السحور إلى غرفتك حتى أذان الفجر.</li><li>وتبقى خدمة الغرف متاحة للجميع نهارًا.</li></ul>',
      '<ul><li>El iftar se sirve en el gran patio desde la puesta de sol.</li><li>El suhur se lleva a la habitación hasta la primera llamada a la oración.</li><li>De día, el servicio de habitaciones atiende a todos.</li></ul>',
    ),
    startDate: '2027-02-08',
    endDate: '2027-03-09',
    link: null,
  },
]

/** One that is over, one of this winter. */
export const innsbruckAlerts: Alerts = [
  {
    id: 'INNMV-RAILWAY',
    severity: 'CRITICAL',
    title: localized(
      'Mountain railway not running',
      'Nordkettenbahn außer Betrieb',
      '登山鉄道は運休中です',
      '登山缆车停运',
      'قطار الجبل متوقف',
      'El tren de montaña no funciona',
    ),
    body: localized(
      '<p>The cars are being inspected until October 30. A bus leaves from our door every hour.</p>',
      '<p>Bis zum 30. Oktober wird die Bahn gewartet. Stündlich fährt ein Bus ab Hotel.</p>',
      '<p>10月30日まで点検のため運休いたします。ホテル前から1時間ごとにバスが出ます。</p>',
      '<p>10月30日前进行检修。每小时有一班巴士从酒店门前出发。</p>',
      '<p>تخضع العربات للفحص حتى 30 أكتوبر. تنطلق حافلة من باب الفندق كل ساعة.</p>',
      '<p>Los vagones se revisan hasta el 30 de octubre. Un autobús sale de nuestra puerta cada hora.</p>',
    ),
    startDate: '2026-10-05',
    endDate: '2026-10-30',
    link: null,
  },
  {
    id: 'INNMV-TIRES',
    severity: 'INFO',
    title: localized(
      'Winter tires are compulsory',
      'Winterreifenpflicht',
      '冬用タイヤの装着が義務付けられています',
      '须使用冬季轮胎',
      'إطارات الشتاء إلزامية',
      'Neumáticos de invierno obligatorios',
    ),
    body: localized(
      '<p>Cars need them on snow and ice until April 15. We lend snow chains at the desk and help you put them on.</p>',
      '<p>Bis zum 15. April sind sie bei Schnee und Eis Pflicht. Schneeketten leihen wir an der Rezeption und helfen beim Anlegen.</p>',
      '<p>4月15日まで、積雪・凍結時は冬用タイヤが必要です。フロントでチェーンをお貸しし、装着もお手伝いいたします。</p>',
      '<p>4月15日前，冰雪路面须使用冬季轮胎。前台可借防滑链，并协助安装。</p>',
      '<p>هي مطلوبة على الثلج والجليد حتى 15 أبريل. نعير سلاسل الثلج عند مكتب الاستقبال ونساعدك في تركيبها.</p>',
      '<p>Los coches los necesitan con nieve y hielo hasta el 15 de abril. En recepción prestamos cadenas y le ayudamos a ponerlas.</p>',
    ),
    startDate: '2026-11-01',
    endDate: '2027-04-15',
    link: null,
  },
]

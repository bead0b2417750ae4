import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Brand RZ: links lead to the brand's own site; the phone is a bare `number`. */
export const rozelleLisboa: SeedHotel = {
  id: 'RZONE',
  seoNickname: 'the-rozelle-lisboa',
  brand: brands.rz,
  name: localized(
    'The Rozelle Lisbon',
    'The Rozelle Lissabon',
    'ザ・ロゼル リスボン',
    'The Rozelle Lisbon',
    'The Rozelle Lisbon',
  ),
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  latitude: 38.7139,
  longitude: -9.1475,
  websiteUrl: 'https://www.rozelle.example/lisboa',
  isMax: false,
  reviews: { count: 412, stars: 4.9 },
  phones: [{ type: 'phone', original: null, display: null, number: '+351215550142' }],
  address: {
    line1: untranslated('Rua das Andorinhas Novas 40'),
    line2: untranslated('Príncipe Real'),
    line3: null,
    city: localized('Lisbon', 'Lissabon', 'リスボン', '里斯本', 'لشبونة'),
    postalCode: '1250-099',
    state: null,
    country: countries.pt,
  },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  description: localized(
    'A countess had the palace built in 1791 so that she could watch her ships come home. The ships are gone, the view has stayed: from the belvedere the eye runs over terracotta roofs down to the Tagus and, on clear mornings, as far as the Arrábida hills. There are only forty-two rooms and suites, no two alike, some with painted ceilings, some with walls of blue azulejos that restorers spent six years putting back. The winter garden serves tea until the light goes. Below, in the former stables, a pool lies beneath brick vaults, heated all year. A butler unpacks your case if you wish and knows which tram to avoid, which fado house to believe, and who in Alfama still mends shoes.',
    '1791 ließ eine Gräfin das Palais errichten, um ihre Schiffe heimkehren zu sehen. Die Schiffe sind fort, der Blick ist geblieben: Vom Belvedere schweift er über Ziegeldächer hinab zum Tejo und an klaren Morgen bis zu den Hügeln der Arrábida. Es gibt nur zweiundvierzig Zimmer und Suiten, und keine gleicht der anderen; manche haben bemalte Decken, manche Wände aus blauen Azulejos, an denen Restauratoren sechs Jahre gearbeitet haben. Im Wintergarten wird Tee serviert, bis das Licht schwindet. Darunter, im einstigen Marstall, liegt unter Backsteingewölben ein Schwimmbad, das ganzjährig beheizt ist. Auf Wunsch packt ein Butler Ihren Koffer aus; er weiß auch, welche Straßenbahn man meidet, welchem Fado-Haus man glauben darf und wer in der Alfama noch Schuhe repariert.',
    '1791年、ある伯爵夫人が自らの船の帰港を見届けるために建てた館です。船の姿は消えても、眺めは変わりません。ベルヴェデーレに立てば、視線はテラコッタの屋根を越えてテージョ川へ、晴れた朝にはアラビダの丘まで届きます。客室とスイートはわずか42室。天井画のある部屋、修復家が6年をかけてよみがえらせた青いアズレージョの部屋など、一つとして同じ部屋はありません。ウィンターガーデンでは日が落ちるまでお茶をお楽しみいただけます。旧厩舎のれんが造りのヴォールトの下には、一年中温かなプールがございます。ご希望があればバトラーがお荷物を解き、避けたい路面電車も、信頼できるファドの店も、アルファマの靴職人もご案内いたします。',
    '1791年，一位伯爵夫人建造了这座府邸，只为目送自己的商船归航。船已不在，景致依旧：站在观景亭上，目光越过赤陶屋顶落向特茹河，晴朗的早晨还能望见阿拉比达山。酒店仅有四十二间客房与套房，没有两间相同：有的留着彩绘天花，有的墙面是蓝色花砖，修复师花了六年才一块块复原。冬季花园供应下午茶，直到天色暗下来。楼下昔日的马厩里，砖砌拱顶之下是全年恒温的泳池。管家可为您整理行李，也知道哪路电车最好避开、哪家法多酒馆值得一听、阿尔法玛还有谁会修鞋。',
    'بنت كونتيسة هذا القصر عام 1791 لتراقب عودة سفنها. رحلت السفن وبقي المشهد: من الشرفة العليا ينحدر النظر فوق أسطح القرميد حتى نهر تاجة، ويبلغ في الصباحات الصافية تلال أرّابيدا. في القصر اثنتان وأربعون غرفة وجناحًا فقط، لا تتشابه منها اثنتان؛ لبعضها سقوف مرسومة، ولبعضها جدران من بلاط الأزوليجو الأزرق أمضى المرممون ست سنوات في إعادته. ويُقدَّم الشاي في الحديقة الشتوية حتى يغيب الضوء. وتحتها، في الإسطبلات القديمة، مسبح دافئ طوال العام تحت عقود من الطوب. وإن شئت أفرغ كبير الخدم حقيبتك، وهو يعرف أي ترام تتجنّب، وأي بيت فادو تثق به، ومن ما زال يصلح الأحذية في ألفاما.',
  ),
  highlights: [
    localized(
      'Palace of 1791 with 42 rooms and suites',
      'Palais von 1791 mit 42 Zimmern und Suiten',
      '1791年の館に42の客室とスイート',
      '1791年府邸，四十二间客房与套房',
      'قصر من عام 1791 يضم 42 غرفة وجناحًا',
    ),
    localized(
      'Belvedere with a view of the Tagus',
      'Belvedere mit Blick auf den Tejo',
      'テージョ川を望むベルヴェデーレ',
      '可眺望特茹河的观景亭',
      'شرفة عليا تطل على نهر تاجة',
    ),
    localized(
      'Heated pool beneath brick vaults',
      'Beheiztes Schwimmbad unter Backsteingewölben',
      'れんがヴォールトの温水プール',
      '砖拱顶下的恒温泳池',
      'مسبح دافئ تحت عقود من الطوب',
    ),
    localized(
      'Restored azulejo rooms',
      'Zimmer mit restaurierten Azulejos',
      '修復されたアズレージョの客室',
      '修复后的花砖客房',
      'غرف ببلاط أزوليجو مرمّم',
    ),
    localized(
      'Butler at any hour',
      'Butler zu jeder Stunde',
      '24時間のバトラーサービス',
      '全天候管家服务',
      'خدمة كبير الخدم في أي ساعة',
    ),
    localized(
      'Afternoon tea in the winter garden',
      'Nachmittagstee im Wintergarten',
      'ウィンターガーデンのアフタヌーンティー',
      '冬季花园下午茶',
      'شاي العصر في الحديقة الشتوية',
    ),
    localized(
      'House wine from our own vines in Colares',
      'Hauswein von eigenen Reben in Colares',
      'コラレスの自家畑のハウスワイン',
      '自有科拉雷斯葡萄园酿制的餐酒',
      'نبيذ الفندق من كرومنا في كولاريس',
    ),
    localized(
      'Car with driver for day trips',
      'Wagen mit Fahrer für Tagesausflüge',
      '日帰り観光用の運転手付き車',
      '一日游专车与司机',
      'سيارة مع سائق لرحلات اليوم الواحد',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.restaurant,
    amenities.bar,
    amenities.roomService,
    amenities.indoorPool,
    amenities.spa,
    amenities.fitness,
    amenities.airConditioning,
    amenities.concierge,
    amenities.shuttle,
    amenities.accessibleRooms,
    amenities.familyRooms,
  ],
  brandTags: ['The Rozelle Guild', 'Alderway Circle', 'Rozelle Butler', 'Rozelle Spa'],
  policies: {
    minAge: 18,
    smoking: smoking.outdoors,
    pets: pets.smallDogs,
    petFee: { amount: 6000, decimalPoint: 2, currency: 'EUR' },
    deposit: localized(
      'The first night is charged seven days before arrival; extras are settled on departure.',
      'Die erste Nacht wird sieben Tage vor der Anreise abgebucht, Extras zahlen Sie bei der Abreise.',
      'ご到着の7日前に1泊目の料金を申し受け、その他のご利用分はご出発時に精算いたします。',
      '抵达前七天收取首晚房费，其他消费离店时结算。',
      'تُحصَّل قيمة الليلة الأولى قبل الوصول بسبعة أيام، وتُسدَّد الإضافات عند المغادرة.',
    ),
  },
  parking: [
    {
      name: parkingKinds.valet,
      amount: { amount: 4500, decimalPoint: 2, currency: 'EUR' },
      basis: basis.night,
      valet: true,
    },
  ],
  mandatoryFees: [
    {
      code: 'CITY_TAX',
      name: localized('City tax', 'Übernachtungssteuer', '観光税', '城市税', 'ضريبة المدينة'),
      purpose: localized(
        'Charged by the city of Lisbon per person and night for the first seven nights, from the age of 13.',
        'Wird von der Stadt Lissabon pro Person ab 13 Jahren und Nacht erhoben, höchstens für sieben Nächte.',
        'リスボン市が13歳以上のお客様に1名1泊ごとに課す税です。最長7泊まで課税されます。',
        '里斯本市政府对13岁及以上客人按每人每晚征收，最多七晚。',
        'تفرضها بلدية لشبونة عن كل شخص من سن 13 عامًا وكل ليلة، وبحد أقصى سبع ليالٍ.',
      ),
      basis: 'PERSON',
      amount: { amount: 400, decimalPoint: 2, currency: 'EUR' },
      taxIncluded: true,
    },
  ],
  directions: [
    {
      from: localized(
        'Lisbon Airport (LIS)',
        'Flughafen Lissabon (LIS)',
        'リスボン空港（LIS）',
        '里斯本机场（LIS）',
        'مطار لشبونة (LIS)',
      ),
      distanceMetres: 7900,
      text: localized(
        'We are glad to send a car; the drive takes twenty minutes. By metro, change at Alameda and walk up from Avenida.',
        'Gern schicken wir einen Wagen, die Fahrt dauert zwanzig Minuten. Mit der Metro steigen Sie in Alameda um und gehen von Avenida bergauf.',
        '送迎車を手配いたします。所要20分です。地下鉄ではアラメダ駅で乗り換え、アヴェニーダ駅から坂道を上がります。',
        '酒店可安排专车，车程二十分钟；乘地铁在阿拉梅达换乘，自大道站上坡步行即到。',
        'يسرّنا إرسال سيارة، والطريق عشرون دقيقة. وبالمترو يكون التبديل في ألاميدا ثم الصعود سيرًا من محطة أفينيدا.',
      ),
    },
    {
      from: localized(
        'Santa Apolónia station',
        'Bahnhof Santa Apolónia',
        'サンタ・アポローニア駅',
        '圣阿波罗尼亚火车站',
        'محطة سانتا أبولونيا',
      ),
      distanceMetres: 2900,
      text: localized(
        'Twelve minutes by taxi along the river and up through Príncipe Real.',
        'Zwölf Minuten mit dem Taxi am Fluss entlang und hinauf nach Príncipe Real.',
        'タクシーで川沿いを走り、プリンシペ・レアルの坂を上って12分です。',
        '乘出租车沿河而行，再上坡至王储区，约十二分钟。',
        'اثنتا عشرة دقيقة بسيارة الأجرة بمحاذاة النهر ثم صعودًا إلى برينسيبي ريال.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'hill-town',
      alt: localized(
        'Lisbon’s roofs and the river at golden hour',
        'Die Dächer Lissabons und der Fluss im Abendgold',
        '黄昏のリスボンの屋根と川',
        '金色黄昏里的里斯本屋顶与河流',
        'أسطح لشبونة والنهر في الساعة الذهبية',
      ),
    },
    {
      scene: 'courtyard',
      alt: localized(
        'Arcaded courtyard with fountain',
        'Arkadenhof mit Brunnen',
        'アーケードに囲まれた噴水の中庭',
        '带喷泉的拱廊庭院',
        'فناء بأروقة ونافورة',
      ),
    },
    {
      scene: 'suite',
      alt: localized(
        'Suite with canopy bed and garden doors',
        'Suite mit Himmelbett und Türen zum Garten',
        '天蓋付きベッドのスイート',
        '四柱床套房，门通花园',
        'جناح بسرير ذي مظلة وأبواب على الحديقة',
      ),
    },
    {
      scene: 'spa',
      alt: localized(
        'The vaulted pool in the former stables',
        'Das Schwimmbad im Gewölbe des einstigen Marstalls',
        '旧厩舎のヴォールト天井のプール',
        '昔日马厩拱顶下的泳池',
        'المسبح تحت عقود الإسطبلات القديمة',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'Winter garden set for dinner',
        'Der Wintergarten, gedeckt zum Abendessen',
        'ディナーの支度が整ったウィンターガーデン',
        '备好晚餐的冬季花园',
        'الحديقة الشتوية وقد أُعدّت للعشاء',
      ),
    },
    {
      scene: 'garden',
      alt: localized(
        'Garden pond in the late afternoon',
        'Der Gartenteich am späten Nachmittag',
        '午後遅くの庭の池',
        '午后的花园水池',
        'بركة الحديقة في آخر النهار',
      ),
    },
    {
      scene: 'lobby',
      alt: localized(
        'Entrance hall with chandeliers',
        'Eingangshalle mit Kronleuchtern',
        'シャンデリアの輝くエントランスホール',
        '悬挂吊灯的门厅',
        'بهو المدخل بالثريات',
      ),
    },
  ],
}

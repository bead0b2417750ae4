import type { SeedHotel } from '../seed-types'
import { munichAlerts } from './alerts'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Taxes are in the price, the city tax is paid at the hotel; the fax stands before the phone. */
export const muenchenIsarufer: SeedHotel = {
  id: 'MUCDE',
  seoNickname: 'alderway-muenchen-isarufer',
  brand: brands.mc,
  name: localized(
    'Alderway Munich Isarufer',
    'Alderway München Isarufer',
    'アルダーウェイ ミュンヘン・イーザルウーファー',
    '慕尼黑伊萨尔河畔奥德维酒店',
    'ألدرواي ميونخ إيزاروفر',
  ),
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  latitude: 48.1311,
  longitude: 11.5862,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 687, stars: 4.5 },
  phones: [
    { type: 'fax', original: '+498999998119', display: '+49 89 99998-119', number: null },
    { type: 'phone', original: '+498999998110', display: '+49 89 99998-110', number: null },
  ],
  address: {
    line1: untranslated('Lindenfährstraße 12'),
    line2: null,
    line3: null,
    city: localized('Munich', 'München', 'ミュンヘン', '慕尼黑', 'ميونخ'),
    postalCode: '80538',
    state: {
      code: 'BY',
      name: localized('Bavaria', 'Bayern', 'バイエルン州', '巴伐利亚州', 'بافاريا'),
    },
    country: countries.de,
  },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  description: localized(
    'Step out of the back door and you are on the gravel path along the Isar, with swimmers in July and mist in November. The front door opens on the Lehel, a quarter of bakeries, small galleries and trams that still ring their bell. Our house is two town houses joined by a glass stair; the garden between them belongs to the restaurant, where the kitchen cooks what the Viktualienmarkt had that morning. The rooms are quiet, with oak floors and windows that open fully. In the sauna under the roof you look over the chestnuts to the Alps, when the föhn wind is kind enough to bring them closer. Marienplatz is twelve minutes away on foot.',
    'Hinter dem Haus beginnt der Kiesweg an der Isar, im Juli mit Badenden, im November mit Nebel. Vor dem Haus liegt das Lehel mit Bäckereien, kleinen Galerien und einer Trambahn, die noch klingelt. Unser Hotel besteht aus zwei Stadthäusern, verbunden durch eine gläserne Treppe; der Garten dazwischen gehört zum Restaurant, in dem gekocht wird, was der Viktualienmarkt am Morgen hergab. Die Zimmer sind ruhig, haben Eichenböden und Fenster, die sich ganz öffnen lassen. Aus der Sauna unter dem Dach blicken Sie über die Kastanien bis zu den Alpen, sofern der Föhn so freundlich ist, sie heranzurücken. Zum Marienplatz gehen Sie zwölf Minuten, zum Deutschen Museum acht. Und wer spät ankommt, bekommt bis Mitternacht noch eine warme Suppe.',
    '裏口を出ると、そこはイーザル川沿いの砂利道。7月には泳ぐ人々が、11月には川霧が迎えてくれます。表玄関の先に広がるのは、パン屋や小さな画廊が並び、いまも鐘を鳴らして路面電車が走るレーエル地区です。当ホテルは2棟の町家をガラスの階段でつないだ造りで、あいだの庭はレストランの席になっています。厨房が手がけるのは、その朝ヴィクトゥアーリエン市場に並んだ食材です。オーク材の床の静かな客室は、窓を大きく開け放つことができます。最上階のサウナからはマロニエの梢越しに、フェーンの吹く日にはアルプスが間近に見えます。マリエン広場までは徒歩12分です。',
    '走出后门就是伊萨尔河畔的碎石小路：七月有人下河游泳，十一月晨雾弥漫。正门外是莱尔区，街上有面包房和小画廊，有轨电车至今仍会叮当作响。酒店由两栋联排老宅组成，中间以玻璃楼梯相连；两楼之间的花园是餐厅的露天座位，厨房做什么菜，取决于当天清晨维克图阿利恩市场有什么好食材。客房安静，铺橡木地板，窗户可以完全敞开。顶层桑拿房望出去是一片栗树，遇上焚风天，阿尔卑斯山仿佛近在眼前。步行十二分钟可到玛利亚广场，八分钟可到德意志博物馆。晚到的客人，午夜前都能喝上一碗热汤。',
    'اخرج من الباب الخلفي فتجد نفسك على الممشى المفروش بالحصى بمحاذاة نهر إيزار، حيث السبّاحون في يوليو والضباب في نوفمبر. أما الباب الأمامي فيطل على حيّ ليهل بمخابزه ومعارضه الفنية الصغيرة وترامه الذي ما زال يقرع جرسه. يتألف فندقنا من منزلين قديمين يصل بينهما درج زجاجي، وبينهما حديقة هي جزء من المطعم، حيث يطهو المطبخ ما جاد به سوق فيكتواليان في ذلك الصباح. الغرف هادئة، أرضياتها من خشب البلوط ونوافذها تُفتح على اتساعها. ومن الساونا تحت السقف ترى جبال الألب خلف أشجار الكستناء حين تصفو الأجواء برياح الفون. وتبعد ساحة مارين اثنتي عشرة دقيقة سيرًا على الأقدام.',
  ),
  highlights: [
    localized(
      'On the riverside path of the Isar',
      'Direkt am Uferweg der Isar',
      'イーザル川の遊歩道に面した立地',
      '紧邻伊萨尔河步道',
      'على ممشى نهر إيزار مباشرة',
    ),
    localized(
      'Twelve minutes on foot to Marienplatz',
      'Zwölf Minuten zu Fuß zum Marienplatz',
      'マリエン広場まで徒歩12分',
      '步行十二分钟到玛利亚广场',
      'اثنتا عشرة دقيقة سيرًا إلى ساحة مارين',
    ),
    localized(
      'Garden restaurant with market kitchen',
      'Gartenrestaurant mit Marktküche',
      '市場の食材を味わうガーデンレストラン',
      '以时令市集食材入馔的花园餐厅',
      'مطعم في الحديقة يعتمد منتجات السوق',
    ),
    localized(
      'Roof sauna with a view of the Alps',
      'Dachsauna mit Alpenblick',
      'アルプスを望む最上階のサウナ',
      '可眺望阿尔卑斯山的顶层桑拿',
      'ساونا على السطح تطل على الألب',
    ),
    localized(
      'Windows that open fully',
      'Fenster, die sich ganz öffnen lassen',
      '全開できる窓',
      '可完全敞开的窗户',
      'نوافذ تُفتح على اتساعها',
    ),
    localized(
      'Tram stop outside the door',
      'Tramhaltestelle vor der Tür',
      '目の前に路面電車の停留所',
      '门前即是电车站',
      'محطة ترام أمام الباب',
    ),
    localized(
      'Warm soup until midnight for late arrivals',
      'Warme Suppe bis Mitternacht für Spätankommende',
      '遅いご到着には深夜0時まで温かいスープを',
      '为晚到客人供应热汤至午夜',
      'حساء ساخن حتى منتصف الليل للقادمين متأخرًا',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.restaurant,
    amenities.bar,
    amenities.sauna,
    amenities.fitness,
    amenities.bicycles,
    amenities.desk,
    amenities.cots,
    amenities.stepFree,
    amenities.carCharging,
    amenities.refill,
    amenities.blackout,
    amenities.luggage,
    amenities.accessibleRooms,
    amenities.accessibleParking,
    amenities.renewable,
  ],
  brandTags: ['Alderway Circle', 'Alderway Table', 'Green Ledger'],
  policies: {
    minAge: 18,
    smoking: smoking.outdoors,
    pets: pets.smallDogs,
    petFee: { amount: 2500, decimalPoint: 2, currency: 'EUR' },
    deposit: null,
  },
  parking: [
    {
      name: parkingKinds.garage,
      amount: { amount: 2900, decimalPoint: 2, currency: 'EUR' },
      basis: basis.night,
      valet: false,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Munich Airport (MUC)',
        'Flughafen München (MUC)',
        'ミュンヘン空港（MUC）',
        '慕尼黑机场（MUC）',
        'مطار ميونخ (MUC)',
      ),
      distanceMetres: 36800,
      text: localized(
        'S8 to Isartor, 36 minutes, then seven minutes on foot along Lindenfährstraße.',
        'Mit der S8 in 36 Minuten bis Isartor, dann sieben Minuten zu Fuß durch die Lindenfährstraße.',
        'Sバーン8号線でイーザルトーア駅まで36分、そこからリンデンフェーア通りを歩いて7分です。',
        '乘城铁S8线36分钟到伊萨尔门站，再沿Lindenfährstraße步行七分钟。',
        'خط S8 إلى محطة إيزارتور في 36 دقيقة، ثم سبع دقائق سيرًا في شارع ليندنفير.',
      ),
    },
    {
      from: localized(
        'Munich Central Station',
        'München Hauptbahnhof',
        'ミュンヘン中央駅',
        '慕尼黑火车总站',
        'محطة ميونخ المركزية',
      ),
      distanceMetres: 2600,
      text: localized(
        'Tram 16 toward St. Emmeram, get off at Lindenfähre; eleven minutes.',
        'Tram 16 Richtung St. Emmeram, Haltestelle Lindenfähre, elf Minuten.',
        'トラム16番ザンクト・エメラム行きでリンデンフェーレ停留所下車、11分です。',
        '乘16路电车（St. Emmeram方向）十一分钟，在Lindenfähre站下车。',
        'الترام 16 باتجاه زانكت إمِرام، والنزول في ليندنفيره بعد إحدى عشرة دقيقة.',
      ),
    },
  ],
  alerts: munichAlerts,
  pictures: [
    {
      scene: 'river-green',
      alt: localized(
        'The Isar and its bridge in the evening light',
        'Die Isar und ihre Brücke im Abendlicht',
        '夕暮れのイーザル川と橋',
        '夕照下的伊萨尔河与桥',
        'نهر إيزار وجسره في ضوء المساء',
      ),
    },
    {
      scene: 'old-town',
      alt: localized(
        'Gabled houses and church towers of the old town',
        'Giebelhäuser und Kirchtürme der Altstadt',
        '旧市街の切妻屋根と教会の塔',
        '老城的山墙屋顶与教堂塔楼',
        'بيوت البلدة القديمة المسنّمة وأبراج كنائسها',
      ),
    },
    {
      scene: 'room-twin',
      alt: localized(
        'Twin room with oak floor and open window',
        'Zweibettzimmer mit Eichenboden und offenem Fenster',
        'オーク材の床と開いた窓のツインルーム',
        '橡木地板、窗户敞开的双床房',
        'غرفة بسريرين وأرضية من البلوط ونافذة مفتوحة',
      ),
    },
    {
      scene: 'garden',
      alt: localized(
        'The garden between the two houses',
        'Der Garten zwischen den beiden Häusern',
        '2棟のあいだの庭',
        '两栋楼之间的花园',
        'الحديقة بين المنزلين',
      ),
    },
    {
      scene: 'alpine',
      alt: localized(
        'The Alps on a clear day, seen from the roof',
        'Die Alpen an einem klaren Tag, vom Dach gesehen',
        '晴れた日に屋上から望むアルプス',
        '晴日从屋顶远眺阿尔卑斯山',
        'جبال الألب في يوم صافٍ كما تُرى من السطح',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'Tables laid for dinner by candlelight',
        'Gedeckte Tische bei Kerzenschein',
        'キャンドルの灯るディナーのテーブル',
        '烛光下布置好的晚餐餐桌',
        'موائد معدّة للعشاء على ضوء الشموع',
      ),
    },
  ],
}

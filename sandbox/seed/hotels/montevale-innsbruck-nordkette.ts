import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Brand MV: links go to `websiteUrl`. The one hotel of the sandbox in the mountains. */
export const montevaleInnsbruck: SeedHotel = {
  id: 'INNMV',
  seoNickname: 'montevale-innsbruck-nordkette',
  brand: brands.mv,
  name: localized(
    'Montevale Innsbruck Nordkette',
    'Montevale Innsbruck Nordkette',
    'モンテヴェイル インスブルック・ノルトケッテ',
    'Montevale Innsbruck Nordkette',
    'Montevale Innsbruck Nordkette',
  ),
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  latitude: 47.2869,
  longitude: 11.3988,
  websiteUrl: 'https://www.montevale.example/innsbruck',
  isMax: false,
  reviews: { count: 254, stars: 4.8 },
  phones: [{ type: 'phone', original: '+43512555014', display: '+43 512 555014', number: null }],
  address: {
    line1: untranslated('Zirbensteig 21'),
    line2: null,
    line3: null,
    city: localized('Innsbruck', 'Innsbruck', 'インスブルック', '因斯布鲁克', 'إنسبروك'),
    postalCode: '6020',
    state: { code: '7', name: localized('Tyrol', 'Tirol', 'チロル州', '蒂罗尔州', 'تيرول') },
    country: countries.at,
  },
  checkInTime: '15:00',
  checkOutTime: '11:00',
  description: localized(
    'The mountain railway stops on our doorstep: seven minutes down to the arcades of the old town, twelve up to two thousand three hundred meters. That is the whole idea of the house. You ski or hike until the light turns, and sit in the theater by eight. The building is of larch and concrete, set so far into the slope that only the top two floors show from the valley. Rooms face south, smell of stone pine and have a window seat as deep as a bed. The pool runs from indoors to out, with steam in winter and swifts in summer. Our cook comes from the Zillertal and makes dumplings on Mondays; on all other days she lets herself be talked into it.',
    'Die Bergbahn hält vor der Tür: sieben Minuten hinunter zu den Lauben der Altstadt, zwölf hinauf auf zweitausenddreihundert Meter. Das ist die ganze Idee des Hauses. Sie sind auf Ski oder zu Fuß unterwegs, bis das Licht kippt, und sitzen um acht im Theater. Gebaut ist das Haus aus Lärche und Beton und so weit in den Hang gesetzt, dass man vom Tal aus nur die obersten beiden Stockwerke sieht. Die Zimmer liegen nach Süden, duften nach Zirbe und haben eine Sitznische im Fenster, tief wie ein Bett. Das Becken führt von drinnen nach draußen, im Winter dampft es, im Sommer jagen die Mauersegler darüber. Unsere Köchin kommt aus dem Zillertal und macht montags Knödel; an allen anderen Tagen lässt sie sich überreden.',
    '玄関の目の前にケーブルカーの駅があります。下れば7分で旧市街のアーケード、上れば12分で標高2,300メートル。それがこの宿のすべてです。日が傾くまで滑り、歩き、夜8時には劇場の席に着く——そんな一日をお過ごしください。カラマツとコンクリートの建物は斜面に深く抱かれ、谷から見えるのは上の2層だけです。南向きの客室にはツィルベ（スイスマツ）が香り、窓辺にはベッドほど奥行きのある腰掛けを設けました。屋内から屋外へ続くプールは、冬には湯気が立ちのぼり、夏にはアマツバメが水面をかすめます。ツィラータール出身の料理長がクネーデルをつくるのは月曜日。ほかの曜日も、お願いすれば応じてくれるかもしれません。',
    '缆车就停在门口：向下七分钟到老城拱廊，向上十二分钟到海拔两千三百米。这正是酒店的全部构想：滑雪或徒步到天光转暗，八点已坐在剧院里。建筑以落叶松木与混凝土砌成，深深嵌入山坡，从山谷望去只能看见最上面两层。客房朝南，散发着瑞士石松的清香，窗边的坐榻深如床铺。泳池由室内延伸到室外，冬天水汽蒸腾，夏天雨燕掠过水面。主厨是齐勒河谷人，每周一做面团子；别的日子，您多说几句好话她也会答应。',
    'يتوقف قطار الجبل عند بابنا: سبع دقائق نزولًا إلى أروقة البلدة القديمة، واثنتا عشرة صعودًا إلى ارتفاع ألفين وثلاثمئة متر. تلك هي فكرة الفندق كلها: تتزلج أو تمشي في الجبال حتى يخفت الضوء، ثم تجلس في المسرح عند الثامنة. المبنى من خشب الأرزية والخرسانة، غائر في السفح فلا يظهر منه من الوادي سوى طابقيه الأعليين. الغرف جنوبية تفوح منها رائحة الصنوبر الجبلي، وفي كل منها مقعد عند النافذة بعمق سرير. ويمتد المسبح من الداخل إلى الخارج، يعلوه البخار شتاءً وطيور السمامة صيفًا. طاهيتنا من وادي تسيلر، وتصنع كرات العجين كل اثنين، أما في سائر الأيام فيكفي أن تلحّ عليها قليلًا.',
  ),
  highlights: [
    localized(
      'Mountain railway on the doorstep',
      'Bergbahn vor der Tür',
      '目の前にケーブルカーの駅',
      '缆车停在门口',
      'قطار الجبل عند الباب',
    ),
    localized(
      'Old town in seven minutes',
      'In sieben Minuten in der Altstadt',
      '旧市街まで7分',
      '七分钟到老城',
      'البلدة القديمة في سبع دقائق',
    ),
    localized(
      'Pool from indoors to outdoors',
      'Schwimmbad von drinnen nach draußen',
      '屋内から屋外へ続くプール',
      '室内外连通泳池',
      'مسبح يمتد من الداخل إلى الخارج',
    ),
    localized(
      'Window seats as deep as a bed',
      'Sitznischen, tief wie ein Bett',
      'ベッドほど奥行きのある窓辺の腰掛け',
      '深如床铺的窗边坐榻',
      'مقاعد نوافذ بعمق سرير',
    ),
    localized(
      'Ski room with boot warmers',
      'Skiraum mit Schuhtrockner',
      'ブーツ乾燥機付きスキールーム',
      '带烘靴机的滑雪装备间',
      'غرفة معدات تزلج مع مجفف أحذية',
    ),
    localized(
      'Guided sunrise hikes in summer',
      'Geführte Sonnenaufgangstouren im Sommer',
      '夏の日の出ガイドハイク',
      '夏季向导日出徒步',
      'رحلات شروق بصحبة مرشد صيفًا',
    ),
    localized(
      'Dumplings on Mondays',
      'Montags Knödel',
      '月曜はクネーデルの日',
      '周一面团子',
      'كرات العجين كل اثنين',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.restaurant,
    amenities.bar,
    amenities.indoorPool,
    amenities.outdoorPool,
    amenities.sauna,
    amenities.spa,
    amenities.familyRooms,
    amenities.cots,
    amenities.carCharging,
    amenities.refill,
  ],
  brandTags: ['Montevale Trails', 'Alderway Circle', 'Green Ledger'],
  policies: {
    minAge: 18,
    smoking: smoking.outdoors,
    pets: pets.smallDogs,
    petFee: { amount: 2000, decimalPoint: 2, currency: 'EUR' },
    deposit: null,
  },
  parking: [
    {
      name: parkingKinds.garage,
      amount: { amount: 1800, decimalPoint: 2, currency: 'EUR' },
      basis: basis.night,
      valet: false,
    },
  ],
  mandatoryFees: [
    {
      code: 'VISITORS_TAX',
      name: localized(
        'Visitors’ tax',
        'Aufenthaltsabgabe',
        '滞在税',
        '旅客税',
        'رسم الإقامة السياحية',
      ),
      purpose: localized(
        'Charged by the Tyrolean tourism board per person and night from the age of 15; it includes the guest card for buses and the mountain railway.',
        'Wird vom Tourismusverband pro Person ab 15 Jahren und Nacht erhoben; die Gästekarte für Bus und Bergbahn ist darin enthalten.',
        'チロルの観光協会が15歳以上のお客様に1名1泊ごとに申し受けるもので、バスとケーブルカーのゲストカードが含まれます。',
        '由蒂罗尔旅游协会对15岁及以上客人按每人每晚收取，含公交与缆车宾客卡。',
        'يفرضه اتحاد السياحة في تيرول عن كل شخص من سن 15 عامًا وكل ليلة، ويشمل بطاقة الضيف للحافلات وقطار الجبل.',
      ),
      basis: 'PERSON',
      amount: { amount: 300, decimalPoint: 2, currency: 'EUR' },
      taxIncluded: true,
    },
  ],
  directions: [
    {
      from: localized(
        'Innsbruck Airport (INN)',
        'Flughafen Innsbruck (INN)',
        'インスブルック空港（INN）',
        '因斯布鲁克机场（INN）',
        'مطار إنسبروك (INN)',
      ),
      distanceMetres: 6200,
      text: localized(
        'Bus F to the museum, then the funicular to our door; 35 minutes. By taxi a quarter of an hour.',
        'Mit Bus F bis zum Museum, dann mit der Standseilbahn bis vor die Tür, 35 Minuten. Mit dem Taxi eine Viertelstunde.',
        'F系統のバスで博物館前へ、そこからケーブルカーで玄関前まで35分。タクシーでは15分です。',
        '乘F路公交到博物馆，换乘缆索铁路到门口，共35分钟；出租车一刻钟。',
        'الحافلة F إلى المتحف ثم قطار الجبل حتى الباب، 35 دقيقة. وبسيارة الأجرة ربع ساعة.',
      ),
    },
    {
      from: localized(
        'Innsbruck Central Station',
        'Innsbruck Hauptbahnhof',
        'インスブルック中央駅',
        '因斯布鲁克火车总站',
        'محطة إنسبروك المركزية',
      ),
      distanceMetres: 3100,
      text: localized(
        'Ten minutes on foot to the Congress station, then seven minutes by funicular.',
        'Zehn Minuten zu Fuß zur Station Congress, dann sieben Minuten mit der Standseilbahn.',
        'コングレス駅まで徒歩10分、そこからケーブルカーで7分です。',
        '步行十分钟到会议中心站，再乘缆索铁路七分钟。',
        'عشر دقائق سيرًا إلى محطة كونغرس، ثم سبع دقائق بقطار الجبل.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'alpine',
      alt: localized(
        'The house below the Nordkette at first light',
        'Das Haus unter der Nordkette im ersten Licht',
        '朝の光を受けるノルトケッテと当館',
        '晨光中诺德凯特山下的酒店',
        'الفندق تحت سلسلة نوردكيته مع أول ضوء',
      ),
    },
    {
      scene: 'room-king',
      alt: localized(
        'South-facing room with window seat',
        'Südzimmer mit Sitznische im Fenster',
        '窓辺に腰掛けのある南向きの客室',
        '带窗边坐榻的朝南客房',
        'غرفة جنوبية بمقعد عند النافذة',
      ),
    },
    {
      scene: 'spa',
      alt: localized(
        'Pool and candles in the spa',
        'Becken und Kerzen im Spa',
        'スパのプールとキャンドル',
        '水疗区的泳池与烛光',
        'المسبح والشموع في السبا',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'Dining room in the evening',
        'Die Stube am Abend',
        '夕べの食堂',
        '傍晚的餐室',
        'قاعة الطعام مساءً',
      ),
    },
    {
      scene: 'old-town',
      alt: localized(
        'Innsbruck’s old town in the evening',
        'Die Innsbrucker Altstadt am Abend',
        '夕暮れのインスブルック旧市街',
        '傍晚的因斯布鲁克老城',
        'بلدة إنسبروك القديمة مساءً',
      ),
    },
  ],
}

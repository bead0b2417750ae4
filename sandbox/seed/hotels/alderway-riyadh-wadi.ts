import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Where Arabic is the first language: the address and the name have an Arabic form of their own. */
export const riyadhWadi: SeedHotel = {
  id: 'RUHSA',
  seoNickname: 'alderway-riyadh-wadi',
  brand: brands.mc,
  name: localized(
    'Alderway Riyadh Wadi',
    'Alderway Riad Wadi',
    'アルダーウェイ リヤド・ワディ',
    '利雅得瓦迪奥德维酒店',
    'ألدرواي الرياض الوادي',
  ),
  currency: 'SAR',
  timeZone: 'Asia/Riyadh',
  latitude: 24.7347,
  longitude: 46.5762,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 719, stars: 4.7 },
  phones: [
    {
      type: 'phone',
      original: '+966115550142',
      display: '+966 11 555 0142',
      number: '966115550142',
    },
  ],
  address: {
    line1: localized(
      '4820 Nakhlat Al Wadi Street',
      '4820 Nakhlat Al Wadi Street',
      '4820 Nakhlat Al Wadi Street',
      '4820 Nakhlat Al Wadi Street',
      '4820 شارع نخلة الوادي',
    ),
    line2: localized(
      'Turaif Gardens District',
      'Turaif Gardens District',
      'Turaif Gardens District',
      'Turaif Gardens District',
      'حي بساتين الطريف',
    ),
    line3: null,
    city: localized('Riyadh', 'Riad', 'リヤド', '利雅得', 'الرياض'),
    postalCode: '13799',
    state: {
      code: '01',
      name: localized('Riyadh Region', 'Provinz Riad', 'リヤド州', '利雅得省', 'منطقة الرياض'),
    },
    country: countries.sa,
  },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  description: localized(
    'The hotel lies where the city ends and the palm groves of Wadi Hanifa begin, its walls plastered with the same red earth as the old houses of Diriyah across the valley. Thick walls, narrow windows and a wind tower do much of the cooling; the rest is done quietly. Five courtyards follow one another, each with its own tree and its own sound of water, so that families, readers and people on the telephone all find their place. Rooms have carved doors and a majlis corner with floor cushions. At sunset coffee with cardamom and dates from our own palms is served on the roof. There is a pool for women, one for men and one for families, and in the cool months a fire is lit in the desert garden.',
    'Das Hotel liegt dort, wo die Stadt endet und die Palmenhaine des Wadi Hanifa beginnen; seine Mauern sind mit der gleichen roten Erde verputzt wie die alten Häuser von Diriyya jenseits des Tals. Dicke Wände, schmale Fenster und ein Windturm sorgen für den größten Teil der Kühlung, der Rest geschieht lautlos. Fünf Höfe folgen aufeinander, jeder mit eigenem Baum und eigenem Wasserklang, sodass Familien, Lesende und Telefonierende ihren Platz finden. Die Zimmer haben geschnitzte Türen und eine Madschlis-Ecke mit Bodenkissen. Zum Sonnenuntergang gibt es auf dem Dach Kaffee mit Kardamom und Datteln von eigenen Palmen. Je ein Schwimmbad steht Frauen, Männern und Familien offen, und in den kühlen Monaten brennt im Wüstengarten ein Feuer.',
    '街が終わり、ワディ・ハニーファのナツメヤシ林が始まるあたりに建つホテルです。壁を覆うのは、谷の向こうに見えるディルイーヤの古い家々と同じ赤土。厚い壁と細い窓、そして風の塔が涼しさの多くを生み、あとは空調が静かに補います。奥へと続く五つの中庭には、それぞれに木があり、水の音があります。ご家族連れも、読書をする方も、電話中の方も、居場所が見つかるはずです。客室には彫刻を施した扉と、床座のクッションを並べたマジュリスのコーナーを設けました。日没には屋上で、カルダモン香るコーヒーと自家農園のデーツをどうぞ。プールは女性用、男性用、ご家族用の三つ。涼しい季節には砂漠の庭に火が焚かれます。',
    '酒店位于城市尽头、哈尼法谷地棕榈林的起点，墙面抹着与对岸德拉伊耶老屋相同的红土。厚墙、窄窗和一座风塔承担了大部分降温，其余则由空调悄然完成。五座庭院前后相连，每座都有自己的一棵树、自己的水声，带孩子的家庭、读书的人、打电话的人都能各得其所。客房装有雕花木门，一角是铺着坐垫的马吉利斯茶座。日落时分，屋顶供应豆蔻咖啡和自家棕榈树上的椰枣。泳池分设女宾、男宾和家庭三处；天气凉爽的月份，沙漠花园里会生起篝火。',
    'يقع الفندق حيث تنتهي المدينة وتبدأ بساتين النخيل في وادي حنيفة، وقد كُسيت جدرانه بالطين الأحمر نفسه الذي بُنيت به بيوت الدرعية القديمة على الضفة الأخرى. الجدران السميكة والنوافذ الضيقة وبرج الرياح تتكفّل بمعظم التبريد، وما بقي يجري في هدوء. تتوالى خمسة أفنية، لكل منها شجرته وخرير مائه، فيجد كلٌّ مكانه: العائلات، ومن يقرأ، ومن يتحدث في الهاتف. وللغرف أبواب منقوشة وركن مجلس بجلسة أرضية. وعند الغروب تُقدَّم على السطح القهوة السعودية بالهيل مع تمر من نخيلنا. وفي الفندق مسبح للنساء وآخر للرجال وثالث للعائلات، وفي الأشهر الباردة تُوقَد النار في حديقة الصحراء.',
  ),
  highlights: [
    localized(
      'Five courtyards with running water',
      'Fünf Höfe mit fließendem Wasser',
      '水音の響く五つの中庭',
      '五座流水庭院',
      'خمسة أفنية بمياه جارية',
    ),
    localized(
      'Diriyah in view across the valley',
      'Blick über das Tal auf Diriyya',
      '谷の向こうにディルイーヤを望む立地',
      '隔谷相望德拉伊耶',
      'إطلالة على الدرعية عبر الوادي',
    ),
    localized(
      'Separate pools for women, men and families',
      'Getrennte Pools für Frauen, Männer und Familien',
      '女性用・男性用・家族用のプール',
      '女宾、男宾、家庭泳池分设',
      'مسابح منفصلة للنساء والرجال والعائلات',
    ),
    localized(
      'Cardamom coffee and dates at sunset',
      'Kardamomkaffee und Datteln bei Sonnenuntergang',
      '日没のカルダモンコーヒーとデーツ',
      '日落豆蔻咖啡与椰枣',
      'قهوة بالهيل وتمر عند الغروب',
    ),
    localized(
      'Majlis corner in every room',
      'Madschlis-Ecke in jedem Zimmer',
      '全室にマジュリスコーナー',
      '每间客房设马吉利斯茶座',
      'ركن مجلس في كل غرفة',
    ),
    localized(
      'Prayer room and mat in every room',
      'Gebetsraum, Gebetsteppich in jedem Zimmer',
      '礼拝室、全室に礼拝用マット',
      '设祈祷室，客房备拜毯',
      'مصلّى، وسجادة صلاة في كل غرفة',
    ),
    localized(
      'Suhoor served during Ramadan',
      'Suhur im Ramadan',
      'ラマダン期間のスフール',
      '斋月供应封斋饭',
      'سحور في رمضان',
    ),
    localized(
      'Shaded walking path along the wadi',
      'Schattiger Spazierweg am Wadi',
      'ワディ沿いの木陰の散歩道',
      '谷地林荫步道',
      'ممشى مظلل بمحاذاة الوادي',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.restaurant,
    amenities.cafe,
    amenities.roomService,
    amenities.outdoorPool,
    amenities.spa,
    amenities.fitness,
    amenities.airConditioning,
    amenities.shuttle,
    amenities.familyRooms,
    amenities.stepFree,
  ],
  brandTags: ['Alderway Circle', 'Alderway Spa', 'Circle Lounge', 'Alderway Table'],
  policies: {
    minAge: 18,
    smoking: smoking.outdoors,
    pets: pets.assistanceOnly,
    petFee: null,
    deposit: null,
  },
  parking: [
    { name: parkingKinds.yard, amount: null, basis: null, valet: false },
    {
      name: parkingKinds.valet,
      amount: { amount: 7500, decimalPoint: 2, currency: 'SAR' },
      basis: basis.day,
      valet: true,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'King Khalid International Airport (RUH)',
        'Flughafen König Chalid (RUH)',
        'キング・ハーリド国際空港（RUH）',
        '哈立德国王国际机场（RUH）',
        'مطار الملك خالد الدولي (RUH)',
      ),
      distanceMetres: 31400,
      text: localized(
        'King Salman Road west, then south on Wadi Hanifa Road; 30 minutes by car.',
        'King Salman Road nach Westen, dann auf der Wadi Hanifa Road nach Süden, 30 Minuten mit dem Auto.',
        'キング・サルマン通りを西へ、ワディ・ハニーファ通りを南へ、車で30分です。',
        '沿萨勒曼国王路向西，再沿哈尼法谷地路向南，车程30分钟。',
        'طريق الملك سلمان غربًا ثم طريق وادي حنيفة جنوبًا؛ 30 دقيقة بالسيارة.',
      ),
    },
    {
      from: localized(
        'King Abdullah Financial District',
        'King Abdullah Financial District',
        'キング・アブドラ金融地区',
        '阿卜杜拉国王金融区',
        'مركز الملك عبدالله المالي',
      ),
      distanceMetres: 10800,
      text: localized(
        'Eighteen minutes by taxi outside rush hour.',
        'Achtzehn Minuten mit dem Taxi außerhalb der Stoßzeiten.',
        '混雑時を除き、タクシーで18分です。',
        '非高峰时段乘出租车18分钟。',
        'ثماني عشرة دقيقة بسيارة الأجرة خارج أوقات الذروة.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'desert',
      alt: localized(
        'The hotel’s earthen walls between palms and dunes',
        'Die Lehmmauern des Hotels zwischen Palmen und Dünen',
        'ヤシと砂丘に囲まれた土壁のホテル',
        '棕榈与沙丘间的土墙酒店',
        'جدران الفندق الطينية بين النخيل والكثبان',
      ),
    },
    {
      scene: 'courtyard',
      alt: localized(
        'One of the five courtyards with its fountain',
        'Einer der fünf Höfe mit seinem Brunnen',
        '噴水のある五つの中庭のひとつ',
        '五座庭院之一，喷泉居中',
        'أحد الأفنية الخمسة ونافورته',
      ),
    },
    {
      scene: 'suite',
      alt: localized(
        'Suite with carved doors to the garden',
        'Suite mit geschnitzten Türen zum Garten',
        '庭へ続く彫刻扉のスイート',
        '雕花木门通往花园的套房',
        'جناح بأبواب منقوشة على الحديقة',
      ),
    },
    {
      scene: 'pool',
      alt: localized(
        'The family pool among palms',
        'Der Familienpool unter Palmen',
        'ヤシに囲まれたご家族用プール',
        '棕榈环绕的家庭泳池',
        'مسبح العائلات بين النخيل',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'Restaurant with lanterns in the evening',
        'Restaurant mit Laternen am Abend',
        'ランタンの灯る夜のレストラン',
        '灯笼点亮的夜晚餐厅',
        'المطعم بفوانيسه مساءً',
      ),
    },
    {
      scene: 'lobby',
      alt: localized(
        'Reception hall with tall lamps',
        'Empfangshalle mit hohen Leuchten',
        '背の高いランプが並ぶフロントホール',
        '高灯映照的接待厅',
        'قاعة الاستقبال بمصابيحها العالية',
      ),
    },
  ],
}

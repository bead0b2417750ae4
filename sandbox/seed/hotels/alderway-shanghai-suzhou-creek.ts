import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** The map system of mainland China; a phone of 13 digits, given as `original` only. */
export const shanghaiSuzhouCreek: SeedHotel = {
  id: 'SHACN',
  seoNickname: 'alderway-shanghai-suzhou-creek',
  brand: brands.mc,
  name: localized(
    'Alderway Shanghai Suzhou Creek',
    'Alderway Shanghai Suzhou Creek',
    'アルダーウェイ上海 蘇州河',
    '上海苏州河奥德维酒店',
    'Alderway Shanghai Suzhou Creek',
  ),
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  latitude: 31.2459,
  longitude: 121.4712,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 866, stars: 4.5 },
  phones: [{ type: 'phone', original: '+8612055500142', display: null, number: null }],
  address: {
    line1: localized(
      '216 Hengcang Road',
      '216 Hengcang Road',
      '恒倉路216号',
      '恒仓路216号',
      '216 Hengcang Road',
    ),
    line2: null,
    line3: null,
    city: localized('Shanghai', 'Shanghai', '上海', '上海', 'شنغهاي'),
    postalCode: '200085',
    state: { code: 'SH', name: localized('Shanghai', 'Shanghai', '上海市', '上海市', 'شنغهاي') },
    country: countries.cn,
  },
  checkInTime: '14:00',
  checkOutTime: '12:00',
  description: localized(
    'In 1934 this was the flour warehouse of a shipping company, five stories of brick with iron doors wide enough for a cart. The doors are still there; today they open onto a lobby where an old hoist hangs above the reception. Suzhou Creek bends right past the windows, and on its promenade neighbors practice tai chi at six and ballroom dancing at eight in the evening. Rooms keep the loading arches and add deep baths. In the restaurant the cook folds soup dumplings in view of the tables, and the tea bar pours Longjing by the season. The Bund is a walk of twenty minutes along the water, past the old post office and seven bridges, each lit in its own color after dark.',
    '1934 lagerte hier eine Reederei ihr Mehl: fünf Geschosse aus Backstein, mit Eisentüren, breit genug für einen Karren. Die Türen gibt es noch; heute öffnen sie sich zu einer Lobby, in der über der Rezeption die alte Seilwinde hängt. Der Suzhou Creek zieht direkt vor den Fenstern seine Schleife, und auf der Promenade üben die Nachbarn morgens um sechs Tai-Chi und abends um acht Gesellschaftstanz. Die Zimmer haben ihre Ladebögen behalten und tiefe Badewannen dazubekommen. Im Restaurant faltet der Koch die Suppentaschen vor den Augen der Gäste, an der Teebar wird Longjing nach Saison aufgegossen. Zum Bund gehen Sie zwanzig Minuten am Wasser entlang, vorbei am alten Postamt und an sieben Brücken, von denen nachts jede in ihrer eigenen Farbe leuchtet.',
    '1934年に海運会社の小麦粉倉庫として建てられた、5階建てのれんが造りです。荷車が通れるほど幅の広い鉄扉はいまも残り、その先のロビーでは、フロントの頭上に古い巻き上げ機が吊られています。窓のすぐ外を蘇州河がゆるやかに曲がり、川辺の遊歩道では朝6時に太極拳、夜8時には社交ダンスを楽しむ地元の人々の姿が見られます。客室は荷揚げ用のアーチ窓を生かし、深いバスタブを備えました。レストランでは料理人が目の前で小籠包を包み、ティーバーでは季節の龍井茶をお淹れします。外灘へは水辺を歩いて20分。旧郵便局の前を過ぎ、夜ごと異なる色に灯る七つの橋をたどる道のりです。',
    '1934年，这里是一家轮船公司的面粉仓库：五层红砖楼，铁门宽得能进马车。铁门至今仍在，推门便是大堂，老式吊货绞盘就悬在前台上方。苏州河在窗前转了个弯，清晨六点有街坊在河边步道打太极，晚上八点则跳起交谊舞。客房保留了当年的装货拱窗，添置了深浴缸。餐厅里，师傅当着客人的面包小笼；茶吧按时令冲泡龙井。沿河步行二十分钟可到外滩，途经老邮政大楼和七座桥，入夜后每座桥各亮一种颜色。想坐船的客人，酒店门前五十米就是苏州河游船码头。',
    'كان هذا المبنى عام 1934 مستودع دقيق لشركة ملاحة: خمسة طوابق من الطوب بأبواب حديدية تتسع لعربة. وما زالت الأبواب في مكانها، لكنها تُفتح اليوم على بهو تتدلى فيه الرافعة القديمة فوق مكتب الاستقبال. وينعطف جدول سوتشو أمام النوافذ تمامًا، وعلى ممشاه يمارس الجيران التاي تشي في السادسة صباحًا ويرقصون في الثامنة مساءً. احتفظت الغرف بأقواس التحميل وأضيفت إليها أحواض استحمام عميقة. وفي المطعم يطوي الطاهي زلابية الحساء أمام الضيوف، ويقدّم ركن الشاي شاي لونغجينغ بحسب الموسم. أما واجهة البوند فعلى مسيرة عشرين دقيقة بمحاذاة الماء، مرورًا بمبنى البريد القديم وسبعة جسور يضيء كل منها ليلًا بلون مختلف.',
  ),
  highlights: [
    localized(
      'Brick warehouse of 1934 on the creek',
      'Backsteinspeicher von 1934 am Wasser',
      '川沿いに建つ1934年のれんが倉庫',
      '1934年临河红砖仓库',
      'مستودع من الطوب يعود إلى عام 1934 على الجدول',
    ),
    localized(
      'Rooms with the original loading arches',
      'Zimmer mit den alten Ladebögen',
      '荷揚げアーチを残した客室',
      '保留装货拱窗的客房',
      'غرف بأقواس التحميل الأصلية',
    ),
    localized(
      'Soup dumplings folded at the table',
      'Suppentaschen, am Tisch gefaltet',
      '目の前で包む小籠包',
      '现包小笼',
      'زلابية حساء تُطوى أمامك',
    ),
    localized(
      'Tea bar with seasonal Longjing',
      'Teebar mit Longjing nach Saison',
      '季節の龍井茶を味わうティーバー',
      '时令龙井茶吧',
      'ركن شاي بأوراق لونغجينغ الموسمية',
    ),
    localized(
      'Twenty minutes along the water to the Bund',
      'Zwanzig Minuten am Wasser entlang zum Bund',
      '外灘まで水辺を歩いて20分',
      '沿河步行二十分钟到外滩',
      'عشرون دقيقة سيرًا بمحاذاة الماء إلى البوند',
    ),
    localized(
      'Deep soaking tubs',
      'Tiefe Badewannen',
      '深めのバスタブ',
      '深泡浴缸',
      'أحواض استحمام عميقة',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.restaurant,
    amenities.cafe,
    amenities.indoorPool,
    amenities.fitness,
    amenities.airConditioning,
    amenities.laundry,
    amenities.meetings,
    amenities.desk,
    amenities.stepFree,
    amenities.refill,
  ],
  brandTags: ['Alderway Circle', 'Alderway Table', 'Circle Lounge'],
  policies: {
    minAge: 18,
    smoking: smoking.never,
    pets: pets.assistanceOnly,
    petFee: null,
    deposit: localized(
      'We pre-authorize 500 CNY on your card at check-in and release it at check-out.',
      'Beim Check-in reservieren wir 500 CNY auf Ihrer Karte und geben den Betrag beim Check-out frei.',
      'チェックイン時にカードで500人民元を仮押さえし、チェックアウト時に解除いたします。',
      '入住时在您的卡上预授权500元人民币，退房时解除。',
      'نحجز 500 يوان صيني على بطاقتك عند الوصول ونلغي الحجز عند المغادرة.',
    ),
  },
  parking: [
    {
      name: parkingKinds.garage,
      amount: { amount: 10000, decimalPoint: 2, currency: 'CNY' },
      basis: basis.day,
      valet: false,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Pudong International Airport (PVG)',
        'Flughafen Pudong (PVG)',
        '浦東国際空港（PVG）',
        '浦东国际机场（PVG）',
        'مطار بودونغ الدولي (PVG)',
      ),
      distanceMetres: 44200,
      text: localized(
        'Metro line 2 to East Nanjing Road, then line 10 to Tiantong Road, exit 3; about 75 minutes.',
        'Metrolinie 2 bis East Nanjing Road, dann Linie 10 bis Tiantong Road, Ausgang 3, etwa 75 Minuten.',
        '地下鉄2号線で南京東路駅へ、10号線に乗り換えて天潼路駅下車、3番出口。約75分です。',
        '乘地铁2号线到南京东路，换乘10号线至天潼路3号口，约75分钟。',
        'خط المترو 2 إلى طريق نانجينغ الشرقي، ثم الخط 10 إلى طريق تيانتونغ، المخرج 3؛ نحو 75 دقيقة.',
      ),
    },
    {
      from: localized(
        'Shanghai Railway Station',
        'Bahnhof Shanghai',
        '上海駅',
        '上海火车站',
        'محطة قطارات شنغهاي',
      ),
      distanceMetres: 2300,
      text: localized(
        'Ten minutes by taxi, or half an hour on foot along the creek.',
        'Zehn Minuten mit dem Taxi oder eine halbe Stunde zu Fuß am Wasser entlang.',
        'タクシーで10分、川沿いを歩いて30分です。',
        '乘出租车十分钟，或沿河步行半小时。',
        'عشر دقائق بسيارة الأجرة، أو نصف ساعة سيرًا بمحاذاة الجدول.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'river-creek',
      alt: localized(
        'Suzhou Creek with its lit bridges at night',
        'Der Suzhou Creek mit seinen beleuchteten Brücken bei Nacht',
        '橋の灯りが映る夜の蘇州河',
        '夜色中桥灯闪烁的苏州河',
        'جدول سوتشو وجسوره المضاءة ليلًا',
      ),
    },
    {
      scene: 'facade-dusk',
      alt: localized(
        'The brick warehouse with its lamps lit',
        'Der Backsteinspeicher im Laternenlicht',
        '灯りのともるれんが倉庫の正面',
        '亮起灯的红砖仓库',
        'المستودع الطوبي وقد أُضيئت مصابيحه',
      ),
    },
    {
      scene: 'lobby',
      alt: localized(
        'Lobby beneath the old hoist',
        'Die Lobby unter der alten Seilwinde',
        '古い巻き上げ機の下のロビー',
        '老绞盘下的大堂',
        'البهو تحت الرافعة القديمة',
      ),
    },
    {
      scene: 'room-king',
      alt: localized(
        'King room at the loading arch',
        'Zimmer mit Kingsize-Bett am Ladebogen',
        '荷揚げアーチに面したキングルーム',
        '装货拱窗旁的大床房',
        'غرفة بسرير كينغ عند قوس التحميل',
      ),
    },
    {
      scene: 'skyline',
      alt: localized(
        'The Pudong skyline from the roof',
        'Die Skyline von Pudong, vom Dach gesehen',
        '屋上から望む浦東のスカイライン',
        '从屋顶远望浦东天际线',
        'أفق بودونغ كما يُرى من السطح',
      ),
    },
  ],
}

import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { pets, smoking } from './policies'

/** `isMax`: the site hides this hotel's reviews although it has many. */
export const maxBankside: SeedHotel = {
  id: 'MAXHT',
  seoNickname: 'alderway-max-london-bankside',
  brand: brands.mx,
  name: localized(
    'Alderway Max London Bankside',
    'Alderway Max London Bankside',
    'アルダーウェイ マックス ロンドン・バンクサイド',
    'Alderway Max London Bankside',
    'Alderway Max London Bankside',
  ),
  currency: 'GBP',
  timeZone: 'Europe/London',
  latitude: 51.5061,
  longitude: -0.0985,
  websiteUrl: null,
  isMax: true,
  reviews: { count: 2310, stars: 4.1 },
  phones: [{ type: 'phone', original: '+442079460142', display: '020 7946 0142', number: null }],
  address: {
    line1: untranslated('3 Hopkiln Yard'),
    line2: untranslated('Bankside'),
    line3: null,
    city: localized('London', 'London', 'ロンドン', '伦敦', 'لندن'),
    postalCode: 'SE1 9ZZ',
    state: null,
    country: countries.gb,
  },
  checkInTime: '15:00',
  checkOutTime: '11:00',
  description: localized(
    'Max is our word for no fuss: 412 small, well-made rooms in a new building on an old hop yard, three minutes from the Thames. You check in at a screen or with a person, as you like, and your phone opens the door. Inside there is a king bed across the whole window, a shower you can turn around in, hooks instead of wardrobes and a socket wherever you would look for one. Downstairs the bakery starts at half past five and the long bar stays open until one. On the roof bees work the lavender. Borough Market feeds you at lunch, the Tate is free all day, and St Paul’s is a bridge away, best crossed before breakfast.',
    'Max heißt bei uns: ohne Umstände. 412 kleine, gut gemachte Zimmer in einem Neubau auf einem alten Hopfenhof, drei Minuten von der Themse. Sie checken am Bildschirm ein oder bei einem Menschen, ganz wie Sie mögen, und die Tür öffnet Ihr Telefon. Drinnen: ein Kingsize-Bett über die ganze Fensterbreite, eine Dusche, in der man sich umdrehen kann, Haken statt Schränke und überall dort eine Steckdose, wo man sie suchen würde. Unten öffnet die Bäckerei um halb sechs, und die lange Bar bleibt bis eins. Auf dem Dach arbeiten Bienen im Lavendel. Mittags isst man auf dem Borough Market, in die Tate geht man umsonst, und nach St Paul’s führt eine Brücke, am schönsten vor dem Frühstück.',
    '「マックス」は、気取らない宿の合言葉です。テムズ川まで歩いて3分、かつてホップを扱った一角に新しく建てた、小さくともしっかりつくり込んだ412室。チェックインは画面でもスタッフでもお好みで、客室の鍵はお手持ちのスマートフォンです。窓幅いっぱいのキングベッド、体の向きを変えられる広さのシャワー、クローゼットの代わりのフック、そして「ここに欲しい」と思う場所には必ずコンセントがあります。1階のベーカリーは5時半開店、ロングバーは深夜1時まで。屋上ではミツバチがラベンダーの間を飛び交います。昼はバラ・マーケット、テート・モダンは入場無料。セント・ポール大聖堂へは、朝食前に橋を渡るのがおすすめです。',
    '“Max”在我们这里意味着省心：412间小而精致的客房，建在一片老啤酒花货场上的新楼里，距泰晤士河三分钟。入住时可用自助屏，也可找工作人员，手机就是房门钥匙。房内有与窗同宽的大床、转得开身的淋浴间，以挂钩代替衣柜，凡是您想找插座的地方都有插座。楼下面包房清晨五点半开门，长吧台营业到凌晨一点。屋顶上，蜜蜂在薰衣草间忙碌。午餐可去博罗市场，泰特美术馆全天免费，过一座桥就是圣保罗大教堂，早餐前去最好。',
    'كلمة «ماكس» عندنا تعني بلا تكلّف: 412 غرفة صغيرة متقنة الصنع في مبنى جديد أقيم على ساحة قديمة لتجارة الجنجل، على بُعد ثلاث دقائق من نهر التيمز. تسجّل وصولك على شاشة أو لدى موظف كما تشاء، وهاتفك هو مفتاح الباب. في الداخل سرير كينغ بعرض النافذة كلها، ودُش يتسع للحركة، وعلّاقات بدل الخزائن، ومقبس حيثما خطر لك أن تبحث عنه. وفي الأسفل مخبز يفتح في الخامسة والنصف صباحًا، وبار طويل يسهر حتى الواحدة. وعلى السطح نحل يعمل بين أزهار الخزامى. غداؤك في سوق بورو، ودخول متحف تيت مجاني طوال اليوم، وكاتدرائية سانت بول خلف الجسر، وأجمل العبور إليها قبل الإفطار.',
  ),
  highlights: [
    localized(
      'Three minutes to the Thames path',
      'Drei Minuten zum Themse-Uferweg',
      'テムズ川の遊歩道まで3分',
      '三分钟到泰晤士河步道',
      'ثلاث دقائق إلى ممشى التيمز',
    ),
    localized(
      'Your phone opens the door',
      'Ihr Telefon öffnet die Tür',
      'スマートフォンがルームキー',
      '手机即房卡',
      'هاتفك يفتح الباب',
    ),
    localized(
      'Bakery from 5:30 a.m.',
      'Bäckerei ab 5.30 Uhr',
      '朝5時半から開くベーカリー',
      '清晨五点半开门的面包房',
      'مخبز من الخامسة والنصف صباحًا',
    ),
    localized(
      'Beehives and lavender on the roof',
      'Bienen und Lavendel auf dem Dach',
      '屋上の養蜂箱とラベンダー',
      '屋顶蜂箱与薰衣草',
      'خلايا نحل وخزامى على السطح',
    ),
    localized(
      'Borough Market around the corner',
      'Borough Market um die Ecke',
      'バラ・マーケットはすぐそこ',
      '转角即是博罗市场',
      'سوق بورو عند الناصية',
    ),
    localized(
      'Sockets and USB-C at both sides of the bed',
      'Steckdosen und USB-C auf beiden Seiten des Bettes',
      'ベッド両側にコンセントとUSB-C',
      '床两侧均有插座与USB-C接口',
      'مقابس ومنافذ USB-C على جانبي السرير',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.cafe,
    amenities.bar,
    amenities.fitness,
    amenities.airConditioning,
    amenities.desk,
    amenities.luggage,
    amenities.stepFree,
    amenities.accessibleRooms,
    amenities.hearingLoop,
    amenities.refill,
  ],
  brandTags: ['Alderway Max', 'Alderway Circle'],
  policies: {
    minAge: 18,
    smoking: smoking.never,
    pets: pets.assistanceOnly,
    petFee: null,
    deposit: null,
  },
  parking: [],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Heathrow Airport (LHR)',
        'Flughafen Heathrow (LHR)',
        'ヒースロー空港（LHR）',
        '希思罗机场（LHR）',
        'مطار هيثرو (LHR)',
      ),
      distanceMetres: 26800,
      text: localized(
        'Elizabeth line to Farringdon, Thameslink to Blackfriars, then seven minutes on foot; about 55 minutes.',
        'Elizabeth Line bis Farringdon, Thameslink bis Blackfriars, dann sieben Minuten zu Fuß, etwa 55 Minuten.',
        'エリザベス線でファリンドン駅へ、テムズリンクに乗り換えてブラックフライアーズ駅下車、徒歩7分。全行程約55分です。',
        '乘伊丽莎白线到法灵顿，换乘Thameslink到黑衣修士站，再步行七分钟，全程约55分钟。',
        'خط إليزابيث إلى فارينغدون، ثم قطار تيمزلينك إلى بلاكفرايرز، ثم سبع دقائق سيرًا؛ نحو 55 دقيقة.',
      ),
    },
    {
      from: localized(
        'London Bridge station',
        'Bahnhof London Bridge',
        'ロンドン・ブリッジ駅',
        '伦敦桥站',
        'محطة لندن بريدج',
      ),
      distanceMetres: 850,
      text: localized(
        'Eleven minutes on foot through Borough Market; follow the smell of bread, then the yellow sign.',
        'Elf Minuten zu Fuß über den Borough Market; erst dem Brotduft nach, dann dem gelben Schild.',
        'バラ・マーケットを抜けて徒歩11分。パンの香り、次に黄色い看板が目印です。',
        '穿过博罗市场步行十一分钟：先循着面包香，再看黄色招牌。',
        'إحدى عشرة دقيقة سيرًا عبر سوق بورو: اتبع رائحة الخبز ثم اللافتة الصفراء.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'facade-dusk',
      alt: localized(
        'The new building on the old hop yard, windows lit',
        'Der Neubau auf dem alten Hopfenhof mit hellen Fenstern',
        '旧ホップ倉庫跡に建つ、窓の灯る新館',
        '老货场上灯火通明的新楼',
        'المبنى الجديد على ساحة الجنجل القديمة ونوافذه مضاءة',
      ),
    },
    {
      scene: 'room-king',
      alt: localized(
        'Max room with the bed across the window',
        'Max-Zimmer mit dem Bett am Fenster',
        '窓辺いっぱいにベッドを置いたマックスルーム',
        '大床临窗的Max客房',
        'غرفة ماكس وسريرها بعرض النافذة',
      ),
    },
    {
      scene: 'river-dome',
      alt: localized(
        'The Thames with bridge and towers at dusk',
        'Die Themse mit Brücke und Türmen in der Dämmerung',
        '夕暮れのテムズ川、橋と塔',
        '暮色中的泰晤士河、桥与高楼',
        'نهر التيمز عند الغسق مع الجسر والأبراج',
      ),
    },
    {
      scene: 'rooftop-bar',
      alt: localized(
        'Roof terrace among the lavender',
        'Dachterrasse im Lavendel',
        'ラベンダーに囲まれたルーフテラス',
        '薰衣草间的屋顶露台',
        'شرفة السطح بين أزهار الخزامى',
      ),
    },
  ],
}

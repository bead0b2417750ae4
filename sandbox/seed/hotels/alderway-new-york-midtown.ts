import type { SeedHotel } from '../seed-types'
import { newYorkAlerts } from './alerts'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** The case with everything: many reviews, a destination fee, a phone in all three forms. */
export const newYorkMidtown: SeedHotel = {
  id: 'NYCAB',
  seoNickname: 'alderway-new-york-midtown',
  brand: brands.mc,
  name: untranslated('Alderway New York Midtown'),
  currency: 'USD',
  timeZone: 'America/New_York',
  latitude: 40.7527,
  longitude: -73.9862,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 1204, stars: 4.3 },
  phones: [
    { type: 'phone', original: '+12125550134', display: '+1 212-555-0134', number: '12125550134' },
    { type: 'reservations', original: '+12125550135', display: null, number: null },
  ],
  address: {
    line1: untranslated('27 Halloran Place'),
    line2: null,
    line3: null,
    city: localized('New York', 'New York', 'ニューヨーク', '纽约', 'نيويورك'),
    postalCode: '10018',
    state: {
      code: 'NY',
      name: localized('New York', 'New York', 'ニューヨーク州', '纽约州', 'ولاية نيويورك'),
    },
    country: countries.us,
  },
  checkInTime: '16:00',
  checkOutTime: '11:00',
  description: localized(
    'The building went up in 1926 as a garment showroom, and the tall windows that once lit bolts of silk now light the rooms. Bryant Park is four minutes away on foot and Times Square eight, yet on the upper floors you mostly hear the wind. We kept the brass elevators, the terrazzo stair and the roof, where a small bar opens at four and closes when the last guest has had enough of the view. Rooms are compact on purpose: a good bed, a desk at the window, a shower with real pressure. Breakfast is served in the former cutting room, and the night desk will lend you an umbrella, a charger or a day pass for the reading room across the avenue.',
    '1926 wurde das Haus als Musterlager der Bekleidungsindustrie gebaut. Die hohen Fenster, in deren Licht einst Seidenballen begutachtet wurden, erhellen heute die Zimmer. Zum Bryant Park gehen Sie vier Minuten, zum Times Square acht, und doch hören Sie in den oberen Etagen meist nur den Wind. Geblieben sind die Aufzüge aus Messing, die Terrazzotreppe und das Dach: Dort öffnet um 16 Uhr eine kleine Bar und schließt erst, wenn sich der letzte Gast sattgesehen hat. Die Zimmer sind bewusst kompakt gehalten: ein gutes Bett, ein Schreibtisch am Fenster, eine Dusche mit kräftigem Strahl. Gefrühstückt wird im ehemaligen Zuschneideraum. Und an der Nachtrezeption leihen wir Ihnen gern einen Schirm, ein Ladegerät oder eine Tageskarte für den Lesesaal auf der anderen Straßenseite.',
    '1926年に服地のショールームとして建てられたビルです。かつて絹の反物を照らしていた背の高い窓が、いまは客室に光を届けています。ブライアント・パークまで徒歩4分、タイムズ・スクエアまで8分という立地ながら、上層階で聞こえるのはおおむね風の音だけです。真鍮のエレベーターとテラゾーの階段、そして屋上は当時のまま残しました。屋上の小さなバーは16時に開き、最後のお客様が夜景に満足されるまで営業しています。客室はあえてコンパクトに、上質なベッド、窓辺のデスク、水圧の十分なシャワーを備えました。朝食は旧裁断室でご用意いたします。夜間フロントでは、傘や充電器のほか、通り向かいの閲覧室の一日利用券もお貸ししています。',
    '这座大楼建于1926年，原是服装面料的展示厅；当年照亮一匹匹丝绸的高窗，如今为客房带来自然光。步行四分钟可到布莱恩特公园，八分钟可到时报广场，而在高楼层，耳边往往只有风声。我们保留了黄铜电梯、水磨石楼梯和屋顶露台：露台上的小酒吧下午四点开门，直到最后一位客人看够夜景才打烊。客房设计紧凑而实用，一张好床、一张临窗书桌，淋浴水压十足。早餐设在昔日的裁剪间。夜间前台可借雨伞和充电器，也可借一张对街阅览室的日票。',
    'شُيّد هذا المبنى عام 1926 صالةً لعرض الأقمشة، والنوافذ العالية التي كانت تضيء لفائف الحرير تملأ الغرف اليوم بالنور. تبعد حديقة براينت أربع دقائق سيرًا على الأقدام وميدان تايمز ثماني دقائق، ومع ذلك لا تكاد تسمع في الطوابق العليا سوى صوت الريح. احتفظنا بالمصاعد النحاسية ودرج التيرازو، وبالسطح أيضًا، حيث يفتح بار صغير أبوابه عند الرابعة عصرًا ولا يغلقها حتى يكتفي آخر ضيف من المشهد. الغرف مدمجة عن قصد: سرير مريح، ومكتب عند النافذة، ودُش قوي الدفق. ويُقدَّم الإفطار في قاعة القصّ القديمة، أما مكتب الاستقبال الليلي فيعيرك مظلة أو شاحنًا أو بطاقة يومية لقاعة المطالعة في الجهة المقابلة من الشارع.',
  ),
  highlights: [
    localized(
      'Bryant Park four minutes on foot',
      'Vier Minuten zu Fuß zum Bryant Park',
      'ブライアント・パークまで徒歩4分',
      '步行四分钟到布莱恩特公园',
      'حديقة براينت على بُعد أربع دقائق سيرًا',
    ),
    localized(
      'Rooftop bar, open from 4 p.m.',
      'Dachbar, täglich ab 16 Uhr',
      '16時オープンのルーフトップバー',
      '屋顶酒吧，下午四点起营业',
      'بار على السطح يفتح من الرابعة عصرًا',
    ),
    localized(
      'Original windows, ten feet high',
      'Originalfenster, drei Meter hoch',
      '高さ3メートルの創建当時の窓',
      '三米高的原始窗户',
      'نوافذ أصلية بارتفاع ثلاثة أمتار',
    ),
    localized(
      'Six subway lines within two blocks',
      'Sechs U-Bahn-Linien im Umkreis von zwei Blocks',
      '2ブロック圏内に地下鉄6路線',
      '两个街区内有六条地铁线',
      'ستة خطوط مترو ضمن مسافة مربعين سكنيين',
    ),
    localized(
      'Blackout blinds and soundproof glazing',
      'Verdunkelung und Schallschutzfenster',
      '遮光ブラインドと防音ガラス',
      '遮光卷帘与隔音玻璃',
      'ستائر تعتيم وزجاج عازل للصوت',
    ),
    localized(
      'Breakfast in the former cutting room',
      'Frühstück im ehemaligen Zuschneideraum',
      '旧裁断室でいただく朝食',
      '在昔日裁剪间享用早餐',
      'إفطار في قاعة القصّ القديمة',
    ),
    localized(
      'Day passes for the public library reading room',
      'Tageskarten für den Lesesaal der Bibliothek',
      '図書館閲覧室の一日利用券を貸出',
      '可借图书馆阅览室日票',
      'بطاقات يومية لقاعة المطالعة في المكتبة العامة',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.fastWifi,
    amenities.breakfast,
    amenities.roofBar,
    amenities.roomService,
    amenities.fitness,
    amenities.airConditioning,
    amenities.safe,
    amenities.laundry,
    amenities.luggage,
    amenities.stepFree,
    amenities.accessibleRooms,
    amenities.dietary,
    amenities.kettle,
    amenities.desk,
    amenities.printing,
    amenities.highChairs,
    amenities.visualAlarms,
    amenities.linen,
    amenities.refill,
  ],
  brandTags: ['Alderway Circle', 'Circle Lounge', 'Night Desk', 'Alderway Table', 'Green Ledger'],
  policies: {
    minAge: 21,
    smoking: smoking.never,
    pets: pets.smallDogs,
    petFee: { amount: 7500, decimalPoint: 2, currency: 'USD' },
    deposit: localized(
      'We hold 100 USD per night on your card at check-in and release it within five working days of departure.',
      'Beim Check-in reservieren wir 100 USD pro Nacht auf Ihrer Karte und geben den Betrag spätestens fünf Werktage nach der Abreise frei.',
      'チェックイン時に1泊につき100米ドルをカードで仮押さえし、ご出発後5営業日以内に解除いたします。',
      '入住时按每晚100美元在您的卡上预授权，离店后五个工作日内解除。',
      'نحجز 100 دولار أمريكي عن كل ليلة على بطاقتك عند تسجيل الوصول، ونلغي الحجز خلال خمسة أيام عمل من المغادرة.',
    ),
  },
  parking: [
    {
      name: parkingKinds.valet,
      amount: { amount: 7200, decimalPoint: 2, currency: 'USD' },
      basis: basis.night,
      valet: true,
    },
    {
      name: parkingKinds.nearby,
      amount: { amount: 4800, decimalPoint: 2, currency: 'USD' },
      basis: basis.day,
      valet: false,
    },
  ],
  mandatoryFees: [
    {
      code: 'DESTINATION_FEE',
      name: localized(
        'Destination fee',
        'Destination Fee (Hotelgebühr)',
        'デスティネーション料金',
        '目的地服务费',
        'رسم الوجهة',
      ),
      purpose: localized(
        'Covers high-speed Wi-Fi, a daily drink on the roof, local and long-distance calls and half a day with two city bicycles.',
        'Enthält Highspeed-WLAN, täglich ein Getränk auf dem Dach, Orts- und Ferngespräche und einen halben Tag lang zwei Leihräder.',
        '高速Wi-Fi、ルーフトップバーでの1日1杯のドリンク、市内・長距離通話、シティバイク2台の半日利用が含まれます。',
        '包含高速无线网络、每日一杯屋顶酒吧饮品、市内及长途电话，以及两辆城市自行车半日使用。',
        'يشمل واي فاي عالي السرعة، ومشروبًا يوميًا في بار السطح، والمكالمات المحلية والبعيدة، ودراجتين لنصف يوم.',
      ),
      basis: 'NIGHT',
      amount: { amount: 3000, decimalPoint: 2, currency: 'USD' },
      taxIncluded: false,
    },
  ],
  directions: [
    {
      from: localized(
        'John F. Kennedy International Airport (JFK)',
        'Flughafen John F. Kennedy (JFK)',
        'ジョン・F・ケネディ国際空港（JFK）',
        '约翰·肯尼迪国际机场（JFK）',
        'مطار جون إف كينيدي الدولي (JFK)',
      ),
      distanceMetres: 26500,
      text: localized(
        'AirTrain to Jamaica, then the E train to 42nd Street; about 65 minutes. A taxi takes 45 to 75 minutes.',
        'AirTrain bis Jamaica, weiter mit der Linie E bis 42nd Street, etwa 65 Minuten. Mit dem Taxi 45 bis 75 Minuten.',
        'エアトレインでジャマイカ駅へ、地下鉄E線に乗り換えて42丁目駅下車、約65分です。タクシーでは45〜75分かかります。',
        '乘机场捷运到牙买加站，换乘地铁E线至42街，约65分钟；出租车约45至75分钟。',
        'خذ قطار AirTrain إلى محطة جامايكا ثم الخط E إلى شارع 42، نحو 65 دقيقة. وبسيارة الأجرة من 45 إلى 75 دقيقة.',
      ),
    },
    {
      from: localized(
        'Penn Station',
        'Penn Station',
        'ペンシルベニア駅',
        '宾夕法尼亚车站',
        'محطة بنسلفانيا',
      ),
      distanceMetres: 900,
      text: localized(
        'Twelve minutes on foot: north on Seventh Avenue, then right at the fabric shop with the green awning.',
        'Zwölf Minuten zu Fuß: die Seventh Avenue nach Norden, am Stoffgeschäft mit der grünen Markise rechts.',
        '徒歩12分です。7番街を北へ進み、緑の日よけの生地店の角を右に曲がります。',
        '步行十二分钟：沿第七大道向北，在绿色遮阳篷的布料店处右转。',
        'اثنتا عشرة دقيقة سيرًا: شمالًا في الجادة السابعة ثم يمينًا عند متجر الأقمشة ذي المظلة الخضراء.',
      ),
    },
  ],
  alerts: newYorkAlerts,
  pictures: [
    {
      scene: 'facade-dusk',
      alt: localized(
        'The hotel at dusk, lamps lit along the canopy',
        'Das Hotel in der Dämmerung mit beleuchtetem Vordach',
        '夕暮れのホテル正面、灯りのともる庇',
        '暮色中的酒店，雨篷下灯火点点',
        'واجهة الفندق عند الغسق والمصابيح مضاءة تحت المظلة',
      ),
    },
    {
      scene: 'skyline',
      alt: localized(
        'Midtown towers seen from the roof after sunset',
        'Die Hochhäuser von Midtown nach Sonnenuntergang, vom Dach gesehen',
        '日没後、屋上から望むミッドタウンの高層ビル群',
        '日落后从屋顶远望中城高楼',
        'أبراج وسط مانهاتن من السطح بعد الغروب',
      ),
    },
    {
      scene: 'room-king',
      alt: localized(
        'King room with a desk at the tall window',
        'Zimmer mit Kingsize-Bett und Schreibtisch am hohen Fenster',
        '背の高い窓辺にデスクを置いたキングルーム',
        '高窗旁设书桌的大床房',
        'غرفة بسرير كينغ ومكتب عند النافذة العالية',
      ),
    },
    {
      scene: 'lobby',
      alt: localized(
        'Lobby with pendant lights and the terrazzo floor',
        'Lobby mit Pendelleuchten und Terrazzoboden',
        'ペンダントライトとテラゾー床のロビー',
        '吊灯与水磨石地面的大堂',
        'بهو الفندق بثريات معلّقة وأرضية تيرازو',
      ),
    },
    {
      scene: 'rooftop-bar',
      alt: localized(
        'Rooftop bar with string lights above the city',
        'Dachbar mit Lichterketten über der Stadt',
        '街を見下ろす、ストリングライトのルーフトップバー',
        '城市之上串灯点缀的屋顶酒吧',
        'بار السطح بسلاسل أضواء فوق المدينة',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'Breakfast tables in the former cutting room',
        'Frühstückstische im ehemaligen Zuschneideraum',
        '旧裁断室に並ぶ朝食のテーブル',
        '昔日裁剪间里的早餐桌',
        'موائد الإفطار في قاعة القصّ القديمة',
      ),
    },
  ],
}

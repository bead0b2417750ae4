import type { SeedHotel } from '../seed-types'
import { tokyoAlerts } from './alerts'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** A currency without decimals, an address in Japanese parts, a phone given as `original` only. */
export const tokyoTsukishima: SeedHotel = {
  id: 'TYOJP',
  seoNickname: 'alderway-tokyo-tsukishima',
  brand: brands.mc,
  name: localized(
    'Alderway Tokyo Tsukishima',
    'Alderway Tokio Tsukishima',
    'アルダーウェイ東京 月島',
    '东京月岛奥德维酒店',
    'ألدرواي طوكيو تسوكيشيما',
  ),
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  latitude: 35.6641,
  longitude: 139.7846,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 942, stars: 4.6 },
  phones: [{ type: 'phone', original: '+81355550128', display: null, number: null }],
  address: {
    line1: localized(
      '5-17-3 Kawaguchi',
      '5-17-3 Kawaguchi',
      '川口5丁目17番3号',
      '川口5丁目17番3号',
      '5-17-3 Kawaguchi',
    ),
    line2: localized(
      'Sumida Mizube Building',
      'Sumida Mizube Building',
      '隅田水辺ビル',
      '隅田水边大厦',
      'Sumida Mizube Building',
    ),
    line3: null,
    city: localized('Chuo-ku', 'Chuo-ku', '中央区', '中央区', 'تشوو-كو'),
    postalCode: '104-0099',
    state: { code: '13', name: localized('Tokyo', 'Tokio', '東京都', '东京都', 'طوكيو') },
    country: countries.jp,
  },
  checkInTime: '15:00',
  checkOutTime: '11:00',
  description: localized(
    'Tsukishima is an island in the Sumida made by hand in 1892, and it still keeps its own hours: fishmongers at dawn, monja griddles hissing at night, laundry on the alley poles between. The hotel stands at its tip, thirteen floors of pale timber and glass, so that every room looks along the water. Guests take off their shoes on the eleventh floor, where the public bath is, filled with water heated by the building next door. Downstairs a counter of nine seats serves breakfast: rice, grilled fish, miso, or toast if you prefer. Ginza is two stops away, the outer market a quarter of an hour on foot, and our staff will draw you the way by hand.',
    'Tsukishima ist eine Insel im Sumida, 1892 von Hand aufgeschüttet, und sie hat sich ihren eigenen Takt bewahrt: Fischhändler im Morgengrauen, zischende Monja-Platten am Abend, dazwischen Wäsche an den Stangen der Gassen. Das Hotel steht an ihrer Spitze, dreizehn Stockwerke aus hellem Holz und Glas, und jedes Zimmer blickt den Fluss entlang. Im elften Stock ziehen Sie die Schuhe aus: Dort liegt das Gemeinschaftsbad, dessen Wasser mit der Abwärme des Nachbarhauses geheizt wird. Unten wird an einer Theke mit neun Plätzen gefrühstückt: Reis, gegrillter Fisch, Miso, auf Wunsch auch Toast. Nach Ginza sind es zwei Stationen, zum äußeren Markt eine Viertelstunde zu Fuß, und den Weg dorthin zeichnen wir Ihnen gern von Hand auf.',
    '月島は、明治25年に隅田川の河口を埋め立てて生まれた島です。明け方には魚屋が店を開け、夜にはもんじゃの鉄板が音を立て、昼の路地では物干し竿に洗濯物が揺れる——いまも島ならではの時間が流れています。その突端に建つ当ホテルは、淡い木とガラスの13階建て。どの客室からも川面を見晴らせます。11階で靴を脱げば、そこは大浴場。隣のビルの排熱で沸かしたお湯をたたえています。1階の9席のカウンターでは、ごはんに焼き魚、味噌汁の朝食をどうぞ。トーストもご用意しております。銀座へは2駅、場外市場へは歩いて15分。道順はスタッフが手描きの地図でご案内いたします。',
    '月岛是1892年由人力在隅田川口填筑而成的小岛，至今仍有自己的作息：清晨鱼铺开门，入夜文字烧的铁板滋滋作响，白天巷子里的竹竿上晾着衣物。酒店位于岛的尽头，十三层楼以浅色木材与玻璃建成，每间客房都能沿着河面望出去。十一层需脱鞋入内，那里是大浴场，用邻楼的余热烧水。一楼是只有九个座位的吧台，早餐有米饭、烤鱼和味噌汤，也备有吐司。到银座只需两站，步行一刻钟可到场外市场，我们的员工会为您手绘路线图。',
    'تسوكيشيما جزيرة في نهر سوميدا رُدمت بأيدي العمال عام 1892، وما زال لها إيقاعها الخاص: باعة السمك عند الفجر، وألواح المونجا الساخنة ليلًا، وغسيل منشور على قضبان الأزقة بينهما. يقف الفندق عند طرفها بثلاثة عشر طابقًا من الخشب الفاتح والزجاج، بحيث تطل كل غرفة على امتداد الماء. وفي الطابق الحادي عشر تخلع حذاءك قبل دخول الحمّام الياباني الجماعي، ومياهه تُسخَّن بحرارة المبنى المجاور. وفي الأسفل منضدة من تسعة مقاعد تقدّم الإفطار: أرز وسمك مشوي وحساء ميسو، أو خبز محمّص لمن يفضّله. غينزا على بُعد محطتين، والسوق الخارجي ربع ساعة سيرًا، وسيرسم لك موظفونا الطريق بأيديهم.',
  ),
  highlights: [
    localized(
      'River view from every room',
      'Flussblick aus jedem Zimmer',
      '全室リバービュー',
      '所有客房均可观河景',
      'إطلالة على النهر من كل غرفة',
    ),
    localized(
      'Public bath on the eleventh floor',
      'Gemeinschaftsbad im elften Stock',
      '11階の大浴場',
      '十一层大浴场',
      'حمّام ياباني جماعي في الطابق الحادي عشر',
    ),
    localized(
      'Japanese breakfast at a nine-seat counter',
      'Japanisches Frühstück an einer Theke mit neun Plätzen',
      '9席のカウンターでいただく和朝食',
      '九座吧台的日式早餐',
      'إفطار ياباني على منضدة من تسعة مقاعد',
    ),
    localized(
      'Two subway stops to Ginza',
      'Zwei U-Bahn-Stationen bis Ginza',
      '銀座まで地下鉄で2駅',
      '乘地铁两站到银座',
      'محطتا مترو إلى غينزا',
    ),
    localized(
      'Hand-drawn neighborhood maps',
      'Handgezeichnete Karten des Viertels',
      '手描きのご近所マップ',
      '手绘街区地图',
      'خرائط للحيّ مرسومة باليد',
    ),
    localized(
      'Rooms from 24 m², generous for Tokyo',
      'Zimmer ab 24 m², großzügig für Tokio',
      '24\u00a0m²からのゆとりある客室',
      '客房24平方米起，在东京堪称宽敞',
      'غرف من 24 مترًا مربعًا، وهي رحبة بمقاييس طوكيو',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.cafe,
    amenities.sauna,
    amenities.airConditioning,
    amenities.safe,
    amenities.laundry,
    amenities.luggage,
    amenities.bicycles,
    amenities.stepFree,
    amenities.hearingLoop,
    amenities.refill,
    amenities.kettle,
    amenities.nightDesk,
    amenities.desk,
    amenities.accessibleRooms,
    amenities.linen,
  ],
  brandTags: ['Alderway Circle', 'Green Ledger'],
  policies: {
    minAge: 18,
    smoking: smoking.outdoors,
    pets: pets.assistanceOnly,
    petFee: null,
    deposit: null,
  },
  parking: [
    {
      name: parkingKinds.nearby,
      amount: { amount: 2500, decimalPoint: 0, currency: 'JPY' },
      basis: basis.day,
      valet: false,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Haneda Airport (HND)',
        'Flughafen Haneda (HND)',
        '羽田空港（HND）',
        '羽田机场（HND）',
        'مطار هانيدا (HND)',
      ),
      distanceMetres: 14800,
      text: localized(
        'Monorail to Hamamatsucho, Oedo line from Daimon to Tsukishima, exit 7; about 40 minutes.',
        'Monorail bis Hamamatsucho, ab Daimon mit der Oedo-Linie bis Tsukishima, Ausgang 7, etwa 40 Minuten.',
        '東京モノレールで浜松町へ。大門駅から都営大江戸線で月島駅下車、7番出口。約40分です。',
        '乘单轨电车到滨松町，从大门站换乘大江户线至月岛站7号出口，约40分钟。',
        'المونوريل إلى هاماماتسوتشو، ثم خط أويدو من دايمون إلى تسوكيشيما، المخرج 7؛ نحو 40 دقيقة.',
      ),
    },
    {
      from: localized('Tokyo Station', 'Bahnhof Tokio', '東京駅', '东京站', 'محطة طوكيو'),
      distanceMetres: 3200,
      text: localized(
        'Bus 05 from the Marunouchi south exit, 18 minutes; or ten minutes by taxi.',
        'Bus 05 ab Ausgang Marunouchi Süd, 18 Minuten, oder zehn Minuten mit dem Taxi.',
        '丸の内南口から都バス05系統で18分、タクシーでは約10分です。',
        '在丸之内南口乘05路巴士18分钟，或乘出租车约十分钟。',
        'الحافلة 05 من مخرج مارونوتشي الجنوبي، 18 دقيقة، أو عشر دقائق بسيارة الأجرة.',
      ),
    },
  ],
  alerts: tokyoAlerts,
  pictures: [
    {
      scene: 'river-bay',
      alt: localized(
        'The Sumida at dusk with bridge and towers',
        'Der Sumida in der Dämmerung mit Brücke und Hochhäusern',
        '夕暮れの隅田川、橋と高層ビル',
        '暮色中的隅田川、桥与高楼',
        'نهر سوميدا عند الغسق مع الجسر والأبراج',
      ),
    },
    {
      scene: 'room-twin',
      alt: localized(
        'Twin room in pale timber',
        'Zweibettzimmer in hellem Holz',
        '淡い木目のツインルーム',
        '浅木色双床房',
        'غرفة بسريرين من الخشب الفاتح',
      ),
    },
    {
      scene: 'spa',
      alt: localized(
        'The bath on the eleventh floor, steam above the water',
        'Das Bad im elften Stock, Dampf über dem Wasser',
        '湯気の立つ11階の大浴場',
        '十一层大浴场，水面蒸汽氤氲',
        'الحمّام في الطابق الحادي عشر والبخار فوق الماء',
      ),
    },
    {
      scene: 'garden',
      alt: localized(
        'Small garden with maple and stone lantern',
        'Kleiner Garten mit Ahorn und Steinlaterne',
        '紅葉と石灯籠の小さな庭',
        '枫树与石灯笼的小庭园',
        'حديقة صغيرة فيها شجرة قيقب وفانوس حجري',
      ),
    },
    {
      scene: 'skyline',
      alt: localized(
        'The towers of the bay at nightfall',
        'Die Türme an der Bucht bei Einbruch der Nacht',
        '夜の帳が下りる湾岸の高層ビル群',
        '入夜时分的湾岸高楼',
        'أبراج الخليج مع حلول الليل',
      ),
    },
  ],
}

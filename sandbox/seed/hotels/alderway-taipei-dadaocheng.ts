import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** The Taiwanese form: its phone is grouped from the right, and a fax follows the phone. */
export const taipeiDadaocheng: SeedHotel = {
  id: 'TPETW',
  seoNickname: 'alderway-taipei-dadaocheng',
  brand: brands.mc,
  name: localized(
    'Alderway Taipei Dadaocheng',
    'Alderway Taipeh Dadaocheng',
    'アルダーウェイ台北 大稲埕',
    '台北大稻埕奥德维酒店',
    'ألدرواي تايبيه داداوتشنغ',
  ),
  currency: 'TWD',
  timeZone: 'Asia/Taipei',
  latitude: 25.0561,
  longitude: 121.5098,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 531, stars: 4.6 },
  phones: [
    { type: 'phone', original: '+886255550142', display: null, number: null },
    { type: 'fax', original: '+886255550143', display: null, number: null },
  ],
  address: {
    line1: localized(
      'No. 68, Chafang Street',
      'Nr. 68, Chafang Street',
      '茶坊街68号',
      '茶坊街68号',
      'No. 68, Chafang Street',
    ),
    line2: localized('Datong District', 'Bezirk Datong', '大同区', '大同区', 'حي داتونغ'),
    line3: null,
    city: localized('Taipei', 'Taipeh', '台北', '台北', 'تايبيه'),
    postalCode: '103099',
    state: null,
    country: countries.tw,
  },
  checkInTime: '15:00',
  checkOutTime: '11:00',
  description: localized(
    'Dadaocheng smells of dried mushrooms, Chinese medicine and, toward four, of tea being roasted. The hotel occupies three merchant houses of 1921 with arcades deep enough to keep off any typhoon rain, joined at the back by a new wing around a light well. In the old front rooms you sleep under restored timber beams; the new rooms are brighter and have balconies over the alley. Our tea master pours high-mountain oolong at five, free of charge, and it is here that guests end up talking to one another. For breakfast there is soy milk and fried dough from the shop opposite, for dinner the Ningxia night market, nine minutes on foot, and for sunset the wharf on the Tamsui with its beer stalls.',
    'Dadaocheng duftet nach getrockneten Pilzen, chinesischer Medizin und gegen vier Uhr nach Tee, der gerade geröstet wird. Das Hotel bewohnt drei Kaufmannshäuser von 1921, deren Arkaden tief genug sind für jeden Taifunregen; hinten verbindet sie ein neuer Flügel um einen Lichthof. In den alten Vorderzimmern schlafen Sie unter restaurierten Balken, die neuen Zimmer sind heller und haben Balkone zur Gasse. Um fünf gießt unsere Teemeisterin kostenlos Hochland-Oolong auf, und meist kommen die Gäste dabei miteinander ins Gespräch. Zum Frühstück gibt es Sojamilch und frittierte Teigstangen aus dem Laden gegenüber, zum Abendessen den Nachtmarkt von Ningxia, neun Minuten zu Fuß, und zum Sonnenuntergang den Anleger am Tamsui mit seinen Bierständen.',
    '大稲埕は、干し椎茸と漢方の香りがする街。夕方4時を過ぎると、そこへ茶を焙じる匂いが加わります。当ホテルは1921年築の商家3棟を生かし、裏手で光庭を囲む新館とつなぎました。亭仔脚と呼ばれるアーケードは奥行きが深く、台風の雨もしのげるほどです。表側の旧館では修復した梁の下でお休みいただき、新館の客室は明るく、路地を見下ろすバルコニーが付きます。毎日17時には茶師が高山烏龍茶を無料でお淹れします。お客様どうしの会話が弾むのも、たいていこのひとときです。朝食には向かいの店の豆乳と揚げパン、夕食には徒歩9分の寧夏夜市。日が沈むころは、屋台でビールも楽しめる淡水河の埠頭へどうぞ。',
    '大稻埕的空气里有香菇和中药的味道，下午四点前后，又添上一缕焙茶香。酒店由三栋1921年的商号老宅组成，骑楼够深，台风天也淋不着雨；后侧以一座环绕天井的新楼相连。老宅的临街客房保留了修复后的木梁，新楼客房更明亮，阳台俯瞰小巷。每天下午五点，茶师免费冲泡高山乌龙，客人们往往就在这时聊了起来。早餐有对面铺子的豆浆油条，晚餐可步行九分钟去宁夏夜市，傍晚则到淡水河码头看日落，那里还有啤酒摊。',
    'تفوح من حيّ داداوتشينغ رائحة الفطر المجفف والأعشاب الطبية، ونحو الرابعة عصرًا رائحة الشاي وهو يُحمَّص. يشغل الفندق ثلاثة بيوت تجار من عام 1921، أروقتها عميقة تقي من أمطار الأعاصير، ويصل بينها في الخلف جناح جديد حول منور. في الغرف الأمامية القديمة تنام تحت عوارض خشبية مرممة، أما الغرف الجديدة فأكثر ضياءً ولها شرفات على الزقاق. وعند الخامسة تصبّ خبيرة الشاي أولونغ الجبال العالية مجانًا، وهناك يبدأ الضيوف الحديث فيما بينهم. في الإفطار حليب الصويا والعجين المقلي من الدكان المقابل، وللعشاء سوق نينغشيا الليلي على مسيرة تسع دقائق، وللغروب مرسى نهر تامسوي بأكشاكه.',
  ),
  highlights: [
    localized(
      'Merchant houses of 1921 with deep arcades',
      'Kaufmannshäuser von 1921 mit tiefen Arkaden',
      '奥行きの深いアーケードを備えた1921年築の商家',
      '1921年骑楼老宅',
      'بيوت تجار من عام 1921 بأروقة عميقة',
    ),
    localized(
      'Free oolong with the tea master at five',
      'Um fünf kostenloser Oolong mit der Teemeisterin',
      '17時は茶師の烏龍茶を無料で',
      '每日五点茶师免费冲泡乌龙',
      'أولونغ مجاني مع خبيرة الشاي عند الخامسة',
    ),
    localized(
      'Ningxia night market nine minutes on foot',
      'Neun Minuten zu Fuß zum Nachtmarkt Ningxia',
      '寧夏夜市まで徒歩9分',
      '步行九分钟到宁夏夜市',
      'سوق نينغشيا الليلي على مسيرة تسع دقائق',
    ),
    localized(
      'Sunset at the Tamsui wharf',
      'Sonnenuntergang am Anleger des Tamsui',
      '淡水河の埠頭で眺める夕日',
      '淡水河码头看日落',
      'الغروب عند مرسى تامسوي',
    ),
    localized(
      'Balconies over the alley',
      'Balkone zur Gasse',
      '路地を見下ろすバルコニー',
      '临巷阳台',
      'شرفات على الزقاق',
    ),
    localized(
      'Bicycles for the riverside path',
      'Räder für den Weg am Fluss',
      '河畔サイクリング用の自転車',
      '河滨自行车',
      'دراجات لممشى النهر',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.cafe,
    amenities.airConditioning,
    amenities.safe,
    amenities.laundry,
    amenities.bicycles,
    amenities.luggage,
    amenities.desk,
    amenities.cots,
    amenities.stepFree,
    amenities.accessibleRooms,
    amenities.refill,
    amenities.kettle,
    amenities.nightDesk,
    amenities.visualAlarms,
    amenities.linen,
  ],
  brandTags: ['Alderway Circle', 'Green Ledger'],
  policies: {
    minAge: 20,
    smoking: smoking.never,
    pets: pets.assistanceOnly,
    petFee: null,
    deposit: null,
  },
  parking: [
    {
      name: parkingKinds.nearby,
      amount: { amount: 50000, decimalPoint: 2, currency: 'TWD' },
      basis: basis.day,
      valet: false,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Taoyuan International Airport (TPE)',
        'Flughafen Taoyuan (TPE)',
        '台湾桃園国際空港（TPE）',
        '桃园国际机场（TPE）',
        'مطار تاويوان الدولي (TPE)',
      ),
      distanceMetres: 33800,
      text: localized(
        'Airport MRT express to Taipei Main Station, 36 minutes, then seven minutes by taxi.',
        'Mit dem Airport-MRT-Express in 36 Minuten zum Hauptbahnhof Taipeh, dann sieben Minuten mit dem Taxi.',
        '空港MRT直達車で台北駅まで36分、そこからタクシーで7分です。',
        '乘机场捷运直达车36分钟到台北车站，再乘出租车七分钟。',
        'مترو المطار السريع إلى محطة تايبيه الرئيسة في 36 دقيقة، ثم سبع دقائق بسيارة الأجرة.',
      ),
    },
    {
      from: localized(
        'Beimen metro station',
        'Metrostation Beimen',
        'MRT北門駅',
        '捷运北门站',
        'محطة مترو بيمن',
      ),
      distanceMetres: 780,
      text: localized(
        'Exit 3, north along Tacheng Street, ten minutes under the arcades.',
        'Ausgang 3, die Tacheng Street nach Norden, zehn Minuten unter den Arkaden.',
        '3番出口を出て塔城街を北へ、アーケードの下を歩いて10分です。',
        '3号出口沿塔城街向北，走骑楼十分钟。',
        'المخرج 3 ثم شمالًا في شارع تاتشنغ، عشر دقائق تحت الأروقة.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'merchant-quarter',
      alt: localized(
        'Roofs of the merchant quarter at dusk',
        'Dächer des Kaufmannsviertels in der Dämmerung',
        '夕暮れの商家街の屋根',
        '暮色中的老街屋顶',
        'أسطح حيّ التجار عند الغسق',
      ),
    },
    {
      scene: 'courtyard',
      alt: localized(
        'The light well between old and new wing',
        'Der Lichthof zwischen altem und neuem Flügel',
        '旧館と新館のあいだの光庭',
        '新旧楼之间的天井',
        'المنور بين الجناحين القديم والجديد',
      ),
    },
    {
      scene: 'room-twin',
      alt: localized(
        'Twin room beneath restored beams',
        'Zweibettzimmer unter restaurierten Balken',
        '修復した梁の下のツインルーム',
        '木梁之下的双床房',
        'غرفة بسريرين تحت عوارض مرممة',
      ),
    },
    {
      scene: 'pagoda',
      alt: localized(
        'Temple roofs by the river at sunset',
        'Tempeldächer am Fluss bei Sonnenuntergang',
        '夕日に映える川辺の寺院',
        '河畔寺庙的日落',
        'أسطح المعبد عند النهر وقت الغروب',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'Tea room with lamps above the tables',
        'Teestube mit Lampen über den Tischen',
        'テーブルに灯りのともる茶室',
        '灯下的茶室',
        'غرفة الشاي والمصابيح فوق الطاولات',
      ),
    },
  ],
}

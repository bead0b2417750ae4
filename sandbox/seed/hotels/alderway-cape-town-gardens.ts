import type { SeedHotel } from '../seed-types'
import { capeTownAlerts } from './alerts'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Exactly four reviews, one fewer than the site needs to show them. */
export const capeTownGardens: SeedHotel = {
  id: 'NOREV',
  seoNickname: 'alderway-cape-town-gardens',
  brand: brands.mc,
  name: localized(
    'Alderway Cape Town Gardens',
    'Alderway Kapstadt Gardens',
    'アルダーウェイ ケープタウン・ガーデンズ',
    '开普敦花园奥德维酒店',
    'ألدرواي كيب تاون غاردنز',
  ),
  currency: 'ZAR',
  timeZone: 'Africa/Johannesburg',
  latitude: -33.9336,
  longitude: 18.4104,
  websiteUrl: null,
  isMax: false,
  reviews: { count: 4, stars: 4.8 },
  phones: [{ type: 'phone', original: '+27215550142', display: '+27 21 555 0142', number: null }],
  address: {
    line1: untranslated('11 Silvertree Lane'),
    line2: untranslated('Gardens'),
    line3: null,
    city: localized('Cape Town', 'Kapstadt', 'ケープタウン', '开普敦', 'كيب تاون'),
    postalCode: '8001',
    state: {
      code: 'WC',
      name: localized('Western Cape', 'Westkap', '西ケープ州', '西开普省', 'الكيب الغربي'),
    },
    country: countries.za,
  },
  checkInTime: '14:00',
  checkOutTime: '11:00',
  description: localized(
    'We opened in spring, so the paint still smells faintly and the fig trees in the yard come up to your knee. The mountain is older. It fills every window on the south side, and in the late afternoon, when the south-easter pushes cloud over the edge, the whole house stops to look. Our sixty rooms were furnished by workshops in Woodstock and Salt River: blackwood beds, woven lamps, blankets from Karoo mohair. The lap pool is filled from the spring that once watered the Company’s Garden. Breakfast runs until eleven and begins with rusks. Ask Thandi at the front desk for the wind forecast before you go to the beach; she has been wrong twice.',
    'Eröffnet haben wir im Frühling, die Farbe riecht noch ein wenig, und die Feigenbäume im Hof reichen Ihnen bis zum Knie. Der Berg ist älter. Er füllt jedes Fenster auf der Südseite, und wenn der Südostwind am späten Nachmittag die Wolken über die Kante schiebt, hält das ganze Haus inne und schaut. Unsere sechzig Zimmer haben Werkstätten aus Woodstock und Salt River eingerichtet: Betten aus Blackwood, geflochtene Leuchten, Decken aus Karoo-Mohair. Das Schwimmbecken speist die Quelle, die einst den Company’s Garden bewässerte. Frühstück gibt es bis elf, und es beginnt mit Rusks. Fragen Sie vor dem Weg zum Strand Thandi an der Rezeption nach dem Wind; zweimal lag sie bisher falsch.',
    'この春に開業したばかりの当ホテルには、まだほのかに塗料の香りが残り、中庭のイチジクもひざの高さほどです。けれども山は、はるか昔からここにあります。南側の窓という窓を満たすテーブルマウンテン。夕方、南東の風が雲を山の縁から押し流すころには、館内の誰もが手を止めて見入ります。60の客室をしつらえたのは、ウッドストックとソルトリバーの工房です。ブラックウッドのベッド、編み上げたランプ、カルー産モヘアの毛布をそろえました。プールの水は、かつてカンパニーズ・ガーデンを潤した湧き水です。朝食は11時まで、南アフリカの焼き菓子ラスクから始まります。海へお出かけの前には、フロントのタンディに風の予報をお尋ねください。外れたのは、まだ2回だけです。',
    '我们今年春天才开业，墙上的油漆味还未散尽，院里的无花果树只到膝盖高。山却古老得多：桌山填满了南侧的每一扇窗，傍晚东南风把云推过山沿时，整栋楼的人都会停下来看。六十间客房由伍德斯托克与索尔特河的作坊打造：黑木床、编织灯、卡鲁马海毛毯。泳池的水来自当年浇灌公司花园的山泉。早餐供应到十一点，从南非脆饼开始。去海滩之前，不妨向前台的坦迪打听一下风况，迄今为止她只猜错过两次。',
    'افتتحنا أبوابنا في الربيع، فما زالت للطلاء رائحة خفيفة، وأشجار التين في الفناء لا تبلغ سوى ركبتيك. أما الجبل فأقدم منّا بكثير: يملأ كل نافذة في الجهة الجنوبية، وحين تدفع الرياح الجنوبية الشرقية الغيم فوق حافته في آخر النهار يتوقف كل من في الفندق ليتأمل. أثّثت غرفَنا الستين ورشٌ من وودستوك وسولت ريفر: أسرّة من الخشب الأسود، ومصابيح منسوجة، وأغطية من موهير كارو. ويستقي المسبح من النبع الذي كان يروي حديقة الشركة قديمًا. يمتد الإفطار حتى الحادية عشرة ويبدأ ببسكويت الراسك. وقبل الذهاب إلى الشاطئ اسأل ثاندي في الاستقبال عن الريح، فهي لم تخطئ سوى مرتين.',
  ),
  highlights: [
    localized(
      'Table Mountain in every south-facing window',
      'Der Tafelberg in jedem Südfenster',
      '南側の全室からテーブルマウンテン',
      '南向客房皆可见桌山',
      'جبل الطاولة في كل نافذة جنوبية',
    ),
    localized(
      'Opened this spring, sixty rooms',
      'Im Frühling eröffnet, sechzig Zimmer',
      'この春開業、全60室',
      '今春新开业，共六十间客房',
      'افتُتح هذا الربيع بستين غرفة',
    ),
    localized(
      'Furniture from Cape Town workshops',
      'Möbel aus Kapstädter Werkstätten',
      'ケープタウンの工房による家具',
      '开普敦本地作坊家具',
      'أثاث من ورش كيب تاون',
    ),
    localized(
      'Lap pool fed by a mountain spring',
      'Schwimmbecken mit Quellwasser vom Berg',
      '山の湧き水を引いたラッププール',
      '山泉水泳池',
      'مسبح سباحة من ماء نبع جبلي',
    ),
    localized(
      'Breakfast until eleven',
      'Frühstück bis elf Uhr',
      '朝食は11時まで',
      '早餐供应至十一点',
      'الإفطار حتى الحادية عشرة',
    ),
    localized(
      'Ten minutes on foot to the museum quarter',
      'Zehn Minuten zu Fuß ins Museumsviertel',
      '博物館地区まで徒歩10分',
      '步行十分钟到博物馆区',
      'عشر دقائق سيرًا إلى حيّ المتاحف',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.cafe,
    amenities.outdoorPool,
    amenities.fitness,
    amenities.airConditioning,
    amenities.safe,
    amenities.shuttle,
    amenities.cots,
    amenities.stepFree,
    amenities.accessibleRooms,
    amenities.carCharging,
    amenities.kettle,
    amenities.nightDesk,
    amenities.luggage,
    amenities.accessibleParking,
    amenities.refill,
  ],
  brandTags: ['Alderway Circle', 'New in 2026'],
  policies: {
    minAge: 18,
    smoking: smoking.outdoors,
    pets: pets.assistanceOnly,
    petFee: null,
    deposit: null,
  },
  parking: [
    {
      name: parkingKinds.yard,
      amount: { amount: 12000, decimalPoint: 2, currency: 'ZAR' },
      basis: basis.night,
      valet: false,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Cape Town International Airport (CPT)',
        'Flughafen Kapstadt (CPT)',
        'ケープタウン国際空港（CPT）',
        '开普敦国际机场（CPT）',
        'مطار كيب تاون الدولي (CPT)',
      ),
      distanceMetres: 20100,
      text: localized(
        'N2 toward the city, exit Mill Street; 25 minutes by car. Our driver waits at arrivals if you send us your flight number.',
        'N2 Richtung Stadt, Ausfahrt Mill Street, 25 Minuten mit dem Auto. Nennen Sie uns Ihre Flugnummer, dann wartet unser Fahrer in der Ankunftshalle.',
        'N2号線を市内方面へ、ミル・ストリート出口で降りて車で25分です。便名をお知らせいただければ、到着ロビーでドライバーがお待ちします。',
        '沿N2公路往市区，Mill Street出口下，车程25分钟。告知航班号，我们的司机会在到达厅等候。',
        'طريق N2 باتجاه المدينة ومخرج شارع ميل، 25 دقيقة بالسيارة. أرسل إلينا رقم رحلتك لينتظرك سائقنا في صالة الوصول.',
      ),
    },
  ],
  alerts: capeTownAlerts,
  pictures: [
    {
      scene: 'table-bay',
      alt: localized(
        'Table Mountain across the bay in the evening',
        'Der Tafelberg jenseits der Bucht am Abend',
        '夕暮れの湾の向こうにそびえるテーブルマウンテン',
        '傍晚隔海望桌山',
        'جبل الطاولة خلف الخليج مساءً',
      ),
    },
    {
      scene: 'facade-dusk',
      alt: localized(
        'The hotel entrance at nightfall',
        'Der Eingang des Hotels bei Einbruch der Dunkelheit',
        '宵のホテル玄関',
        '入夜时的酒店入口',
        'مدخل الفندق مع حلول الليل',
      ),
    },
    {
      scene: 'room-king',
      alt: localized(
        'King room with blackwood bed',
        'Zimmer mit Kingsize-Bett aus Blackwood',
        'ブラックウッドのベッドを備えたキングルーム',
        '黑木大床房',
        'غرفة بسرير كينغ من الخشب الأسود',
      ),
    },
    {
      scene: 'pool',
      alt: localized(
        'The lap pool in the yard',
        'Das Schwimmbecken im Hof',
        '中庭のラッププール',
        '庭院中的泳池',
        'مسبح السباحة في الفناء',
      ),
    },
    {
      scene: 'garden',
      alt: localized(
        'Spring-fed pond in the garden',
        'Quellteich im Garten',
        '湧き水をたたえた庭の池',
        '山泉汇成的花园水池',
        'بركة تغذيها عين ماء في الحديقة',
      ),
    },
  ],
}

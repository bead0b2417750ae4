import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Brand DS: links go to `websiteUrl`. */
export const dessinSydney: SeedHotel = {
  id: 'SYDAU',
  seoNickname: 'dessin-sydney-walsh-bay',
  brand: brands.ds,
  name: localized(
    'Dessin Sydney Walsh Bay',
    'Dessin Sydney Walsh Bay',
    'デッサン シドニー・ウォルシュベイ',
    'Dessin Sydney Walsh Bay',
    'Dessin Sydney Walsh Bay',
  ),
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  latitude: -33.8562,
  longitude: 151.2043,
  websiteUrl: 'https://www.dessin.example/sydney',
  isMax: false,
  reviews: { count: 377, stars: 4.7 },
  phones: [{ type: 'phone', original: '+61255500142', display: '(02) 5550 0142', number: null }],
  address: {
    line1: untranslated('Shed 4, Wool Store Wharf'),
    line2: untranslated('Walsh Bay'),
    line3: null,
    city: localized('Sydney', 'Sydney', 'シドニー', '悉尼', 'سيدني'),
    postalCode: '2000',
    state: {
      code: 'NSW',
      name: localized(
        'New South Wales',
        'New South Wales',
        'ニューサウスウェールズ州',
        '新南威尔士州',
        'نيو ساوث ويلز',
      ),
    },
    country: countries.au,
  },
  checkInTime: '14:00',
  checkOutTime: '10:00',
  description: localized(
    'Wool left for the world from this finger wharf until 1976; now eighty-one rooms stand in the shed, built like furniture inside the old hardwood frame so that not one original bolt had to move. You sleep over the harbor, quite literally: at high tide the light from the water plays on the ceiling. Every room holds one drawing made for it by an Australian artist, and a sketchbook for yours. The swimming ladder at the end of the pier is open from sunrise, the coffee cart from six. Theater people from next door fill the bar after curtain down. The bridge climbs up behind you, the Opera House is a twenty-minute stroll around the Rocks, and the Barangaroo ferry runs to Manly for the surf.',
    'Von dieser Pier ging bis 1976 Wolle in alle Welt; heute stehen einundachtzig Zimmer in der Halle, wie Möbel in das alte Hartholztragwerk gebaut, sodass kein einziger Bolzen weichen musste. Sie schlafen buchstäblich über dem Hafen: Bei Flut spielt das Licht des Wassers an der Decke. In jedem Zimmer hängt eine Zeichnung, die eine australische Künstlerin oder ein Künstler eigens dafür gemacht hat, und ein Skizzenbuch liegt für Ihre bereit. Die Badeleiter am Ende der Pier ist ab Sonnenaufgang offen, der Kaffeewagen ab sechs. Nach der Vorstellung füllt das Theater von nebenan die Bar. Hinter dem Haus steigt die Brücke auf, zur Oper schlendern Sie zwanzig Minuten durch The Rocks, und ab Barangaroo fährt die Fähre nach Manly an die Brandung.',
    '1976年まで、ここは世界へ羊毛を送り出す桟橋倉庫でした。硬木の骨組みはボルト1本動かすことなく残し、その内側に家具をしつらえるように81の客室を組み込んでいます。まさに港の上で眠る一夜です。満潮のころには水面の光が天井に揺らめきます。どの部屋にも、オーストラリアのアーティストがその部屋のために描いたドローイングを1点飾り、お客様のためのスケッチブックも添えました。桟橋の先の水浴用のはしごは日の出から、コーヒーワゴンは6時から。夜は隣の劇場の人々が、終演後のバーをにぎわせます。背後にはハーバーブリッジ、オペラハウスへはロックス地区を歩いて20分。波を楽しむなら、バランガルーからマンリー行きのフェリーをどうぞ。',
    '直到1976年，羊毛都从这座指状码头运往世界各地；如今，八十一间客房像家具一样嵌入旧硬木构架之中，原有的螺栓一颗也没动过。您真的就睡在海港之上：涨潮时，水光在天花板上摇曳。每间客房都挂着一幅澳大利亚艺术家专为此室创作的素描，也备有一本速写簿，留给您来画。码头尽头的下水梯日出即开放，咖啡车六点出摊。散场后，隔壁剧院的人会把酒吧坐满。海港大桥就在身后拔起，穿过岩石区漫步二十分钟到歌剧院，从巴兰加鲁可搭渡轮去曼利冲浪。',
    'من هذا الرصيف كان الصوف يُشحن إلى العالم حتى عام 1976، واليوم تقوم داخل العنبر إحدى وثمانون غرفة رُكّبت كقطع الأثاث ضمن الهيكل الخشبي القديم دون أن يُنزع منه مسمار واحد. ستنام فوق الميناء حرفيًا: حين يعلو المدّ تتراقص أضواء الماء على السقف. وفي كل غرفة رسم أنجزه لها فنان أسترالي، ودفتر رسم ينتظر رسومك. سلّم السباحة في طرف الرصيف مفتوح منذ الشروق، وعربة القهوة منذ السادسة. وبعد إسدال الستار يملأ أهل المسرح المجاور المكان. يعلو الجسر خلفك، ودار الأوبرا على مسيرة عشرين دقيقة عبر حيّ روكس، ومن بارانغارو تنطلق العبّارة إلى مانلي لعشّاق الأمواج.',
  ),
  highlights: [
    localized(
      'Heritage wharf over the water',
      'Denkmalgeschützte Pier über dem Wasser',
      '海の上に建つ歴史的な桟橋倉庫',
      '水上历史码头',
      'رصيف تراثي فوق الماء',
    ),
    localized(
      'An original drawing in every room',
      'Eine Originalzeichnung in jedem Zimmer',
      '全室にオリジナルのドローイング',
      '每间客房一幅原创素描',
      'رسم أصلي في كل غرفة',
    ),
    localized(
      'Swimming ladder into the harbor',
      'Badeleiter in den Hafen',
      '港へ下りる水浴用はしご',
      '通往海港的下水梯',
      'سلّم سباحة إلى ماء الميناء',
    ),
    localized(
      'Bar next to the theater',
      'Bar neben dem Theater',
      '劇場に隣り合うバー',
      '毗邻剧院的酒吧',
      'بار بجوار المسرح',
    ),
    localized(
      'Opera House twenty minutes on foot',
      'Zwanzig Minuten zu Fuß zur Oper',
      'オペラハウスまで徒歩20分',
      '步行二十分钟到歌剧院',
      'دار الأوبرا على مسيرة عشرين دقيقة',
    ),
    localized(
      'Sketching class on Sunday mornings',
      'Zeichenkurs am Sonntagmorgen',
      '日曜朝のスケッチ教室',
      '周日清晨速写课',
      'درس رسم صباح الأحد',
    ),
    localized(
      'Ferry to Manly from Barangaroo',
      'Fähre nach Manly ab Barangaroo',
      'バランガルーからマンリー行きフェリー',
      '巴兰加鲁渡轮直达曼利',
      'عبّارة إلى مانلي من بارانغارو',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.breakfast,
    amenities.bar,
    amenities.cafe,
    amenities.fitness,
    amenities.airConditioning,
    amenities.bicycles,
    amenities.meetings,
    amenities.accessibleRooms,
    amenities.hearingLoop,
    amenities.carCharging,
    amenities.refill,
  ],
  brandTags: ['Dessin Collection', 'Alderway Circle', 'Green Ledger'],
  policies: {
    minAge: 18,
    smoking: smoking.never,
    pets: pets.smallDogs,
    petFee: { amount: 6000, decimalPoint: 2, currency: 'AUD' },
    deposit: localized(
      'We pre-authorize 150 AUD on your card at check-in and release it within three working days of departure.',
      'Beim Check-in reservieren wir 150 AUD auf Ihrer Karte und geben den Betrag spätestens drei Werktage nach der Abreise frei.',
      'チェックイン時にカードで150豪ドルを仮押さえし、ご出発後3営業日以内に解除いたします。',
      '入住时在您的卡上预授权150澳元，离店后三个工作日内解除。',
      'نحجز 150 دولارًا أستراليًا على بطاقتك عند الوصول ونلغي الحجز خلال ثلاثة أيام عمل من المغادرة.',
    ),
  },
  parking: [
    {
      name: parkingKinds.nearby,
      amount: { amount: 5500, decimalPoint: 2, currency: 'AUD' },
      basis: basis.day,
      valet: false,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Sydney Airport (SYD)',
        'Flughafen Sydney (SYD)',
        'シドニー空港（SYD）',
        '悉尼机场（SYD）',
        'مطار سيدني (SYD)',
      ),
      distanceMetres: 11600,
      text: localized(
        'Airport line to Circular Quay, 22 minutes, then fifteen minutes on foot under the bridge.',
        'Mit der Airport Line in 22 Minuten bis Circular Quay, dann fünfzehn Minuten zu Fuß unter der Brücke hindurch.',
        '空港線でサーキュラーキー駅まで22分、そこから橋の下を通って徒歩15分です。',
        '乘机场线22分钟到环形码头，再从桥下步行十五分钟。',
        'خط المطار إلى سيركولار كي في 22 دقيقة، ثم ربع ساعة سيرًا تحت الجسر.',
      ),
    },
    {
      from: localized(
        'Barangaroo ferry wharf',
        'Fähranleger Barangaroo',
        'バランガルー・フェリー埠頭',
        '巴兰加鲁渡轮码头',
        'مرسى عبّارات بارانغارو',
      ),
      distanceMetres: 1050,
      text: localized(
        'Twelve minutes on foot around the headland, always along the water.',
        'Zwölf Minuten zu Fuß um die Landzunge, immer am Wasser entlang.',
        '岬をまわり、ずっと水辺を歩いて12分です。',
        '绕岬角沿水边步行十二分钟。',
        'اثنتا عشرة دقيقة سيرًا حول الرأس البحري بمحاذاة الماء دائمًا.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'harbour',
      alt: localized(
        'The harbor with bridge and sails in the evening',
        'Der Hafen mit Brücke und Segeln am Abend',
        '夕暮れの港、橋と帆',
        '傍晚的海港、大桥与白帆',
        'الميناء مساءً مع الجسر والأشرعة',
      ),
    },
    {
      scene: 'room-king',
      alt: localized(
        'King room over the water with a drawing on the wall',
        'Zimmer mit Kingsize-Bett über dem Wasser, an der Wand eine Zeichnung',
        '壁にドローイングを飾った海上のキングルーム',
        '水上大床房，墙上挂着素描',
        'غرفة بسرير كينغ فوق الماء ورسم على الجدار',
      ),
    },
    {
      scene: 'rooftop-bar',
      alt: localized(
        'The bar terrace after the theater',
        'Die Barterrasse nach dem Theater',
        '終演後のバーテラス',
        '散场后的酒吧露台',
        'شرفة البار بعد المسرح',
      ),
    },
    {
      scene: 'beach',
      alt: localized(
        'Beach with a headland, a ferry ride away',
        'Strand mit Landzunge, eine Fährfahrt entfernt',
        'フェリーで訪れる岬のビーチ',
        '乘渡轮可达的海滩与岬角',
        'شاطئ ورأس بحري على بُعد رحلة بالعبّارة',
      ),
    },
    {
      scene: 'lobby',
      alt: localized(
        'Lobby in the hardwood frame of the shed',
        'Lobby im Hartholztragwerk der Halle',
        '倉庫の硬木の骨組みに囲まれたロビー',
        '硬木构架中的大堂',
        'البهو داخل الهيكل الخشبي للعنبر',
      ),
    },
  ],
}

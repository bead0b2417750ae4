import type { Localized, SeedHotel } from '../seed-types'
import { localized } from './localized'

type Amenity = SeedHotel['amenities'][number]

const free = (code: string, group: string, name: Localized): Amenity => ({
  code,
  name,
  group,
  paid: false,
})

/** The same amenity where the hotel charges for it. */
const charged = (amenity: Amenity): Amenity => ({ ...amenity, paid: true })

/**
 * What more than one hotel offers. `group` is a section of the hotel information:
 * internet, dining, wellness, rooms, services, business, family, accessibility, sustainability.
 */
export const amenities = {
  wifi: free(
    'WIFI',
    'internet',
    localized(
      'Wi-Fi throughout the hotel',
      'WLAN im ganzen Haus',
      '全館Wi-Fi',
      '全酒店无线网络',
      'واي فاي في جميع أنحاء الفندق',
      'Wifi en todo el hotel',
    ),
  ),
  fastWifi: charged(
    free(
      'WIFI_FAST',
      'internet',
      localized(
        'High-speed Wi-Fi for video calls',
        'Highspeed-WLAN für Videokonferenzen',
        '高速Wi-Fi（ビデオ会議向け）',
        '高速无线网络（适合视频会议）',
        'واي فاي عالي السرعة لمكالمات الفيديو',
        'Wifi de alta velocidad para videollamadas',
      ),
    ),
  ),
  breakfast: charged(
    free(
      'BREAKFAST',
      'dining',
      localized(
        'Breakfast buffet',
        'Frühstücksbuffet',
        '朝食ビュッフェ',
        '自助早餐',
        'بوفيه إفطار',
        'Desayuno bufé',
      ),
    ),
  ),
  restaurant: free(
    'RESTAURANT',
    'dining',
    localized('Restaurant', 'Restaurant', 'レストラン', '餐厅', 'مطعم', 'Restaurante'),
  ),
  bar: free('BAR', 'dining', localized('Bar', 'Bar', 'バー', '酒吧', 'بار', 'Bar')),
  roofBar: free(
    'ROOF_BAR',
    'dining',
    localized(
      'Rooftop bar',
      'Dachbar',
      'ルーフトップバー',
      '屋顶酒吧',
      'بار على السطح',
      'Bar en la azotea',
    ),
  ),
  cafe: free('CAFE', 'dining', localized('Café', 'Café', 'カフェ', '咖啡厅', 'مقهى', 'Cafetería')),
  roomService: free(
    'ROOM_SERVICE',
    'dining',
    localized(
      'Room service, 24 hours',
      'Zimmerservice rund um die Uhr',
      '24時間ルームサービス',
      '24小时客房送餐',
      'خدمة الغرف على مدار الساعة',
      'Servicio de habitaciones, 24 horas',
    ),
  ),
  dietary: free(
    'DIETARY',
    'dining',
    localized(
      'Vegan and gluten-free dishes at every meal',
      'Vegane und glutenfreie Gerichte zu jeder Mahlzeit',
      '毎食ヴィーガン・グルテンフリー料理をご用意',
      '每餐均提供纯素与无麸质菜肴',
      'أطباق نباتية وأخرى خالية من الغلوتين في كل وجبة',
      'Platos veganos y sin gluten en todas las comidas',
    ),
  ),
  fitness: free(
    'FITNESS',
    'wellness',
    localized(
      'Fitness room, 24 hours',
      'Fitnessraum, 24 Stunden geöffnet',
      'フィットネスルーム（24時間）',
      '24小时健身房',
      'صالة لياقة مفتوحة على مدار الساعة',
      'Gimnasio, 24 horas',
    ),
  ),
  indoorPool: free(
    'POOL_INDOOR',
    'wellness',
    localized(
      'Indoor pool',
      'Hallenbad',
      '屋内プール',
      '室内泳池',
      'مسبح داخلي',
      'Piscina cubierta',
    ),
  ),
  outdoorPool: free(
    'POOL_OUTDOOR',
    'wellness',
    localized(
      'Outdoor pool',
      'Außenpool',
      '屋外プール',
      '室外泳池',
      'مسبح خارجي',
      'Piscina exterior',
    ),
  ),
  sauna: free(
    'SAUNA',
    'wellness',
    localized(
      'Sauna and steam bath',
      'Sauna und Dampfbad',
      'サウナ・スチームバス',
      '桑拿与蒸汽浴',
      'ساونا وحمام بخار',
      'Sauna y baño de vapor',
    ),
  ),
  spa: charged(
    free(
      'SPA',
      'wellness',
      localized(
        'Spa treatments by appointment',
        'Spa-Anwendungen nach Vereinbarung',
        'スパトリートメント（要予約）',
        '水疗护理（需预约）',
        'جلسات سبا بموعد مسبق',
        'Tratamientos de spa con cita previa',
      ),
    ),
  ),
  airConditioning: free(
    'AIR_CONDITIONING',
    'rooms',
    localized(
      'Air conditioning',
      'Klimaanlage',
      'エアコン',
      '空调',
      'تكييف هواء',
      'Aire acondicionado',
    ),
  ),
  safe: free(
    'SAFE',
    'rooms',
    localized(
      'In-room safe for a laptop',
      'Zimmersafe in Laptopgröße',
      '客室金庫（ノートPC対応）',
      '客房保险箱（可放笔记本电脑）',
      'خزنة في الغرفة تتسع لحاسوب محمول',
      'Caja fuerte para portátil en la habitación',
    ),
  ),
  kettle: free(
    'KETTLE',
    'rooms',
    localized(
      'Kettle, tea and ground coffee',
      'Wasserkocher, Tee und gemahlener Kaffee',
      '電気ケトル・お茶・コーヒー',
      '电热水壶、茶与研磨咖啡',
      'غلاية وشاي وقهوة مطحونة',
      'Hervidor, té y café molido',
    ),
  ),
  blackout: free(
    'BLACKOUT',
    'rooms',
    localized(
      'Curtains that keep the room dark',
      'Vorhänge, die das Zimmer verdunkeln',
      '遮光カーテン',
      '遮光窗帘',
      'ستائر معتمة تمامًا',
      'Cortinas que oscurecen la habitación',
    ),
  ),
  laundry: charged(
    free(
      'LAUNDRY',
      'services',
      localized(
        'Laundry and pressing',
        'Wäsche- und Bügelservice',
        'ランドリー・プレスサービス',
        '洗衣与熨烫',
        'غسيل الملابس وكيّها',
        'Lavandería y plancha',
      ),
    ),
  ),
  concierge: free(
    'CONCIERGE',
    'services',
    localized('Concierge', 'Concierge', 'コンシェルジュ', '礼宾服务', 'كونسيرج', 'Conserjería'),
  ),
  luggage: free(
    'LUGGAGE',
    'services',
    localized(
      'Luggage storage before and after your stay',
      'Gepäckaufbewahrung vor und nach dem Aufenthalt',
      'ご滞在前後のお荷物預かり',
      '入住前及退房后行李寄存',
      'حفظ الأمتعة قبل الإقامة وبعدها',
      'Consigna de equipaje antes y después de su estancia',
    ),
  ),
  shuttle: charged(
    free(
      'SHUTTLE',
      'services',
      localized(
        'Airport transfer on request',
        'Flughafentransfer auf Anfrage',
        '空港送迎（要予約）',
        '机场接送（需预约）',
        'نقل من المطار وإليه عند الطلب',
        'Traslado al aeropuerto, a petición',
      ),
    ),
  ),
  bicycles: free(
    'BICYCLES',
    'services',
    localized(
      'Bicycles to borrow',
      'Leihfahrräder',
      '無料レンタサイクル',
      '自行车借用',
      'دراجات للإعارة',
      'Bicicletas de préstamo',
    ),
  ),
  nightDesk: free(
    'DESK_24H',
    'services',
    localized(
      'Reception, day and night',
      'Rezeption rund um die Uhr',
      '24時間対応フロント',
      '24小时前台',
      'استقبال على مدار الساعة',
      'Recepción día y noche',
    ),
  ),
  meetings: charged(
    free(
      'MEETINGS',
      'business',
      localized(
        'Meeting rooms',
        'Tagungsräume',
        '会議室',
        '会议室',
        'قاعات اجتماعات',
        'Salas de reuniones',
      ),
    ),
  ),
  desk: free(
    'WORK_DESK',
    'business',
    localized(
      'Desk with task light in every room',
      'Schreibtisch mit Arbeitsleuchte in jedem Zimmer',
      '全室デスク・デスクライト完備',
      '每间客房均设书桌与台灯',
      'مكتب بمصباح عمل في كل غرفة',
      'Escritorio con lámpara en todas las habitaciones',
    ),
  ),
  printing: free(
    'PRINTING',
    'business',
    localized(
      'Printing and scanning at reception',
      'Drucken und Scannen an der Rezeption',
      'フロントでの印刷・スキャン',
      '前台提供打印与扫描',
      'طباعة ومسح ضوئي في الاستقبال',
      'Impresión y escaneado en recepción',
    ),
  ),
  cots: free(
    'COTS',
    'family',
    localized(
      'Cribs on request',
      'Babybetten auf Anfrage',
      'ベビーベッド貸出',
      '可提供婴儿床',
      'أسرّة أطفال عند الطلب',
      'Cunas, a petición',
    ),
  ),
  familyRooms: free(
    'FAMILY_ROOMS',
    'family',
    localized(
      'Connecting rooms for families',
      'Verbindungszimmer für Familien',
      'ファミリー向けコネクティングルーム',
      '家庭连通房',
      'غرف متصلة للعائلات',
      'Habitaciones comunicadas para familias',
    ),
  ),
  highChairs: free(
    'HIGH_CHAIRS',
    'family',
    localized(
      'High chairs and a children’s menu',
      'Hochstühle und Kinderkarte',
      'お子様用椅子・お子様メニュー',
      '儿童餐椅与儿童菜单',
      'كراسٍ مرتفعة وقائمة طعام للأطفال',
      'Tronas y menú infantil',
    ),
  ),
  stepFree: free(
    'STEP_FREE',
    'accessibility',
    localized(
      'Step-free from the street to every floor',
      'Stufenlos von der Straße bis in jedes Stockwerk',
      '道路から全フロアまで段差なし',
      '从街面到各楼层均无台阶',
      'وصول بلا درجات من الشارع إلى كل طابق',
      'Sin escalones desde la calle hasta todas las plantas',
    ),
  ),
  accessibleRooms: free(
    'ACCESSIBLE_ROOMS',
    'accessibility',
    localized(
      'Accessible rooms with roll-in shower',
      'Barrierefreie Zimmer mit bodengleicher Dusche',
      'バリアフリールーム（車椅子対応シャワー）',
      '无障碍客房（轮椅可入淋浴间）',
      'غرف مهيأة لذوي الإعاقة مع دُش بلا عتبة',
      'Habitaciones adaptadas con ducha accesible en silla de ruedas',
    ),
  ),
  hearingLoop: free(
    'HEARING_LOOP',
    'accessibility',
    localized(
      'Hearing loop at reception',
      'Induktionsschleife an der Rezeption',
      'フロントに補聴援助システム（ヒアリングループ）',
      '前台设助听感应线圈',
      'حلقة سمعية في الاستقبال لمستخدمي السماعات',
      'Bucle magnético en recepción',
    ),
  ),
  visualAlarms: free(
    'VISUAL_ALARMS',
    'accessibility',
    localized(
      'Visual alarms and vibrating pillows on request',
      'Lichtsignale und Vibrationskissen auf Anfrage',
      '光警報装置・振動式目覚まし貸出',
      '可提供闪光警报与震动枕',
      'إنذارات ضوئية ووسائد هزّازة عند الطلب',
      'Alarmas luminosas y almohadas vibratorias, a petición',
    ),
  ),
  braille: free(
    'BRAILLE',
    'accessibility',
    localized(
      'Braille and raised letters on elevators and room doors',
      'Braille- und Reliefschrift an Aufzügen und Zimmertüren',
      'エレベーター・客室ドアに点字と浮き出し文字',
      '电梯与客房门设盲文及凸字标识',
      'كتابة برايل وأحرف بارزة على المصاعد وأبواب الغرف',
      'Braille y relieve en ascensores y puertas de las habitaciones',
    ),
  ),
  accessibleParking: free(
    'ACCESSIBLE_PARKING',
    'accessibility',
    localized(
      'Wide parking spaces next to the elevator',
      'Breite Stellplätze neben dem Aufzug',
      'エレベーター横に車椅子対応駐車スペース',
      '电梯旁设加宽停车位',
      'مواقف واسعة بجوار المصعد',
      'Plazas de aparcamiento anchas junto al ascensor',
    ),
  ),
  carCharging: charged(
    free(
      'CAR_CHARGING',
      'sustainability',
      localized(
        'Charging stations for electric cars',
        'Ladepunkte für Elektroautos',
        '電気自動車充電スタンド',
        '电动汽车充电桩',
        'نقاط شحن للسيارات الكهربائية',
        'Puntos de carga para coches eléctricos',
      ),
    ),
  ),
  refill: free(
    'WATER_REFILL',
    'sustainability',
    localized(
      'Filtered water on every floor instead of plastic bottles',
      'Gefiltertes Wasser auf jeder Etage statt Plastikflaschen',
      '各階に浄水サーバー（ペットボトル不使用）',
      '各楼层提供过滤饮用水，不使用塑料瓶',
      'مياه مفلترة في كل طابق بدل العبوات البلاستيكية',
      'Agua filtrada en cada planta en lugar de botellas de plástico',
    ),
  ),
  linen: free(
    'LINEN_ON_REQUEST',
    'sustainability',
    localized(
      'Towels and linen changed when you ask',
      'Handtücher und Bettwäsche wechseln wir, wenn Sie es wünschen',
      'タオル・リネンの交換はご要望に応じて',
      '按需更换毛巾与床品',
      'تُبدَّل المناشف والمفارش عند طلبك',
      'Cambio de toallas y sábanas cuando lo pida',
    ),
  ),
  renewable: free(
    'RENEWABLE',
    'sustainability',
    localized(
      'Electricity from renewable sources only',
      'Strom nur aus erneuerbaren Quellen',
      '再生可能エネルギー100％の電力',
      '全部使用可再生能源电力',
      'كهرباء من مصادر متجددة فقط',
      'Electricidad solo de fuentes renovables',
    ),
  ),
} satisfies Record<string, Amenity>

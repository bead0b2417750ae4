import { localized } from './localized'

/** `{place}` stands for the quarter or town. A description is one of each, in this order. */
export const sentences = {
  house: [
    localized(
      'A former post office in {place}, with the sorting hall turned into a living room for everybody.',
      'Ein ehemaliges Postamt in {place}, dessen Schalterhalle heute das Wohnzimmer für alle ist.',
      '{place}に残る旧郵便局を改装した小さなホテルです。仕分け室だった広間は、皆さまのリビングになりました。',
      '位于{place}的昔日邮局，当年的分拣大厅如今是大家共用的客厅。',
      'مكتب بريد سابق في {place}، تحولت قاعة الفرز فيه إلى غرفة جلوس للجميع.',
    ),
    localized(
      'Three narrow houses in {place}, joined inside by a staircase that never quite agrees with the floors.',
      'Drei schmale Häuser in {place}, innen durch eine Treppe verbunden, die sich mit den Stockwerken nie ganz einig ist.',
      '{place}に並ぶ3棟の細長い家をつないだ宿です。階段と床の高さが少しずつ合わないのも、ご愛嬌。',
      '位于{place}的三栋窄楼，内部由一道总与楼层对不齐的楼梯相连。',
      'ثلاثة منازل ضيقة في {place}، يصل بينها من الداخل درج لا يتفق تمامًا مع الطوابق.',
    ),
    localized(
      'A quiet house in {place} above a bakery, so the mornings begin with the smell of bread.',
      'Ein ruhiges Haus in {place} über einer Bäckerei: Der Morgen beginnt mit dem Duft von Brot.',
      '{place}のベーカリーの上にある静かな宿。朝はパンの焼ける香りで始まります。',
      '位于{place}的一处幽静居所，楼下是面包房，清晨从面包香开始。',
      'بيت هادئ في {place} فوق مخبز، فيبدأ الصباح برائحة الخبز.',
    ),
    localized(
      'An old printing works in {place}; the proofs of its last newspaper still hang in the corridors.',
      'Eine alte Druckerei in {place}; in den Fluren hängen noch die Probeabzüge der letzten Zeitung.',
      '{place}の古い印刷所を生かした宿です。最後に刷られた新聞の校正刷りが、いまも廊下に掛かっています。',
      '位于{place}的老印刷厂，走廊里仍挂着最后一期报纸的校样。',
      'مطبعة قديمة في {place}، ما زالت تجارب آخر صحيفة طبعتها معلقة في الممرات.',
    ),
    localized(
      'A small new building in {place}, built of timber around a courtyard with one large tree.',
      'Ein kleiner Neubau in {place}, aus Holz um einen Hof mit einem großen Baum gebaut.',
      '大きな木が立つ中庭を囲む、{place}の新しい木造の宿です。',
      '位于{place}的小巧新楼，木构建筑环抱庭院，院中有一棵大树。',
      'مبنى صغير جديد في {place}، شُيّد من الخشب حول فناء فيه شجرة كبيرة.',
    ),
  ],
  rooms: [
    localized(
      'The rooms are simple and well made: a good mattress, a chair you want to sit in, a lamp you can read by.',
      'Die Zimmer sind schlicht und gut gemacht: eine gute Matratze, ein Sessel, in dem man gern sitzt, eine Lampe, bei der man lesen kann.',
      '客室は簡素ながら丁寧なつくり。寝心地のよいマットレス、座りたくなる椅子、本の読める明かりがあります。',
      '客房简洁而考究：一张好床垫，一把想坐下来的椅子，一盏能看书的灯。',
      'الغرف بسيطة ومتقنة: مرتبة جيدة، وكرسي يغري بالجلوس، ومصباح يصلح للقراءة.',
    ),
    localized(
      'No room is large, but every one has a real window, a desk and a shower with proper pressure.',
      'Groß ist keines der Zimmer, aber jedes hat ein richtiges Fenster, einen Schreibtisch und eine Dusche mit kräftigem Strahl.',
      '広くはありませんが、どの部屋にもきちんと開く窓とデスク、水圧の十分なシャワーがあります。',
      '房间都不算大，但每间都有明亮的窗、书桌和水压充足的淋浴。',
      'ليست الغرف واسعة، لكن لكل منها نافذة حقيقية ومكتبًا ودُشًا قوي الدفق.',
    ),
    localized(
      'The beds are long, the curtains dark and the walls thick; people come here to sleep.',
      'Die Betten sind lang, die Vorhänge dicht und die Wände dick; hierher kommt man zum Schlafen.',
      '長めのベッド、遮光カーテン、厚い壁。ぐっすり眠るための宿です。',
      '床够长，窗帘够暗，墙够厚：来这里，就是为了睡个好觉。',
      'الأسرّة طويلة والستائر معتمة والجدران سميكة؛ فالناس يأتون إلى هنا ليناموا.',
    ),
    localized(
      'Half of the rooms look onto the street and its life, the other half onto a garden and nothing else.',
      'Die Hälfte der Zimmer blickt auf die belebte Straße, die andere auf einen Garten und sonst nichts.',
      '客室の半分は通りのにぎわいに、残りの半分は静かな庭に面しています。',
      '一半客房临街，看得见市井生活；另一半只面向花园，别无其他。',
      'نصف الغرف يطل على الشارع وحياته، ونصفها الآخر على حديقة ولا شيء سواها.',
    ),
  ],
  close: [
    localized(
      'Reception is staffed day and night, and knows where to eat after eleven.',
      'Die Rezeption ist Tag und Nacht besetzt und weiß, wo man nach elf noch etwas zu essen bekommt.',
      'フロントは24時間対応。夜11時を過ぎてから食事のできる店もご案内します。',
      '前台日夜有人，也知道夜里十一点后哪里还有吃的。',
      'الاستقبال متاح ليلًا ونهارًا، ويعرف أين تجد طعامًا بعد الحادية عشرة.',
    ),
    localized(
      'Breakfast is served until eleven at weekends, and nobody hurries you.',
      'Am Wochenende gibt es Frühstück bis elf, und niemand drängt Sie.',
      '週末の朝食は11時まで。どうぞごゆっくりお過ごしください。',
      '周末早餐供应到十一点，没有人会催您。',
      'يُقدَّم الإفطار حتى الحادية عشرة في عطلة نهاية الأسبوع، ولا أحد يستعجلك.',
    ),
    localized(
      'The station is a short walk away, and we lend bicycles to those who prefer the longer way.',
      'Zum Bahnhof ist es nicht weit, und wer lieber den längeren Weg nimmt, leiht sich bei uns ein Fahrrad.',
      '駅までは歩いてすぐ。遠回りを楽しみたい方には自転車をお貸しします。',
      '步行不远即到车站；想绕远路的客人，可向我们借自行车。',
      'المحطة على مسافة قصيرة سيرًا، ونعير الدراجات لمن يفضّل الطريق الأطول.',
    ),
  ],
}

export const highlights = [
  localized(
    'A short walk to the station',
    'Nur ein kurzer Fußweg zum Bahnhof',
    '駅から歩いてすぐ',
    '步行不远即到车站',
    'على مسافة قصيرة سيرًا من المحطة',
  ),
  localized(
    'Quiet rooms to the back',
    'Ruhige Zimmer nach hinten',
    '通りに面していない静かな客室',
    '背街的安静客房',
    'غرف خلفية هادئة',
  ),
  localized(
    'Breakfast until eleven at weekends',
    'Am Wochenende Frühstück bis elf',
    '週末の朝食は11時まで',
    '周末早餐供应到十一点',
    'إفطار حتى الحادية عشرة في عطلة نهاية الأسبوع',
  ),
  localized(
    'Bicycles to borrow',
    'Fahrräder zum Ausleihen',
    '自転車の貸し出し',
    '可借用自行车',
    'دراجات للإعارة',
  ),
  localized(
    'Reception day and night',
    'Rezeption rund um die Uhr',
    '24時間対応のフロント',
    '24小时前台',
    'استقبال على مدار الساعة',
  ),
]

export const station = {
  from: localized('Nearest station', 'Nächster Bahnhof', '最寄り駅', '最近的车站', 'أقرب محطة'),
  text: localized(
    'About {minutes} minutes on foot.',
    'Etwa {minutes} Minuten zu Fuß.',
    '徒歩約{minutes}分です。',
    '步行约{minutes}分钟。',
    'نحو {minutes} دقيقة سيرًا على الأقدام.',
  ),
}

/** Texts of the pictures by their scene. */
export const pictureTexts = {
  'facade-dusk': localized(
    'The house at dusk',
    'Das Haus in der Dämmerung',
    '夕暮れの外観',
    '暮色中的酒店外观',
    'واجهة الفندق عند الغسق',
  ),
  'river-dome': localized(
    'The river and the dome in the evening',
    'Der Fluss und die Kuppel am Abend',
    '夕べの川と大聖堂のドーム',
    '傍晚的河流与穹顶',
    'النهر والقبة مساءً',
  ),
  'river-green': localized(
    'The green banks of the river',
    'Die grünen Ufer des Flusses',
    '緑あふれる川辺',
    '绿意盎然的河岸',
    'ضفتا النهر الخضراوان',
  ),
  'old-town': localized(
    'Roofs of the old town',
    'Dächer der Altstadt',
    '旧市街の屋根',
    '老城的屋顶',
    'أسطح البلدة القديمة',
  ),
  'hill-town': localized(
    'Houses on the hill above the river',
    'Häuser am Hang über dem Fluss',
    '川を見下ろす丘の家並み',
    '河畔山坡上的房屋',
    'بيوت التلّ فوق النهر',
  ),
  skyline: localized(
    'The skyline at night',
    'Die Skyline bei Nacht',
    '夜の街並み',
    '城市夜景',
    'أفق المدينة ليلًا',
  ),
  temple: localized(
    'A temple in the neighborhood',
    'Ein Tempel in der Nachbarschaft',
    '近くの寺院',
    '附近的寺庙',
    'معبد في الجوار',
  ),
  harbour: localized(
    'Ferries in the harbor',
    'Fähren im Hafen',
    '港を行き交うフェリー',
    '港湾里的渡轮',
    'عبّارات في الميناء',
  ),
  beach: localized('The beach', 'Der Strand', 'ビーチ', '海滩', 'الشاطئ'),
  courtyard: localized('The courtyard', 'Der Innenhof', '中庭', '庭院', 'الفناء'),
  'room-king': localized(
    'Room with king bed',
    'Zimmer mit Kingsize-Bett',
    'キングベッドの客室',
    '特大床房',
    'غرفة بسرير كينغ',
  ),
  'room-twin': localized(
    'Room with two beds',
    'Zweibettzimmer',
    'ツインルーム',
    '双床房',
    'غرفة بسريرين',
  ),
  lobby: localized('The lobby', 'Die Lobby', 'ロビー', '大堂', 'البهو'),
  restaurant: localized('The restaurant', 'Das Restaurant', 'レストラン', '餐厅', 'المطعم'),
  garden: localized('The garden', 'Der Garten', '庭園', '花园', 'الحديقة'),
}

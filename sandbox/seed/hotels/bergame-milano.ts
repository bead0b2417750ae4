import type { SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { countries } from './countries'
import { localized, untranslated } from './localized'
import { basis, parkingKinds, pets, smoking } from './policies'

/** Brand BG: links lead to a path by locale and location. */
export const bergameMilano: SeedHotel = {
  id: 'BGONE',
  seoNickname: 'bergame-milano',
  brand: brands.bg,
  name: localized(
    'Bergame Milan',
    'Bergame Mailand',
    'ベルガム ミラノ',
    '米兰贝加梅酒店',
    'بيرغامي ميلانو',
  ),
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  latitude: 45.4738,
  longitude: 9.1886,
  websiteUrl: 'https://www.bergame.example/milano',
  isMax: false,
  reviews: { count: 298, stars: 4.8 },
  phones: [
    { type: 'reservations', original: '+390255500143', display: '+39 02 5550 0143', number: null },
    { type: 'phone', original: '+390255500142', display: '+39 02 5550 0142', number: null },
  ],
  address: {
    line1: untranslated('Via dei Telai 9'),
    line2: untranslated('Brera'),
    line3: null,
    city: localized('Milan', 'Mailand', 'ミラノ', '米兰', 'ميلانو'),
    postalCode: '20121',
    state: null,
    country: countries.it,
  },
  checkInTime: '15:00',
  checkOutTime: '12:00',
  description: localized(
    'Via dei Telai means the street of the looms, and behind number nine a silk mill worked until 1958. The architects left its bones: slender iron columns, a saw-tooth roof, a courtyard with two magnolias. Everything else was made for the house within a day’s drive, from the terrazzo of Bergamo to the bed linen of Como. You hear very little here, which in the middle of Brera is a small miracle. Dinner is one long table or your own small one; the menu has eight dishes and changes on Thursdays. In the morning the barman makes coffee the way Milan drinks it, standing up, before the painters’ academy opens its gates around the corner and the Pinacoteca its doors.',
    'Via dei Telai heißt Straße der Webstühle, und hinter der Nummer neun arbeitete bis 1958 eine Seidenweberei. Die Architekten haben ihr Gerippe stehen lassen: schlanke Eisensäulen, ein Sheddach, einen Hof mit zwei Magnolien. Alles andere wurde eigens für das Haus gefertigt, keine Tagesreise entfernt, vom Terrazzo aus Bergamo bis zur Bettwäsche aus Como. Man hört hier sehr wenig, mitten in der Brera ein kleines Wunder. Zu Abend isst man an der langen Tafel oder am eigenen kleinen Tisch; die Karte zählt acht Gerichte und wechselt donnerstags. Morgens bereitet der Barmann den Kaffee so, wie Mailand ihn trinkt, im Stehen, bevor um die Ecke die Kunstakademie ihr Tor und die Pinakothek ihre Säle öffnet.',
    '「ヴィア・デイ・テライ」とは機織りの通りという意味。9番地の奥では、1958年まで絹織物工場が稼働していました。細身の鉄柱、のこぎり屋根、2本のマグノリアが立つ中庭という骨格はそのままに、ベルガモのテラゾーからコモのリネンに至るまで、あとはすべて車で一日とかからない土地の職人が当ホテルのために手がけたものです。ブレラの真ん中にありながら驚くほど静かなことは、ささやかな奇跡と言えるでしょう。夕食は長い大テーブルでも、ご自分だけの小さなテーブルでも。料理は8品、木曜日ごとに替わります。朝はミラノ流に、カウンターで立ったままコーヒーをどうぞ。角を曲がれば、美術アカデミーと絵画館が開くころです。',
    '“Via dei Telai”意为织机街，九号院里的丝织厂一直运转到1958年。建筑师留下了它的骨架：纤细的铁柱、锯齿形屋顶，还有种着两棵玉兰的庭院。其余一切皆为本店定制，从贝加莫的水磨石到科莫的床品，都出自一日车程以内的匠人之手。身处布雷拉中心，四周却格外安静，堪称小小的奇迹。晚餐可坐长桌，也可独享一张小桌；菜单只有八道菜，每周四更换。清晨，咖啡师按米兰人的习惯做咖啡：站着喝。此时街角的美术学院和画廊还未开门。',
    'معنى اسم «فيا دي تيلاي» شارع الأنوال، وخلف الرقم تسعة ظلّ مصنع للحرير يعمل حتى عام 1958. أبقى المعماريون على هيكله: أعمدة حديدية نحيلة، وسقف منشاري، وفناء فيه شجرتا مغنوليا. وكل ما عدا ذلك صُنع للفندق خصيصًا في أماكن لا تبعد أكثر من يوم بالسيارة، من تيرازو برغامو إلى مفارش كومو. لا تكاد تسمع شيئًا هنا، وتلك معجزة صغيرة في قلب حيّ بريرا. العشاء على مائدة طويلة واحدة أو على طاولتك الصغيرة، وفي القائمة ثمانية أطباق تتغيّر كل خميس. وفي الصباح تُعَدّ القهوة كما تشربها ميلانو، وقوفًا، قبل أن تفتح أكاديمية الفنون بوابتها عند الناصية وتفتح البيناكوتيكا قاعاتها.',
  ),
  highlights: [
    localized(
      'Former silk mill in the heart of Brera',
      'Ehemalige Seidenweberei mitten in der Brera',
      'ブレラの中心に残る元絹織物工場',
      '布雷拉中心的旧丝织厂',
      'مصنع حرير سابق في قلب بريرا',
    ),
    localized(
      'Courtyard with two magnolias',
      'Innenhof mit zwei Magnolien',
      '2本のマグノリアが立つ中庭',
      '两棵玉兰的庭院',
      'فناء فيه شجرتا مغنوليا',
    ),
    localized(
      'Eight dishes, new every Thursday',
      'Acht Gerichte, jeden Donnerstag neu',
      '木曜ごとに替わる8品の料理',
      '八道菜，每周四更新',
      'ثمانية أطباق تتجدّد كل خميس',
    ),
    localized(
      'Como linen and Bergamo terrazzo',
      'Leinen aus Como, Terrazzo aus Bergamo',
      'コモのリネンとベルガモのテラゾー',
      '科莫床品与贝加莫水磨石',
      'مفارش من كومو وتيرازو من برغامو',
    ),
    localized(
      'Five minutes on foot to the Pinacoteca',
      'Fünf Minuten zu Fuß zur Pinakothek',
      '絵画館まで徒歩5分',
      '步行五分钟到布雷拉画廊',
      'خمس دقائق سيرًا إلى البيناكوتيكا',
    ),
    localized(
      'Personal shopping with a pattern cutter',
      'Einkaufsbegleitung durch eine Schnittmacherin',
      'パタンナーと巡るお買い物',
      '由制版师陪同购物',
      'تسوّق بصحبة خبيرة في قصّ الأزياء',
    ),
  ],
  amenities: [
    amenities.wifi,
    amenities.restaurant,
    amenities.bar,
    amenities.roomService,
    amenities.spa,
    amenities.fitness,
    amenities.airConditioning,
    amenities.safe,
    amenities.concierge,
    amenities.laundry,
    amenities.stepFree,
    amenities.blackout,
    amenities.nightDesk,
    amenities.printing,
    amenities.cots,
    amenities.accessibleRooms,
    amenities.renewable,
    amenities.linen,
  ],
  brandTags: ['Bergame Maison', 'Alderway Circle'],
  policies: {
    minAge: 18,
    smoking: smoking.never,
    pets: pets.smallDogs,
    petFee: { amount: 5000, decimalPoint: 2, currency: 'EUR' },
    deposit: null,
  },
  parking: [
    {
      name: parkingKinds.valet,
      amount: { amount: 6000, decimalPoint: 2, currency: 'EUR' },
      basis: basis.night,
      valet: true,
    },
  ],
  mandatoryFees: [],
  directions: [
    {
      from: localized(
        'Milan Linate Airport (LIN)',
        'Flughafen Mailand-Linate (LIN)',
        'ミラノ・リナーテ空港（LIN）',
        '米兰利纳特机场（LIN）',
        'مطار ميلانو ليناتي (LIN)',
      ),
      distanceMetres: 9400,
      text: localized(
        'Metro M4 to San Babila, then ten minutes by taxi.',
        'Mit der Metro M4 bis San Babila, dann zehn Minuten mit dem Taxi.',
        '地下鉄M4線でサン・バビラ駅へ、そこからタクシーで10分です。',
        '乘地铁M4线到圣巴比拉站，再乘出租车十分钟。',
        'مترو M4 إلى سان بابيلا، ثم عشر دقائق بسيارة الأجرة.',
      ),
    },
    {
      from: localized(
        'Milano Centrale station',
        'Bahnhof Milano Centrale',
        'ミラノ中央駅',
        '米兰中央车站',
        'محطة ميلانو المركزية',
      ),
      distanceMetres: 2100,
      text: localized(
        'Metro M3 to Montenapoleone and eight minutes on foot, or a short taxi ride.',
        'Metro M3 bis Montenapoleone und acht Minuten zu Fuß, oder eine kurze Taxifahrt.',
        '地下鉄M3線モンテナポレオーネ駅から徒歩8分。タクシーでもすぐです。',
        '乘地铁M3线到蒙特拿破仑站，步行八分钟；乘出租车亦很快。',
        'مترو M3 إلى مونتينابوليوني ثم ثماني دقائق سيرًا، أو رحلة قصيرة بسيارة الأجرة.',
      ),
    },
  ],
  pictures: [
    {
      scene: 'courtyard',
      alt: localized(
        'Courtyard with arcades and magnolias',
        'Innenhof mit Arkaden und Magnolien',
        'アーケードとマグノリアの中庭',
        '拱廊与玉兰环绕的庭院',
        'الفناء بأروقته وأشجار المغنوليا',
      ),
    },
    {
      scene: 'suite',
      alt: localized(
        'Suite with drapes of Como silk',
        'Suite mit Vorhängen aus Comer Seide',
        'コモ産シルクのドレープが掛かるスイート',
        '科莫丝绸帷幔的套房',
        'جناح بستائر من حرير كومو',
      ),
    },
    {
      scene: 'restaurant',
      alt: localized(
        'The long table laid for eight dishes',
        'Die lange Tafel, gedeckt für acht Gänge',
        '8品のために整えられた長いテーブル',
        '为八道菜布置的长桌',
        'المائدة الطويلة معدّة لثمانية أطباق',
      ),
    },
    {
      scene: 'bell-towers',
      alt: localized(
        'Brera’s roofs and bell towers',
        'Dächer und Glockentürme der Brera',
        'ブレラの屋根と鐘楼',
        '布雷拉的屋顶与钟楼',
        'أسطح بريرا وأبراج أجراسها',
      ),
    },
    {
      scene: 'lobby',
      alt: localized(
        'Lobby between slender iron columns',
        'Lobby zwischen schlanken Eisensäulen',
        '細身の鉄柱のあいだに広がるロビー',
        '纤细铁柱间的大堂',
        'البهو بين أعمدة حديدية نحيلة',
      ),
    },
  ],
}

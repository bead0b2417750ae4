import { localized } from './hotels/localized'
import type { Locale, SeedHotel } from './seed-types'

/** A review as the reviews page shows it. */
export interface GuestReview {
  stars: number
  title: string
  text: string
  /** Initial and home town, for example "M., Hamburg". */
  author: string
  /** First day of the month of the stay, ISO 8601. */
  month: string
}

const said = [
  {
    stars: 5,
    title: localized(
      'Slept like a stone',
      'Geschlafen wie ein Stein',
      'ぐっすり眠れました',
      '一夜好眠',
      'نوم عميق',
      'Dormimos como troncos',
    ),
    text: localized(
      'Right in the middle of everything and still so quiet that we overslept on both days. Nobody made a face when we came down for breakfast at the last minute.',
      'Mitten im Geschehen und trotzdem so ruhig, dass wir an beiden Tagen verschlafen haben. Niemand verzog das Gesicht, als wir kurz vor Schluss zum Frühstück kamen.',
      '街の真ん中なのにとても静かで、二日とも寝坊してしまいました。終了間際の朝食でしたが、いやな顔ひとつされませんでした。',
      '地处闹市却格外安静，我们两天都睡过了头。踩着点下来吃早餐，也没人给脸色看。',
      'في قلب كل شيء ومع ذلك هادئ إلى درجة أننا تأخرنا في النوم يومين متتاليين، ولم يتبرّم أحد حين نزلنا إلى الإفطار في آخر لحظة.',
      'En el centro de todo y, aun así, tan tranquilo que los dos días se nos pegaron las sábanas. Nadie puso mala cara cuando bajamos a desayunar en el último minuto.',
    ),
  },
  {
    stars: 5,
    title: localized(
      'They remembered',
      'Man erinnert sich',
      '覚えていてくださいました',
      '他们还记得',
      'لم ينسوا',
      'Se acordaban',
    ),
    text: localized(
      'Two years later the lady at reception asked whether my mother’s knee was better. I had mentioned it once, in passing. That is why I came back.',
      'Zwei Jahre später fragte die Dame am Empfang, ob es dem Knie meiner Mutter besser gehe. Ich hatte es einmal nebenbei erwähnt. Deshalb bin ich wiedergekommen.',
      '二年ぶりの再訪で、フロントの方が「お母様の膝はいかがですか」と。以前、何気なくお話ししただけでした。また来たいと思う理由です。',
      '时隔两年，前台那位女士问我母亲的膝盖好些了没有。我当年只是随口一提。这就是我回来的原因。',
      'بعد سنتين سألتني موظفة الاستقبال إن كانت ركبة والدتي قد تحسنت. ذكرتُ ذلك مرة واحدة عرضًا، ولهذا عدت.',
      'Dos años después, la señora de recepción me preguntó si mi madre estaba mejor de la rodilla. Se lo había mencionado una sola vez, de pasada. Por eso volví.',
    ),
  },
  {
    stars: 4,
    title: localized(
      'Small room, big window',
      'Kleines Zimmer, großes Fenster',
      '部屋は小さく、窓は大きく',
      '房间不大，窗很大',
      'غرفة صغيرة ونافذة كبيرة',
      'Habitación pequeña, ventana grande',
    ),
    text: localized(
      'The room is not large, as the website honestly says. With that view we did not miss the metres. One star less for the lift, which takes its time.',
      'Das Zimmer ist nicht groß, das sagt die Website auch ehrlich. Bei dem Ausblick haben wir die Quadratmeter nicht vermisst. Ein Stern Abzug für den gemächlichen Aufzug.',
      'サイトに正直に書いてある通り、部屋は広くありません。でもこの眺めなら気になりませんでした。エレベーターが少しのんびりなので星ひとつ減らしました。',
      '房间不大，官网也如实写了。有这样的景色，少几平方米也无妨。扣一星给慢吞吞的电梯。',
      'الغرفة ليست كبيرة كما يقول الموقع بصدق، لكننا لم نفتقد المساحة أمام ذلك المنظر. نجمة أقل بسبب المصعد المتمهّل.',
      'La habitación no es grande, como dice honestamente la web. Con esas vistas no echamos de menos los metros. Una estrella menos por el ascensor, que se toma su tiempo.',
    ),
  },
  {
    stars: 5,
    title: localized(
      'Worth it for breakfast alone',
      'Allein das Frühstück lohnt',
      '朝食だけでも泊まる価値',
      '单为早餐也值得',
      'يستحق الزيارة لأجل الإفطار وحده',
      'Solo por el desayuno ya merece la pena',
    ),
    text: localized(
      'Not a long buffet but everything on it is good, and the eggs are made when you order them. The coffee alone would get me out of bed.',
      'Kein endloses Buffet, aber alles darauf ist gut, und die Eier werden gemacht, wenn man sie bestellt. Schon für den Kaffee stehe ich auf.',
      '品数は多くありませんが、どれもおいしく、卵料理は注文してから作ってくれます。コーヒーのためだけにでも早起きしたくなります。',
      '自助台不长，但样样都好，鸡蛋现点现做。光是那杯咖啡就能叫我起床。',
      'ليس بوفيهًا طويلًا، لكن كل ما فيه طيب، والبيض يُعدّ عند الطلب. القهوة وحدها تكفي لإخراجي من السرير.',
      'El bufé no es largo, pero todo lo que hay es bueno, y los huevos se hacen cuando los pides. Solo por el café ya me levantaría de la cama.',
    ),
  },
  {
    stars: 3,
    title: localized(
      'Good hotel, loud neighbours',
      'Gutes Hotel, laute Nachbarn',
      'ホテルは良い、隣室が少し…',
      '酒店不错，邻居太吵',
      'فندق جيد وجيران صاخبون',
      'Buen hotel, vecinos ruidosos',
    ),
    text: localized(
      'The house itself is lovely. Our first room lay beside a wedding party. To be fair, we were moved within the hour and did not pay for that night.',
      'Das Haus selbst ist wunderschön. Unser erstes Zimmer lag neben einer Hochzeitsgesellschaft. Fairerweise: Nach einer Stunde hatten wir ein anderes, und die Nacht mussten wir nicht bezahlen.',
      '館そのものは素敵です。最初の部屋が婚礼パーティーの隣でした。ただ、一時間以内に部屋を替えていただき、その夜の料金も請求されませんでした。',
      '酒店本身很美，只是第一间房紧邻一场婚宴。公道地说，一小时内就给我们换了房，那晚也没收钱。',
      'الفندق جميل، لكن غرفتنا الأولى كانت بجوار حفل زفاف. وللإنصاف نقلونا خلال ساعة ولم ندفع ثمن تلك الليلة.',
      'La casa en sí es preciosa. Nuestra primera habitación estaba junto a una fiesta de boda. Hay que decir que nos cambiaron en menos de una hora y no pagamos esa noche.',
    ),
  },
  {
    stars: 5,
    title: localized(
      'Easy with two children',
      'Unkompliziert mit zwei Kindern',
      '子ども二人連れでも快適',
      '带两个孩子也轻松',
      'مريح مع طفلين',
      'Muy fácil con dos niños',
    ),
    text: localized(
      'The cot was made up before we arrived, someone had put a night light beside it, and the kitchen warmed the milk at four in the morning without a word.',
      'Das Babybett stand bei der Ankunft bereit, daneben ein Nachtlicht, und um vier Uhr früh hat die Küche ohne Murren die Milch gewärmt.',
      '到着前からベビーベッドが整えられ、横には小さな常夜灯まで。朝4時にも快くミルクを温めてくださいました。',
      '我们到之前婴儿床已铺好，旁边还放了小夜灯；凌晨四点厨房二话不说帮忙热了奶。',
      'وجدنا سرير الطفل جاهزًا وبجانبه ضوء ليلي، وسخّن المطبخ الحليب في الرابعة فجرًا بكل رحابة صدر.',
      'La cuna estaba hecha antes de que llegáramos, alguien había dejado al lado una lucecita de noche y la cocina nos calentó la leche a las cuatro de la mañana sin decir palabra.',
    ),
  },
  {
    stars: 4,
    title: localized(
      'Good place to work',
      'Gut zum Arbeiten',
      '仕事もはかどります',
      '适合工作',
      'مكان جيد للعمل',
      'Buen sitio para trabajar',
    ),
    text: localized(
      'A real desk, a lamp that lights it and Wi-Fi that held through three days of calls. I would have liked a second socket next to the bed.',
      'Ein richtiger Schreibtisch, eine Lampe, die ihn auch beleuchtet, und WLAN, das drei Tage Videokonferenzen durchhielt. Eine zweite Steckdose am Bett wäre schön gewesen.',
      'きちんとしたデスクと明るいライト、三日間の会議にも途切れないWi-Fi。ベッド脇のコンセントがもうひとつあれば満点でした。',
      '像样的书桌、够亮的台灯，三天视频会议网络也没断过。要是床头再多一个插座就好了。',
      'مكتب حقيقي ومصباح يضيئه فعلًا وواي فاي صمد ثلاثة أيام من المكالمات. تمنيت مقبسًا ثانيًا قرب السرير.',
      'Un escritorio de verdad, una lámpara que lo ilumina y un wifi que aguantó tres días de llamadas. Me habría gustado otro enchufe junto a la cama.',
    ),
  },
  {
    stars: 4,
    title: localized(
      'Ask the night desk',
      'Fragen Sie nachts am Empfang',
      '夜間フロントに聞いてみて',
      '问问夜间前台',
      'اسأل الاستقبال الليلي',
      'Pregunte en la recepción de noche',
    ),
    text: localized(
      'Landed after midnight and was sent to a place around the corner that I would never have found. Best meal of the trip. Check-in took three minutes.',
      'Nach Mitternacht gelandet und in ein Lokal um die Ecke geschickt worden, das ich nie gefunden hätte. Das beste Essen der Reise. Der Check-in dauerte drei Minuten.',
      '深夜の到着でしたが、自分では見つけられない近くの店を教えてもらい、旅で一番の食事になりました。チェックインは3分でした。',
      '半夜才落地，前台指给我街角一家自己绝找不到的小店，是整趟旅行最好的一餐。入住只花了三分钟。',
      'وصلت بعد منتصف الليل فدلّوني على مكان قريب ما كنت لأجده وحدي، وكانت أطيب وجبة في الرحلة. واستغرق تسجيل الوصول ثلاث دقائق.',
      'Aterricé pasada la medianoche y me mandaron a un sitio a la vuelta de la esquina que nunca habría encontrado. La mejor comida del viaje. El check-in, tres minutos.',
    ),
  },
]

const guests = [
  localized(
    'M., Hamburg',
    'M., Hamburg',
    'M様（ハンブルク）',
    'M.，汉堡',
    'م.، هامبورغ',
    'M., Hamburgo',
  ),
  localized(
    'Aiko T., Osaka',
    'Aiko T., Osaka',
    'T様（大阪）',
    'T.，大阪',
    'أ. ت.، أوساكا',
    'Aiko T., Osaka',
  ),
  localized(
    'R. and J., Toronto',
    'R. und J., Toronto',
    'R様・J様（トロント）',
    'R. 与 J.，多伦多',
    'ر. وج.، تورونتو',
    'R. y J., Toronto',
  ),
  localized(
    'Layla, Jeddah',
    'Layla, Dschidda',
    'L様（ジッダ）',
    'L.，吉达',
    'ليلى، جدة',
    'Layla, Yeda',
  ),
  localized(
    'Chen, Hangzhou',
    'Chen, Hangzhou',
    '陳様（杭州）',
    '陈女士，杭州',
    'تشن، هانغتشو',
    'Chen, Hangzhou',
  ),
  localized('D., Porto', 'D., Porto', 'D様（ポルト）', 'D.，波尔图', 'د.، بورتو', 'D., Oporto'),
  localized(
    'Nomsa K., Durban',
    'Nomsa K., Durban',
    'K様（ダーバン）',
    'K.，德班',
    'ن. ك.، ديربان',
    'Nomsa K., Durban',
  ),
]

const months = ['2026-11-01', '2026-10-01', '2026-10-01', '2026-09-01', '2026-08-01']
const SHOWN = 5

/** A handful of reviews of the hotel, always the same ones. */
export function reviewsOf(hotel: SeedHotel, locale: Locale): GuestReview[] {
  const seed = [...hotel.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return months.slice(0, Math.min(SHOWN, hotel.reviews.count)).flatMap((month, index) => {
    const review = said[(seed + index * 3) % said.length]
    const guest = guests[(seed + index * 2) % guests.length]
    if (!review || !guest) return []
    const { stars, title, text } = review
    return [{ stars, title: title[locale], text: text[locale], author: guest[locale], month }]
  })
}

import { cobrandChasePath, loyaltyPath, promotionPath } from '../../src/rules/site/page-paths'
import { homeSearchPath } from '../../src/rules/site/paths'
import { site } from '../site'
import { CARDS_URL } from './co-brand-cards'
import { localized } from './hotels/localized'
import type { Locale, Localized } from './seed-types'

/** An offer of the data layer, as the offer service answers it (W27). */
interface SeedOffer {
  id: string
  title: Localized
  text: Localized
  /** Without: the page of the hotel. */
  href?: string
  /** The lowest comes first. */
  priority: number
  /** The last day, in UTC. */
  expires?: string
  /** Whose advertisement it is. */
  disclosure?: Localized
  /** Scenes of the hotel that the page is about; the first that it has a picture of is shown. */
  scenes: readonly string[]
}

export const offers: readonly SeedOffer[] = [
  {
    id: 'summer-past',
    priority: 1,
    expires: '2026-08-31',
    href: promotionPath(site),
    scenes: [],
    title: localized(
      'A summer that is over',
      'Ein Sommer, der vorbei ist',
      '終わった夏の特典',
      '已结束的夏日优惠',
      'صيف مضى',
      'Un verano que ya pasó',
    ),
    text: localized('Expired.', 'Abgelaufen.', '終了しました。', '已过期。', 'انتهى.', 'Caducada.'),
  },
  {
    id: 'late-checkout',
    priority: 10,
    href: loyaltyPath(site),
    scenes: ['room-king', 'room-twin', 'suite'],
    title: localized(
      'Sleep in, leave at 14:00',
      'Ausschlafen und um 14:00 Uhr gehen',
      '朝はゆっくり、14:00にご出発',
      '睡到自然醒，14:00 再退房',
      'نَم على مهلك وغادر في الثانية ظهرًا',
      'Duerma más y salga a las 14:00',
    ),
    text: localized(
      'Keep your room for a slow last morning. Breakfast waits for you as well.',
      'Behalten Sie Ihr Zimmer für einen ruhigen letzten Morgen. Auch das Frühstück wartet auf Sie.',
      '最後の朝も、お部屋でゆったりと。ご朝食もお待ちしております。',
      '在客房里从容度过最后一个清晨，早餐也为您留着。',
      'احتفظ بغرفتك لصباح أخير هادئ، والفطور ينتظرك أيضًا.',
      'Conserve su habitación para una última mañana sin prisas. El desayuno también le espera.',
    ),
  },
  {
    id: 'table',
    priority: 20,
    scenes: ['restaurant', 'rooftop-bar', 'courtyard'],
    title: localized(
      'A table by the window',
      'Ein Tisch am Fenster',
      '窓辺のお席をご用意',
      '靠窗的一席',
      'طاولة عند النافذة',
      'Una mesa junto a la ventana',
    ),
    text: localized(
      'Three courses from the market on your first evening, at the hour that suits you.',
      'Drei Gänge vom Markt an Ihrem ersten Abend, zu der Stunde, die Ihnen passt.',
      '最初の夜は、市場の食材による三品のコースを、ご希望の時間に。',
      '抵达当晚，时令三道菜，时间由您来定。',
      'ثلاثة أطباق من السوق في مسائك الأول، في الساعة التي تناسبك.',
      'Tres platos del mercado en su primera noche, a la hora que le convenga.',
    ),
  },
  {
    id: 'card',
    priority: 30,
    href: `${cobrandChasePath(site)}?destinationURL=${encodeURIComponent(`${CARDS_URL}/apply`)}`,
    scenes: ['lobby', 'garden', 'facade-dusk'],
    title: localized(
      'A free night every year',
      'Jedes Jahr eine Nacht geschenkt',
      '毎年一泊をプレゼント',
      '每年一晚免费住宿',
      'ليلة مجانية كل عام',
      'Una noche gratis cada año',
    ),
    text: localized(
      'The Circle card collects six times the points in our hotels.',
      'Die Circle-Karte sammelt in unseren Hotels die sechsfachen Punkte.',
      'サークルカードなら、当ホテルでのポイントが6倍。',
      '持 Circle 卡入住，积分六倍。',
      'تجمع بطاقة سيركل ستة أضعاف النقاط في فنادقنا.',
      'La tarjeta Circle multiplica por seis los puntos en nuestros hoteles.',
    ),
    disclosure: localized(
      'Advertisement. The bank pays us when you open an account.',
      'Anzeige. Die Bank zahlt uns, wenn Sie ein Konto eröffnen.',
      '広告。お申し込みの際、当ホテルは銀行から報酬を受け取ります。',
      '广告。您开户时，银行会向我们付费。',
      'إعلان. يدفع لنا البنك عندما تفتح حسابًا.',
      'Publicidad. El banco nos paga cuando usted abre una cuenta.',
    ),
  },
  {
    id: 'walk',
    priority: 40,
    scenes: [],
    title: localized(
      'The city before breakfast',
      'Die Stadt vor dem Frühstück',
      '朝食前の街歩き',
      '早餐前的城市漫步',
      'المدينة قبل الفطور',
      'La ciudad antes del desayuno',
    ),
    text: localized(
      'Two hours on foot with a neighbour who was born around the corner.',
      'Zwei Stunden zu Fuß mit einem Nachbarn, der um die Ecke geboren ist.',
      'この街で生まれ育ったご近所さんと歩く二時間。',
      '与土生土长的街坊同行，漫步两小时。',
      'ساعتان سيرًا برفقة جار وُلد عند الناصية.',
      'Dos horas a pie con un vecino que nació a la vuelta de la esquina.',
    ),
  },
]

/** What an author of the chain shows where the offer service has nothing. */
export function ownOffers(locale: Locale) {
  return offers
    .filter(({ disclosure, expires }) => !disclosure && !expires)
    .map(({ id, title, text, href = homeSearchPath(site) }) => ({
      id,
      title: title[locale],
      text: `<p>${text[locale]}</p>`,
      cta: { label: MORE[locale], href },
    }))
}

const MORE = localized(
  'Find out more',
  'Mehr erfahren',
  '詳しく見る',
  '了解详情',
  'اعرف المزيد',
  'Más información',
)

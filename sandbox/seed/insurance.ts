import { localized } from './hotels/localized'

export const INSURER = localized(
  'Fernhill Insurance',
  'Fernhill Versicherung',
  'ファーンヒル保険',
  'Fernhill 保险',
  'فيرنهيل للتأمين',
  'Fernhill Insurance',
)

/** What the insurer's plan covers, and what not. */
export const INSURANCE_TERMS_URL = 'https://fernhill.example/terms'

/** The insurer's one plan. */
export const INSURANCE_PLAN = 'TRIP-1'

/** Where the insurer has no licence: ISO 3166 alpha-2. */
export const UNINSURED_RESIDENCES = ['BR', 'CN', 'IN', 'KR']

/** The premium in thousandths of the stay's total: for up to two travellers, and for each further one. */
export const PREMIUM_RATE = { base: 40, each: 5, most: 80 }

/** For how long an offer stands. */
export const OFFER_MS = 30 * 60_000

export const insuranceBenefits = [
  localized(
    'Your costs back when you have to cancel because of illness',
    'Erstattung Ihrer Kosten, wenn Sie wegen Krankheit absagen müssen',
    'ご病気でキャンセルされる場合の費用を補償',
    '因病不得不取消时，退还您的费用',
    'استرداد تكاليفك إذا اضطررت إلى الإلغاء بسبب المرض',
    'Reembolso de sus gastos si tiene que cancelar por enfermedad',
  ),
  localized(
    'Medical treatment during your stay',
    'Ärztliche Behandlung während Ihres Aufenthalts',
    'ご滞在中の治療費を補償',
    '住宿期间的医疗救治',
    'العلاج الطبي أثناء إقامتك',
    'Atención médica durante su estancia',
  ),
  localized(
    'Help on the telephone, day and night',
    'Hilfe am Telefon, Tag und Nacht',
    '24時間の電話サポート',
    '全天候电话协助',
    'مساعدة هاتفية ليلًا ونهارًا',
    'Ayuda por teléfono, día y noche',
  ),
]

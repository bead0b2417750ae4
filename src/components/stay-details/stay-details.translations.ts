import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-details.labels'
import type { StayDetailsLabels } from './stay-details.schema'

export const translations: Translations<StayDetailsLabels> = withShared(shared, {
  'de-DE': {
    fixed: 'Dieser Aufenthalt kann nicht geändert werden.',
    ended: 'Aufenthalt beendet',
    keep: 'Buchung lassen, wie sie ist',
    changeGuests: 'Kontakt und Gäste ändern',
    changeGuestsAndCard: 'Kontakt, Gäste oder Karte ändern',
    prove: 'Haben Sie diesen Aufenthalt gebucht? Mit einem Code bestätigen',
    loading: 'Ihr Aufenthalt wird geladen',
    failedTitle: 'Wir konnten Ihren Aufenthalt nicht laden.',
  },
  'ja-JP': {
    fixed: 'このご滞在は変更できません。',
    ended: 'ご滞在は終了しました',
    keep: '予約を変更せずに戻る',
    changeGuests: 'ご連絡先と宿泊者を変更する',
    changeGuestsAndCard: 'ご連絡先・宿泊者・カードを変更する',
    prove: '予約されたご本人ですか？コードで確認する',
    loading: 'ご滞在の内容を読み込んでいます',
    failedTitle: 'ご滞在の内容を読み込めませんでした。',
  },
  'zh-CN': {
    fixed: '此次住宿无法更改。',
    ended: '住宿已结束',
    keep: '保留原预订',
    changeGuests: '更改联系方式和住客',
    changeGuestsAndCard: '更改联系方式、住客或银行卡',
    prove: '您是预订人吗？用验证码确认',
    loading: '正在加载您的住宿信息',
    failedTitle: '未能加载您的住宿信息。',
  },
  'ar-SA': {
    fixed: 'لا يمكن تغيير هذه الإقامة.',
    ended: 'انتهت الإقامة',
    keep: 'أبقِ الحجز كما هو',
    changeGuests: 'تغيير بيانات التواصل والضيوف',
    changeGuestsAndCard: 'تغيير بيانات التواصل أو الضيوف أو البطاقة',
    prove: 'هل أنت صاحب الحجز؟ أثبت ذلك برمز',
    loading: 'جارٍ تحميل إقامتك',
    failedTitle: 'تعذّر تحميل إقامتك.',
  },
  'es-ES': {
    fixed: 'Esta estancia no se puede cambiar.',
    ended: 'Estancia terminada',
    keep: 'Dejar la reserva como está',
    changeGuests: 'Cambiar contacto y huéspedes',
    changeGuestsAndCard: 'Cambiar contacto, huéspedes o tarjeta',
    prove: '¿Ha reservado usted esta estancia? Confírmelo con un código',
    loading: 'Cargando su estancia',
    failedTitle: 'No hemos podido cargar su estancia.',
  },
})

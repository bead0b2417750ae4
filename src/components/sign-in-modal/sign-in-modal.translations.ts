import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './sign-in-modal.labels'
import type { SignInModalProps } from './sign-in-modal.schema'

export const translations: Translations<SignInModalProps['labels']> = withShared(shared, {
  'de-DE': {
    memberRate: 'Anmelden und Mitgliederpreise sehen',
    save: 'Anmelden und dieses Hotel merken',
    earnWhileYouSleep: 'Anmelden und für diesen Aufenthalt Punkte sammeln',
    joinAndSaveReservation: 'Anmelden oder beitreten und diese Reservierung speichern',
    saveReservation: 'Anmelden und diese Reservierung speichern',
    frame: 'Anmeldeformular',
    loading: 'Das Anmeldeformular wird geladen',
    failed: 'Das Formular kann hier leider nicht angezeigt werden.',
    page: 'Auf einer eigenen Seite anmelden',
  },
  'ja-JP': {
    memberRate: 'サインインして会員料金を見る',
    save: 'サインインしてこのホテルを保存',
    earnWhileYouSleep: 'サインインしてこのご滞在でポイントを獲得',
    joinAndSaveReservation: 'サインインまたは入会してご予約を保存',
    saveReservation: 'サインインしてご予約を保存',
    frame: 'サインインフォーム',
    loading: 'サインインフォームを読み込んでいます',
    failed: '申し訳ございません。フォームを表示できませんでした。',
    page: '別のページでサインイン',
  },
  'zh-CN': {
    memberRate: '登录以查看会员价',
    save: '登录以收藏此酒店',
    earnWhileYouSleep: '登录以在此次入住赚取积分',
    joinAndSaveReservation: '登录或加入以保存此预订',
    saveReservation: '登录以保存此预订',
    frame: '登录表单',
    loading: '正在加载登录表单',
    failed: '抱歉，此处无法显示表单。',
    page: '前往登录页面',
  },
  'ar-SA': {
    memberRate: 'سجّل الدخول لعرض أسعار الأعضاء',
    save: 'سجّل الدخول لحفظ هذا الفندق',
    earnWhileYouSleep: 'سجّل الدخول واكسب نقاطًا عن هذه الإقامة',
    joinAndSaveReservation: 'سجّل الدخول أو انضم لحفظ هذا الحجز',
    saveReservation: 'سجّل الدخول لحفظ هذا الحجز',
    frame: 'نموذج تسجيل الدخول',
    loading: 'جارٍ تحميل نموذج تسجيل الدخول',
    failed: 'عذرًا، لا يمكن عرض النموذج هنا.',
    page: 'تسجيل الدخول في صفحة مستقلة',
  },
  'es-ES': {
    memberRate: 'Inicie sesión para ver las tarifas para socios',
    save: 'Inicie sesión para guardar este hotel',
    earnWhileYouSleep: 'Inicie sesión para ganar puntos con esta estancia',
    joinAndSaveReservation: 'Inicie sesión o hágase socio para guardar esta reserva',
    saveReservation: 'Inicie sesión para guardar esta reserva',
    frame: 'Formulario de inicio de sesión',
    loading: 'Cargando el formulario de inicio de sesión',
    failed: 'Lo sentimos, el formulario no se puede mostrar aquí.',
    page: 'Iniciar sesión en una página aparte',
  },
})

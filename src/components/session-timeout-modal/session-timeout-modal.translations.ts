import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './session-timeout-modal.labels'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'

export const translations: Translations<SessionTimeoutModalProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Sind Sie noch da?',
    cartText: 'Wir halten Ihre Buchung für Sie offen. Möchten Sie fortfahren?',
    sessionText: 'Sie waren eine Weile nicht da. Möchten Sie mit Ihrer Buchung fortfahren?',
    signOutText: 'Andernfalls melden wir Sie ab, um Ihr Konto zu schützen.',
    lapsedText:
      'Sie waren eine Weile nicht da. Wenn Sie fortfahren, rufen wir Ihre Zimmer und Preise neu für Sie ab.',
    timeLeft: 'Verbleibende Zeit',
    minutesLeft: 'noch {count} Minuten|one:noch {count} Minute',
    secondsLeft: 'noch {count} Sekunden|one:noch {count} Sekunde',
    startOver: 'Neu beginnen',
    endedText: 'Suchen Sie erneut: Ihre Daten und Gäste sind bereits eingetragen.',
    unansweredTitle: 'Unser Buchungsdienst ist nicht erreichbar',
    unansweredText:
      'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Alles auf dieser Seite ist noch da.',
    changedTitle: 'Ihre Buchung hat sich geändert, seit Sie diese Seite geöffnet haben',
    changedText: 'Sie sehen jetzt die aktuellen Zimmer und Preise. Ihre Eingaben sind noch da.',
    notRenewedText:
      'Wir konnten die aktuellen Zimmer und Preise nicht laden. Ihre Eingaben sind noch da.',
  },
  'ja-JP': {
    title: 'お手続きを続けますか？',
    cartText: 'ご予約のお手続きを保留しております。このまま続けますか？',
    sessionText: 'しばらく操作がありませんでした。ご予約のお手続きを続けますか？',
    signOutText: 'ご返答がない場合は、アカウント保護のためサインアウトします。',
    lapsedText:
      'しばらく操作がありませんでした。続けていただくと、客室と料金をもう一度お調べします。',
    timeLeft: '残り時間',
    minutesLeft: '残り{count}分',
    secondsLeft: '残り{count}秒',
    startOver: '最初からやり直す',
    endedText: 'もう一度検索してください。日程と人数は入力済みです。',
    unansweredTitle: '予約システムに接続できませんでした',
    unansweredText:
      '接続をご確認のうえ、もう一度お試しください。このページの内容はそのまま残っています。',
    changedTitle: 'このページを開いた後に、ご予約内容が変更されました',
    changedText: '最新の客室と料金を表示しています。ご入力の内容はそのまま残っています。',
    notRenewedText: '最新の客室と料金を読み込めませんでした。ご入力の内容はそのまま残っています。',
  },
  'zh-CN': {
    title: '您还在吗？',
    cartText: '我们正为您保留预订进度。要继续吗？',
    sessionText: '您已有一段时间没有操作。要继续预订吗？',
    signOutText: '否则为保护您的账户，我们将为您退出登录。',
    lapsedText: '您已有一段时间没有操作。继续后，我们会为您重新查询客房和价格。',
    timeLeft: '剩余时间',
    minutesLeft: '还剩{count}分钟',
    secondsLeft: '还剩{count}秒',
    startOver: '重新开始',
    endedText: '请重新搜索，您的日期和人数均已填好。',
    unansweredTitle: '无法连接预订服务',
    unansweredText: '请检查网络连接后重试。此页面上的内容均已保留。',
    changedTitle: '您打开此页面后，预订已有变动',
    changedText: '现在显示的是最新的客房和价格，您填写的内容仍然保留。',
    notRenewedText: '未能加载最新的客房和价格，您填写的内容仍然保留。',
  },
  'ar-SA': {
    title: 'هل ما زلت هنا؟',
    cartText: 'نُبقي حجزك مفتوحًا لك. هل تود المتابعة؟',
    sessionText: 'مضى بعض الوقت دون أي نشاط. هل تود متابعة حجزك؟',
    signOutText: 'وإلا فسنسجّل خروجك حفاظًا على أمان حسابك.',
    lapsedText: 'مضى بعض الوقت دون أي نشاط. تابع وسنبحث لك من جديد عن غرفك وأسعارها.',
    timeLeft: 'الوقت المتبقي',
    minutesLeft: 'تبقّت {count} دقيقة|one:تبقّت دقيقة واحدة|two:تبقّت دقيقتان|few:تبقّت {count} دقائق',
    secondsLeft: 'تبقّت {count} ثانية|one:تبقّت ثانية واحدة|two:تبقّت ثانيتان|few:تبقّت {count} ثوانٍ',
    startOver: 'البدء من جديد',
    endedText: 'ابحث من جديد: تواريخك وعدد ضيوفك مدخلة مسبقًا.',
    unansweredTitle: 'تعذّر الوصول إلى خدمة الحجز',
    unansweredText: 'يُرجى التحقق من اتصالك والمحاولة مرة أخرى. كل ما في هذه الصفحة ما زال محفوظًا.',
    changedTitle: 'تغيّر حجزك منذ فتحت هذه الصفحة',
    changedText: 'ترى الآن أحدث الغرف والأسعار، وكل ما كتبته ما زال محفوظًا.',
    notRenewedText: 'تعذّر تحميل أحدث الغرف والأسعار، وكل ما كتبته ما زال محفوظًا.',
  },
  'es-ES': {
    title: '¿Sigue ahí?',
    cartText: 'Mantenemos su reserva abierta. ¿Desea continuar?',
    sessionText: 'Ha pasado un rato sin actividad. ¿Desea continuar con su reserva?',
    signOutText: 'De lo contrario, cerraremos la sesión para proteger su cuenta.',
    lapsedText:
      'Ha pasado un rato sin actividad. Si continúa, volveremos a consultar para usted las habitaciones y los precios.',
    timeLeft: 'Tiempo restante',
    minutesLeft: 'quedan {count} minutos|one:queda {count} minuto',
    secondsLeft: 'quedan {count} segundos|one:queda {count} segundo',
    startOver: 'Empezar de nuevo',
    endedText: 'Busque de nuevo: sus fechas y sus huéspedes ya están rellenados.',
    unansweredTitle: 'No hemos podido conectar con nuestro servicio de reservas',
    unansweredText:
      'Revise su conexión e inténtelo de nuevo. Todo lo que hay en esta página sigue aquí.',
    changedTitle: 'Su reserva ha cambiado desde que abrió esta página',
    changedText:
      'Ahora ve las habitaciones y los precios actuales. Los datos que ha introducido siguen aquí.',
    notRenewedText:
      'No hemos podido cargar las habitaciones y los precios actuales. Los datos que ha introducido siguen aquí.',
  },
})

import { labelSet } from '../../../ui/labels/label-set'

/** The facts of a stay, in every widget that tells them. */
export const stayFactsLabels = labelSet(
  {
    title: 'Your stay',
    fromTime: 'from {time}',
    untilTime: 'until {time}',
    length: 'Length of stay',
    change: 'Change dates and guests',
    currently: 'currently {from} to {to}',
    cartImpact:
      'With another stay your booking begins anew: the rooms that you have chosen will be removed.',
  },
  {
    'de-DE': {
      title: 'Ihr Aufenthalt',
      fromTime: 'ab {time}',
      untilTime: 'bis {time}',
      length: 'Aufenthaltsdauer',
      change: 'Daten und Gäste ändern',
      currently: 'derzeit {from} bis {to}',
      cartImpact:
        'Mit einem anderen Aufenthalt beginnt Ihre Buchung von vorn: Die gewählten Zimmer werden entfernt.',
    },
    'ja-JP': {
      title: 'ご滞在',
      fromTime: '{time}以降',
      untilTime: '{time}まで',
      length: '宿泊数',
      change: '日程・人数を変更',
      currently: '現在：{from}～{to}',
      cartImpact: 'ご滞在を変更すると予約は最初からになり、選択済みの客室は削除されます。',
    },
    'zh-CN': {
      title: '您的住宿',
      fromTime: '{time}起',
      untilTime: '{time}前',
      length: '住宿时长',
      change: '更改日期和人数',
      currently: '当前：{from}至{to}',
      cartImpact: '更改住宿后需重新预订，已选的客房将被移除。',
    },
    'ar-SA': {
      title: 'إقامتك',
      fromTime: 'من {time}',
      untilTime: 'حتى {time}',
      length: 'مدة الإقامة',
      change: 'تغيير التواريخ والضيوف',
      currently: 'حاليًا من {from} إلى {to}',
      cartImpact: 'عند تغيير الإقامة يبدأ حجزك من جديد، وستُزال الغرف التي اخترتها.',
    },
    'es-ES': {
      title: 'Su estancia',
      fromTime: 'desde las {time}',
      untilTime: 'hasta las {time}',
      length: 'Duración de la estancia',
      change: 'Cambiar fechas y huéspedes',
      currently: 'ahora del {from} al {to}',
      cartImpact:
        'Con otra estancia, su reserva empieza de nuevo: se quitan las habitaciones que ha elegido.',
    },
  },
)

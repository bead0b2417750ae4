import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-dates.labels'
import type { StayDatesProps } from './stay-dates.schema'

export const translations: Translations<StayDatesProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Ihr Aufenthalt',
    fromTime: 'ab {time}',
    untilTime: 'bis {time}',
    length: 'Aufenthaltsdauer',
    change: 'Daten und Gäste ändern',
    currently: 'derzeit {from} bis {to}',
  },
  'ja-JP': {
    title: 'ご滞在',
    fromTime: '{time}以降',
    untilTime: '{time}まで',
    length: '宿泊数',
    change: '日程・人数を変更',
    currently: '現在：{from}～{to}',
  },
  'zh-CN': {
    title: '您的住宿',
    fromTime: '{time}起',
    untilTime: '{time}前',
    length: '住宿时长',
    change: '更改日期和人数',
    currently: '当前：{from}至{to}',
  },
  'ar-SA': {
    title: 'إقامتك',
    fromTime: 'من {time}',
    untilTime: 'حتى {time}',
    length: 'مدة الإقامة',
    change: 'تغيير التواريخ والضيوف',
    currently: 'حاليًا من {from} إلى {to}',
  },
})

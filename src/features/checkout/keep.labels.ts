import { actionLabels } from '../../ui/labels/action.labels'
import { labelSet, merged, pick } from '../../ui/labels/label-set'

/** Whether what was typed is stored, and what is left when a part of the form cannot be shown. */
export const keepLabels = merged(
  labelSet(
    {
      kept: 'Saved for your stay',
      notKept: 'Not saved. Your entry is still here.',
      failedText: 'You can go on without it, and tell us at the hotel.',
    },
    {
      'de-DE': {
        kept: 'Für Ihren Aufenthalt gespeichert',
        notKept: 'Nicht gespeichert. Ihre Eingabe ist noch da.',
        failedText: 'Sie können ohne diese Angaben fortfahren und es uns im Hotel sagen.',
      },
      'ja-JP': {
        kept: 'ご滞在のご希望として保存しました',
        notKept: '保存できませんでした。入力内容は残っています。',
        failedText: 'このままお進みいただけます。ご希望はホテルでお申し付けください。',
      },
      'zh-CN': {
        kept: '已为您的住宿保存',
        notKept: '未能保存，您填写的内容仍在。',
        failedText: '您可以继续，到店后告诉我们即可。',
      },
      'ar-SA': {
        kept: 'حُفظ لإقامتك',
        notKept: 'لم يُحفظ. ما أدخلته لا يزال هنا.',
        failedText: 'يمكنك المتابعة من دون ذلك، وإخبارنا في الفندق.',
      },
      'es-ES': {
        kept: 'Guardado para su estancia',
        notKept: 'No guardado. Los datos que ha introducido siguen aquí.',
        failedText: 'Puede continuar sin ello y decírnoslo en el hotel.',
      },
    },
  ),
  pick(actionLabels, 'retry'),
)

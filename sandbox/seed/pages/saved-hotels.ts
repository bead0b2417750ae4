import { homeSearchPath } from '../../../src/rules/site/paths'
import type { PageModel } from '../../cms/page/page-model'
import { site } from '../../site'
import { localized } from '../hotels/localized'
import { homeTexts } from '../page-texts'
import type { Locale } from '../seed-types'
import { description, footer, privacyModal } from './page-parts'

const title = localized(
  'Saved hotels',
  'Gemerkte Hotels',
  '保存したホテル',
  '收藏的酒店',
  'الفنادق المحفوظة',
  'Hoteles guardados',
)

const text = localized(
  'The hotels of Alderway that you have saved, in one place.',
  'Die Hotels von Alderway, die Sie gemerkt haben, an einem Ort.',
  '保存したアルダーウェイのホテルを、ここでまとめてご覧いただけます。',
  '您收藏的 Alderway 酒店，尽在此处一目了然，随时查看房价。',
  'فنادق ألدرواي التي حفظتها، كلها في مكان واحد.',
  'Los hoteles de Alderway que ha guardado, en un solo lugar.',
)

/** What a member has saved, and where the hearts of remembered visitors lead. */
export function savedHotelsPage(locale: Locale): PageModel {
  return {
    pageId: 'saved-properties',
    title: title[locale],
    description: description(text[locale], locale),
    header: [],
    main: [
      {
        type: 'saved-properties',
        id: 'saved-properties',
        props: {
          isMainHeading: true,
          emptyCta: { label: homeTexts.heroLink[locale], href: `${homeSearchPath(site)}#hotels` },
        },
      },
    ],
    footer: [footer('expanded', locale), privacyModal],
  }
}

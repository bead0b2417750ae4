import { createAccountPath, homeSearchPath } from '../../../src/rules/site/paths'
import type { PageModel } from '../../cms/page/page-model'
import { site } from '../../site'
import { localized } from '../hotels/localized'
import type { Locale, Localized } from '../seed-types'
import { description, footer } from './page-parts'

/** A page of a heading, a lead and one link: what the site leads to and has no widget for. */
interface ProgrammePage {
  title: Localized
  text: Localized
  link: { label: Localized; href: string }
}

/** Texts by page id. */
const programmePages = {
  loyalty: {
    title: localized(
      'What members of Alderway Circle get',
      'Was Mitglieder von Alderway Circle erhalten',
      'Alderway Circle会員の特典',
      'Alderway Circle 会员权益',
      'مزايا أعضاء Alderway Circle',
      'Lo que reciben los socios de Alderway Circle',
    ),
    text: localized(
      'Points for every night, member rates, and a room that is ready when you arrive. Joining is free.',
      'Punkte für jede Nacht, Mitgliederpreise und ein Zimmer, das bei Ihrer Ankunft bereitsteht. Der Beitritt ist kostenlos.',
      '1泊ごとにポイントがたまり、会員料金をご利用いただけます。お部屋はご到着に合わせてご用意いたします。入会は無料です。',
      '每晚入住均可赚取积分，享受会员价，抵达时客房已备妥。入会免费。',
      'نقاط عن كل ليلة وأسعار للأعضاء وغرفة جاهزة عند وصولك. الانضمام مجاني.',
      'Puntos por cada noche, tarifas para socios y una habitación lista a su llegada. Hacerse socio es gratis.',
    ),
    link: {
      label: localized(
        'Join for free',
        'Kostenlos beitreten',
        '無料で入会',
        '免费加入',
        'انضم مجانًا',
        'Hacerse socio gratis',
      ),
      href: createAccountPath(site),
    },
  },
  promotion: {
    title: localized(
      'Offers at our hotels',
      'Angebote unserer Hotels',
      '当ホテルの特典プラン',
      '我们酒店的优惠',
      'عروض فنادقنا',
      'Ofertas en nuestros hoteles',
    ),
    text: localized(
      'Each hotel shows its offers with its rates. Choose a hotel and your dates to see them.',
      'Jedes Hotel zeigt seine Angebote bei den Preisen. Wählen Sie ein Hotel und Ihre Reisedaten.',
      '各ホテルの特典プランは料金とともに表示されます。ホテルとご宿泊日をお選びください。',
      '各酒店的优惠与房价一同显示。请选择酒店和日期查看。',
      'يعرض كل فندق عروضه إلى جانب أسعاره. اختر فندقًا ومواعيد إقامتك لتراها.',
      'Cada hotel muestra sus ofertas junto a sus tarifas. Elija un hotel y sus fechas para verlas.',
    ),
    link: {
      label: localized(
        'See our hotels',
        'Unsere Hotels ansehen',
        'ホテルを見る',
        '查看酒店',
        'عرض فنادقنا',
        'Ver nuestros hoteles',
      ),
      href: `${homeSearchPath(site)}#hotels`,
    },
  },
} satisfies Record<string, ProgrammePage>

export function programmePage(pageId: keyof typeof programmePages, locale: Locale): PageModel {
  const { title, text, link } = programmePages[pageId]
  return {
    pageId,
    title: title[locale],
    description: description(text[locale], locale),
    header: [],
    main: [
      {
        type: 'cms/heading',
        id: 'heading',
        props: {
          heading: title[locale],
          text: text[locale],
          link: { label: link.label[locale], href: link.href },
        },
      },
    ],
    footer: [footer('expanded', locale)],
  }
}

import type { Fixture } from '../../mapping/define-widget'
import type { AccordionModel } from './accordion.model'
import type { AccordionInput } from './accordion.schema'

type Case = Fixture<AccordionInput, AccordionModel>

const parking = {
  title: 'Where can I leave my car?',
  body: '<p>Our doormen park it for you for <strong>72 USD per night</strong>, in and out as often as you like. The garage around the corner on 38th Street takes 48 USD per day.</p>',
}

const questions: AccordionInput['items'] = [
  {
    title: 'When is my room ready?',
    body: '<p>From <strong>4 PM</strong> on; you keep it until <strong>11 AM</strong> on the day you leave. If you arrive earlier, leave your bags with us and have breakfast in the former cutting room.</p>',
    open: true,
  },
  parking,
  {
    title: 'May I bring my dog?',
    body: '<p>One dog of up to 20 kg (44 lb) per room is welcome, for 75 USD per stay. We ask that dogs stay out of the restaurant.</p><ul><li>A bed and a bowl wait in the room.</li><li>Assistance dogs stay free of charge, wherever you go.</li></ul>',
  },
  {
    title: 'What does the destination fee pay for?',
    body: '<p>30 USD per night plus tax. It covers high-speed Wi-Fi, a daily drink on the roof, local and long-distance calls and half a day with two city bicycles.</p>',
  },
  {
    title: 'How do I get here from the airport?',
    body: '<p>From JFK take the AirTrain to Jamaica, then the E train to 42nd Street; about 65 minutes. A taxi takes 45 to 75 minutes.</p>',
    children: [
      {
        type: 'links-list',
        id: 'accordion-ways',
        props: {
          layout: 'horizontal',
          items: [
            { linkLabel: 'All directions', linkURL: '/hotels/alderway-new-york-midtown/overview' },
          ],
        },
      },
    ],
  },
]

export const minimal: Case = { props: { items: [parking] } }

/** Plain headings on a desktop, collapsible sections on smaller screens. */
export const full: Case = { props: { items: questions, alwaysOpenOn: ['desktop'] } }

export const collapsible: Case = { props: { items: questions } }

export const oneAtATime: Case = { props: { items: questions, single: true } }

/** More sections than are useful as landmarks. */
export const many: Case = {
  props: {
    headingLevel: 3,
    items: Array.from({ length: 8 }, (_, index) => ({
      ...parking,
      title: `${parking.title} (${index + 1})`,
    })),
  },
}

/** An item without content cannot be opened; an item without a title is left out. */
export const empty: Case = {
  props: { items: [{ title: 'Breakfast' }, { title: ' ', body: '<p>From 6:30 AM</p>' }] },
  isEmpty: true,
}

export const dark: Case = { props: { items: questions, theme: 'dark' } }

export const longNames: Case = {
  props: {
    items: [
      {
        title:
          'Welche Aufenthaltsbedingungen gelten für Donaudampfschifffahrtsgesellschaftskapitäne und ihre Reisebegleitungen?',
        body: '<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenaufbewahrungsschränke stehen in allen Zimmern bereit.</p>',
        open: true,
      },
      parking,
    ],
  },
}

export const rightToLeft: Case = {
  props: {
    items: [
      {
        title: 'متى تكون غرفتي جاهزة؟',
        body: '<p>ابتداءً من <strong>الساعة 4 مساءً</strong>، وتبقى لك حتى <strong>11 صباحًا</strong> يوم المغادرة. وإن وصلت قبل ذلك فاترك حقائبك لدينا وتناول الإفطار في قاعة القصّ القديمة.</p>',
        open: true,
      },
      {
        title: 'أين أوقف سيارتي؟',
        body: '<p>يتولّى عمّالنا صفّ سيارتك مقابل 72 دولارًا لليلة الواحدة، أما المرآب المجاور فأجرته 48 دولارًا لليوم الواحد.</p>',
      },
      {
        title: 'هل يمكنني إحضار كلبي؟',
        body: '<p>يُسمح بكلب واحد حتى 20 كغ في كل غرفة مقابل رسم عن كل إقامة، وإقامة كلاب المساعدة مجانية.</p>',
      },
    ],
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** In author mode every section is open. */
export const author: Case = {
  props: { items: questions, single: true },
  page: { mode: 'edit' },
}

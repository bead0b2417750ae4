import type { Fixture } from '../../mapping/define-widget'
import type { LoyaltyProgramBannerModel } from './loyalty-program-banner.model'
import type { LoyaltyProgramBannerInput } from './loyalty-program-banner.schema'

type Case = Fixture<LoyaltyProgramBannerInput, LoyaltyProgramBannerModel>

const props: LoyaltyProgramBannerInput = {
  text: '<p>Nights that count, and a welcome that remembers you.</p>',
}

const ready: Extract<LoyaltyProgramBannerModel, { state: 'ready' }> = {
  state: 'ready',
  kind: 'stranger',
  program: 'Alderway Circle',
  isSaving: true,
  benefits: [
    'Member rates at every hotel',
    'Points for every night',
    'Late check-out when available',
  ],
  picture: null,
  onBroken: () => {},
  link: {
    name: 'join',
    label: null,
    href: '/loyalty/createAccount/createAccountPage1.mi',
    isNewTab: false,
    onClick: () => {},
  },
}

const signIn = { ...ready.link, name: 'signIn', href: '/sign-in.mi' } as NonNullable<
  typeof ready.link
>

/** No answer about the programme: the author’s text alone. */
export const minimal: Case = { props }

export const full: Case = {
  props,
  model: {
    ...ready,
    picture: {
      src: '/media/hotels/alderway-muenchen-isarufer/0-480x360.webp',
      width: 480,
      height: 360,
      alt: '',
    },
  },
}

export const stranger: Case = { props, model: ready }

export const remembered: Case = { props, model: { ...ready, kind: 'remembered', link: signIn } }

export const member: Case = {
  props: { ...props, forMembers: true },
  model: { ...ready, kind: 'member', link: null },
}

/** A link of the author's own, in a new tab. */
export const authored: Case = {
  props: {
    text: '<p>See all that <strong>{program}</strong> has.</p>',
    benefits: ['A room upgrade when available', 'Breakfast for two'],
    cta: { label: 'All benefits', href: '/loyalty/benefits', newTab: true },
  },
}

export const rightToLeft: Case = {
  props: { text: '<p>ليالٍ تُحتسب لك، وترحيب يتذكرك.</p>' },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** At a hotel without the programme, and for members. */
export const hidden: Case = { props, model: { state: 'none' }, isEmpty: true }

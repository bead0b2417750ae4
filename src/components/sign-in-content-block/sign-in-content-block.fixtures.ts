import type { Fixture } from '../../mapping/define-widget'
import type { SignInContentBlockModel } from './sign-in-content-block.model'
import type { SignInContentBlockInput } from './sign-in-content-block.schema'

type Case = Fixture<SignInContentBlockInput, SignInContentBlockModel>

const join = { href: '/loyalty/createAccount/createAccountPage1.mi', onFollow: () => {} }

const icons: SignInContentBlockInput['icons'] = [
  { icon: 'sparkle', title: 'Member rates', text: 'Lower than any other rate.' },
  { icon: 'suitcase', title: 'Points for every night', text: 'Use them for the next one.' },
  { icon: 'wifi', title: 'Free Wi-Fi', text: 'In every room, for every device.' },
]

export const minimal: Case = { props: { joinTitle: 'Not a member yet?' } }

export const full: Case = {
  props: {
    joinTitle: 'More of every stay',
    body: '<p>It takes two minutes and costs nothing.</p>',
    icons,
  },
}

export const image: Case = {
  props: {
    variant: 'image',
    joinTitle: 'More of every stay',
    image: {
      src: '/media/hotels/dessin-sydney-walsh-bay/0.webp',
      alt: 'The harbour of Sydney in the evening',
    },
  },
}

/** A remembered member. */
export const remembered: Case = {
  props: { variant: 'v2', joinTitle: 'New here, or back again?' },
  model: {
    state: 'ready',
    variant: 'v2',
    picture: null,
    join,
    continueAs: { href: '/sign-in.mi', name: 'Maria', isKnown: true },
  },
}

export const sweepstakes: Case = {
  props: {
    variant: 'sweepstakes',
    joinTitle: 'Win a week by the sea',
    body: '<p>Members take part with one click.</p>',
  },
  model: { state: 'ready', variant: 'sweepstakes', picture: null, join, continueAs: null },
}

/** On a site without sign-in joining is not offered either. */
export const disabled: Case = {
  props: { joinTitle: 'More of every stay', icons },
  model: { state: 'ready', variant: 'iconRow', picture: null, join: null, continueAs: null },
}

export const longNames: Case = {
  props: { variant: 'v2', joinTitle: 'Neu hier, oder wieder da?' },
  model: {
    state: 'ready',
    variant: 'v2',
    picture: null,
    join,
    continueAs: {
      href: '/sign-in.mi',
      name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
      isKnown: true,
    },
  },
}

export const rightToLeft: Case = {
  props: { joinTitle: 'لست عضوًا بعد؟', icons },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

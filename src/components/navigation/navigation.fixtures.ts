import type { Fixture } from '../../mapping/define-widget'
import type { AccountEntry } from './account-entry.model'
import type { AccountMenuModel } from './account-menu.model'
import type { MenusModel } from './menus.model'
import type { NavigationModel } from './navigation.model'
import type { NavigationParts } from './navigation.parts'
import type { NavigationInput } from './navigation.schema'

type Case = Fixture<NavigationInput, NavigationModel, NavigationParts>

const logo = {
  src: '/media/chain.svg',
  alt: 'Alderway Hotels, home',
  href: '/homepage-searchform.mi',
}

const props: NavigationInput = {
  logo,
  links: [
    {
      label: 'Our hotels',
      href: '/homepage-searchform.mi#hotels',
      children: [
        {
          label: 'New York',
          href: '/hotels/alderway-new-york-midtown/overview',
          description: 'A garment showroom on 38th Street',
        },
        { label: 'Tokyo', href: '/hotels/alderway-tokyo-tsukishima/overview' },
        { label: 'Munich', href: '/hotels/alderway-muenchen-isarufer/overview' },
      ],
    },
    { label: 'Alderway Circle', href: '/loyalty' },
    { label: 'Careers', href: 'https://careers.alderway.example/', newTab: true },
  ],
  utilityLinks: [
    { label: 'Trips', href: '/loyalty/findReservationList.mi', icon: 'trips' },
    { label: 'English', href: '#languages', icon: 'language' },
  ],
}

const menus: MenusModel = {
  state: 'ready',
  links: [
    {
      label: 'Our hotels',
      href: '/homepage-searchform.mi#hotels',
      isNewTab: false,
      children: [
        {
          label: 'New York',
          href: '/hotels/alderway-new-york-midtown/overview',
          description: 'A garment showroom on 38th Street',
        },
        { label: 'Tokyo', href: '/hotels/alderway-tokyo-tsukishima/overview', description: '' },
      ],
    },
    { label: 'Alderway Circle', href: '/loyalty', isNewTab: false, children: [] },
  ],
  utilityLinks: [
    { label: 'Trips', href: '/loyalty/findReservationList.mi', icon: 'trips' },
    { label: 'Currency', href: '#currencies', opens: 'currency', icon: 'currency' },
    { label: 'English', href: '#languages', opens: 'language', icon: 'language' },
  ],
  steps: [],
  phone: null,
  joinHref: null,
  entry: { onPointerEnter: () => {}, onPointerLeave: () => {}, onBlur: () => {} },
  drawerRef: () => {},
  onDrawerClick: () => {},
  closeDrawer: () => {},
  onFollow: () => {},
}

const guest: AccountEntry = {
  kind: 'guest',
  name: '',
  signIn: { href: '/sign-in.mi?returnTo=%2Fhomepage-searchform.mi', onClick: () => {} },
  joinHref: '/loyalty/createAccount/createAccountPage1.mi',
  onJoin: () => {},
}

const menu: AccountMenuModel = {
  state: 'ready',
  tier: 'gold',
  points: '84,500',
  items: [
    { label: 'Trips', href: '/loyalty/findReservationList.mi', onClick: () => {} },
    { label: 'Saved hotels', href: '/loyalty/myAccount/saveProperties.mi', onClick: () => {} },
    { label: 'Profile', href: '/loyalty/myAccount/profile.mi', onClick: () => {} },
  ],
  signOut: { href: '/logout.mi', onClick: () => {} },
  clear: () => {},
}

const maria: AccountEntry = { ...guest, kind: 'member', name: 'Maria' }

const rememberedMaria: AccountEntry = { ...guest, kind: 'remembered', name: 'Maria' }

const rememberedMenu: AccountMenuModel = { ...menu, tier: null, points: '', items: [] }

const ready: NavigationModel = {
  state: 'ready',
  logoHref: logo.href,
  account: guest,
  isAway: false,
  headerRef: () => undefined,
  openDrawer: () => {},
}

const parts = { row: menus, drawer: menus, accountMenu: menu }

const bookingPage = { id: 'guest-info', type: 'Guest Information', propertyId: 'NYCAB' }

export const minimal: Case = { props: { logo } }

/** The visitor is not known yet: the place of the account is reserved. */
export const full: Case = { props }

export const anonymous: Case = { props, model: ready, parts }

export const remembered: Case = {
  props,
  model: { ...ready, account: rememberedMaria },
  parts: { ...parts, accountMenu: rememberedMenu },
}

export const clearFailed: Case = {
  props,
  model: { ...ready, account: rememberedMaria },
  parts: { ...parts, accountMenu: { ...menu, state: 'failed' } },
}

export const member: Case = { props, model: { ...ready, account: maria }, parts }

export const loginDisabled: Case = { props, model: { ...ready, account: null }, parts }

export const booking: Case = {
  props: { ...props, variant: 'booking' },
  page: { page: bookingPage },
}

export const onlyLogo: Case = { props: { ...props, variant: 'minimal' } }

export const longNames: Case = {
  props,
  model: {
    ...ready,
    account: { ...maria, name: 'Maximiliane-Friederike von und zu Hohenlohe-Langenburg' },
  },
  parts,
}

import type { Fixture } from '../../mapping/define-widget'
import type { MiniCardModel } from './mini-card.model'
import type { MiniCardInput } from './mini-card.schema'

type Case = Fixture<MiniCardInput, MiniCardModel>

const props: MiniCardInput = {
  title: 'Members save more',
  text: '<p>Joining is free and takes a minute.</p>',
  cta: { label: 'Join for free', action: 'join' },
}

const link = {
  isSignIn: false,
  href: '/loyalty/createAccount/createAccountPage1.mi',
  onClick: () => {},
}

/** The visitor is not known yet. */
export const minimal: Case = {
  props: { title: 'Members save more', cta: { label: 'Join for free' } },
}

export const full: Case = { props, model: { state: 'stranger', name: '', link } }

export const remembered: Case = {
  props,
  model: {
    state: 'remembered',
    name: 'Maria',
    link: { ...link, isSignIn: true, href: '/sign-in.mi' },
  },
}

/** Only the cookie is left of the visitor's name. */
export const unnamed: Case = {
  props,
  model: { state: 'remembered', name: '', link: { ...link, isSignIn: true, href: '/sign-in.mi' } },
}

export const member: Case = {
  props: { ...props, forMembers: true },
  model: { state: 'member', name: 'Maria', link: null },
}

export const longNames: Case = {
  props: { ...props, icon: 'suitcase' },
  model: {
    state: 'remembered',
    name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    link: { ...link, isSignIn: true, href: '/sign-in.mi' },
  },
}

/** A link of the author's own; no icon, no text. */
export const authored: Case = {
  props: {
    title: 'Stay three nights, pay for two',
    cta: { label: 'See the offer', action: 'link', href: '/offers' },
    icon: 'none',
  },
}

export const rightToLeft: Case = {
  props: {
    title: 'الأعضاء يوفّرون أكثر',
    text: '<p>الانضمام مجاني ولا يستغرق سوى دقيقة.</p>',
    cta: { label: 'انضم مجانًا' },
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** A member, where the author has not chosen them. */
export const hidden: Case = { props, model: { state: 'none' }, isEmpty: true }

import type { Fixture } from '../../mapping/define-widget'
import type { MemberCardModel } from './member-card.model'
import type { MemberCardInput } from './member-card.schema'

type Case = Fixture<MemberCardInput, MemberCardModel>

const maria: Extract<MemberCardModel, { state: 'ready' }> = {
  state: 'ready',
  name: 'Maria',
  tier: 'gold',
  points: '84,500',
  nights: '12',
  isOneNight: false,
  manageHref: '/loyalty/myAccount/profile.mi',
  onManage: () => {},
}

/** The visitor is not known yet: its place is reserved. */
export const minimal: Case = { props: {} }

export const full: Case = { props: {}, model: maria }

export const slow: Case = { props: {}, model: { state: 'loading' } }

export const newMember: Case = {
  props: {},
  model: { ...maria, tier: 'member', points: '0', nights: '1', isOneNight: true },
}

export const silver: Case = { props: {}, model: { ...maria, tier: 'silver' } }

export const platinum: Case = { props: {}, model: { ...maria, tier: 'platinum' } }

export const titanium: Case = { props: {}, model: { ...maria, tier: 'titanium' } }

export const ambassador: Case = { props: {}, model: { ...maria, tier: 'ambassador' } }

/** The call has failed: the account stored in this tab. */
export const failed: Case = { props: {}, model: { ...maria, points: '', nights: '' } }

export const remembered: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

import type { Fixture } from '../../mapping/define-widget'
import type { ProfileNudgeModel } from './profile-nudge.model'
import type { ProfileNudgeInput } from './profile-nudge.schema'

type Case = Fixture<ProfileNudgeInput, ProfileNudgeModel>

const common = { digits: '1234', problem: null, titleRef: () => {}, later: () => {} }

const question: ProfileNudgeModel = {
  ...common,
  state: 'asking',
  isSending: false,
  yes: () => {},
  change: () => {},
}

const form = {
  formProps: { ref: () => {}, onFocus: () => {}, onPointerEnter: () => {}, onSubmit: () => {} },
  problems: {},
  isSending: false,
}

const codes = {
  list: [
    { country: 'DE', code: '49', value: 'DE 49', text: 'Germany +49' },
    { country: 'US', code: '1', value: 'US 1', text: 'United States +1' },
  ],
  offered: 'US 1',
  chosen: { country: 'US', code: '1' },
  onChoose: () => {},
}

const change: ProfileNudgeModel = { ...common, state: 'changing', form, codes, back: () => {} }

/** No question for this visitor, or not now. */
export const minimal: Case = { props: {}, isEmpty: true }

export const asking: Case = { props: {}, model: question }

/** An author's own heading above the question. */
export const titled: Case = { props: { title: 'Can we still reach you?' }, model: question }

export const changing: Case = { props: {}, model: change }

export const refused: Case = {
  props: {},
  model: { ...change, form: { ...form, problems: { phone: 'phoneTaken' } } },
}

export const changed: Case = { props: {}, model: { state: 'changed', digits: '5678' } }

export const failed: Case = { props: {}, model: { ...question, problem: 'failed' } }

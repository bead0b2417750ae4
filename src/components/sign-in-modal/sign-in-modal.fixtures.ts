import type { Fixture } from '../../mapping/define-widget'
import type { OpenSignInModel, SignInModalModel } from './sign-in-modal.model'
import type { SignInModalInput } from './sign-in-modal.schema'

type Case = Fixture<SignInModalInput, SignInModalModel>

const open: OpenSignInModel = {
  state: 'form',
  isInline: false,
  title: 'Sign in to use your points',
  reason: '',
  content: [
    {
      type: 'sign-in',
      id: 'form-in-modal',
      when: 'load',
      props: { variant: 'modal', showTitle: false },
    },
  ],
  frame: { ref: () => {}, onLoad: () => {}, state: 'ready', height: 480, src: 'about:blank' },
  pageHref: '/sign-in.mi',
  close: () => {},
}

/** Closed until an event opens it. */
export const minimal: Case = { props: {} }

export const opened: Case = { props: { variant: 'pointsRate' }, model: open }

/** The legacy version: a page in a frame, which is loading. */
export const loading: Case = {
  props: { version: 'legacy' },
  model: {
    ...open,
    state: 'frame',
    reason: 'Members see lower rates.',
    frame: { ...open.frame, state: 'loading', height: null },
  },
}

export const failed: Case = {
  props: { version: 'legacy' },
  model: { ...open, state: 'frame', frame: { ...open.frame, state: 'failed' } },
}

export const rightToLeft: Case = {
  props: {},
  model: { ...open, title: 'تسجيل الدخول' },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = { props: {}, page: { mode: 'edit' } }

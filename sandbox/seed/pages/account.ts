import {
  ACTIVATE_ACCOUNT_PATH,
  CREATE_ACCOUNT_PATH,
  ENROLL_PREFILL_PATH,
  FORGOT_PASSWORD_PATH,
  LOGOUT_PATH,
  OTP_STEP_PATH,
  PROFILE_PATH,
  pageIdOfPath,
  SESSION_TIMED_OUT_PATH,
  SESSION_TIMEOUT_PATH,
  SIGN_IN_ERROR_PATH,
  SIGN_IN_PATH,
  UNAUTH_PATH,
} from '../../../src/rules/pages/paths'
import { escapeHtml } from '../../../src/server/json-script'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import { accountTexts as text } from '../account-texts'
import { CARDS_URL } from '../co-brand-cards'
import type { Locale } from '../seed-types'
import { description, footer } from './page-parts'

interface AccountPage {
  path: string
  model: PageModel
}

/** Fields that fit a phone; a chain that wants a postal address lists them all. */
const JOIN_FIELDS = [
  'givenName',
  'familyName',
  'localizedName',
  'email',
  'phone',
  'smsOptIn',
  'country',
  'postalCode',
  'password',
]

/** The pages of signing in, joining, passwords and the member's account (A.6). */
export function accountPages(locale: Locale): AccountPage[] {
  const signIn = [
    // Beside it stands the other link for joining.
    { type: 'sign-in', id: 'sign-in', props: { joinHref: '' } },
    {
      type: 'sign-in-content-block',
      id: 'sign-in-content',
      props: {
        variant: 'iconRow',
        joinTitle: text.benefits[locale],
        icons: [
          { icon: 'sparkle', title: text.rates[locale] },
          { icon: 'suitcase', title: text.points[locale] },
          { icon: 'clock', title: text.late[locale] },
        ],
      },
    },
  ]
  const join = { joinFields: JOIN_FIELDS, children: [benefits(locale)] }
  const code = [{ type: 'otp-validation-modal', id: 'otp', when: 'open' as const, props: {} }]
  const card = { type: 'member-card', id: 'member-card', props: {} }
  const nudge = { type: 'profile-nudge', id: 'profile-nudge', props: {} }
  const offer = {
    type: 'co-brand-offer',
    id: 'co-brand-offer',
    props: {
      heading: text.cardHeading[locale],
      text: `<p>${text.cardText[locale]}</p>`,
      legal: `<p>${text.cardLegal[locale]}</p>`,
      destinationURL: `${CARDS_URL}/apply`,
      campaignCode: 'USPC',
    },
  }
  const page = (path: string, name: keyof typeof text, props: object = {}, more: PageNode[] = []) =>
    accountPage(path, text[name][locale], locale, props, more)
  return [
    page(SIGN_IN_PATH, 'signIn', { children: signIn }, code),
    page(SIGN_IN_ERROR_PATH, 'signInError', { children: signIn }, code),
    codePage(locale),
    page(LOGOUT_PATH, 'signedOut'),
    page(SESSION_TIMED_OUT_PATH, 'timedOut'),
    page(SESSION_TIMEOUT_PATH, 'timeout'),
    page(UNAUTH_PATH, 'unAuth'),
    page(CREATE_ACCOUNT_PATH, 'join', join),
    page(ENROLL_PREFILL_PATH, 'prefill', join),
    page(ACTIVATE_ACCOUNT_PATH, 'activate'),
    page(FORGOT_PASSWORD_PATH, 'forgot'),
    page(PROFILE_PATH, 'profile', { children: [card, nudge, offer] }, code),
  ]
}

/** The second step where no dialog asks for it, also without a script (W58). */
function codePage(locale: Locale): AccountPage {
  const title = text.code[locale]
  const { path, model } = accountPage(OTP_STEP_PATH, title, locale, {}, [])
  const main: PageNode[] = [
    { type: 'otp-validation-modal', id: 'otp', props: { presentation: 'page' } },
  ]
  return { path, model: { ...model, main } }
}

function accountPage(
  path: string,
  title: string,
  locale: Locale,
  props: object,
  more: PageNode[],
): AccountPage {
  const pageId = pageIdOfPath(path) ?? ''
  return {
    path,
    model: {
      pageId,
      title,
      description: description(text.description[locale], locale),
      header: [],
      main: [{ type: 'account-container', id: 'account', props: { ...props } }],
      footer: [footer(pageId === 'profile' ? 'expanded' : 'minimized', locale), ...more],
    },
  }
}

function benefits(locale: Locale) {
  const items = [text.rates, text.points, text.late].map(
    (item) => `<li>${escapeHtml(item[locale])}</li>`,
  )
  return {
    type: 'rich-text',
    id: 'benefits',
    props: { html: `<h2>${escapeHtml(text.benefits[locale])}</h2><ul>${items.join('')}</ul>` },
  }
}

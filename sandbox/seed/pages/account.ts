import { pageIdOfPath } from '../../../src/rules/site/page-of-path'
import {
  enrollPrefillPath,
  sessionTimedOutPath,
  sessionTimeoutPath,
  signInErrorPath,
  unauthPath,
} from '../../../src/rules/site/page-paths'
import {
  activateAccountPath,
  createAccountPath,
  forgotPasswordPath,
  logoutPath,
  otpStepPath,
  profilePath,
  signInPath,
} from '../../../src/rules/site/paths'
import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import { site } from '../../site'
import { accountTexts as text } from '../account-texts'
import { CARDS_URL } from '../co-brand-cards'
import { CIRCLE_TERMS_URL } from '../footer'
import type { Locale } from '../seed-types'
import { description, footer, PRIVACY_HREF } from './page-parts'

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
  const fcpExplanation = `<p>${escapeHtml(text.newPassword[locale])}</p>`
  const signIn = [
    // The other link for joining is beside it.
    { type: 'sign-in', id: 'sign-in', props: { joinHref: '', fcpExplanation } },
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
  const join = {
    joinFields: JOIN_FIELDS,
    termsHref: CIRCLE_TERMS_URL,
    privacyHref: PRIVACY_HREF,
    children: [benefits(locale)],
  }
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
    page(signInPath(site), 'signIn', { children: signIn }, code),
    page(signInErrorPath(site), 'signInError', { children: signIn, fcpExplanation }, code),
    codePage(locale),
    page(logoutPath(site), 'signedOut'),
    page(sessionTimedOutPath(site), 'timedOut'),
    page(sessionTimeoutPath(site), 'timeout'),
    page(unauthPath(site), 'unAuth'),
    page(createAccountPath(site), 'join', join),
    page(enrollPrefillPath(site), 'prefill', join),
    page(activateAccountPath(site), 'activate'),
    page(forgotPasswordPath(site), 'forgot'),
    page(profilePath(site), 'profile', { children: [card, nudge, offer] }, code),
  ]
}

/** The second step on sites without its dialog, also without a script (W58). */
function codePage(locale: Locale): AccountPage {
  const title = text.code[locale]
  const { path, model } = accountPage(otpStepPath(site), title, locale, {}, [])
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
  const pageId = pageIdOfPath(path, site) ?? ''
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

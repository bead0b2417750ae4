import type { FastifyRequest } from 'fastify'
import { errorHref } from '../../../src/features/sign-in/sign-in-outcomes.rules'
import { otpStepPath, profilePath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import { ownPath } from '../../control/return-to'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import type { FormNext } from '../request/form-posts'

const LONGEST_PATH = 2_000

/**
 * The next path after a sign-in form without a script: the step for a code, the return address, or
 * the error page (C.6). No address contains a password.
 */
export const afterSignIn: FormNext = (request, { body, code }) => {
  const { returnTo, isOverlay, field } = formOf(request)
  const root = contextPathOf(siteLocale(request))
  if (code === null) {
    if (body.mfaOption) return root + otpStep({ returnTo, isOverlay, step: 'choose' })
    const { isRedirect, nextStateURI } = body
    return isRedirect === true ? root + String(nextStateURI) : root + returnTo
  }
  const failure = {
    codes: [code],
    isMobileAuth: site.flags.defaults.mobileAuth === true,
    isProvider: field('isEAA') === 'true',
    isEnrolment: code === 'enrollment.failed',
    providerWarningCodes: site.auth.providerWarningCodes,
  }
  const place = {
    clientId: field('clientId'),
    orderId: nameIn(field('orderId')),
    pageModuleName: nameIn(field('pageModuleName')),
  }
  return root + errorHref(failure, { returnTo, isOverlay, ...place, site })
}

/** The result of a code request: the page with its field, or the reason why none was sent. */
export const afterCodeSent: FormNext = (request, { code }) => {
  const { returnTo, isOverlay } = formOf(request)
  const step = code === null ? { step: 'code' } : { step: 'choose', problem: code }
  return contextPathOf(siteLocale(request)) + otpStep({ returnTo, isOverlay, ...step })
}

/** The next path after a code was entered: the return address, or the same step. */
export const afterCode: FormNext = (request, { body, code }) => {
  const { returnTo, isOverlay } = formOf(request)
  const root = contextPathOf(siteLocale(request))
  if (code !== null) return root + otpStep({ returnTo, isOverlay, step: 'code', problem: code })
  return root + (body.isRedirect === true ? String(body.nextStateURI) : returnTo)
}

/** A name that may appear in an address; empty if it has other characters. */
function nameIn(text: string): string {
  return /^[\w.-]{1,80}$/.test(text) ? text : ''
}

function formOf(request: FastifyRequest) {
  const field = (name: string) => bodyText(request.body, name, LONGEST_PATH) ?? ''
  const root = contextPathOf(siteLocale(request))
  // Without a return address the script leads to the profile as well.
  const path = ownPath(field('returnTo'), profilePath(site))
  // The redirect adds the sub-directory again.
  const returnTo = root && path.startsWith(`${root}/`) ? path.slice(root.length) : path
  return { field, returnTo, isOverlay: field('overlay') === 'true' }
}

function otpStep(step: {
  returnTo: string
  isOverlay: boolean
  step: string
  problem?: string
}): string {
  const { isOverlay, ...query } = step
  const overlay = isOverlay ? 'true' : ''
  return withQuery(site, otpStepPath(site), { ...query, overlay })
}

import type { MouseEvent } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { dialHref, formatPhone } from '../../rules/formats/phone'
import { cancelConfirmationPath, upcomingReservationPath } from '../../rules/site/booking-paths'
import { homeSearchPath, lookupReservationPath, signInPath } from '../../rules/site/paths'
import { ownAddress, queryName, withQuery } from '../../rules/site/query'
import { emit } from '../../services/events/events'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { fillText } from '../../ui/text/fill-text'
import type { ErrorMessageProps } from './error-message.schema'
import type { ErrorText } from './error-texts'
import type { ListedError } from './listed-errors'

export interface Action {
  label: string
  href?: string
  newTabLabel?: string
  onClick?: (event: MouseEvent) => void
}

export interface Phone {
  href: string
  text: string
}

/** The phone number for help. */
export function helpPhone({ context, site }: Page): Phone {
  return {
    href: dialHref(site.helpPhone) ?? '',
    text: formatPhone({ original: site.helpPhone }, context.locale) ?? site.helpPhone,
  }
}

interface Surroundings {
  page: Page
  labels: ErrorMessageProps['labels']
  localPath: (path: string) => string
}

/** The action for an error: the author's link, else that of the error, else a retry. */
export function ctaOf(
  {
    text,
    component,
    code,
    canRetry,
  }: Pick<ListedError, 'text' | 'component' | 'code' | 'canRetry'>,
  around: Surroundings,
): Action | undefined {
  if (text.cta) return linkOf(text.cta, around)
  const action = ACTIONS[text.action]?.(around)
  if (action || !canRetry) return action
  return {
    label: around.labels.retry,
    onClick: () => emit('page-error-retry', { code, component }),
  }
}

const ACTIONS: Partial<Record<ErrorText['action'], (around: Surroundings) => Action | undefined>> =
  {
    call: ({ page, labels }) => call(helpPhone(page), labels),
    cancelled: ({ page, labels, localPath }) => ({
      label: labels.seeCancellation,
      href: localPath(cancelConfirmationPath(page.site) + sameReservation(page)),
    }),
    booking: ({ page, labels, localPath }) => ({
      label: labels.seeReservation,
      href: localPath(upcomingReservationPath(page.site) + sameReservation(page)),
    }),
    changeDates: ({ page, labels, localPath }) => ({
      label: labels.changeDates,
      href: localPath(homeSearchPath(page.site)),
    }),
    signIn: ({ page, labels, localPath }) => {
      const returnTo = ownAddress(page)
      return {
        label: labels.signIn,
        href: localPath(withQuery(page.site, signInPath(page.site), { returnTo })),
        // A dialog of this page replaces the link, so that the visitor stays on the page.
        onClick: (event) => {
          if (isPlainClick(event) && openOverlay('sign-in')) event.preventDefault()
        },
      }
    },
    redemption: ({ page, labels }) => {
      const isPage = page.context.mode !== 'edit' && typeof document !== 'undefined'
      const panel = isPage && document.querySelector('foyer-widget[type="redemption-panel"]')
      return panel ? { label: labels.reviewPoints, href: `#${panel.id}` } : undefined
    },
  }

function call(phone: Phone, labels: ErrorMessageProps['labels']): Action {
  // A phone number is written from left to right in every language.
  return { label: fillText(labels.call, { phone: `\u2066${phone.text}\u2069` }), href: phone.href }
}

/** The links of an error page: search and help. */
export function waysOn(
  helpLinks: ErrorMessageProps['helpLinks'],
  around: Surroundings,
): { search: Action; help: Action[] } {
  const { page, labels, localPath } = around
  return {
    search: { label: labels.search, href: localPath(homeSearchPath(page.site)) },
    help: [
      ...helpLinks.map((link) => linkOf(link, around)),
      { label: labels.findReservation, href: localPath(lookupReservationPath(page.site)) },
      call(helpPhone(page), labels),
    ],
  }
}

function linkOf(
  { label, href, newTab }: ErrorMessageProps['helpLinks'][number],
  { labels, localPath }: Surroundings,
): Action {
  return { label, href: localPath(href), ...(newTab ? { newTabLabel: labels.newTab } : {}) }
}

/** Keeps the reservation in the address, and removes the error. */
function sameReservation(page: Page): string {
  const { searchParams } = page.location()
  searchParams.delete(queryName(page.site, 'errorCode'))
  return searchParams.size > 0 ? `?${searchParams}` : ''
}
